internal import ListModel
internal import SpecTree

/// Hashes what stands at a node, so that nodes that mean the same have one hash.
///
/// The seed is random for each process, so that no file can be made to collide; no result depends on it.
struct NodeHash {
  let view: TreeView

  private static let seed = UInt64.random(in: .min ... .max)

  /// The hash of a node.
  func hash(_ node: NodeID, as reading: ScalarReading) -> UInt64 {
    let target = view.resolved(node)
    switch view.kind(of: target) {
    case .scalar: return hashScalar(target, reading)
    case .sequence:
      var state = Self.mix(Self.seed, 1)
      var item = target.next
      while item < view.after(target) {
        state = Self.mix(state, hash(item, as: reading))
        item = view.after(item)
      }
      return state
    case .mapping:
      // A sum, since the order of keys does not count.
      var sum = Self.emptyMapping
      view.forEachPair(of: target) { sum &+= hash(key: $0.key, $0.value, as: reading) }
      return sum
    case .alias: return 0
    }
  }

  /// The hash of a mapping without keys, to which those of its pairs are added.
  static let emptyMapping = mix(seed, 2)

  /// The hash of a pair of a mapping.
  func hash(key: NodeID, _ value: NodeID, as reading: ScalarReading) -> UInt64 {
    Self.mix(hash(view.text(of: key)), hash(value, as: reading))
  }

  /// The hash of a text.
  func hash(_ text: UnsafeBufferPointer<UInt8>) -> UInt64 { Self.hash(text) }

  /// The hash of a text.
  static func hash(_ text: UnsafeBufferPointer<UInt8>) -> UInt64 {
    var state = seed ^ UInt64(truncatingIfNeeded: text.count)
    let raw = UnsafeRawBufferPointer(text)
    var offset = 0
    while offset &+ 8 <= raw.count {
      state = mix(state, raw.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
      offset &+= 8
    }
    var rest: UInt64 = 0
    while offset < raw.count {
      rest = rest &<< 8 | UInt64(raw[offset])
      offset &+= 1
    }
    return mix(state, rest)
  }

  private func hashScalar(_ node: NodeID, _ reading: ScalarReading) -> UInt64 {
    if reading == .text { return hash(view.text(of: node)) }
    switch view.scalar(of: node) {
    case .text, .hugeInteger: return hash(view.text(of: node))
    case .null: return Self.mix(Self.seed, 3)
    case .bool(let isTrue): return Self.mix(Self.seed, isTrue ? 4 : 5)
    case .integer(let value): return Self.hash(Double(value))
    case .double(let value): return Self.hash(value)
    }
  }

  /// The hash of a number; that of a whole one is that of the double nearest to it.
  static func hash(_ number: Double) -> UInt64 { mix(seed ^ 6, number == 0 ? 0 : number.bitPattern) }

  /// One hash of two.
  @inline(__always)
  static func mix(_ state: UInt64, _ value: UInt64) -> UInt64 {
    let product = (state ^ value).multipliedFullWidth(by: 0x9E37_79B9_7F4A_7C15)
    return product.high ^ product.low ^ state &<< 7
  }
}
