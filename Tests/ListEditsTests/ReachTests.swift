import ListEdits
import ListModel
import SpecSource
import Testing

@Suite("what edits see and cannot reach")
struct ReachTests {
  private static func inputs(_ files: [String: String] = [:]) -> ListExpander.Inputs {
    var inputs = ListExpander.Inputs()
    let names = files.keys.sorted()
    inputs.files = NamedFiles { path, _ in
      guard let text = files[path] else { return .refused("does not exist") }
      // Behind the list and the files of edits.
      let id = FileID(UInt32(10 + names.firstIndex(of: path)!))
      return .file(SourceFile(name: path, id: id, bytes: Array(text.utf8)))
    }
    return inputs
  }

  @Test(
    "a condition looks at the list's data and at 'list'",
    arguments: [
      ("true", true), ("false", false), ("\"$(data.n > 1)\"", true), ("\"$(data.n > 5)\"", false),
      ("\"$(list.width == 390)\"", true), ("\"$(list.style == 'grouped')\"", true),
      ("\"$('b' in data.tags)\"", true),
    ])
  func condition(_ condition: String, _ holds: Bool) throws {
    let sample = try EditSample(
      "listspec: 1\nstyle: grouped\nrows: [{tag: a}]\ndata: {n: 2, tags: [a, b]}",
      "- {when: \(condition), removeRows: [a]}", inputs: Self.inputs())
    #expect(sample.findings == [])
    #expect(sample.outline == (holds ? "root[]" : "root[a]"))
  }

  @Test("a condition sees what operations before it did to data and style")
  func laterCondition() throws {
    let sample = try EditSample(
      "listspec: 1\nrows: [{tag: a}, {tag: b}]\ndata: {n: 1}",
      """
      - {when: "$(data.n == 2)", removeRows: [a]}
      - updateList: {data.n: 2, style: grouped}
      - {when: "$(data.n == 2 && list.style == 'grouped')", removeRows: [b]}
      """)
    #expect(sample.outline == "root[a]")
  }

  @Test(
    "a condition that is none is refused",
    arguments: [
      ("\"$(data.n)\"", "error: 'when' is 2, expected true or false [not-a-condition]"),
      ("4", "error: 'when' is 4, expected true or false [not-a-condition]"),
      ("\"$(model.n)\"", "error: 'model' cannot be used here: an edit has no row [expression-name]"),
      ("\"$(data.)\"", ""),
    ])
  func badCondition(_ condition: String, _ finding: String) throws {
    let sample = try EditSample(
      "listspec: 1\nrows: [{tag: a}]\ndata: {n: 2}", "- {when: \(condition), removeRows: [a]}")
    #expect(sample.isRefused)
    #expect(sample.findings.count == 1)
    if !finding.isEmpty { #expect(sample.findings == [finding]) }
    #expect(sample.outline == "root[a]")
  }

  private static let included = [
    "parts.yaml": """
    cells: {FarCell: {height: 4}}
    views: {FarView: {height: 4}}
    sections: [{tag: far, rows: [{tag: distant}]}]
    """
  ]

  @Test(
    "what stands in an included file is refused with the file's name",
    arguments: [
      (
        "- updateSections: [{tag: far, header: A}]",
        "error: section 'far' stands in 'parts.yaml', and here only its place; edit it there [target-in-other-file]"
      ),
      (
        "- makeRows: {in: far, rows: [{tag: x}]}",
        "error: section 'far' stands in 'parts.yaml', and here only its place; edit it there [target-in-other-file]"
      ),
      (
        "- updateRows: [{tag: distant, height: 4}]",
        "error: row 'distant' stands in 'parts.yaml'; edit it there [target-in-other-file]"
      ),
      ("- removeRows: [distant]", "error: row 'distant' stands in 'parts.yaml'; edit it there [target-in-other-file]"),
      (
        "- insertRows: {before: distant, rows: [{tag: x}]}",
        "error: row 'distant' stands in 'parts.yaml'; edit it there [target-in-other-file]"
      ),
      (
        "- updateCells: {FarCell: {height: 5}}",
        "error: class 'FarCell' is declared in 'parts.yaml'; edit it there [target-in-other-file]"
      ),
      (
        "- updateViews: {FarView: null}",
        "error: class 'FarView' is declared in 'parts.yaml'; edit it there [target-in-other-file]"
      ),
    ])
  func otherFile(_ edits: String, _ finding: String) throws {
    for compat in EditRunner.Compatibility.allCases {
      let sample = try EditSample(
        "listspec: 1\ninclude: [parts.yaml]\nsections: [{tag: near, rows: []}, {use: far}]", edits, compat: compat,
        inputs: Self.inputs(Self.included))
      #expect(sample.findings == [finding])
    }
  }

  @Test("what a file has that edits include is refused from then on, and what it no longer includes is not")
  func otherInclude() throws {
    let include = try EditSample(
      "listspec: 1\nsections: [{tag: near}, {use: far}]",
      """
      - makeRows: {in: other, rows: [{tag: x}]}
      - updateList: {include: parts.yaml}
      - updateRows: [{tag: distant, height: 4}]
      """, inputs: Self.inputs(Self.included))
    #expect(
      include.findings.last == "error: row 'distant' stands in 'parts.yaml'; edit it there [target-in-other-file]")
    let exclude = try EditSample(
      "listspec: 1\ninclude: parts.yaml\nsections: [{tag: near}]",
      """
      - makeRows: {in: other, rows: [{tag: x}]}
      - updateList: {include: null}
      - makeRows: {in: far, rows: [{tag: y}]}
      """, inputs: Self.inputs(Self.included))
    #expect(exclude.outline == "near other[x] far[y]")
  }

