import SpecSource
import SpecTree
import TestSupport
import Testing

/// Random changes of YAML that authors write: reading ends in a tree or in a finding, and never in a trap.
@Suite("mutated YAML")
struct YAMLFuzzTests {
  private static let seeds = [
    "rows:\n  - {tag: a, cell: C, heightHandler: $(model.vip ? 80 : 60)}\n",
    "text: \"Say \\$(x)\"\nformat: '[\\w._%+-]+'\nb: 'Don''t'\n",
    "sections:\n  - tag: a\n    rows: &r\n      - <<: *r\n        model: !!map {title: \"日本\", b: [1, 2]}\n   - tag: b\n",
    "a: |\n  text\n\n# note\nb: >-\n  more\n  text\n? [c]\n: d\n---\n- *x\n...\n",
  ]
  private static let pieces = [
    "\"", "'", "{", "}", "[", "]", ":", ": ", ",", "- ", "#", " #", "&a ", "*a", "!", "|", ">", "\t", "\n", "\r\n",
    "\r",
    "  ", "\\", "$(", ")", "? ", "%", "@", "<<: ", "---\n", "...\n", "\u{2028}", "\u{85}", "é", "日本", "\u{FEFF}", "\0",
    "!!str ", "!!int ",
  ]

  @Test("reading ends in a tree or in a finding inside the file", arguments: 0..<40 as Range<UInt64>)
  func verdicts(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<200 {
      var bytes = Array((Self.seeds.randomElement(using: &random) ?? "").utf8)
      for _ in 0...Int.random(in: 0...4, using: &random) {
        let place = Int.random(in: 0...bytes.count, using: &random)
        let end = Int.random(in: place...min(place + 6, bytes.count), using: &random)
        let piece = Bool.random(using: &random) ? Self.pieces.randomElement(using: &random) ?? "" : ""
        bytes.replaceSubrange((piece.isEmpty ? place..<end : place..<place), with: piece.utf8)
      }
      let (tree, findings) = SpecReader.read(SourceFile(name: "list.yaml", bytes: bytes))
      let text = String(decoding: bytes, as: UTF8.self).debugDescription
      #expect(tree.isComplete || findings.contains { $0.severity == .error }, "\(text)")
      #expect(findings.allSatisfy { isInside($0, bytes.count) }, "\(text)")
      guard tree.isComplete else { continue }
      let laws = TreeRangeLaws(readsBack: { _, _, _ in true }, isFiller: { _ in true })
      #expect(laws.breaches(in: tree) == [], "\(text)")
    }
  }

  private func isInside(_ finding: Diagnostic, _ count: Int) -> Bool {
    let ranges =
      [finding.location.range] + finding.notes.compactMap(\.location?.range)
      + finding.fixes.flatMap(\.edits).map(\.range)
    return ranges.allSatisfy { $0.start <= $0.end && Int($0.end) <= count }
  }
}
