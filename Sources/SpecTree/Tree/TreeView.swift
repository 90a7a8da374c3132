public import SpecSource

/// A tree's memory, valid inside `NodeTree.withView`: what every walk goes through.
///
/// A plain bundle of pointers, so that passing it costs no reference counting: a list of a million rows is walked in
/// loops that do a few nanoseconds of work a node.
@frozen
public struct TreeView {
  @usableFromInline let bytes: UnsafeBufferPointer<UInt8>
  @usableFromInline let nodes: UnsafeBufferPointer<Node>
  @usableFromInline let pool: UnsafeBufferPointer<UInt8>
  @usableFromInline let origins: UnsafeBufferPointer<NodeOrigin>
  /// The file that the tree was read from, or for which it was composed.
  public let file: FileID
  /// Whether it is what a list comes to: no text in it is an expression any more.
  public let isWorkedOut: Bool

  @inlinable
  init(
    bytes: UnsafeBufferPointer<UInt8>, nodes: UnsafeBufferPointer<Node>, pool: UnsafeBufferPointer<UInt8>,
    origins: UnsafeBufferPointer<NodeOrigin>, file: FileID, isWorkedOut: Bool
  ) {
    self.bytes = bytes
    self.nodes = nodes
    self.pool = pool
    self.origins = origins
    self.file = file
    self.isWorkedOut = isWorkedOut
  }

  /// Whether the tree was composed of others: ranges of its nodes are then ranges of different files.
  @inlinable public var isComposed: Bool { !origins.isEmpty }

  /// Whether the tree has a node at this place: what follows the last one is none.
  @inlinable public func contains(_ node: NodeID) -> Bool { node.position < nodes.count }

  /// What the node is.
  @inlinable @inline(__always)
  public func kind(of node: NodeID) -> NodeKind { self[node].kind }

  /// How the node is written.
  @inlinable @inline(__always)
  public func style(of node: NodeID) -> NodeStyle { self[node].style }

  /// The node that an alias stands for; any other node itself.
  @inlinable @inline(__always)
  public func resolved(_ node: NodeID) -> NodeID {
    let found = self[node]
    return found.kind == .alias ? NodeID(found.second) : node
  }

  /// The index behind the node's last descendant: its next sibling, or the end of its parent.
  @inlinable @inline(__always)
  public func after(_ node: NodeID) -> NodeID {
    let found = self[node]
    switch found.kind {
    case .scalar, .alias: return node.next
    case .sequence, .mapping: return NodeID(found.second)
    }
  }

  /// The node's text after escapes and folding; empty unless it is a scalar.
  @inlinable @inline(__always)
  public func text(of node: NodeID) -> UnsafeBufferPointer<UInt8> {
    let found = self[node]
    guard found.kind == .scalar else { return UnsafeBufferPointer(start: nil, count: 0) }
    let home = found.isPooled ? pool : bytes
    return UnsafeBufferPointer(rebasing: home[Int(found.first)..<Int(found.first) &+ Int(found.second)])
  }

  /// The node's text as a string; empty unless it is a scalar.
  public func string(of node: NodeID) -> String {
    String(decoding: text(of: node), as: UTF8.self)
  }

  /// The node's text as a name that is compared by its bytes; empty unless it is a scalar.
  public func byteText(of node: NodeID) -> ByteText { ByteText(string(of: node)) }

  /// The bytes the node takes up: a scalar with its quotes, a collection from its first item or bracket to the end of
  /// its last item or bracket, without anchors and tags.
  public func range(of node: NodeID) -> SourceRange {
    let found = self[node]
    guard found.kind == .scalar else { return SourceRange(found.start, found.first) }
    if found.isPooled {
      // The pool keeps the end in the four bytes before the text: few scalars need it, so nodes do not carry it.
      let end = UnsafeRawBufferPointer(pool).loadUnaligned(fromByteOffset: Int(found.first) - 4, as: UInt32.self)
      return SourceRange(found.start, end)
    }
    let quote: UInt32 = found.style == .plain ? 0 : 1
    return SourceRange(found.start, found.first + found.second + quote)
  }

