/// What `docs/outside-suites.md` says of a suite.
struct OutsidePage {
  private let suite: OutsideSuite
  private let outcomes: [(name: String, outcome: OutsideCase.Outcome)]

  init(_ suite: OutsideSuite, _ outcomes: [(name: String, outcome: OutsideCase.Outcome)]) {
    self.suite = suite
    self.outcomes = outcomes
  }

  /// Why a case comes out otherwise here; nil where nobody said.
  private func reason(_ number: Int) -> String? {
    suite.reasons.first { $0.numbers.contains(number) }?.reason
  }

  /// The cases that come out otherwise without a reason, with what came out.
  var unexplained: [String] {
    outcomes.enumerated().compactMap { number, found in
      guard case .otherwise(let what) = found.outcome, reason(number) == nil else { return nil }
      return "\(found.name): \(what)"
    }
  }

  /// The numbers with a reason that come out as the suite says.
  var needless: [Int] {
    suite.reasons.flatMap(\.numbers).filter { number in
      guard outcomes.indices.contains(number), case .otherwise = outcomes[number].outcome else { return true }
      return false
    }
  }

  /// The part of the page: how many, and the others by name.
  var text: String {
    let same = outcomes.count { $0.outcome == .same }
    let whole = outcomes.count { $0.outcome == .whole }
    var otherwise: [(reason: String, names: [String])] = []
    var inexpressible: [(reason: String, names: [String])] = []
    for (number, found) in outcomes.enumerated() {
      switch found.outcome {
      case .same, .whole: break
      case .otherwise: Self.add(found.name, reason(number) ?? "not explained", to: &otherwise)
      case .inexpressible(let reason): Self.add(found.name, reason, to: &inexpressible)
      }
    }
    let counts = [outcomes.count, same, whole, count(otherwise), count(inexpressible)].map(String.init)
    return """
      \(suite.summary).

      | cases | as they say | with a value written anew | otherwise | not expressible |
      |---|---|---|---|---|
      | \(counts.joined(separator: " | ")) |
      """ + Self.table("otherwise", otherwise) + Self.table("not expressible", inexpressible)
  }

  private func count(_ groups: [(reason: String, names: [String])]) -> Int { groups.map(\.names.count).reduce(0, +) }

  private static func add(_ name: String, _ reason: String, to groups: inout [(reason: String, names: [String])]) {
    if let place = groups.firstIndex(where: { $0.reason == reason }) {
      groups[place].names.append(name)
    } else {
      groups.append((reason, [name]))
    }
  }

  private static func table(_ title: String, _ groups: [(reason: String, names: [String])]) -> String {
    if groups.isEmpty { return "" }
    let rows = groups.map { group in
      let names = group.names.map { "`\($0.replacing("|", with: "\\|"))`" }.joined(separator: ", ")
      return "\n| \(group.reason) | \(names) |"
    }
    return "\n\n| \(title), because | cases |\n|---|---|" + rows.joined()
  }
}
