/// Characters that a place of a pattern takes.
struct ScalarSet: Sendable {
  /// Ranges of code points.
  var ranges: [ClosedRange<UInt32>] = []
  /// Whether it takes those that are in none of them.
  var isNegated = false
  /// Whether a letter stands for its other case too.
  var ignoresCase = false

  /// `\d`
  static let digits = ScalarSet(ranges: [0x30...0x39])
  /// `\s`
  static let spaces = ScalarSet(ranges: [0x09...0x0A, 0x0C...0x0D, 0x20...0x20])
  /// `\w`
  static let word = ScalarSet(ranges: [0x30...0x39, 0x41...0x5A, 0x5F...0x5F, 0x61...0x7A])
  /// Every character.
  static let all = ScalarSet(isNegated: true)
  /// Every character but a line feed: `.`
  static let line = ScalarSet(ranges: [0x0A...0x0A], isNegated: true)

  /// Whether it takes a character.
  func contains(_ scalar: Unicode.Scalar) -> Bool {
    if holds(scalar.value) { return !isNegated }
    guard ignoresCase else { return isNegated }
    let others = [scalar.properties.lowercaseMapping, scalar.properties.uppercaseMapping]
    let isHeld = others.contains { other in
      other.unicodeScalars.count == 1 && other.unicodeScalars.first.map { holds($0.value) } == true
    }
    return isHeld != isNegated
  }

  private func holds(_ value: UInt32) -> Bool { ranges.contains { $0.contains(value) } }

  /// The code points that a set does not take, for a set within brackets.
  var complement: [ClosedRange<UInt32>] {
    var result: [ClosedRange<UInt32>] = []
    var next: UInt32 = 0
    for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if range.lowerBound > next { result.append(next...range.lowerBound - 1) }
      next = max(next, range.upperBound + 1)
    }
    if next <= 0x10FFFF { result.append(next...0x10FFFF) }
    return result
  }
}
