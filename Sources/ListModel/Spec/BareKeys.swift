internal import SpecSource
internal import SpecTree

/// Plain keys without values, in a row, with nothing but one comma between each two: `b` and `c` of `{a: 1,b, c}`.
struct BareKeys {
  /// The first of them.
  let first: NodeID
  /// The last of them.
  let last: NodeID

  /// All such keys around one; nil for a key that has a value.
  init?(around key: NodeID, in view: TreeView) {
    guard BareKeys.isBare(key, in: view) else { return nil }
    var first = key
    while first.position > 2, BareKeys.isBare(NodeID(first.index - 2), in: view),
      BareKeys.isCommaAlone(from: NodeID(first.index - 2), to: first, in: view)
    {
      first = NodeID(first.index - 2)
    }
    var last = key
    while BareKeys.isBare(NodeID(last.index + 2), in: view),
      BareKeys.isCommaAlone(from: last, to: NodeID(last.index + 2), in: view)
    {
      last = NodeID(last.index + 2)
    }
    self.first = first
    self.last = last
  }

  /// Whether a key is one of them.
  func contains(_ key: NodeID) -> Bool { first <= key && key <= last }

  /// Whether nothing but blanks and one comma stands between two nodes.
  static func isCommaAlone(from one: NodeID, to other: NodeID, in view: TreeView) -> Bool {
    let (start, end) = (view.range(of: one).end, view.range(of: other).start)
    guard start < end else { return false }
    let between = view.source(SourceRange(start, end))
    return between.count { $0 == UInt8(ascii: ",") } == 1
      && between.allSatisfy { $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: " ") }
  }

  /// Whether a node is a plain key whose value is not there.
  private static func isBare(_ key: NodeID, in view: TreeView) -> Bool {
    guard view.contains(key.next), view.kind(of: key) == .scalar, view.style(of: key) == .plain,
      !view.isEmptyScalar(key)
    else { return false }
    let value = key.next
    return view.kind(of: value) == .scalar && view.isEmptyScalar(value)
      && view.range(of: value).start == view.range(of: key).end
  }
}
