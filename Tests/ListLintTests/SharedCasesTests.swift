import ListTestSupport
import SpecSource
import TestSupport
import Testing

/// Cases made from public reports about other tools; each says in its `expected.md` what is right.
@Suite("public cases", .enabled(if: SharedFiles.exist, "needs ../shared"))
struct SharedCasesTests {
  /// The findings of a file as `line:column id`, those that every old file gets left out.
  private func findings(_ path: String) throws -> [String] {
    let bytes = try SharedFiles.bytes("cases/\(path)")
    let lines = LineMap(SourceFile(name: path, bytes: bytes))
    return SpecSample(bytes: bytes).findings.filter { !$0.message.hasPrefix("the list has no 'listspec' key") }.map {
      let place = lines.position(of: $0.location.range.start)
      return "\(place.line):\(place.column) \($0.rule.id)"
    }
  }

  private func resolved(_ path: String) throws -> ResolvedSample {
    ResolvedSample(String(decoding: try SharedFiles.bytes("cases/\(path)"), as: UTF8.self))
  }

  @Test("05: yes and no are text, and no flag")
  func yesAndNo() throws {
    #expect(try findings("05-yes-and-no/list.yaml") == ["5:77 wrong-type"])
    #expect(try findings("05-yes-and-no/same.json") == [])
    let list = try resolved("05-yes-and-no/list.yaml")
    #expect(list("row 0", "model") == "{title: NO, detail: no} by value")
    #expect(list("row 1", "canEdit") == "unusable by value")
    #expect(list("row 2", "tag") == "'off' by value")
    #expect(list("row 3", "canEdit") == "true by value")
  }

  @Test("22: a written key wins over a merged one, the earlier source over the later")
  func mergeKeys() throws {
    #expect(try findings("22-merge-keys/override.yaml") == ["1:1 unknown-key"])
    let override = try resolved("22-merge-keys/override.yaml")
    for row in ["row 0", "row 1"] {
      #expect(override(row, "height") == "60 by value" && override(row, "cell") == "'LabelCell' by value")
    }
    #expect(override("row 2", "model") == "{subtitle: only this} by value")
    #expect(override.modelBase("row 2") == nil)
    let several = try resolved("22-merge-keys/several.yaml")
    #expect(several("row 0", "height") == "1 by value" && several("row 0", "estimatedHeight") == "10 by value")
    #expect(several("row 0", "cell") == "'LabelCell' by value")
    #expect(try findings("22-merge-keys/twice.yaml").contains("8:5 duplicate-key"))
    let notAMap = try findings("22-merge-keys/not-a-map.yaml")
    #expect(notAMap.count == 1 && notAMap[0].hasPrefix("4:"))
    #expect(try findings("22-merge-keys/quoted.yaml") == [])
    #expect(try resolved("22-merge-keys/quoted.yaml")("row 0", "model") == "{\"<<\": literal} by value")
  }

  @Test("34: what is padded with zeros or looks like a date is its own text where text is wanted")
  func zeroPadded() throws {
    #expect(try findings("34-zero-padded-and-dates/list.yaml") == [])
    let list = try resolved("34-zero-padded-and-dates/list.yaml")
    let tags = ["08", "010", "12:30:45", "1_000", "0x1F", "2010-09-09", "2024-02-30"]
    for (row, tag) in tags.enumerated() { #expect(list("row \(row)", "tag") == "'\(tag)' by value") }
  }

  @Test("35: a height that is not finite is refused, each with its line")
  func notFinite() throws {
    #expect(
      try findings("35-height-that-is-not-finite/list.yaml") == [
        "4:31 out-of-range", "5:31 out-of-range", "6:31 out-of-range", "7:31 out-of-range", "10:31 wrong-type",
        "11:31 out-of-range", "12:38 out-of-range", "12:51 out-of-range",
      ])
    let list = try resolved("35-height-that-is-not-finite/list.yaml")
    #expect(list("row 4", "height") == "44.5 by value" && list("row 5", "height") == "0 by value")
  }

  @Test(
    "37: columns count Unicode scalars",
    arguments: [("ascii.yaml", 44), ("accents.yaml", 44), ("cjk.yaml", 44), ("emoji.yaml", 44), ("family.yaml", 44)])
  func columns(file: String, column: Int) throws {
    #expect(try findings("37-column-after-wide-characters/\(file)") == ["2:\(column) wrong-type"])
  }

  @Test("37: columns of JSON count the same way")
  func columnsOfJSON() throws {
    #expect(try findings("37-column-after-wide-characters/cjk.json") == ["2:53 wrong-type"])
  }

  @Test(
    "lists that iOS developers wrote have only faults that they have",
    arguments: ["09-quickdialog-sample.yaml": [], "08-settings-root.yaml": ["unknown-key", "duplicate-row-tag"]])
  func examples(file: String, rules: [String]) throws {
    let found = SpecSample(bytes: try SharedFiles.bytes("examples/\(file)")).findings.map(\.rule.id)
    #expect(Set(found.filter { $0 != "variant-key" }) == Set(rules))
  }
}
