public import SpecSource

/// Composes a tree of parts of others and of values that were worked out: what repetition and inclusion come to.
///
/// Aliases and merges are expanded on the way, so the result has neither. Each node keeps the place it came from; a
/// collection keeps the first line of that place, since the rest of it may have come from elsewhere.
public struct TreeComposer: ~Copyable {
  /// The most nodes that are composed: a million rows of twenty, in about a gigabyte with all that is made of them.
  public static let mostNodes = 20_000_000
  /// The most bytes of text that is written anew.
  public static let mostBytes = 1 << 29

  private let source: SourceFile
  private var nodes = NodeList()
  private var pool = TextPool()
  private var origins: [NodeOrigin] = []
  /// The last of the origins.
  private var origin: NodeOrigin?

  /// A collection that is not closed yet.
  private struct Open {
    let node: Int
    var children: UInt32
    let isMapping: Bool
  }
  /// The innermost; the first stands for the tree itself.
  private var open = Open(node: 0, children: 0, isMapping: false)
  /// Those around it, from the outermost on.
  private var outer: [Open] = []

  /// How many shapes were made.
  private var shapes = 0

  /// The way by which what is added comes into the list.
  public var route: UInt32 = 0

  /// A composer for a file.
  public init(for source: SourceFile) { self.source = source }

  /// The number of nodes so far.
  public var count: Int { nodes.count }
  /// Whether no more may be added; the tree is then not whole, and of no use.
  public var isFull: Bool { nodes.count >= Self.mostNodes || pool.count >= Self.mostBytes }

  /// How large it is, to tell how much a part has added.
  public struct Size: Sendable {
    fileprivate let nodes: Int
    fileprivate let bytes: Int
    fileprivate let origins: Int
  }

  /// How large it is.
  public var size: Size { Size(nodes: nodes.count, bytes: pool.count, origins: origins.count) }

  /// Makes room for `count` parts, each as large as what has been added since.
  public mutating func reserve(_ count: Int, like before: Size) {
    if let room = Self.room(count, as: nodes.count - before.nodes, after: nodes.count, atMost: Self.mostNodes) {
      nodes.reserve(room)
    }
    if let room = Self.room(count, as: pool.count - before.bytes, after: pool.count, atMost: Self.mostBytes) {
      pool.reserve(room)
    }
    if let room = Self.room(count, as: origins.count - before.origins, after: origins.count, atMost: Self.mostNodes) {
      origins.reserveCapacity(room)
    }
  }

  /// The room for `count` parts more; nil for what would not double what is there, which is left to its own growing, so
  /// that many small parts do not each have it copied.
  private static func room(_ count: Int, as part: Int, after present: Int, atMost most: Int) -> Int? {
    let (more, isTooMuch) = part.multipliedReportingOverflow(by: count)
    guard more > present else { return nil }
    return isTooMuch ? most : min(most, present + more)
  }

  /// Opens a mapping; `place` is its first line.
  public mutating func openMapping(at place: Location) { open(.mapping, place) }

  /// Opens a sequence; `place` is its first line.
  public mutating func openSequence(at place: Location) { open(.sequence, place) }

  private mutating func open(_ kind: NodeKind, _ place: Location) {
    note(place.file)
    countChild()
    outer.append(open)
    open = Open(node: nodes.count, children: 0, isMapping: kind == .mapping)
    nodes.append(
      Node(
        kind, .flow, start: place.range.start, first: place.range.end,
        second: UInt32(truncatingIfNeeded: nodes.count + 1)))
  }

  /// A new shape for mappings with the same keys in the same order, none of them twice; that of unknown keys where there
  /// are too many.
  public mutating func makeShape() -> UInt32 {
    // Whoever keeps something by shape has room for so many, the unknown one among them.
    guard shapes + 1 < KeyShapes.most else { return KeyShapes.unknown }
    shapes += 1
    return KeyShapes.unknown + UInt32(shapes)
  }

  /// Closes the innermost collection; `shape` is that of a mapping, if it was made here and holds for it.
  public mutating func close(shape: UInt32 = 0) {
    let children = open.isMapping ? open.children / 2 : open.children
    let after = UInt32(truncatingIfNeeded: nodes.count)
    nodes.update(open.node) {
      $0.second = after
      $0.head |= min(children, Node.mostChildren) &* Node.childUnit
    }
    if shape != KeyShapes.unknown, children > 0 { nodes.update(open.node + 1) { $0.head |= shape &* Node.childUnit } }
    open = outer.removeLast()
  }