  /// The place of the node.
  public func location(of node: NodeID) -> Location { location(of: node, range: range(of: node)) }

  /// A place in the file that the node comes from.
  public func location(of node: NodeID, range: SourceRange) -> Location {
    guard let origin = origin(of: node) else { return Location(file, range) }
    return Location(origin.file, range, by: origin.route)
  }

  /// The part of the node's place on its first line: what a finding about a whole collection points at.
  public func firstLineLocation(of node: NodeID) -> Location { location(of: node, range: firstLine(of: node)) }

  /// The part of the node's range on its first line.
  public func firstLine(of node: NodeID) -> SourceRange {
    let range = range(of: node)
    // A composed collection has no other range, and its bytes may be another file's.
    guard !isComposed else { return range }
    let bytes = source(range)
    guard let end = bytes.firstIndex(where: { $0 == 0x0A || $0 == 0x0D }) else { return range }
    return SourceRange(range.start, range.start + UInt32(end))
  }

  /// Where a node of a composed tree comes from.
  private func origin(of node: NodeID) -> NodeOrigin? {
    guard isComposed else { return nil }
    return origins[max(1, origins.firstPlace { $0.firstNode > node.index }) - 1]
  }

  /// The bytes of a range; of a composed tree, whose ranges are those of several files, what of them there is.
  @inlinable @inline(__always)
  public func source(_ range: SourceRange) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(rebasing: bytes[range.bytes.clamped(to: 0..<bytes.count)])
  }

  /// The texts that the file spells differently (escapes, folded lines), one behind the other with other bytes between.
  @inlinable public var respelledText: UnsafeBufferPointer<UInt8> { pool }

  /// All bytes of the file.
  @inlinable public var source: UnsafeBufferPointer<UInt8> { bytes }

  /// Whether the scalar's text is `text`, byte for byte.
  @inlinable @inline(__always)
  public func text(of node: NodeID, is text: StaticString) -> Bool {
    let own = self.text(of: node)
    return own.count == text.utf8CodeUnitCount && TreeView.equal(own, text)
  }

  /// Whether a text of the same length is `text`.
  @usableFromInline
  static func equal(_ own: UnsafeBufferPointer<UInt8>, _ text: StaticString) -> Bool {
    for offset in 0..<own.count where own[offset] != text.utf8Start[offset] { return false }
    return true
  }

  /// The first eight bytes of the node's text, the first lowest, padded with zeros; 0 unless it is a scalar.
  @inlinable @inline(__always)
  public func prefix(of node: NodeID) -> UInt64 {
    let found = self[node]
    guard found.kind == .scalar else { return 0 }
    return ByteWord.load(Int(found.second), at: Int(found.first), of: found.isPooled ? pool : bytes)
  }

  /// The number of items of a sequence or pairs of a mapping (a merge key counts as one pair); 0 for a scalar.
  @inlinable
  public func count(of node: NodeID) -> Int {
    guard kind(of: node) != .scalar else { return 0 }
    let children = self[node].head >> 8
    if children < Node.mostChildren { return Int(children) }
    var count = 0
    var child = node.next
    while child < after(node) {
      child = after(kind(of: node) == .mapping ? child.next : child)
      count += 1
    }
    return count
  }

  /// The shape of a mapping: those of one shape have the same keys in the same order, none of them twice and none a
  /// merge key. 0 where it is not known.
  @inlinable @inline(__always)
  public func shape(of mapping: NodeID) -> Int {
    guard after(mapping) > mapping.next else { return 0 }
    let key = self[mapping.next]
    return key.kind == .scalar ? Int(key.head >> 8) : 0
  }

  /// Whether a mapping has a merge key, so that its pairs must be walked with `forEachPair`.
  @inlinable @inline(__always)
  public func hasMerge(_ node: NodeID) -> Bool { self[node].hasMerge }

  @inlinable @inline(__always)
  subscript(node: NodeID) -> Node {
    // Only readers make ids, and a view never outlives its tree, so the index is in range.
    nodes.baseAddress.unsafelyUnwrapped[node.position]
  }
}
