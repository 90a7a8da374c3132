import ListEdits
import TestSupport
import Testing

@Suite("sections while edits change them")
struct SectionEditTests {
  @Test("sections that edits make, rename, remake and take out are found as they are then")
  func sectionsInTurn() throws {
    let sample = try EditSample(
      "listspec: 1\nsections: [{tag: a, rows: [{tag: r}]}, {tag: b}, {tag: a}]",
      """
      - makeRows: {in: c, rows: [{tag: x}]}
      - makeRows: {in: c, rows: [{tag: y}]}
      - updateSections: [{tag: a, nth: 2, newTag: c}]
      - updateSections: [{tag: c, nth: 1, header: First}]
      - makeSections: [{tag: d, rows: [{tag: z}]}]
      - remakeSections: [{tag: b, newTag: a}]
      - updateSections: [{tag: a, nth: 2, footer: Second}]
      - makeRows: {in: d, rows: [{tag: w}]}
      - removeSections: [{tag: a, nth: 1}]
      - makeRows: {in: a, rows: [{tag: r}]}
      - updateRows: [{tag: r, text: R}]
      """)
    #expect(sample.findings.filter { $0.hasPrefix("error") } == [])
    #expect(sample.outline == "a[r] c c[x y] d[z w]")
    #expect(sample.text.contains("{tag: c, header: First}"), "\(sample.text)")
  }

  @Test("edits of sections in one file do what they do one by one", arguments: UInt64(0)..<20)
  func sectionsAtRandom(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let base = "listspec: 1\nsections: [{tag: a}, {tag: b, rows: [{tag: r}]}, {tag: a}, {rows: []}, {tag: c}]"
    var text = base
    var steps: [String] = []
    for number in 0..<12 {
      let tags = try EditSample(text, "").outline.replacing(#/\[[^\]]*\]/#, with: "").split(separator: " ")
      let tag = tags.filter { $0 != "-" }.randomElement(using: &random) ?? "none"
      let target = "tag: \(tag), nth: \(Int.random(in: 1...tags.count { $0 == tag }, using: &random))"
      let new = ["a", "b", "d", "n\(number)"].randomElement(using: &random) ?? ""
      let place = Int.random(in: 0..<tags.count, using: &random)
      let step =
        switch Int.random(in: 0..<8, using: &random) {
        case 0: "- updateSections: [{\(target), newTag: \(new)}]"
        case 1: "- remakeSections: [{\(target), newTag: \(new), rows: [{tag: r}]}]"
        case 2: "- insertSections: {at: \(place), sections: [{tag: \(new)}, {tag: e}]}"
        case 3: "- insertSections: {after: {\(target)}, sections: [{tag: \(new)}]}"
        case 4: "- moveSections: {at: \(place), sections: [{\(target)}]}"
        case 5: "- moveSections: {before: {\(target)}, sections: [e, d]}"
        case 6 where tags.count > 3: "- removeSections: [{\(target)}]"
        default: "- makeRows: {in: \(new), rows: [{tag: r\(number)}]}"
        }
      let sample = try EditSample(text, step)
      if sample.isRefused { continue }
      text = sample.text
      steps.append(step)
    }
    #expect(try EditSample(base, steps.joined(separator: "\n")).outline == EditSample(text, "").outline, "\(steps)")
  }
}
