import SpecSource
import TestSupport
import Testing

@testable import SpecTree

/// A file that edits made of one that was read, of which only what they touched is read again.
@Suite("reading a file again after edits")
struct EarlierReadingTests {
  /// Random changes of a text, as far apart as it happens.
  private static func edits(of bytes: [UInt8], _ random: inout SeededGenerator) -> [TextEdit] {
    var edits: [TextEdit] = []
    var place = 0
    for _ in 0..<Int.random(in: 1...3, using: &random) {
      place += Int.random(in: 0...max(1, bytes.count * 2 / 3), using: &random)
      guard place <= bytes.count else { break }
      let isLine = Bool.random(using: &random)
      if isLine { while place > 0, bytes[place - 1] != 0x0A { place -= 1 } }
      if let last = edits.last, place < Int(last.range.end) { continue }
      var end = min(bytes.count, place + [0, 0, 1, 3, 20].randomElement(using: &random).unsafelyUnwrapped)
      if isLine { while end < bytes.count, end == 0 || bytes[end - 1] != 0x0A { end += 1 } }
      // Text stays text: an edit never cuts a character.
      while place > 0, place < bytes.count, bytes[place] & 0xC0 == 0x80 { place -= 1 }
      while end < bytes.count, bytes[end] & 0xC0 == 0x80 { end += 1 }
      edits.append(TextEdit(SourceRange(place..<end), YAMLMutation.piece(using: &random)))
      place = end
    }
    return edits
  }

