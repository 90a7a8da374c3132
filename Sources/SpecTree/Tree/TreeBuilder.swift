internal import SpecSource

/// Builds a tree from a reader's events, in written order: what both readers share.
///
/// It counts children, keeps track of what is open and reports duplicate keys when a mapping is closed. The reader
/// gives it places in bytes and, for scalars, either a slice of the source or the text itself, and keeps the depth
/// within `deepestNesting`.
struct TreeBuilder: ~Copyable {
  /// The deepest nesting that is read; a list screen needs about ten levels.
  static let deepestNesting = 512

  let source: SourceFile
  /// The bytes of `source`, which the reader keeps in place for as long as it builds.
  let bytes: UnsafeBufferPointer<UInt8>
  var nodes: NodeList
  private(set) var pool: [UInt8] = []
  private(set) var documents: [NodeTree.Document] = []
  private(set) var decorations: [NodeTree.Decoration] = []
  var emptyScalars: [NodeID] = []
  /// Texts that a comment sign cut, by node.
  var cutTexts: [NodeTree.CutText] = []
  /// The merge keys (`<<` without quotes) in written order.
  private(set) var mergeKeys: [NodeID] = []
  /// Whether any key begins with `x-`.
  var hasExtensions = false
  /// Whether any text has a dollar sign; nil as long as the reader does not look.
  private(set) var hasDollar: Bool?
  /// What the file was read to before edits; nil where that is not known.
  var earlier: EarlierReading?
  /// Whether it is: a question that costs nothing.
  var isReadAgain = false
  /// What building has found so far.
  var diagnostics: [Diagnostic] = []

  /// How many duplicate keys there were, reported or not.
  var duplicates = 0
  /// The shapes of the mappings so far.
  var shapes = KeyShapes()
  /// The keys of a mapping that is searched for duplicates.
  var keys = PlainStack<Key>(capacity: 64)
  /// The innermost open collection; the file itself when none is open.
  var open = OpenCollection(node: 0, shape: KeyShapes.unknown, home: KeyShapes.unknown, next: .item)
  /// The collection that was closed last.
  private var lastClosed: UInt32 = 0
  /// Those around it, outermost first; the first is the file.
  private var outer = PlainStack<OpenCollection>(capacity: 16)

  /// A builder for a file, whose bytes must stay where `bytes` says until the tree is made; `bytesPerNode` is a guess
  /// that saves growing the array.
  init(_ source: SourceFile, bytes: UnsafeBufferPointer<UInt8>, bytesPerNode: Int) {
    self.source = source
    self.bytes = bytes
    nodes = NodeList(byteCount: bytes.count, bytesPerNode: bytesPerNode)
  }

  // Inlined always: a call would copy the whole builder.

  /// The number of collections that are open.
  var depth: Int { @inline(__always) get { outer.count } }
  /// The id that the next node will get.
  var nextNode: NodeID { @inline(__always) get { NodeID(nodes.count) } }
  /// Whether the next scalar is a key.
  var expectsKey: Bool { @inline(__always) get { open.next == .key } }
  /// Whether the next node is the value of a key.
  var expectsValue: Bool { @inline(__always) get { open.next == .value } }
  /// The innermost open collection.
  var innermost: NodeID? { outer.count == 0 ? nil : NodeID(open.node) }

  /// The collections that are open, outermost first.
  var openCollections: [NodeID] {
    // The first is the file.
    depth == 0 ? [] : (outer.suffix(from: 1).map(\.node) + [open.node]).map { NodeID($0) }
  }

  /// Says that the reader looks for dollar signs.
  mutating func lookForDollars() { hasDollar = false }
  /// Notes a dollar sign in a text.
  mutating func noteDollar() { hasDollar = true }

  /// Opens a mapping that begins at a byte.
  mutating func openMapping(at start: Int, _ style: NodeStyle) {
    push(.mapping, start, style, shape: KeyShapes.empty, next: .key)
  }

  /// Opens a sequence that begins at a byte.
  mutating func openSequence(at start: Int, _ style: NodeStyle) {
    push(.sequence, start, style, shape: KeyShapes.unknown, next: .item)
  }

  /// Closes the innermost collection; `end` is one past its bracket, nil for a block, which ends with its last child.
  mutating func close(end: Int?) {
    let closed = open
    open = outer.pop()
    let after = UInt32(truncatingIfNeeded: nodes.count)
    // A block has no bracket, and libyaml's end mark lies where the next token starts: it ends with its last child.
    let lastByte = end ?? endOfLastChild(of: closed)
    nodes.update(Int(closed.node)) {
      $0.first = UInt32(truncatingIfNeeded: lastByte)
      $0.second = after
      $0.head |= min(closed.children, Node.mostChildren) &* Node.childUnit
    }
    lastClosed = closed.node
    if closed.next != .item { finish(closed) }
  }

  /// Adds a scalar whose text is a slice of the source.
  mutating func scalar(at start: Int, text: Range<Int>, _ style: NodeStyle) {
    if open.next == .key {
      key(at: start, text: text, style)
    } else {
      value(at: start, text: text, style)
    }
  }

  /// Adds a key whose text is a slice of the source, where `expectsKey` says so.
  @inline(always)
  mutating func key(at start: Int, text: Range<Int>, _ style: NodeStyle) {
    let print = KeyPrint(text, in: bytes)
    if print == KeyPrint.merge, style == .plain { noteMergeKey() }
    if print.isExtension { hasExtensions = true }
    open.shape = shapes.shape(after: open.shape, in: open.home, print, text, of: bytes)
    addKey(Node(style, start: start, text: text))
  }

