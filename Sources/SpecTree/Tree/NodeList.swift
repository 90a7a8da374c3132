internal import SpecSource

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

  /// Bytes of the file that the nodes come from.
  private let byteCount: Int

  /// A list for a file of so many bytes, of which a node takes up `bytesPerNode`: a guess that saves growing.
  init(byteCount: Int, bytesPerNode: Int) {
    self.byteCount = byteCount
    stored.reserveCapacity(byteCount / bytesPerNode + Self.chunkSize)
  }

  /// A list of nodes that come from several files; it grows as it is filled.
  init() {
    byteCount = 0
    stored.reserveCapacity(Self.chunkSize)
  }

  deinit { chunk.deallocate() }

  /// Makes room for so many nodes in all.
  mutating func reserve(_ count: Int) {
    // The last ones gather beside the array, and go there all at once.
    stored.reserveCapacity(count + Self.chunkSize)
  }

  /// Adds a node.
  @inline(always)
  mutating func append(_ node: Node) {
    chunk[Self.inChunk(count)] = node
    count &+= 1
    if Self.inChunk(count) == 0 { store(Self.chunkSize) }
  }

  /// The places of the nodes that come next, up to the end of the chunk: one at least.
  var room: UnsafeMutableBufferPointer<Node> {
    @inline(__always) get {
      UnsafeMutableBufferPointer(start: chunk + Self.inChunk(count), count: Self.chunkSize &- Self.inChunk(count))
    }
  }

  /// Adds the first nodes of `room`, where they have been written.
  @inline(__always)
  mutating func take(_ written: Int) {
    count &+= written
    if Self.inChunk(count) == 0, written > 0 { store(Self.chunkSize) }
  }

  /// Adds nodes that `change` makes of others, up to the first of which it makes none; how many those are.
  @inline(__always)
  mutating func append(_ others: UnsafeBufferPointer<Node>, _ change: (inout Node) -> Bool) -> Int {
    var place = 0
    while place < others.count {
      let start = place
      let room = room
      let end = start &+ min(room.count, others.count &- start)
      while place < end {
        var node = others[place]
        guard change(&node) else { break }
        room[place &- start] = node
        place &+= 1
      }
      take(place &- start)
      if place < end { break }
    }
    return place
  }

  /// The node at a position below `count`.
  subscript(position: Int) -> Node { position < stored.count ? stored[position] : chunk[Self.inChunk(position)] }

  /// Changes the node at a position below `count`.
  @inline(__always)
  mutating func update(_ position: Int, _ change: (inout Node) -> Void) {
    if position < stored.count { change(&stored[position]) } else { change(&chunk[Self.inChunk(position)]) }
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
    guard count > 0 else { return }
    if stored.count + count > stored.capacity {
      // As many as the file will have if it goes on as it began, and a few more, so that a large array is seldom copied;
      // and half as many again as there are at least, so that copying stays in proportion.
      let place = max(1, Int(chunk[count - 1].start))
      let likely = Int(Double(stored.count + count) * Double(byteCount) / Double(place) * 1.03)
      stored.reserveCapacity(max(stored.count + stored.count / 2, likely) + Self.chunkSize)
    }
    stored.append(contentsOf: UnsafeBufferPointer(start: chunk, count: count))
  }
}
