internal import SpecTree

/// Goes over the elements of a list or the entries of a map in written order, one at a time and without copying them.
public struct ElementCursor: Sendable {
  fileprivate enum Source: Sendable {
    case list([Value])
    case map(ValueMap)
    /// The children of a node of a tree; for a map keys and values in turn.
    case nodes(tree: UInt32)
    /// The entries of a map with merge keys.
    case pairs([MappingPair], tree: UInt32)
  }

  /// An element with its place, or a value with its key.
  public struct Element {
    /// The place from 0, or the key.
    public let key: Value
    /// The element, or the value of the key.
    public let value: Value
  }

  fileprivate let source: Source
  fileprivate var place = 0
  fileprivate var child = NodeID(0)
  /// Whether the elements are a map's entries.
  public let isMap: Bool
  /// The number of elements.
  public let count: Int

  /// A cursor before the first element; nil for a value that has no elements.
  public init?(over value: Value, in evaluator: Evaluator) {
    switch value {
    case .list(let elements):
      source = .list(elements)
      count = elements.count
      isMap = false
    case .map(let map):
      source = .map(map)
      count = map.count
      isMap = true
    case .node(let reference):
      let view = evaluator.view(of: reference)
      let node = reference.node
      let kind = view.kind(of: node)
      guard kind == .sequence || kind == .mapping else { return nil }
      isMap = kind == .mapping
      if isMap, view.hasMerge(node) {
        let pairs = view.pairs(of: node)
        source = .pairs(pairs, tree: reference.tree)
        count = pairs.count
      } else {
        source = .nodes(tree: reference.tree)
        count = view.count(of: node)
        child = node.next
      }
    default: return nil
    }
  }
}

extension Evaluator {
  /// A cursor whose making is counted: the entries of a map with merge keys have to be gathered.
  mutating func cursor(over value: Value) throws(Failure) -> ElementCursor? {
    guard let cursor = ElementCursor(over: value, in: self) else { return nil }
    if case .pairs = cursor.source { try take(steps: cursor.count) }
    return cursor
  }

  /// The next element of a cursor over a value of this evaluator; nil behind the last.
  public func next(_ cursor: inout ElementCursor) -> ElementCursor.Element? {
    guard cursor.place < cursor.count else { return nil }
    defer { cursor.place += 1 }
    switch cursor.source {
    case .list(let elements):
      return ElementCursor.Element(key: .int(Int64(cursor.place)), value: elements[cursor.place])
    case .map(let map):
      let entry = map.entries[cursor.place]
      return ElementCursor.Element(key: entry.key, value: entry.value)
    case .nodes(let tree):
      let view = trees[Int(tree)]
      let first = cursor.child
      let second = cursor.isMap ? first.next : first
      cursor.child = view.after(second)
      let value = Value.node(NodeRef(tree: tree, node: view.resolved(second)))
      return ElementCursor.Element(
        key: cursor.isMap ? key(first, in: tree) : .int(Int64(cursor.place)), value: value)
    case .pairs(let pairs, let tree):
      let pair = pairs[cursor.place]
      let value = Value.node(NodeRef(tree: tree, node: trees[Int(tree)].resolved(pair.value)))
      return ElementCursor.Element(key: key(pair.key, in: tree), value: value)
    }
  }

  /// The text that a key of a file is, whatever a value that is written like it would be.
  func key(_ node: NodeID, in tree: UInt32) -> Value {
    let view = trees[Int(tree)]
    let reference = NodeRef(tree: tree, node: node)
    if view.style(of: node) != .plain || view.scalar(of: node) == .text { return .node(reference) }
    return .string(view.string(of: node))
  }
}
