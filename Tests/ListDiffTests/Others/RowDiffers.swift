import ListTestSupport

/// Differs of rows and sections on iOS: the identity of an element is the tag of its row, the rest is its text.
enum RowDiffers {
  private static func thing(_ value: PlainValue) -> (tag: String, text: String) {
    guard let members = value.members else { return (value.scalarText ?? value.json, "x") }
    let rest = members.filter { $0.key != "id" && $0.key != "hash" }.sorted { $0.key < $1.key }.map(\.value)
    return (value.text("id"), rest.isEmpty ? "x" : rest.map { $0.scalarText ?? $0.json }.joined(separator: " "))
  }

  private static func row(_ value: PlainValue) -> String {
    let (tag, text) = thing(value)
    return "{tag: \(PlainValue.quoted(tag)), text: \(PlainValue.quoted(text))}"
  }

  /// Elements as the rows of a list.
  static func rows(_ values: PlainValue?) -> String {
    "rows: [\((values?.items ?? []).map(row).joined(separator: ", "))]"
  }

  /// Sections as those of a list; what a section is stands under one key, its elements under another.
  static func sections(_ values: PlainValue?, _ model: String, _ elements: String) -> String {
    let sections = (values?.items ?? []).map { section in
      let (tag, text) = thing(section[model] ?? .null)
      return "{tag: \(PlainValue.quoted(tag)), header: {title: \(PlainValue.quoted(text))}, \(rows(section[elements]))}"
    }
    return "sections: [\(sections.joined(separator: ", "))]"
  }

  /// A whole number.
  static func number(_ value: PlainValue?) -> Int? {
    if case .number(let number)? = value { Int(number) } else { nil }
  }
}

extension DifferSuite {
  /// DeepDiff, which HoloTableView's plug-in uses.
  static let deepDiff = DifferSuite(name: "deepdiff-swift", count: 44, measure: .rows) {
    try entries("deepdiff-swift/cases.json").enumerated().map { number, found in
      DifferCase(
        "\(number) \(found.text("name"))", RowDiffers.rows(found["old"]), RowDiffers.rows(found["new"]),
        theirs: RowDiffers.number(found["change_count"]))
    }
  }

  /// DifferenceKit.
  static let differenceKit = DifferSuite(name: "differencekit", count: 35, measure: .rows) {
    try entries("differencekit/cases.json").enumerated().map { number, found in
      let stages = found["expected_stages"]?.items
      let parts = stages?.flatMap { ($0.members ?? []).filter { $0.key != "data" } }
      let lists = ["source", "target"].map { side in
        found.text("kind") == "sectioned"
          ? RowDiffers.sections(found[side], "model", "elements") : RowDiffers.rows(found[side])
      }
      return DifferCase(
        "\(number) \(found.text("name"))", lists[0], lists[1],
        theirs: parts?.map { $0.value.items?.count ?? 0 }.reduce(0, +))
    }
  }

  /// IGListKit.
  static let igListKit = DifferSuite(name: "iglistkit", count: 28, measure: .rows) {
    try entries("iglistkit/cases.json").enumerated().map { number, found in
      let expected = found["expect"] ?? .null
      let kinds = ["inserts", "deletes", "updates", "moves"].map { expected[$0]?.items?.count }
      let sum = kinds.contains(nil) ? nil : kinds.reduce(0) { $0 + ($1 ?? 0) }
      let theirs =
        RowDiffers.number(expected["change_count"]) ?? (expected["no_changes"] == .flag(true) ? 0 : sum)
      return DifferCase(
        "\(number) \(found.text("name"))", RowDiffers.rows(found["old"]), RowDiffers.rows(found["new"]), theirs: theirs)
    }
  }

  /// RxDataSources.
  static let rxDataSources = DifferSuite(name: "rxdatasources", count: 15, measure: .rows) {
    try entries("rxdatasources/cases.json").enumerated().map { number, found in
      let theirs = found["expected"]?.items?.flatMap { $0["only"]?.members ?? [] }
        .map { RowDiffers.number($0.value) ?? 0 }.reduce(0, +)
      let lists = ["initial", "final"].map { side -> String in
        // A section is its identity alone.
        let sections = (found[side]?.items ?? []).map { section in
          PlainValue.map([
            .init(key: "model", value: section["id"] ?? .null), .init(key: "items", value: section["items"] ?? .null),
          ])
        }
        return RowDiffers.sections(.list(sections), "model", "items")
      }
      return DifferCase("\(number) \(found.text("name"))", lists[0], lists[1], theirs: theirs)
    }
  }
}