  @Test("of YAML gives what reading it whole gives, whatever the edits are", arguments: 0..<40 as Range<UInt64>)
  func yaml(block: UInt64) {
    for seed in block * 50..<block * 50 + 50 {
      var random = SeededGenerator(seed: seed)
      let base = SourceFile(name: "base.yaml", bytes: Array(Self.list(&random).utf8))
      for _ in 0..<4 { #expect(TreeDifference(after: Self.edits(of: base.bytes, &random), of: base) == nil) }
    }
  }

  @Test("of JSON gives what reading it whole gives, whatever the edits are", arguments: 0..<20 as Range<UInt64>)
  func json(block: UInt64) {
    for seed in block * 50..<block * 50 + 50 {
      var random = SeededGenerator(seed: seed)
      let base = SourceFile(name: "base.json", bytes: Array(Self.jsonList(&random).utf8))
      for _ in 0..<4 { #expect(TreeDifference(after: Self.edits(of: base.bytes, &random), of: base) == nil) }
    }
  }

  @Test("of a list that an edit changed gives what reading it whole gives", arguments: 0..<400 as Range<UInt64>)
  func drafts(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let texts = [DraftRandomList(seed: seed).text, DraftLawTests.json(&random).text]
    for (name, text) in zip(["base.yaml", "base.json"], texts) {
      let base = SourceFile(name: name, bytes: Array(text.utf8))
      let (tree, _) = SpecReader.read(base)
      #expect(TreeDifference(after: DraftLawTests.change(tree, &random).draft.textEdits(), of: base) == nil)
    }
  }

  @Test("finds that a row which was not too deep is so now")
  func depth() {
    func nested(_ depth: Int, _ inside: String) -> String {
      String(repeating: "[", count: depth) + inside + String(repeating: "]", count: depth)
    }
    let row = #"{"a": \#(nested(TreeBuilder.deepestNesting - 5, "1"))}"#
    let base = SourceFile(name: "base.json", bytes: Array(#"[{"a": 1}, {"a": 2}, \#(row), {"a": 3}]"#.utf8))
    #expect(SpecReader.read(base).tree.isComplete)
    let end = base.bytes.count
    let edits = [TextEdit(SourceRange(0..<0), "[[[[[["), TextEdit(SourceRange(end..<end), "]]]]]]")]
    #expect(TreeDifference(after: edits, of: base) == nil)
  }

  @Test("takes rows that no edit touched as they were, but for the first and the last")
  func takes() {
    let rows = 0..<12
    let old = "rows:\n" + rows.map { "- tag: r\($0)\n  k: 11\n" }.joined()
    #expect(Self.taken("base.yaml", old) == [1, 2, 3, 4, 6, 7, 8, 9, 10])
    let json = "[" + rows.map { "{\"tag\": \"r\($0)\", \"k\": 11}" }.joined(separator: ",\n") + "]"
    #expect(Self.taken("base.json", json) == [1, 2, 3, 4, 6, 7, 8, 9, 10])
  }

  /// Which rows are taken where row 5 gets a longer tag. All of them have another value than before as well, of which
  /// nothing is said: a row that still has the old one was not read.
  private static func taken(_ name: String, _ old: String) -> [Int] {
    let bytes = Array(old.utf8)
    let start = old.prefix(upTo: old.firstRange(of: "r5")?.upperBound ?? old.endIndex).utf8.count
    let edits = [TextEdit(SourceRange(start..<start), "xyz")]
    let new = String(decoding: edits.applied(to: bytes), as: UTF8.self).replacing(
      ": 11", with: name == "base.json" ? ": \"\"" : ": ''")
    let tree = SpecReader.read(SourceFile(name: name, bytes: bytes)).tree
    let (read, _) = SpecReader.read(SourceFile(name: name, bytes: Array(new.utf8)), madeFrom: tree, by: edits)
    return read.withView { view in
      let root = view.kind(of: NodeID(0)) == .mapping ? NodeID(2) : NodeID(0)
      return view.items(of: root).enumerated().compactMap { row, item in
        view.value(of: "k", in: item).map { view.style(of: $0) } == .plain ? row : nil
      }
    }
  }
}

// MARK: Lists

extension EarlierReadingTests {
  /// A list as it is written every day, with rows of every sort.
  private static func list(_ random: inout SeededGenerator) -> String {
    func pick(_ texts: [String]) -> String { texts.randomElement(using: &random) ?? "" }
    let rows = [
      "tag: $\n@height: 44", "{tag: $, height: 44, model: {a: [1, 2]}}", "tag: $ # note\n@# - tag: x\n@k:",
      "tag: $\n@text: |\n@  - tag: x\n\n@  two\n@height: 3",
      "tag: \"$\\n\"\n@model:\n@  b: c #d\n@  c: [{x: 1}, {y: '2'}]",
      "", "~", "tag: $\n@nested:\n@- 1\n@- {a: b}\n@-\n@- - 2\n@  - c: $(x)", "- tag: $\n@- 2\n@- \n@- 4",
      "\n@tag: $\n@x-a: 日本",
      "[$, 'It''s']", "tag: $\n@a: 1\n@a: 2", "|\n@  - text\n@  $", "tag: $\n@height: 44", "tag: $\n@height: 44",
    ]
    var text = pick(["", "", "---\n", "\u{FEFF}", "# first\n"]) + "listspec: 1\nsections:\n"
    let (outer, inner) = (pick(["", "  "]), pick(["  ", "    "]))
    for section in 0..<Int.random(in: 1...3, using: &random) {
      text += outer + "- tag: s\(section)\n" + outer + "  rows:\n"
      let lead = outer + inner
      for row in 0..<Int.random(in: 1...12, using: &random) {
        let dash = pick(["- ", "- ", "- ", "-   "])
        var lines = pick(rows).replacing("$", with: "r\(section)-\(row)")
        lines = lines.replacing("@", with: lead + String(repeating: " ", count: dash.count))
        text += lead + dash + lines + "\n" + pick(["", "", "", "\n", lead + "# - tag: x\n", "#c\n"])
      }
    }
    text += pick(["", "", "data: {a: b}\n", "---\n- a\n- b\n- c\n- d\n", "footer: [a,\n b]\n"])
    return Bool.random(using: &random) ? text : text.replacing("\n", with: pick(["\n", "\r\n"]))
  }

  /// The same in JSON.
  private static func jsonList(_ random: inout SeededGenerator) -> String {
    func pick(_ texts: [String]) -> String { texts.randomElement(using: &random) ?? "" }
    let rows = [
      #"{"tag": "$", "height": 44}"#, #"{"tag":"$","height":44}"#,
      #"{"tag": "$", "model": {"a": [1, {"b": 2}, {"b": 3}]}}"#,
      #"{"tag": "$\n\u00e9", "text": "\"}, {"}"#, "{}", "[]", "1", "\"$(x)\"", #"{"tag": "$", "x-a": null}"#,
      #"[{"a": "$"}, {"a": 2}, {"a": 3}]"#, #"{"a": 1, "a": 2}"#, #"{"tag": "$", "height": 44}"#,
    ]
    let gap = pick(["", " ", "\n", "\n    "])
    let sections = (0..<Int.random(in: 1...3, using: &random)).map { section in
      let items = (0..<Int.random(in: 0...12, using: &random)).map { row in
        pick(rows).replacing("$", with: "r\(section)-\(row)")
      }
      return #"{"tag": "s\#(section)", "rows": [\#(gap)"# + items.joined(separator: pick([",", " , "]) + gap) + gap
        + "]}"
    }
    return pick(["", "\u{FEFF}"]) + #"{"listspec": 1, "sections": ["# + "\n  " + sections.joined(separator: ",\n  ")
      + "\n]}"
      + pick(["", "\n"])
  }
}
