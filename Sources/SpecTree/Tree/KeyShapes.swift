internal import SpecSource

/// The shapes of the mappings of a file: which keys, in which order.
///
/// The rows of a list have few shapes. A mapping's shape is found key by key: each shape knows the keys that have
/// followed it, the last one first, so that a key that was expected costs one comparison. What is true of all mappings
/// of one shape, such as that no key stands in it twice, is found out once.
struct KeyShapes: ~Copyable {
  /// The shape of a mapping of which nothing is known: one with a merge key, with too many keys, or in a file with too
  /// many shapes.
  static let unknown: UInt32 = 0
  /// The shape of a mapping without keys.
  static let empty: UInt32 = 1

  /// So many are told apart; a list has some dozens.
  static let most = 512
  /// So many keys at most may follow one shape, so that looking for the right one is bounded.
  private static let mostFollowing = 16
  /// So many keys at most a shape has.
  private static let mostKeys = 32
  /// A key of this length or longer has no print of its own.
  private static let longestKey = 254

  /// What is known of the keys of a shape.
  enum Uniqueness: UInt8 {
    case unchecked, unique, repeated
  }

  private struct Shape {
    /// Its last key: what it begins with, and where it stands in the source.
    var print: KeyPrint
    var start: UInt32 = 0
    var length: UInt32 = 0
    /// The shape with one more key that was met last.
    var likely: UInt32 = 0
    /// The first of all shapes with one more key, and the next of those that this one is among; 0 for none.
    var following: UInt32 = 0
    var next: UInt32 = 0
    /// The first key's shape of the mapping that was met last as this key's value, or in a list that is the value.
    var inner: UInt32 = 0
    var followingCount: UInt8 = 0
    var keyCount: UInt8 = 0
    var uniqueness = Uniqueness.unchecked
  }

  private let shapes = UnsafeMutablePointer<Shape>.allocate(capacity: most)
  private var count = 2

  init() {
    // The first two are `unknown`, which nothing follows, and `empty`.
    shapes.initialize(repeating: Shape(print: .merge), count: 2)
  }

  deinit { shapes.deallocate() }

  /// The shape that is likely to come of one with the next key; `unknown` where none is. `home` is where the mapping
  /// stands: the shape whose last key it is the value of.
  @inline(__always)
  func likely(after shape: UInt32, in home: UInt32) -> UInt32 {
    shape == Self.empty ? shapes[Int(home)].inner : shapes[Int(shape)].likely
  }

  /// The same of a shape that has keys.
  @inline(__always)
  func likely(after shape: UInt32) -> UInt32 { shapes[Int(shape)].likely }

  /// Notes that a mapping of some home begins with the key of a shape.
  @inline(__always)
  func noteFirst(_ shape: UInt32, in home: UInt32) { shapes[Int(home)].inner = shape }

  /// Notes what became of a shape with one more key.
  @inline(__always)
  func noteLikely(_ following: UInt32, after shape: UInt32) { shapes[Int(shape)].likely = following }

  /// What is known of a shape's keys.
  func uniqueness(of shape: UInt32) -> Uniqueness { shapes[Int(shape)].uniqueness }

  /// Notes whether a shape has a key twice.
  func note(_ uniqueness: Uniqueness, of shape: UInt32) { shapes[Int(shape)].uniqueness = uniqueness }

  /// The shape that comes of one with a key, whose text is a range of `bytes`.
  @inline(__always)
  mutating func shape(
    after shape: UInt32, in home: UInt32, _ print: KeyPrint, _ text: Range<Int>, of bytes: UnsafeBufferPointer<UInt8>
  ) -> UInt32 {
    let likely = likely(after: shape, in: home)
    if likely != Self.unknown, isKey(of: likely, print, text, of: bytes) { return likely }
    guard shape != Self.unknown else { return Self.unknown }
    let found = search(after: shape, print, text, of: bytes)
    if shape == Self.empty { noteFirst(found, in: home) } else { noteLikely(found, after: shape) }
    return found
  }

  /// The same where it is not the likely one.
  @inline(never)
  private mutating func search(
    after shape: UInt32, _ print: KeyPrint, _ text: Range<Int>, of bytes: UnsafeBufferPointer<UInt8>
  ) -> UInt32 {
    var following = shapes[Int(shape)].following
    while following != 0 {
      if isKey(of: following, print, text, of: bytes) { return following }
      following = shapes[Int(following)].next
    }
    let parent = shapes[Int(shape)]
    guard count < Self.most, parent.followingCount < Self.mostFollowing, parent.keyCount < Self.mostKeys,
      text.count < Self.longestKey
    else { return Self.unknown }
    let made = UInt32(truncatingIfNeeded: count)
    count += 1
    var new = Shape(print: print)
    new.start = UInt32(truncatingIfNeeded: text.lowerBound)
    new.length = UInt32(truncatingIfNeeded: text.count)
    new.next = parent.following
    new.keyCount = parent.keyCount + 1
    (shapes + Int(made)).initialize(to: new)
    shapes[Int(shape)].following = made
    shapes[Int(shape)].followingCount += 1
    return made
  }

  /// Whether a key is the last one of a shape.
  @inline(__always)
  private func isKey(
    of shape: UInt32, _ print: KeyPrint, _ text: Range<Int>, of bytes: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    let found = shapes + Int(shape)
    guard found.pointee.print == print else { return false }
    // The print has the length, and up to seven bytes it is all of the key.
    var offset = 7
    while offset < text.count {
      if bytes[Int(found.pointee.start) &+ offset] != bytes[text.lowerBound &+ offset] { return false }
      offset &+= 1
    }
    return true
  }
}
