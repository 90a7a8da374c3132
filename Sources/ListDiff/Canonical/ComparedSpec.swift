public import ListModel
public import SpecTree

/// A list to be compared, as it is written: the spec with the view of the tree that it was read from.
public struct ComparedSpec {
  let spec: ListSpec
  let view: TreeView

  /// A list in the view of its tree, which must not end before the comparison does.
  public init(_ spec: ListSpec, in view: TreeView) {
    self.spec = spec
    self.view = view
  }

  /// The sections that the file has; one that `paging` makes is none of them.
  var sections: [SectionSpec] { spec.sections.filter { $0.maker == nil } }

  /// Whether anything in the file begins with `x-`, as keys do that are the user's own.
  var mayHaveOwnKeys: Bool {
    var node = NodeID(0)
    while view.contains(node) {
      if view.kind(of: node) == .scalar, view.text(of: node).starts(with: "x-".utf8) { return true }
      node = node.next
    }
    return false
  }

  /// The scalar of an element's tag, an expression too; nil without one.
  @inline(__always)
  func tag(of record: Record, _ slot: Slot) -> NodeID? {
    for place in record.range {
      let value = spec.values[place]
      if value.slot == slot, value.content == .text || value.content == .expression { return view.resolved(value.node) }
    }
    return nil
  }

  /// The key of a value as it is written in a mapping, merges included; nil when it does not stand there.
  func writtenKey(of value: WrittenValue, in mapping: NodeID) -> String? {
    let target = view.resolved(mapping)
    guard view.kind(of: target) == .mapping else { return nil }
    var key: String?
    view.forEachPair(of: target) { pair in
      if pair.value == value.node { key = view.string(of: pair.key) }
    }
    return key
  }

  /// Whether a value is a null that says as much as no value: data of anything but a row, where it keeps the class's
  /// model away.
  func isNothing(_ value: WrittenValue, ofRow isRow: Bool) -> Bool {
    guard !isRow, value.content == .data else { return false }
    let node = view.resolved(value.node)
    return view.kind(of: node) == .scalar && view.scalar(of: node) == .null
  }
}
