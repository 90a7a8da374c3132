/// A value that the tool itself knows: a default, or what one property brings with it.
public enum Constant: Sendable, Equatable {
  /// `true` or `false`.
  case flag(Bool)
  /// A number.
  case number(Double)
  /// What UIKit works out itself.
  case automatic
  /// A length that the library takes for nothing, as HoloTableView does with the smallest number; compiled to 0.
  case nothing
  /// One of the property's names.
  case choice(String)
  /// A text that the libraries define.
  case text(KnownName)
  /// A width and a height.
  case size(Double, Double)
  /// What only the app knows when it runs, such as the height of a view's frame.
  case code
  /// Whatever another property of the same element is.
  case same(String)
}

/// A name that UIKit or a library defines.
public enum KnownName: String, Sendable, CaseIterable {
  /// UIKit's cell.
  case tableViewCell = "UITableViewCell"
  /// What plain rows of the other styles are reused by: cells of one identifier all have the style of the first.
  case value1Cell = "UITableViewCell.value1"
  /// See `value1Cell`.
  case value2Cell = "UITableViewCell.value2"
  /// See `value1Cell`.
  case subtitleCell = "UITableViewCell.subtitle"
  /// UIKit's cell of a collection.
  case collectionViewCell = "UICollectionViewCell"
  /// UIKit's header and footer of a collection.
  case collectionReusableView = "UICollectionReusableView"
  /// What stands behind the name of an item's class in that of its cell (TFTableViewDataSource).
  case itemCellEnding = "Cell"
  /// The cell of the section that shows that more is being loaded (TFTableViewDataSource).
  case loadingItemCell = "LoadingItemCell"
  /// The title of the delete button (MYTableViewManager, TFTableViewDataSource).
  case delete = "Delete"
  /// The colour of MYTableViewManager's dividers.
  case lightGray
  /// UIKit's header and footer.
  case headerFooterView = "UITableViewHeaderFooterView"
  /// HoloTableView's method that fills a cell.
  case configureCell = "holo_configureCellWithModel:"
  /// HoloTableView's method that takes a cell's delegate.
  case configureDelegate = "holo_configureCellDelegate:"
  /// HoloTableView's method that fills a header.
  case configureHeader = "holo_configureHeaderWithModel:"
}