  /// Adds a scalar.
  public mutating func scalar(_ text: UnsafeBufferPointer<UInt8>, _ style: NodeStyle, at place: Location) {
    // One text may be long, and a row may have many.
    guard pool.count < Self.mostBytes else { return }
    note(place.file)
    countChild()
    let start = pool.append(text, placeEnd: place.range.end)
    var node = Node(
      .scalar, style, start: place.range.start, first: UInt32(truncatingIfNeeded: start),
      second: UInt32(truncatingIfNeeded: text.count))
    node.head |= Node.pooledFlag
    nodes.append(node)
  }

  /// Adds a text as a key.
  public mutating func key(_ text: String, at place: Location) {
    var text = text
    text.withUTF8 { scalar($0, .doubleQuoted, at: place) }
  }

  /// Copies a scalar of another tree.
  public mutating func copyScalar(_ node: NodeID, from view: TreeView) {
    guard view.file == source.id, !view.isComposed else {
      scalar(view.text(of: node), view.style(of: node), at: view.location(of: node))
      return
    }
    // The bytes are this tree's own, so the text can stay where it stands.
    var found = view[node]
    guard !found.isPooled else {
      scalar(view.text(of: node), view.style(of: node), at: view.location(of: node))
      return
    }
    note(view.file)
    countChild()
    // What it says of the mapping that it began need not hold for this one.
    found.head &= Node.childUnit - 1
    nodes.append(found)
  }

  /// Copies a value of another tree with all that is in it; stops where the tree is full. What is in a collection keeps
  /// its place where the collection itself is given another.
  public mutating func copy(_ node: NodeID, from view: TreeView, at place: Location? = nil) {
    let target = view.resolved(node)
    guard !isFull else { return }
    switch view.kind(of: target) {
    case .scalar: copyScalar(target, from: view)
    case .sequence:
      openSequence(at: place ?? view.firstLineLocation(of: target))
      var item = target.next
      while item < view.after(target) {
        copy(item, from: view)
        item = view.after(item)
      }
      close()
    case .mapping:
      openMapping(at: place ?? view.firstLineLocation(of: target))
      copyPairs(of: target, from: view)
      close()
    case .alias: break
    }
  }

  private mutating func copyPairs(of mapping: NodeID, from view: TreeView) {
    if view.hasMerge(mapping) {
      for pair in view.mergedPairs(of: mapping) {
        copyScalar(pair.key, from: view)
        copy(pair.value, from: view)
      }
      return
    }
    var key = mapping.next
    while key < view.after(mapping) {
      copyScalar(key, from: view)
      copy(key.next, from: view)
      key = view.after(key.next)
    }
  }

  /// Adds the items of a list that another composer made for the same file, whose ways into the list are counted behind
  /// the first `routes` of this one's.
  public mutating func appendItems(of list: NodeTree, after routes: UInt32) {
    // The list itself is its first node, and its own place the first of the places.
    let nodeShift = UInt32(truncatingIfNeeded: nodes.count - 1)
    let textShift = UInt32(truncatingIfNeeded: pool.append(contentsOf: list.pool))
    open.children += list.withView { UInt32($0.count(of: NodeID(0))) }
    for node in list.nodes.dropFirst() {
      var node = node
      if node.kind != .scalar {
        node.second += nodeShift
      } else if node.isPooled {
        node.first += textShift
      }
      nodes.append(node)
    }
    for place in list.origins.dropFirst() {
      let moved = NodeOrigin(
        firstNode: place.firstNode + nodeShift, file: place.file, route: place.route + routes)
      origin = moved
      origins.append(moved)
    }
  }

  /// The finished tree, whose root is the first node that was added; one that is `workedOut` has no expressions left.
  public consuming func finish(workedOut: Bool = true) -> NodeTree {
    NodeTree(
      composedFor: source, nodes: nodes.finished(), pool: pool.finished(), origins: origins, root: NodeID(0),
      hasMarker: false,
      isWorkedOut: workedOut)
  }

  private mutating func countChild() { open.children &+= 1 }

  /// Notes where the next node comes from, if that changes.
  @inline(__always)
  private mutating func note(_ file: FileID) {
    if let origin, origin.file == file, origin.route == route { return }
    addOrigin(file)
  }

  @inline(never)
  private mutating func addOrigin(_ file: FileID) {
    let new = NodeOrigin(firstNode: UInt32(truncatingIfNeeded: nodes.count), file: file, route: route)
    origin = new
    origins.append(new)
  }
}
