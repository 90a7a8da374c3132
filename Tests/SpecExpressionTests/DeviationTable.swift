import TestSupport

/// The table of `docs/expressions.md` that lists the cases of the conformance suite that the language departs from.
struct DeviationTable {
  /// The cases, with `*` for any characters, and the reasons.
  let rows: [(pattern: String, reason: String)]

  /// The table as it stands in the page.
  init() throws {
    let page = String(decoding: try RepositoryFiles.bytes("docs/expressions.md"), as: UTF8.self)
    let lines = page.split(separator: "\n", omittingEmptySubsequences: false)
    let table = lines.drop { !$0.hasPrefix("| cases |") }.dropFirst(2).prefix { $0.hasPrefix("|") }
    rows = table.compactMap { line in
      guard let match = line.wholeMatch(of: /\| `([^`]+)` \| (.+) \|/) else { return nil }
      return (String(match.1), String(match.2))
    }
  }

  /// The row that names a case, or nil.
  func row(of id: String) -> Int? { rows.firstIndex { Self.matches($0.pattern[...], id[...]) } }

  private static func matches(_ pattern: Substring, _ text: Substring) -> Bool {
    guard let first = pattern.first else { return text.isEmpty }
    if first == "*" {
      let rest = pattern.dropFirst()
      return text.indices.contains { matches(rest, text[$0...]) } || matches(rest, "")
    }
    return text.first == first && matches(pattern.dropFirst(), text.dropFirst())
  }
}
