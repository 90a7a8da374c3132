internal import TestSupport

/// Lists and edits that nobody would write, from a seed.
public struct RandomEdits {
  private var random: SeededGenerator

  /// The same lists and edits for the same seed.
  public init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  private mutating func pick<Element>(_ choices: [Element]) -> Element { choices.randomElement(using: &random)! }
  private mutating func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &random) < percent }
  private mutating func many(_ count: ClosedRange<Int>, _ make: (inout RandomEdits) -> String) -> String {
    (0..<Int.random(in: count, using: &random)).map { _ in make(&self) }.joined(separator: ", ")
  }

  private static let sectionTags = ["s", "t", "u"]
  private static let rowTags = ["a", "b", "c", "d", "no"]

  /// A list in YAML.
  public mutating func list() -> String {
    let kind = pick(["sections", "sections", "sections", "rows"])
    var text = "listspec: 1\nruntime: holo\n" + (chance(30) ? "# A comment\n\n" : "")
    if kind == "rows" { return text + "rows: [\(many(0...4) { $0.row() })]\n" }
    text += "sections:\n"
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      text +=
        chance(70) ? "  - tag: \(pick(Self.sectionTags))\n" : "  - title: x\n".replacing("title: x", with: "x-a: 1")
      if chance(40) { text += "    header: \(header())\n" }
      if chance(10) { continue }
      if chance(50) {
        text += "    rows: [\(many(0...4) { $0.row() })]\n"
      } else {
        text += "    rows:\n"
        for _ in 0..<Int.random(in: 1...4, using: &random) {
          text += "      - \(row())\(chance(20) ? "  # why" : "")\n" + (chance(10) ? "\n" : "")
        }
      }
    }
    return text
  }

  private mutating func header() -> String { pick(["H", "{title: H}", "{title: H, height: 4}", "{height: 5}"]) }

  private mutating func row() -> String {
    if chance(10) { return "Wi-Fi" }
    var pairs: [String] = chance(80) ? ["tag: \(pick(Self.rowTags))"] : []
    pairs += properties()
    return pairs.isEmpty ? "{text: t}" : "{\(pairs.joined(separator: ", "))}"
  }

  private mutating func properties() -> [String] {
    var pairs: [String] = []
    if chance(40) { pairs.append("height: \(pick(["4", "44", "44.0"]))") }
    if chance(30) { pairs.append("model: \(pick(["{x: 1}", "{x: 2, y: [1, 2]}", "1"]))") }
    if chance(20) { pairs.append("text: \(pick(["t", "'1.0'", "\"a: b\"", "\"# c\""]))") }
    return pairs
  }

  private mutating func target(_ tags: [String]) -> String {
    let tag = chance(85) ? pick(tags) : "null"
    return pick([
      tag, tag, "{tag: \(tag), nth: \(pick(["1", "1", "2"]))}", "{tag: \(tag), match: \(pick(["first", "all"]))}",
    ])
  }

  private mutating func row(withTarget: Bool) -> String {
    guard withTarget else { return row() }
    var pairs = ["tag: \(chance(90) ? pick(Self.rowTags) : "null")"]
    pairs.append(pick(["match: first", "match: first", "match: all", "nth: 1"]))
    if chance(20) { pairs.append("newTag: \(pick(Self.rowTags + ["null"]))") }
    pairs += properties()
    if chance(15) { pairs.append("text: null") }
    if chance(15) { pairs.append("model.z: \(pick(["1", "null", "[a]"]))") }
    return
      "{\(Dictionary(pairs.map { ($0.split(separator: ":")[0], $0) }) { first, _ in first }.values.sorted().joined(separator: ", "))}"
  }

  private mutating func place() -> String {
    let section = target(Self.sectionTags)
    switch Int.random(in: 0..<4, using: &random) {
    case 0: return "in: \(section), at: \(Int.random(in: 0...2, using: &random))"
    case 1: return "in: \(section), at: end"
    case 2: return "before: \(target(Self.rowTags))"
    default: return "after: \(target(Self.rowTags))"
    }
  }

  private mutating func sectionPlace() -> String {
    pick(["at: 0", "at: end", "before: \(target(Self.sectionTags))", "after: \(target(Self.sectionTags))"])
  }

  private mutating func section(isNew: Bool) -> String {
    var pairs = ["tag: \(pick(Self.sectionTags))"]
    if !isNew { pairs.append("match: \(pick(["first", "all"]))") }
    if chance(50) { pairs.append("header: \(chance(20) && !isNew ? "null" : header())") }
    if isNew, chance(60) { pairs.append("rows: [\(many(0...3) { $0.row() })]") }
    if chance(40) { pairs.append("makeRows: [\(many(0...2) { $0.row() })]") }
    if !isNew, chance(30) { pairs.append("updateRows: [\(row(withTarget: true))]") }
    return "{\(pairs.joined(separator: ", "))}"
  }

  /// An operation on one line.
  public mutating func edit() -> String {
    switch Int.random(in: 0..<14, using: &random) {
    case 0: return "- makeRows: {in: \(target(Self.sectionTags)), rows: [\(many(0...2) { $0.row() })]}"
    case 1, 2: return "- insertRows: {\(place()), rows: [\(many(1...2) { $0.row() })]}"
    case 3, 4: return "- updateRows: [\(many(1...2) { $0.row(withTarget: true) })]"
    case 5: return "- remakeRows: [\(row(withTarget: true))]"
    case 6: return "- removeRows: [\(many(1...2) { $0.target(Self.rowTags) })]"
    case 7, 8: return "- moveRows: {\(place()), rows: [\(many(1...2) { $0.target(Self.rowTags) })]}"
    case 9: return "- \(pick(["makeSections", "remakeSections"])): [\(section(isNew: true))]"
    case 10: return "- insertSections: {\(sectionPlace()), sections: [\(section(isNew: true))]}"
    case 11: return "- updateSections: [\(section(isNew: false))]"
    case 12: return "- moveSections: {\(sectionPlace()), sections: [\(target(Self.sectionTags))]}"
    default:
      return pick([
        "- removeSections: [\(target(Self.sectionTags))]", "- removeAllRows: {in: \(target(Self.sectionTags))}",
        "- updateList: {style: grouped}", "- updateCells: {C: {height: 4}}", "- removeAllSections: true",
      ])
    }
  }
}
