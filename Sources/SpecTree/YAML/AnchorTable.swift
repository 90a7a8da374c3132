internal import SpecSource

/// The anchors of one document, and what its aliases add up to.
///
/// An alias costs what it stands for: whoever walks the tree through aliases walks that many nodes, that deep. The
/// table counts both while the events pass, so that a file which grows without bounds is refused before anyone walks.
struct AnchorTable {
  /// The most nodes that aliases and merges may add to a document.
  static let mostAddedNodes = 10_000_000

  /// A node that aliases may name.
  struct Anchor {
    let name: String
    let node: NodeID
    /// `&` and the name.
    let range: SourceRange
    /// The nodes that an alias of it adds; nil as long as the node is open.
    fileprivate(set) var size: Int?
    /// How many levels of collections it holds, itself included, aliases followed.
    fileprivate(set) var levels = 0
    fileprivate(set) var isUsed = false
    /// What aliases had added when the node was opened.
    fileprivate let addedBefore: Int
  }

  /// What an alias names.
  enum Target {
    /// A complete node, that many levels deep.
    case node(NodeID, levels: Int)
    /// A node that the alias itself stands in.
    case open(Anchor)
    case unknown
  }

  /// Every anchor in written order; a name may occur twice, and then an alias means the last one before it.
  private(set) var anchors: [Anchor] = []
  private var latest: [String: Int] = [:]
  /// Anchors of collections that are not closed, outermost first, each with the depth it was opened at.
  private var open: [(anchor: Int, depth: Int, deepest: Int)] = []
  /// The nodes that the document's aliases have added so far.
  private(set) var added = 0

  /// Whether a collection with an anchor is open, so that depths and ends are of interest.
  @inline(__always) var hasOpen: Bool { !open.isEmpty }

  /// Adds the anchor of a scalar.
  mutating func define(_ name: String, scalar: NodeID, at range: SourceRange) {
    add(Anchor(name: name, node: scalar, range: range, size: 1, addedBefore: added))
  }

  /// Adds the anchor of a collection that opens inside `depth` others.
  mutating func define(_ name: String, collection: NodeID, depth: Int, at range: SourceRange) {
    add(Anchor(name: name, node: collection, range: range, size: nil, addedBefore: added))
    open.append((anchors.count - 1, depth, depth + 1))
  }

  private mutating func add(_ anchor: Anchor) {
    latest[anchor.name] = anchors.count
    anchors.append(anchor)
  }

  /// Tells of a node that reaches down to `depth`, for the anchors around it.
  mutating func reach(depth: Int) {
    guard let last = open.indices.last else { return }
    open[last].deepest = max(open[last].deepest, depth)
  }

  /// Tells that a collection is closed, whose last descendant stands before `end`.
  mutating func close(_ collection: NodeID, end: NodeID) {
    guard let last = open.last, anchors[last.anchor].node == collection else { return }
    open.removeLast()
    let own = end.position - collection.position
    anchors[last.anchor].size = own + added - anchors[last.anchor].addedBefore
    anchors[last.anchor].levels = last.deepest - last.depth
    reach(depth: last.deepest)
  }

  /// What an alias that stands inside `depth` collections names; counts what it adds.
  mutating func use(_ name: String, depth: Int) -> Target {
    guard let index = latest[name] else { return .unknown }
    anchors[index].isUsed = true
    guard let size = anchors[index].size else { return .open(anchors[index]) }
    added += size
    reach(depth: depth + anchors[index].levels)
    return .node(anchors[index].node, levels: anchors[index].levels)
  }

  /// The anchor whose name is nearest to a misspelt one, among the last hundred: a hostile file has
  /// millions.
  func nearest(to name: String) -> Anchor? {
    Spelling.nearest(to: name, in: anchors.suffix(100).map(\.name)).flatMap { latest[$0] }.map { anchors[$0] }
  }
}
