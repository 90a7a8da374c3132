/// The nodes of a tree that is being built.
///
/// An array's `append` asks each time whether the array is shared, which costs more than storing 16 bytes. So nodes
/// gather in a chunk that stays in the cache and go to the array many at a time; the finished array is handed over as
/// it is.
struct NodeList: ~Copyable {
  /// Nodes in a chunk; a power of two.
  private static let chunkSize = 512

  /// The nodes up to the chunk's first.
  private var stored: [Node] = []
  /// The others, each at its position modulo the chunk's size.
  private let chunk = UnsafeMutablePointer<Node>.allocate(capacity: chunkSize)
  /// The number of nodes.
  private(set) var count = 0

  /// A list with room for `capacity` nodes.
  init(capacity: Int) { stored.reserveCapacity(capacity) }

  deinit { chunk.deallocate() }

  /// Adds a node.
  @inline(__always)
  mutating func append(_ node: Node) {
    (chunk + Self.inChunk(count)).initialize(to: node)
    count &+= 1
    if Self.inChunk(count) == 0 { store(Self.chunkSize) }
  }

  /// The node at a position below `count`.
  subscript(position: Int) -> Node {
    get { position < stored.count ? stored[position] : chunk[Self.inChunk(position)] }
    set {
      if position < stored.count {
        stored[position] = newValue
      } else {
        chunk[Self.inChunk(position)] = newValue
      }
    }
  }

  /// All nodes.
  consuming func finished() -> [Node] {
    store(Self.inChunk(count))
    return stored
  }

  @inline(__always)
  private static func inChunk(_ position: Int) -> Int { position & (chunkSize - 1) }

  /// Moves the first nodes of the chunk, which are all that it holds, to the array.
  @inline(never)
  private mutating func store(_ count: Int) {
    stored.append(contentsOf: UnsafeBufferPointer(start: chunk, count: count))
  }
}
