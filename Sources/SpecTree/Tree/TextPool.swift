/// Texts of a tree that its source spells differently, one behind the other, each with the end of its place before it.
///
/// Each array's `append` asks who else has the array and how much room there is; for short texts that costs more than
/// copying them. So there is memory in advance, of which the first bytes are in use.
struct TextPool {
  private var memory: [UInt8] = []
  /// How many bytes are in use.
  private(set) var count = 0

  /// How many bytes stand before a text.
  static let headSize = MemoryLayout<UInt32>.size

  /// Makes room for so many bytes in all.
  mutating func reserve(_ count: Int) { memory.reserveCapacity(count) }

  /// Adds a text whose place ends at a byte of its file, and returns where it begins.
  mutating func append(_ text: UnsafeBufferPointer<UInt8>, placeEnd: UInt32) -> Int {
    let start = count &+ Self.headSize
    let end = start &+ text.count
    if end > memory.count { grow(by: end &- count) }
    memory.withUnsafeMutableBytes { memory in
      memory.storeBytes(of: placeEnd, toByteOffset: start &- Self.headSize, as: UInt32.self)
      if let source = text.baseAddress, let home = memory.baseAddress {
        (home + start).copyMemory(from: source, byteCount: text.count)
      }
    }
    count = end
    return start
  }

  /// Adds all texts of another pool, and returns how far they move.
  mutating func append(contentsOf other: [UInt8]) -> Int {
    let start = count
    if start + other.count > memory.count { grow(by: start + other.count - memory.count) }
    memory.withUnsafeMutableBytes { memory in
      other.withUnsafeBytes { UnsafeMutableRawBufferPointer(rebasing: memory[start...]).copyMemory(from: $0) }
    }
    count += other.count
    return start
  }

  /// All texts.
  consuming func finished() -> [UInt8] {
    memory.removeLast(memory.count - count)
    return memory
  }

  @inline(never)
  private mutating func grow(by added: Int) {
    let least = max(added, memory.count, 256)
    // Room that is there is used up before the texts move.
    let room = memory.capacity - memory.count
    memory.append(contentsOf: repeatElement(0, count: room >= added ? min(least, room) : least))
  }
}
