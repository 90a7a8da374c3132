import ListTestSupport
import Testing

/// A file of another kind is one finding that says what it looks like, never one for each of its keys.
@Suite("files that are no list specs")
struct ForeignFileTests {
  private static let kinds: [(text: String, name: String)] = [
    (#"⟦{"type": "AdaptiveCard", "version": "1.0", "body": [{"type": "TextBlock"}]}⟧"#, "an Adaptive Card"),
    (#"⟦{"$jason": {"head": {"title": "a"}, "body": {"sections": []}}}⟧"#, "a Jasonette screen"),
    (#"⟦{"PreferenceSpecifiers": [], "StringsTable": "Root"}⟧"#, "a page of iOS Settings"),
    (
      #"⟦{"title": "a", "grouped": true, "sections": [{"elements": [{"type": "QLabelElement"}]}]}⟧"#,
      "a QuickDialog form"
    ),
    (#"⟦{"groups": [{"id": "a", "sections": [{"fields": []}]}], "templates": {}}⟧"#, "a form of hyperoslo's Form"),
    (#"⟦[{"id": "a", "title": "b", "sections": [{"fields": []}]}]⟧"#, "a form of hyperoslo's Form"),
    (#"⟦{"title": "a", "body": [{"component": {"id": "a:b"}}]}⟧"#, "a Hub Framework screen"),
    (#"⟦{"templates": {}, "card": {"log_id": "a", "states": []}}⟧"#, "a DivKit layout"),
    (#"⟦{"name": "Bug", "description": "b", "labels": [], "body": [{"type": "markdown"}]}⟧"#, "a GitHub issue form"),
    (#"⟦{"title": "Home", "views": [{"cards": []}]}⟧"#, "a Home Assistant dashboard"),
    (
      #"⟦{"title": "Light", "icon": "mdi:lamp", "cards": [{"type": "entity"}]}⟧"#,
      "a view of a Home Assistant dashboard"
    ),
    (#"⟦[{"type": "container-oneColumn", "items": []}]⟧"#, "a list of Tangram cards"),
    (#"⟦{"data": {"cards": []}}⟧"#, "a list of Tangram cards"),
    (#"⟦{"type": "column", "args": {"children": []}}⟧"#, "a JSON Dynamic Widget"),
    (#"⟦{"code": 0, "payload": [{"records": []}]}⟧"#, "a server's answer"),
    (#"⟦{"status": 100, "message": "success", "data": {"ads": []}}⟧"#, "a server's answer"),
  ]

  static let flagged: [FindingExample] =
    kinds.map { text, name in
      FindingExample(
        "not-a-list", text, "the file looks like \(name), not like a list spec, which begins with 'listspec: 1'")
    } + [
      FindingExample(
        "not-a-list", #"⟦{"version": 2, "people": [], "places": [], "pages": 4}⟧"#,
        "the file is no list spec: its root has 'version', 'people', 'places', expected 'listspec: 1' and 'sections'",
        notes: [dataNote]),
      FindingExample(
        "not-a-list", #"⟦{"title": "Friends", "people": []}⟧"#,
        "the file is no list spec: its root has 'people', expected 'listspec: 1' and 'sections'", notes: [dataNote]),
      FindingExample(
        "not-a-list", #"⟦[{"user": "Ada", "avatar": "a.jpg"}, 1]⟧"#,
        "the file looks like data: a list of maps with 'user', 'avatar'; a list spec begins with 'listspec: 1'",
        notes: [dataNote]),
      FindingExample(
        "not-a-list", #"⟦[{"cell": "ProfileCell", "height": 44}]⟧"#,
        "the document is a list, expected a mapping that begins with 'listspec: 1' and has it under 'rows'"),
      FindingExample(
        "not-a-list", #"⟦[{"tag": "a", "rows": []}]⟧"#,
        "the document is a list, expected a mapping that begins with 'listspec: 1' and has it under 'sections'"),
    ]

  private static let dataNote =
    "data for a list is named in the list: 'data: {people: {file: people.json}}'; it is checked with the list"

  static let clean: [CleanExample] = [
    CleanExample(
      "not-a-list", "listspec: 1\ndata: {cards: [], payload: []}\ntitle: a\nsections: [{rows: [{cell: C}]}]"),
    CleanExample("not-a-list", #"{"listspec": 1, "x-args": 1, "data": {"status": 1}, "rows": [{"cell": "C"}]}"#),
  ]

  @Test("a file of another kind is named, once, at its beginning", arguments: flagged)
  func flag(example: FindingExample) { expect(example) }

  @Test("a list, and what may become one, is read as such", arguments: clean)
  func pass(example: CleanExample) { expect(example) }

  @Test(
    "what may become a list is read as one, with a word about each key",
    arguments: [
      (#"{"sections": [{"rows": [{"cell": "C"}]}]}"#, ["missing-key"]),
      (#"{"lisstspec": 1, "secions": []}"#, ["unknown-key", "unknown-key"]),
      (#"{"title": "a", "style": "plain", "people": 1}"#, ["missing-key", "missing-key", "unknown-key"]),
      ("listspec: 1\n$jason: {}\nsections: []", ["unknown-key"]), ("{}", ["missing-key", "missing-key"]),
    ])
  func becoming(text: String, rules: [String]) {
    #expect(SpecSample(bytes: Array(text.utf8)).findings.map(\.rule.id).sorted() == rules)
  }
}
