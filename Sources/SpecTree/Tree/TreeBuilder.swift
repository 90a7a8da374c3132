internal import SpecSource

/// Builds a tree from a reader's events, in written order: what both readers share.
///
/// It counts children, keeps the depth within bounds and reports duplicate keys when a mapping is closed. The reader
/// gives it places in bytes and, for scalars, either a slice of the source or the text itself.
struct TreeBuilder {
  /// The deepest nesting that is read; a list screen needs about ten levels.
  static let deepestNesting = 512

  let source: SourceFile
  /// The bytes of `source`, which the reader keeps in place for as long as it builds.
  private let bytes: UnsafeBufferPointer<UInt8>
  private(set) var nodes: [Node] = []
  private(set) var pool: [UInt8] = []
  private(set) var documents: [NodeTree.Document] = []
  private(set) var decorations: [NodeTree.Decoration] = []
  private(set) var emptyScalars: [NodeID] = []
  private(set) var cutTexts: [NodeTree.CutText] = []
  /// What building has found so far.
  var diagnostics: [Diagnostic] = []

  /// A collection that is not closed yet.
  private struct Open {
    var node: UInt32
    var children: UInt32
    var lastChild: NodeID?
    /// Where its keys begin in `keys`; only a mapping has any.
    var firstKey: Int
    var isMapping: Bool
    /// For a mapping: whether a key was added last, so that its value comes next.
    var awaitsValue: Bool
  }
  private var stack: [Open] = []
  /// The keys of the open mappings, outermost first.
  private(set) var keys: [KeyPrint] = []

  /// A builder for a file, whose bytes must stay where `bytes` says until the tree is made; `bytesPerNode` is a guess
  /// that saves growing the array.
  init(_ source: SourceFile, bytes: UnsafeBufferPointer<UInt8>, bytesPerNode: Int) {
    self.source = source
    self.bytes = bytes
    nodes.reserveCapacity(source.bytes.count / bytesPerNode + 16)
    stack.reserveCapacity(64)
    keys.reserveCapacity(64)
  }

  /// The number of collections that are open.
  var depth: Int { stack.count }
  /// The id that the next node will get.
  var nextNode: NodeID { NodeID(nodes.count) }
  /// Whether the next scalar is a key.
  var expectsKey: Bool {
    guard let open = stack.last else { return false }
    return open.isMapping && !open.awaitsValue
  }
  /// The innermost open collection.
  var innermost: NodeID? { stack.last.map { NodeID($0.node) } }

  /// Opens a mapping that begins at a byte.
  mutating func openMapping(at start: Int, _ style: NodeStyle) {
    open(.mapping, start, style)
  }

  /// Opens a sequence that begins at a byte.
  mutating func openSequence(at start: Int, _ style: NodeStyle) {
    open(.sequence, start, style)
  }

  private mutating func open(_ kind: NodeKind, _ start: Int, _ style: NodeStyle) {
    addToParent()
    let node = UInt32(truncatingIfNeeded: nodes.count)
    stack.append(
      Open(
        node: node, children: 0, lastChild: nil, firstKey: keys.count, isMapping: kind == .mapping,
        awaitsValue: false))
    let place = UInt32(truncatingIfNeeded: start)
    nodes.append(Node(kind, style, start: place, first: place, second: node &+ 1))
  }

  /// Closes the innermost collection; `end` is one past its bracket, nil for a block, which ends with its last child.
  mutating func close(end: Int?) {
    let open = stack.removeLast()
    let last = nodes.count
    let position = Int(open.node)
    // A block has no bracket, and libyaml's end mark lies where the next token starts: it ends with its last child.
    let lastByte = UInt32(
      truncatingIfNeeded: end ?? open.lastChild.map { self.end(of: $0) } ?? Int(nodes[position].start))
    nodes[position].first = lastByte
    nodes[position].second = UInt32(truncatingIfNeeded: last)
    nodes[position].head |= min(open.children, Node.mostChildren) &* Node.childUnit
    if open.isMapping {
      reportDuplicateKeys(from: open.firstKey, in: position)
      keys.removeLast(keys.count - open.firstKey)
    }
  }

