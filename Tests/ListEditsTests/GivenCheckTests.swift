import ListTestSupport
import SpecSource
import SpecTree
import Testing

@testable import ListEdits

@Suite("what edits give, whatever the list is written for")
struct GivenCheckTests {
  /// What is refused, as `message, at what it points [what fixes write]`.
  private static func refused(_ edits: String) -> [String] {
    let source = SourceFile(name: "edits", bytes: Array(EditSample.completed(edits).utf8))
    let (tree, _) = SpecReader.read(source)
    return tree.withView { view in
      EditScript(tree.documents[0], of: tree, in: view).refused(of: tree, in: view).map { finding in
        let fixes = finding.fixes.flatMap(\.edits).map(\.text)
        return "\(finding.rule.id): \(finding.message) at '\(source.text(in: finding.location.range))' \(fixes)"
      }
    }
  }

  @Test(
    "a key that no runtime knows is found, with the nearest one",
    arguments: [
      (
        "- updateRows: [{tag: a, heigth: 3}]",
        "unknown-key: unknown key 'heigth' in a row; did you mean 'height'? at 'heigth' [\"height\"]"
      ),
      (
        "- insertRows: {at: 0, rows: [Q, {text: T, cel: C, model: {heigth: 3}}]}",
        "unknown-key: unknown key 'cel' in a row; did you mean 'cell'? at 'cel' [\"cell\"]"
      ),
      (
        "- makeItems: [{tag: a, siez: 3}]",
        "unknown-key: unknown key 'siez' in a row; did you mean 'size'? at 'siez' [\"size\"]"
      ),
      (
        "- updateSections: [{tag: a, 'header.heigth': 3}]",
        "unknown-key: unknown key 'heigth' in a header or footer; did you mean 'height'? at 'heigth' [\"height\"]"
      ),
      (
        "- makeSections: [{tag: a, makeRows: [{tag: b, txet: T}]}]",
        "unknown-key: unknown key 'txet' in a row; did you mean 'text'? at 'txet' [\"text\"]"
      ),
      (
        "- updateList: {stile: grouped}",
        "unknown-key: unknown key 'stile' in the list; did you mean 'style'? at 'stile' [\"style\"]"
      ),
      (
        "- updateCells: {C: {implements: {configur: native}}}",
        "unknown-key: 'configur' is nothing that a class is asked for; did you mean 'configure'? at 'configur' "
          + "[\"configure\"]"
      ),
      (
        "- updateRows: [{tag: a, newtag: b}]",
        "unknown-key: unknown key 'newtag'; did you mean 'newTag'? at 'newtag' [\"newTag\"]"
      ),
      (
        "- updateRows: [{tag: a, header: {title: T}}]",
        "wrong-level: 'header' is a key of the list or a section, not of a row at 'header' []"
      ),
    ])
  func keys(_ edits: String, _ finding: String) {
    #expect(Self.refused(edits) == [finding])
  }

  @Test(
    "a value that no runtime takes is found",
    arguments: [
      (
        "- insertRows: {at: 0, rows: [{text: Q, height: tall}]}",
        "wrong-type: 'height' is 'tall', expected a number of points, or 'automatic' at 'tall' []"
      ),
      (
        "- updateRows: [{tag: a, selectionHandler: [3]}]",
        "wrong-type: 'selectionHandler' is a list, expected the name of the code, 'native', {native: name} or {openURL: url} at '[3]' []"
      ),
      (
        "- updateViews: {V: {height: [3]}}",
        "wrong-type: 'height' is a list, expected a number of points, or 'automatic' at '[3]' []"
      ),
      (
        "- updateList: {style: gruoped}",
        "unknown-value: 'style' is 'gruoped'; did you mean 'grouped'? at 'gruoped' [\"grouped\"]"
      ),
      (
        "- updateRows: [{tag: a, text: true}]",
        "wrong-type: 'text' is true, expected text; quote it at 'true' [\"\\\"true\\\"\"]"
      ),
    ])
  func values(_ edits: String, _ finding: String) {
    #expect(Self.refused(edits) == [finding])
  }

  @Test(
    "what some runtime takes is left to the list",
    arguments: [
      "- updateRows: [{tag: a, height: null, expect: {heigth: 3}, newTag: b, model.name: x, didSelect: open, x-a: 1}]",
      "- updateRows: [{tag: a, height: \"$(model.h)\", heightHandler: native, accessoryType: 3, cellHeight: 3}]",
      "- updateSections: [{tag: s, headerHeight: 3, makeRows: [Q, {forEach: [1], tag: \"t$(each)\"}]}]",
      "- updateSections: [{tag: s, header: null, footer.title: T, data: [1, 2]}]",
      "- makeSections: [{use: a}, {items: [{size: 3}]}, {records: [{type: a, data: {b: 1}}]}]",
      "- makeItems: [{tag: i, size: {width: 30, height: 3}, when: native}]",
      "- updateItems: [{tag: i, size.width: 3}]",
      "- updateList: {style: grouped, data.flags.beta: true, rowDefaults: {height: 50}, layout.itemSize: 3}",
      "- updateList: {kind: collection, layout: {itemSize: 3}, x-a.b: 1}",
      "- updateList: {header: {title: T}}\n- updateList: {header: {title: null, height: 3}}",
      "- updateCells: {C: {height: 3, implements: {configure: native}, model.a: 1}, D: null, x-e: 3}",
      "- updateCells: {C: {implements.height: native}}\n- updateCells: {C: {implements: [configure], size: 3}}",
    ])
  func others(_ edits: String) {
    #expect(Self.refused(edits) == [])
  }
}
