public import ListModel

/// Everything that differs between two lists.
public struct ListChanges: Sendable {
  /// The tags of the old list.
  public let old: ListOutline
  /// The tags of the new list.
  public let new: ListOutline
  /// What kind of list the old one is.
  public let oldKind: ListKind
  /// What kind of list the new one is.
  public let newKind: ListKind
  /// The root's properties that changed.
  public internal(set) var list: [PropertyChange]
  /// The cell classes that changed.
  public internal(set) var cells: [ClassChange]
  /// The classes of headers and footers that changed.
  public internal(set) var views: [ClassChange]
  /// The sections that changed, in the new order; removed ones behind the section that they followed.
  public internal(set) var sections: [SectionChange]
  /// The sections of the new list as a whole, where the list changed its kind or its library: nothing that is written
  /// for one can be expected to mean the same under the other.
  let rebuilt: [CanonicalValue]?
  /// Which sections and rows of the two lists are the same.
  let match: ListMatch

  /// Whether the lists are the same.
  public var isEmpty: Bool { list.isEmpty && cells.isEmpty && views.isEmpty && sections.isEmpty }
}
