internal import SpecSource

/// Where the remarks on one rule silence it, and which of them does: of several the first one in the file.
struct SilencedBytes {
  /// A remark's name of the rule, by its place among the remarks and among their names.
  struct Owner: Hashable {
    let suppression: Int
    let name: Int
  }

  /// The offsets at which another owner begins, or none, in order.
  private var starts: [UInt32] = []
  private var owners: [Owner?] = []

  /// What remarks silence, by the rule's id.
  static func byRule(_ suppressions: [Suppression]) -> [String: SilencedBytes] {
    var scopes: [String: [(range: SourceRange, owner: Owner)]] = [:]
    for (place, suppression) in suppressions.enumerated() {
      for (name, rule) in suppression.names.enumerated() {
        scopes[rule.id, default: []].append((suppression.covered, Owner(suppression: place, name: name)))
      }
    }
    return scopes.mapValues { SilencedBytes($0) }
  }

  /// The map of some scopes, the ones that go before others first. O(n log n).
  init(_ scopes: [(range: SourceRange, owner: Owner)]) {
    starts = Set(scopes.flatMap { [$0.range.start, $0.range.end] }).sorted()
    owners = Array(repeating: nil, count: starts.count)
    // By stretch between two offsets: itself, or a later one before which all have their owners.
    var free = Array(0...starts.count)
    for (range, owner) in scopes {
      let end = starts.firstPlace { $0 >= range.end }
      var place = starts.firstPlace { $0 >= range.start }
      while place < end {
        if free[place] == place {
          owners[place] = owner
          free[place] = place + 1
        }
        free[place] = free[free[place]]
        place = free[place]
      }
    }
  }

  /// Who silences what begins at an offset.
  func owner(of offset: UInt32) -> Owner? {
    let next = starts.firstPlace { $0 > offset }
    return next == 0 ? nil : owners[next - 1]
  }
}
