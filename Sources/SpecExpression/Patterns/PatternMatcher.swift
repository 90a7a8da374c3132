/// The states that a pattern is in, between two characters of a text.
struct PatternMatcher {
  private let states: [Pattern.State]
  /// The states that take a character, in the order they were reached.
  private var current: [Int] = []
  private var upcoming: [Int] = []
  /// The step in which each state was reached last.
  private var reached: [Int]
  private var step = 0
  private var pending: [Int] = []

  /// Whether the pattern fits a part of the text.
  static func isMatch(_ pattern: Pattern, _ text: UnsafeBufferPointer<UInt8>) -> Bool {
    var matcher = PatternMatcher(pattern)
    return matcher.run(text)
  }

  private init(_ pattern: Pattern) {
    states = pattern.states
    reached = Array(repeating: -1, count: pattern.states.count)
  }

  private mutating func run(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    var scalars = String(decoding: text, as: UTF8.self).unicodeScalars.makeIterator()
    var before: Unicode.Scalar?
    var next = scalars.next()
    // The pattern may begin at every place.
    while !reach(0, before, next) {
      swap(&current, &upcoming)
      guard let scalar = next else { return false }
      next = scalars.next()
      before = scalar
      step += 1
      upcoming.removeAll(keepingCapacity: true)
      for state in current {
        guard case .set(let set) = states[state], set.contains(scalar) else { continue }
        if reach(state + 1, before, next) { return true }
      }
    }
    return true
  }

  /// Adds a state and those that follow from it without a character; true when the pattern fits.
  private mutating func reach(_ state: Int, _ before: Unicode.Scalar?, _ next: Unicode.Scalar?) -> Bool {
    pending.append(state)
    while let state = pending.popLast() {
      guard reached[state] != step else { continue }
      reached[state] = step
      switch states[state] {
      case .match: return true
      case .set: upcoming.append(state)
      case .jump(let place): pending.append(place)
      case .fork(let first, let second):
        pending.append(second)
        pending.append(first)
      case .assert(let assertion):
        if Self.holds(assertion, before, next) { pending.append(state + 1) }
      }
    }
    return false
  }

  private static func holds(
    _ assertion: Pattern.Assertion, _ before: Unicode.Scalar?, _ next: Unicode.Scalar?
  ) -> Bool {
    let isBoundary = before.map(ScalarSet.word.contains) ?? false != next.map(ScalarSet.word.contains) ?? false
    return switch assertion {
    case .textStart: before == nil
    case .textEnd: next == nil
    case .lineStart: before == nil || before == "\n"
    case .lineEnd: next == nil || next == "\n"
    case .wordBoundary: isBoundary
    case .noWordBoundary: !isBoundary
    }
  }
}

extension Evaluator {
  /// Whether a pattern fits a part of a text.
  mutating func matches(_ text: Value, _ pattern: Pattern) throws(Failure) -> Bool {
    let text = textRef(text)
    try take(looking: (text.count + 1) * pattern.cost)
    return text.withBytes { PatternMatcher.isMatch(pattern, $0) }
  }
}
