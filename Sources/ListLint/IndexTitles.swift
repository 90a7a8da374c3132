internal import ListModel
internal import SpecSource
internal import SpecTree

/// The titles of a list's index, where each leads to the section in its place.
struct IndexTitles {
  /// Where they are written.
  let node: NodeID
  /// How many there are.
  let count: Int
  /// How many sections the list has.
  let sections: Int

  private static let mapping = PropertyTable.list.slot("sectionForSectionIndexTitle")

  /// The titles of a list; nil where it has none, or where code says which section each leads to.
  init?(_ spec: ListSpec, in view: TreeView) {
    guard let value = spec.value(ListKeys.shared.sectionIndexTitles, in: spec.list), value.content == .data,
      spec.value(Self.mapping, in: spec.list) == nil, spec.overrides.list.isEmpty, spec.overrides.isComplete,
      view.kind(of: view.resolved(value.node)) == .sequence
    else { return nil }
    node = value.node
    count = view.count(of: view.resolved(value.node))
    sections = spec.sections.count { $0.maker == nil }
  }
}