  /// The shape of the innermost open mapping if its next key is the likely one; `KeyShapes.unknown` where none is.
  var likelyShape: UInt32 {
    @inline(__always) get { shapes.likely(after: open.shape, in: open.home) }
  }
  /// The shape of the innermost open mapping so far.
  var shape: UInt32 { open.shape }
  /// Where the innermost open collection stands: the shape whose last key it is the value of.
  var home: UInt32 { open.home }

  /// Adds the key that makes a mapping have the likely shape.
  @inline(always)
  mutating func likelyKey(_ likely: UInt32, at start: Int, text: Range<Int>, _ style: NodeStyle) {
    open.shape = likely
    addKey(Node(style, start: start, text: text))
  }

  /// Adds the nodes that have been written to the list's room: the value of the last key, a key, its value and so on, by
  /// which the innermost mapping comes to have a shape.
  @inline(__always)
  mutating func takeMembers(_ written: Int, shape: UInt32) {
    nodes.take(written)
    open.children &+= UInt32(truncatingIfNeeded: written &+ 1) / 2
    open.shape = shape
    if written & 1 != 0 { open.next = .key }
  }

  /// Adds a value or an item whose text is a slice of the source, where no key is expected.
  @inline(always)
  mutating func value(at start: Int, text: Range<Int>, _ style: NodeStyle) {
    addValue(Node(style, start: start, text: text))
  }

  /// Adds a scalar whose text the source spells differently.
  mutating func pooledScalar(_ range: Range<Int>, text: UnsafeBufferPointer<UInt8>, _ style: NodeStyle) {
    let start = Int(addToPool(text, placeEnd: UInt32(truncatingIfNeeded: range.upperBound)))
    var node = Node(style, start: range.lowerBound, text: start..<start + text.count)
    node.head |= Node.pooledFlag
    if open.next == .key {
      let print = KeyPrint(0..<text.count, in: text)
      if print == KeyPrint.merge, style == .plain { noteMergeKey() }
      if print.isExtension { hasExtensions = true }
      open.shape = KeyShapes.unknown
      addKey(node)
    } else {
      addValue(node)
    }
  }

  /// Adds a text of a place that ends at a byte to the pool; where it begins there.
  mutating func addToPool(_ text: UnsafeBufferPointer<UInt8>, placeEnd: UInt32) -> UInt32 {
    withUnsafeBytes(of: placeEnd) { pool.append(contentsOf: $0) }
    let start = pool.count
    pool.append(contentsOf: text)
    return UInt32(truncatingIfNeeded: start)
  }

  /// Adds an alias of a node that is complete.
  mutating func alias(_ range: Range<Int>, of target: NodeID) {
    if open.next == .key { open.shape = KeyShapes.unknown }
    countChild()
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
}

extension TreeBuilder {
  private mutating func push(
    _ kind: NodeKind, _ start: Int, _ style: NodeStyle, shape: UInt32, next: OpenCollection.Next
  ) {
    if open.next == .key { open.shape = KeyShapes.unknown }
    countChild()
    let node = UInt32(truncatingIfNeeded: nodes.count)
    outer.push(open)
    open = OpenCollection(node: node, shape: shape, home: open.next == .item ? open.home : open.shape, next: next)
    let place = UInt32(truncatingIfNeeded: start)
    nodes.append(Node(kind, style, start: place, first: place, second: node &+ 1))
  }

  /// Counts the node that comes next, whatever it is.
  @inline(always)
  private mutating func countChild() {
    if open.next == .key {
      open.next = .value
    } else {
      if open.next == .value { open.next = .key }
      open.children &+= 1
    }
  }

  /// Adds a key.
  @inline(always)
  private mutating func addKey(_ node: Node) {
    open.next = .value
    nodes.append(node)
  }

  /// Adds a value or an item, and notes one that is not there.
  @inline(always)
  private mutating func addValue(_ node: Node) {
    if node.second == 0, node.style == .plain { noteEmptyScalar() }
    countChild()
    nodes.append(node)
  }

  // Rare, and kept out of line so that the rest is small enough to be copied into the readers' loops.

  @inline(never)
  private mutating func noteMergeKey() {
    nodes.update(Int(open.node)) { $0.head |= Node.mergeFlag }
    open.shape = KeyShapes.unknown
    mergeKeys.append(nextNode)
  }

  @inline(never)
  private mutating func noteEmptyScalar() { emptyScalars.append(nextNode) }

  private func endOfLastChild(of parent: OpenCollection) -> Int {
    guard parent.children > 0 else { return Int(nodes[Int(parent.node)].start) }
    // The last node is the last child, or lies in it; then that child was closed last and ends there too.
    let isInClosed = lastClosed > parent.node && Int(nodes[Int(lastClosed)].second) == nodes.count
    return end(of: isInClosed ? NodeID(lastClosed) : NodeID(nodes.count - 1))
  }
}

extension Node {
  /// A scalar whose text is a range of the source, or of the pool.
  @inline(__always)
  init(_ style: NodeStyle, start: Int, text: Range<Int>) {
    self.init(
      .scalar, style, start: UInt32(truncatingIfNeeded: start), first: UInt32(truncatingIfNeeded: text.lowerBound),
      second: UInt32(truncatingIfNeeded: text.upperBound &- text.lowerBound))
  }
}