  /// Adds a scalar whose text is a slice of the source.
  mutating func scalar(at start: Int, text: Range<Int>, _ style: NodeStyle) {
    addToParent()
    let first = UInt32(truncatingIfNeeded: text.lowerBound)
    let second = UInt32(truncatingIfNeeded: text.count)
    let node = Node(.scalar, style, start: UInt32(truncatingIfNeeded: start), first: first, second: second)
    noteScalar(node, text: UnsafeBufferPointer(rebasing: bytes[text]))
    nodes.append(node)
  }

  /// Adds a scalar whose text the source spells differently.
  mutating func pooledScalar(_ range: Range<Int>, text: UnsafeBufferPointer<UInt8>, _ style: NodeStyle) {
    addToParent()
    withUnsafeBytes(of: UInt32(truncatingIfNeeded: range.upperBound)) { pool.append(contentsOf: $0) }
    let first = UInt32(truncatingIfNeeded: pool.count)
    pool.append(contentsOf: text)
    let second = UInt32(truncatingIfNeeded: text.count)
    var node = Node(.scalar, style, start: UInt32(truncatingIfNeeded: range.lowerBound), first: first, second: second)
    node.head |= Node.pooledFlag
    noteScalar(node, text: text)
    nodes.append(node)
  }

  /// Adds an alias of a node that is complete.
  mutating func alias(_ range: Range<Int>, of target: NodeID) {
    addToParent()
    nodes.append(
      Node(
        .alias, .plain, start: UInt32(truncatingIfNeeded: range.lowerBound),
        first: UInt32(truncatingIfNeeded: range.upperBound), second: target.index))
  }

  /// Ends a document whose root is `root`.
  mutating func document(root: NodeID, hasMarker: Bool, range: SourceRange) {
    documents.append(NodeTree.Document(root: root, hasMarker: hasMarker, range: range))
  }

  /// Notes the anchor or tag of the node that comes next.
  mutating func decorateNext(anchor: String?, tag: String?, range: SourceRange) {
    decorations.append(NodeTree.Decoration(node: nextNode, anchor: anchor, tag: tag, range: range))
  }

  /// Notes that a comment sign cut the text of the scalar that was added last.
  mutating func cutLast(rest: SourceRange) {
    cutTexts.append(NodeTree.CutText(node: NodeID(nodes.count - 1), rest: rest))
  }

  /// One past the last byte of a node that is complete.
  func end(of node: NodeID) -> Int {
    let found = nodes[node.position]
    guard found.kind == .scalar else { return Int(found.first) }
    if found.isPooled {
      return pool.withUnsafeBytes {
        Int($0.loadUnaligned(fromByteOffset: Int(found.first) - 4, as: UInt32.self))
      }
    }
    return Int(found.first) + Int(found.second) + (found.style == .plain ? 0 : 1)
  }

  private mutating func addToParent() {
    guard !stack.isEmpty else { return }
    let top = stack.count - 1
    stack[top].lastChild = nextNode
    if stack[top].isMapping, !stack[top].awaitsValue {
      stack[top].awaitsValue = true
    } else {
      stack[top].awaitsValue = false
      stack[top].children &+= 1
    }
  }

  /// Keeps what is needed to compare keys, and notes values that are not there.
  @inline(__always)
  private mutating func noteScalar(_ node: Node, text: UnsafeBufferPointer<UInt8>) {
    guard let open = stack.last else {
      if node.second == 0, node.style == .plain { emptyScalars.append(nextNode) }
      return
    }
    if open.isMapping, open.awaitsValue {
      if node.second == 2, node.style == .plain, text[0] == UInt8(ascii: "<"), text[1] == UInt8(ascii: "<") {
        nodes[Int(open.node)].head |= Node.mergeFlag
      }
      keys.append(KeyPrint(node: UInt32(truncatingIfNeeded: nodes.count), text: text))
    } else if node.second == 0, node.style == .plain {
      emptyScalars.append(nextNode)
    }
  }

  /// Calls `body` with the text of a scalar that was added before.
  func withText<Result>(of node: Node, _ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    let range = Int(node.first)..<Int(node.first) &+ Int(node.second)
    guard node.isPooled else { return body(UnsafeBufferPointer(rebasing: bytes[range])) }
    return pool.withUnsafeBufferPointer { body(UnsafeBufferPointer(rebasing: $0[range])) }
  }

  /// The text of a scalar that was added before.
  func copyText(of node: NodeID) -> [UInt8] { withText(of: nodes[node.position]) { Array($0) } }

  /// What a node that was added before is.
  func node(_ node: NodeID) -> Node { nodes[node.position] }
}