  @Test("the place of an included section can be moved, removed and stood beside")
  func places() throws {
    let sample = try EditSample(
      "listspec: 1\ninclude: parts.yaml\nsections: [{tag: near}, {use: far}]",
      "- moveSections: {sections: [far], at: 0}\n- insertSections: {after: far, sections: [{tag: new}]}",
      inputs: Self.inputs(Self.included))
    #expect(sample.findings == [])
    #expect(sample.outline == "@far new near")
    let removed = try EditSample(
      "listspec: 1\ninclude: parts.yaml\nsections: [{tag: near}, {use: far}]", "- removeSections: [far]",
      inputs: Self.inputs(Self.included))
    #expect(removed.outline == "near")
  }

  @Test("what stands beside the place of an included section can be changed, and nothing of the section")
  func besidePlace() throws {
    let base = "listspec: 1\ninclude: parts.yaml\nsections: [{use: far}]"
    let sample = try EditSample(
      base, "- updateSections: [{tag: far, when: true, x-note: n}]", inputs: Self.inputs(Self.included))
    #expect(sample.findings == [])
    #expect(
      sample.flow
        == "{listspec: 1, include: parts.yaml, sections: [{use: far, when: true, x-note: n}]}")
    let refused = try EditSample(
      base, "- updateSections: [{tag: far, when: true, header: H}]", inputs: Self.inputs(Self.included))
    #expect(
      refused.findings == [
        "error: section 'far' stands in 'parts.yaml', and here only its place; edit it there [target-in-other-file]"
      ])
  }

  private static let repeated = """
    listspec: 1
    sections:
      - {tag: people, rows: [{forEach: "$(data.people)", tag: "person-$(each)", text: a}]}
      - {forEach: [x, y], tag: "group-$(each)", rows: [{tag: "row-$(each)", text: a}]}
    data: {people: [1, 2]}
    """

  @Test(
    "what a repetition makes is refused and pointed at",
    arguments: [
      ("- updateRows: [{tag: person-1, height: 4}]", "row 'person-1'", "\"person-$(each)\""),
      ("- removeRows: [row-y]", "row 'row-y'", "\"row-$(each)\""),
      ("- removeSections: [group-x]", "section 'group-x'", "\"group-$(each)\""),
      ("- makeRows: {in: group-x, rows: [{tag: z}]}", "section 'group-x'", "\"group-$(each)\""),
    ])
  func made(_ edits: String, _ name: String, _ place: String) throws {
    for compat in EditRunner.Compatibility.allCases {
      let sample = try EditSample(Self.repeated, edits, compat: compat)
      #expect(
        sample.findings == [
          "error: \(name) is made by a 'forEach'; name it by its tag as written to edit all of them, or apply with "
            + "'--unroll' [target-generated]"
        ])
      let note = try #require(sample.diagnostics[0].notes.first)
      let bytes = Array(Self.repeated.utf8)
      let range = try #require(note.location?.range)
      #expect(String(decoding: bytes[range.bytes], as: UTF8.self) == place)
    }
  }

  @Test("a template is edited under its tag as it is written")
  func template() throws {
    let sample = try EditSample(
      Self.repeated,
      "- updateRows: [{tag: \"person-$(each)\", height: 5}]\n- removeSections: [\"group-$(each)\"]")
    #expect(sample.findings == [])
    #expect(sample.flow.contains("tag: 'person-$(each)', text: a, height: 5}]}]"))
  }

  @Test("the nearest tag is named, and where a row is instead")
  func nearest() throws {
    let base = "listspec: 1\nsections: [{tag: account, rows: [{tag: profile}]}, {tag: other, rows: [{tag: sync}]}]"
    let misspelt = try EditSample(
      base, "- updateRows: [{tag: profil, height: 4}]\n- removeSections: [acount]\n- makeRows: {in: othr, rows: []}")
    #expect(
      misspelt.findings == [
        "error: there is no row 'profil'; did you mean 'profile'? [target-not-found]",
        "error: there is no section 'acount'; did you mean 'account'? [target-not-found]",
        "warning: there is no section 'othr'; it is made at the end of the list; did you mean 'other'? "
          + "[unknown-section]",
      ])
    let elsewhere = try EditSample(base, "- removeRows: {in: account, rows: [sync]}")
    #expect(
      elsewhere.findings == [
        "error: there is no row 'sync' in section 'account'; nothing is written [target-not-found]"
      ])
    #expect(elsewhere.diagnostics[0].notes.map(\.message) == ["there is one in another section"])
  }

  @Test(
    "a key that was meant as another, or as a word of the edits, is answered",
    arguments: [
      ("hieght: null", "unknown key 'hieght' in a row; did you mean 'height'?"),
      ("newtag: b", "unknown key 'newtag' in a row; did you mean 'newTag'?"),
      ("expct: {}", "unknown key 'expct' in a row; did you mean 'expect'?"),
      ("frobnicate: null", "unknown key 'frobnicate' in a row"),
    ])
  func misspeltKey(_ key: String, _ message: String) throws {
    let sample = try EditSample("listspec: 1\nrows: [{tag: a}]", "- updateRows: [{tag: a, \(key)}]")
    #expect(sample.findings == ["error: \(message) [unknown-key]"])
  }

  @Test("a dotted key cannot reach into a text or a list")
  func unreachable() throws {
    let base = "listspec: 1\nrows: [{tag: a, model: [1], text: t}]"
    #expect(
      try EditSample(base, "- updateRows: [{tag: a, model.x: 1, text.x: 1}]").findings == [
        "error: 'model.x' reaches into 'model', which is a list; expected a mapping there [value-not-reachable]",
        "error: 'text.x' reaches into 'text', which is 't'; expected a mapping there [value-not-reachable]",
      ])
    let holo = try EditSample(base, "- updateRows: [{tag: a, model.x: 1, height: 4}]", compat: .holo)
    #expect(holo.flow == "{listspec: 1, rows: [{tag: a, model: [1], text: t, height: 4}]}")
    #expect(!holo.isRefused)
  }

  @Test("the models under cb's data have no tags and take no rows")
  func models() throws {
    let base = "listspec: 1\nruntime: cb\nsections: [{tag: s, cell: C, data: [{tag: a}]}]"
    #expect(
      try EditSample(base, "- removeRows: [a]").findings == [
        "error: there is no row 'a'; nothing is written [target-not-found]"
      ])
    let two = "listspec: 1\nruntime: cb\nsections: [{tag: s, cell: C, data: [{tag: a}]}, {tag: u, rows: [{tag: z}]}]"
    for edit in [
      "makeRows: {in: s, rows: [{tag: b}]}", "insertRows: {in: s, at: 0, rows: [{tag: b}]}",
      "moveRows: {rows: [z], in: s, at: 0}", "moveRows: {rows: [z], in: s, at: end}",
      "updateSections: [{tag: s, makeRows: [{tag: b}]}]",
    ] {
      #expect(
        try EditSample(two, "- \(edit)").findings == [
          "error: the section's 'data' are models of its cell class, which have no tags and are no rows "
            + "[value-not-reachable]"
        ])
    }
  }

  @Test("files with an error are not applied, and several files are applied in order")
  func files() throws {
    let base = "listspec: 1\nrows: [{tag: a}]"
    #expect(try EditSample(base, "- removeRows: [a]\n- frob: 1").outline == "root[a]")
    let sample = try EditSample(base, "- makeRows: [{tag: b}]", "- updateRows: [{tag: b, newTag: c}]")
    #expect(sample.outline == "root[a c]")
    let documents = try EditSample(
      base, "listspec-edits: 1\nedits: [{makeRows: [{tag: b}]}]\n---\nlistspec-edits: 1\nedits: [{removeRows: [b]}]")
    #expect(documents.outline == "root[a]")
  }
}
