import ListModel
import SpecSource
import SpecTree
import Testing

/// Lists that would become too large end in a finding, in bounded time and memory.
@Suite("limits of repetition")
struct ExpansionLimitTests {
  @Test(
    "repetitions of repetitions of repetitions stop, whatever becomes of their rows",
    arguments: ["text: t", "text: t, when: false", "text: t, when: \"$(each > 1)\"", "text: \"$(each.nothing)\""])
  func elements(row: String) {
    let thousand = "[" + (0..<1_000).map { _ in "0" }.joined(separator: ",") + "]"
    let expansion = Self.expand(
      """
      listspec: 1
      data: {l: \(thousand)}
      sections: [{forEach: "$(data.l)", rows: [{forEach: "$(data.l)", \(row)}]}]
      """, mostElements: 5_000)
    #expect(!expansion.isComplete)
    #expect(expansion.diagnostics.filter { $0.rule.id == "too-many-nodes" }.count == 1)
    #expect(expansion.diagnostics.count <= 2, "\(expansion.diagnostics.map(\.message))")
    #expect(expansion.routes.count <= 5_000)
  }

  @Test("rows that write a large value again and again stop")
  func text() {
    let text = String(repeating: "x", count: 1 << 20)
    let expansion = Self.expand(
      """
      listspec: 1
      data: {l: [0,1,2,3,4,5,6,7,8,9], text: \(text)}
      rows: [{forEach: "$(data.l.map(x, data.l).map(x, x.map(y, data.l)))", cell: C, model: {t: "$(data.text)",
        u: "$([1,2,3,4,5,6,7,8,9,10].map(x, [1,2,3,4,5,6,7,8,9,10].map(y, data.text)))"}}]
      """, mostElements: 5_000)
    #expect(!expansion.isComplete)
    #expect(expansion.tree.count < TreeComposer.mostNodes)
  }

  private static func expand(_ text: String, mostElements: Int) -> ListExpander.Expansion {
    let (tree, _) = SpecReader.read(SourceFile(name: "list.yaml", bytes: Array(text.utf8)))
    var inputs = ListExpander.Inputs()
    inputs.mostElements = mostElements
    return tree.withView { ListExpander.expand(tree.documents[0], of: tree, in: $0, inputs) }
  }
}
