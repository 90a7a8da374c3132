/// What stands between the values of a JSON text: blanks, commas, keys, brackets.
///
/// The rows of a list are written alike, so behind a value there are mostly the same bytes as behind the value of the
/// same key before: one comparison of them instead of a look at each. A gap is kept for each shape that a mapping has
/// so far (`KeyShapes`), and only compared with the file's own bytes, never believed.
struct JSONGaps: ~Copyable {
  /// Some bytes of the file.
  struct Gap {
    /// Where they stand.
    fileprivate var start: UInt32 = 0
    /// How many they are; 0 for none.
    private(set) var length: UInt32 = 0
    /// Where the key begins in them, and its length without quotes.
    fileprivate var keyOffset: UInt32 = 0
    fileprivate var keyLength: UInt32 = 0

    /// Nothing yet.
    init() {}

    /// A range of a file.
    fileprivate init(_ range: Range<Int>) {
      start = UInt32(truncatingIfNeeded: range.lowerBound)
      length = UInt32(truncatingIfNeeded: range.count)
    }

    /// The text of the key, where the gap begins at a place.
    @inline(__always)
    func key(at place: Int) -> Range<Int> {
      let start = place &+ Int(keyOffset) &+ 1
      return start..<start &+ Int(keyLength)
    }
  }

  private let base: UnsafePointer<UInt8>
  private let end: Int
  private let keys = UnsafeMutablePointer<Gap>.allocate(capacity: 3 * KeyShapes.most)
  private let ends: UnsafeMutablePointer<Gap>
  private let commas: UnsafeMutablePointer<Gap>

  /// No gaps yet of a file that has so many bytes.
  init(_ base: UnsafePointer<UInt8>, count: Int) {
    self.base = base
    end = count
    keys.initialize(repeating: Gap(), count: 3 * KeyShapes.most)
    ends = keys + KeyShapes.most
    commas = ends + KeyShapes.most
  }

  deinit { keys.deallocate() }

  /// What stands between the value before a key, or the brace, and the key's value, by the shape with that key.
  @inline(__always)
  func beforeValue(in shape: UInt32) -> Gap { keys[Int(shape)] }

  /// What stands between the last value of a mapping and the byte behind its brace, by its shape.
  @inline(__always)
  func beforeEnd(of shape: UInt32) -> Gap { ends[Int(shape)] }

  /// What stands between two items of a sequence, by its home.
  @inline(__always)
  func betweenItems(in home: UInt32) -> Gap { commas[Int(home)] }

  /// Keeps the gap before the value of a key.
  func noteKey(_ key: Range<Int>, in gap: Range<Int>, _ shape: UInt32) {
    var found = Gap(gap)
    found.keyOffset = UInt32(truncatingIfNeeded: key.lowerBound &- 1 &- gap.lowerBound)
    found.keyLength = UInt32(truncatingIfNeeded: key.count)
    keys[Int(shape)] = found
  }

  /// Keeps the gap at the end of a mapping.
  func noteEnd(_ gap: Range<Int>, of shape: UInt32) { ends[Int(shape)] = Gap(gap) }

  /// Keeps the gap between two items.
  func noteComma(_ gap: Range<Int>, in home: UInt32) { commas[Int(home)] = Gap(gap) }

  /// Whether a gap stands at a place too. Not among the last bytes of a file, where there are no eight to compare.
  @inline(__always)
  func isGap(_ gap: Gap, at place: Int) -> Bool {
    let length = Int(gap.length)
    guard length > 0, place &+ length &+ 8 <= end else { return false }
    let (here, there) = (UnsafeRawPointer(base + place), UnsafeRawPointer(base + Int(gap.start)))
    var offset = 0
    while offset &+ 8 < length {
      if word(here, offset) != word(there, offset) { return false }
      offset &+= 8
    }
    // Of the last word the bytes behind the gap are shifted out.
    let rest = UInt64(truncatingIfNeeded: offset &- length) &* 8
    return (word(here, offset) ^ word(there, offset)) &<< rest == 0
  }

  @inline(__always)
  private func word(_ start: UnsafeRawPointer, _ offset: Int) -> UInt64 {
    UInt64(littleEndian: start.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
  }
}
