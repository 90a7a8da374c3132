/// Where a key may be written.
public struct Levels: OptionSet, BitwiseCopyable, Sendable, Hashable {
  /// One bit a level.
  public let rawValue: UInt32

  /// The levels of some bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The root of the file.
  public static let list = Levels(rawValue: 1 << 0)
  /// An entry of `sections`.
  public static let section = Levels(rawValue: 1 << 1)
  /// The header or footer of a section.
  public static let header = Levels(rawValue: 1 << 2)
  /// The header or footer of the list.
  public static let listHeader = Levels(rawValue: 1 << 3)
  /// An entry of `views`.
  public static let viewClass = Levels(rawValue: 1 << 4)
  /// An entry of `rows`.
  public static let row = Levels(rawValue: 1 << 5)
  /// An entry of `cells`.
  public static let cellClass = Levels(rawValue: 1 << 6)
  /// `rowDefaults` of the list or of a section.
  public static let rowDefaults = Levels(rawValue: 1 << 7)
  /// An entry of a list of swipe actions.
  public static let swipeAction = Levels(rawValue: 1 << 8)
  /// An entry of `contextMenu`.
  public static let menuItem = Levels(rawValue: 1 << 9)
  /// The `empty` of the list or of a section.
  public static let empty = Levels(rawValue: 1 << 10)
  /// `implements` of a class.
  public static let implements = Levels(rawValue: 1 << 11)
  /// The `layout` of a collection.
  public static let layout = Levels(rawValue: 1 << 12)
  /// The `paging` of a list.
  public static let paging = Levels(rawValue: 1 << 13)
  /// The `source` of a list.
  public static let source = Levels(rawValue: 1 << 14)
  /// An entry of `callbacks`.
  public static let callback = Levels(rawValue: 1 << 15)

  /// Every level by itself.
  static let single = (0..<32).map { Levels(rawValue: 1 << UInt32($0)) }

  /// A row, its class, and the defaults that it inherits.
  public static let anyRow: Levels = [.row, .cellClass, .rowDefaults]
  /// A header or footer and its class.
  public static let anyHeader: Levels = [.header, .listHeader, .viewClass]

  /// The word for a single level in a message, with its article.
  public var name: String {
    switch self {
    case .list: "the list"
    case .section: "a section"
    case .header: "a header or footer"
    case .listHeader: "the list's header or footer"
    case .viewClass: "a class in 'views'"
    case .row: "a row"
    case .cellClass: "a class in 'cells'"
    case .rowDefaults: "'rowDefaults'"
    case .swipeAction: "a swipe action"
    case .menuItem: "a menu item"
    case .empty: "an empty state"
    case .implements: "'implements'"
    case .layout: "a layout"
    case .paging: "'paging'"
    case .source: "a source"
    case .callback: "a callback"
    default: "several places"
    }
  }
}
