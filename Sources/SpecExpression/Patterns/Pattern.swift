internal import SpecSource

/// A pattern of `matches`, ready to be tried: a machine whose states advance together over the text, so that the time is
/// at most the product of text and pattern, whatever they are (Thompson 1968; RE2 does the same).
struct Pattern: Sendable {
  /// A state of the machine.
  enum State: Sendable {
    /// Takes one character of a set.
    case set(ScalarSet)
    /// Goes on at either place.
    case fork(Int, Int)
    /// Goes on at a place.
    case jump(Int)
    /// Goes on where an assertion holds.
    case assert(Assertion)
    /// The pattern fits.
    case match
  }

  /// A condition on the place between two characters.
  enum Assertion: Sendable {
    case textStart, textEnd, lineStart, lineEnd, wordBoundary, noWordBoundary
  }

  let states: [State]
  /// How much a character of the text costs at most: states, and ranges of sets to look through.
  let cost: Int

  /// Reads a pattern in the syntax of RE2, as far as it is supported.
  init(_ text: String) throws(PatternFault) {
    var parser = PatternParser(text)
    let item = try parser.pattern()
    var states: [State] = []
    try Self.emit(item, into: &states)
    states.append(.match)
    self.states = states
    cost = states.reduce(0) { cost, state in
      if case .set(let set) = state { cost + 1 + set.ranges.count } else { cost + 1 }
    }
  }

  /// Adds the states of a part. The recursion is as deep as groups are nested, which the parser limits.
  private static func emit(_ item: PatternItem, into states: inout [State]) throws(PatternFault) {
    guard states.count <= Limits.largestPattern else {
      throw PatternFault(
        "the pattern has more than \(Limits.largestPattern.grouped) states with its repetitions written out")
    }
    switch item {
    case .set(let set): states.append(.set(set))
    case .assertion(let assertion): states.append(.assert(assertion))
    case .sequence(let items): for item in items { try emit(item, into: &states) }
    case .choice(let items):
      var ends: [Int] = []
      for (number, item) in items.enumerated() {
        guard number < items.count - 1 else {
          try emit(item, into: &states)
          break
        }
        let fork = states.count
        states.append(.match)
        try emit(item, into: &states)
        ends.append(states.count)
        states.append(.match)
        states[fork] = .fork(fork + 1, states.count)
      }
      for end in ends { states[end] = .jump(states.count) }
    case .repetition(let item, let least, let most):
      for _ in 0..<least { try emit(item, into: &states) }
      guard let most else {
        let fork = states.count
        states.append(.match)
        try emit(item, into: &states)
        states.append(.jump(fork))
        states[fork] = .fork(fork + 1, states.count)
        return
      }
      var forks: [Int] = []
      for _ in least..<most {
        forks.append(states.count)
        states.append(.match)
        try emit(item, into: &states)
      }
      for fork in forks { states[fork] = .fork(fork + 1, states.count) }
    }
  }
}

/// Why a text is no pattern.
struct PatternFault: Error {
  /// A sentence for a finding.
  let message: String

  /// A fault with its sentence.
  init(_ message: String) { self.message = message }
}

/// A part of a pattern.
indirect enum PatternItem {
  case set(ScalarSet)
  case assertion(Pattern.Assertion)
  case sequence([PatternItem])
  case choice([PatternItem])
  /// At least and, unless nil, at most so many times.
  case repetition(PatternItem, Int, Int?)
}
