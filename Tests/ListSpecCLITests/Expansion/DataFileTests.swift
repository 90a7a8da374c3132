import TestSupport
import Testing

/// Data of files and of the command line (language.md 2.5).
@Suite("data")
struct DataFileTests {
  private static let people = #"{"list": [{"id": 1}, {"id": 2}], "deep": {"l": [[5, 6]]}}"#

  @Test("a file is the whole of 'data' or one of its children, or what 'at' leads to")
  func files() throws {
    for (data, source) in [
      ("{file: people.json}", "data.list"), ("{file: people.json, at: list}", "data"),
      ("{x: 1, p: {file: people.json}}", "data.p.list"), ("{p: {file: people.json, at: list}}", "data.p"),
    ] {
      let list = try ExpandedList(
        "data: \(data)\nrows: [{forEach: \"$(\(source))\", tag: \"p$(each.id)\", text: t}]",
        beside: ["people.json": Self.people])
      #expect(list.findings == [] && list.rows("tag") == ["'p1'", "'p2'"], "\(data)")
    }
    let deep = try ExpandedList(
      "data: {file: people.json, at: \"deep.l[0][1]\"}\nrows: [{cell: C, height: \"$(data)\"}]",
      beside: ["people.json": Self.people])
    #expect(deep.rows("height") == ["6"])
    let yaml = try ExpandedList(
      "data: {p: {file: d/p.yaml}}\nrows: [{cell: C, height: \"$(data.p.h)\"}]", beside: ["d/p.yaml": "h: 9"])
    #expect(yaml.rows("height") == ["9"])
  }

  @Test(
    "a file or a way into it that is not there is one finding, and nothing is concluded from it",
    arguments: [
      ("{p: {file: poeple.json}}", "file-not-found", "did you mean 'people.json'?"),
      ("{p: {file: people.json, at: lost}}", "data-not-found", "the file has nothing at 'lost'"),
      ("{p: {file: people.json, at: 'list[2]'}}", "data-not-found", "the file has nothing at 'list[2]'"),
      ("{p: {file: people.json, at: 'list['}}", "data-not-found", "write it as 'a.b[0]'"),
      ("{p: {file: broken.json}}", "json-syntax", "broken.json:1:9: error"),
      ("{p: {file: two.yaml}}", "file-not-found", "'two.yaml' holds several documents, expected one"),
      (
        "{p: {file: two.yaml}, q: {file: two.yaml}}", "file-not-found",
        "'two.yaml' holds several documents, expected one"
      ),
      ("{p: {file: d}}", "file-not-found", "'d' is a folder, expected a file"),
    ])
  func missing(data: String, rule: String, words: String) throws {
    let list = try ExpandedList(
      "data: \(data)\nrows: [{forEach: \"$(data.p)\", tag: \"p$(each.id)\", text: t}]",
      beside: [
        "people.json": Self.people, "broken.json": "{\"a\": [1", "two.yaml": "- id: 1\n---\n- id: 2\n", "d/x.yaml": "",
      ])
    #expect(list.rules == [rule] && list.findings[0].contains(words), "\(list.findings)")
  }

  private static let text = """
    data: {m: {a: 1, l: [1, 2]}, n: 1}
    rows: [{cell: C, model: {m: "$(data.m)", n: "$(data.n)"}}]
    """

  @Test("'--data' lays maps over maps to any depth, replaces lists, and later ones win")
  func dataFiles() throws {
    let files = ["one.json": #"{"m": {"b": {"x": 1}, "l": [3]}}"#, "two.yaml": "{m: {b: {y: 2}}, n: 5}"]
    let list = try ExpandedList(Self.text, beside: files, ["--data", "one.json", "--data", "two.yaml"])
    #expect(list.rows("model") == [#"{"m":{"a":1,"b":{"x":1,"y":2},"l":[3]},"n":5}"#], "\(list.errors)")
  }

  @Test(
    "'--set' gives values of any type, changes elements of lists and adds one at their end",
    arguments: [
      (["n=x"], #"{"m":{"a":1,"l":[1,2]},"n":"x"}"#), (["n='5'"], #"{"m":{"a":1,"l":[1,2]},"n":"5"}"#),
      (["n={a: [true, null]}"], #"{"m":{"a":1,"l":[1,2]},"n":{"a":[true,null]}}"#),
      (["m.l[0]=9", "m.l[2]=3"], #"{"m":{"a":1,"l":[9,2,3]},"n":1}"#),
      (["m.q.r=1", "m.q.s=2"], #"{"m":{"a":1,"l":[1,2],"q":{"r":1,"s":2}},"n":1}"#),
      (["n=1", "n=2=3"], #"{"m":{"a":1,"l":[1,2]},"n":"2=3"}"#),
    ])
  func settings(values: [String], model: String) throws {
    let list = try ExpandedList(Self.text, values.flatMap { ["--set", $0] })
    #expect(list.rows("model") == [model], "\(list.errors)")
  }

  @Test(
    "'--set' of a place that is none is a finding that says what is there",
    arguments: [
      ("m.l[3]=1", "'m.l[3]': 'm.l' has 2 elements, and takes a new one at its end, not beyond"),
      ("n[0]=1", "'n[0]': 'n' is the number 1, expected a list"),
      ("m[0]=1", "'m[0]': 'm' is a map of 2, expected a list"),
      ("m.l[0][1]=1", "'m.l[0][1]': 'm.l[0]' is the number 1, expected a list"),
      ("q[0]=1", "'q[0]': 'q' is not there, expected a list"),
      ("[0]=1", "'[0]': the data is a map of 2, expected a list"),
    ])
  func noPlace(setting: String, words: String) throws {
    let list = try ExpandedList(Self.text, ["--set", setting])
    #expect(
      list.findings == ["--set:1:1: error: the data has no place \(words) [data-not-found]"], "\(list.findings)")
  }

  private static let given = [
    "list.yaml": "listspec: 1\nrows: [a]\n", "live.yaml": "listspec: 1\nrows: [\"$(data.a)\"]\n",
    "edits.yaml": "listspec-edits: 1\nedits: [{when: \"$(data.a)\", makeRows: [b]}]\n", "good.json": "{\"a\": true}",
    "broken.json": "{\"a\": [1", "two.yaml": "a: 1\n---\na: 2\n",
  ]

  @Test(
    "what the command line gives and cannot be read ends the run, whether a list reads data or not",
    arguments: ["list.yaml", "live.yaml"],
    [
      (["--data", "broken.json"], "the data 'broken.json' cannot be used\n  broken.json:1:9: error: "),
      (["--data", "two.yaml"], "the data 'two.yaml' cannot be used\n  two.yaml:3:1: error: a second document, "),
      (["--set", "b={"], "what '--set' gives 'b' cannot be used\n  --set:1:1: error: "),
    ])
  func unreadable(name: String, given: (arguments: [String], words: String)) throws {
    let folder = try TemporaryFolder(Self.given)
    for command in ["validate", "render"] {
      let run = CommandRun([command, name] + given.arguments, in: folder.path)
      #expect(run.status == 2 && run.output.isEmpty && run.errors.contains(given.words), "\(run.errors)")
    }
  }

  @Test(
    "data that nothing reads is said",
    arguments: [
      (["validate", "list.yaml"], true), (["render", "list.yaml"], true), (["diff", "list.yaml", "list.yaml"], true),
      (["explain", "list.yaml", "#0/#0"], true), (["apply", "list.yaml", "-"], true),
      (["validate", "list.yaml", "--quiet"], false), (["validate", "list.yaml", "live.yaml"], false),
      (["validate", "edits.yaml"], false), (["render", "live.yaml"], false),
      (["apply", "list.yaml", "edits.yaml"], false),
    ])
  func unread(arguments: [String], isSaid: Bool) throws {
    let folder = try TemporaryFolder(Self.given)
    let edits = "listspec-edits: 1\nedits: [{makeRows: [b]}]\n"
    for (given, words) in [(["--data", "good.json"], "'--data' has"), (["--set", "a=x"], "'--set' has")] {
      let run = CommandRun(arguments + given, input: Array(edits.utf8), in: folder.path)
      #expect(run.errors.contains("nothing reads 'data', so \(words) no effect") == isSaid, "\(run.errors)")
    }
  }

  @Test(
    "an option that cannot be followed is said, with 2",
    arguments: [
      ["--set", "n"], ["--set", "a[=1"], ["--set", "a[x]=1"], ["--set", "a..b=1"], ["--set", "=1"], ["--set", "n="],
      ["--data", "lost.json"], ["--width", "0"], ["--width", "wide"], ["--root", "lost"],
    ])
  func options(arguments: [String]) throws {
    let list = try ExpandedList(Self.text, arguments)
    #expect(
      list.status == 2 && list.output.isEmpty
        && list.errors.contains(arguments[0] == "--data" ? "lost.json" : arguments[0]), "\(list.errors)")
  }

  @Test("aliases that stand for very many values cost no more than what is used of them")
  func aliases() throws {
    var text = "a0: &a0 {x: 1, y: 2}\n"
    for level in 1...6 {
      let items = (0..<9).map { "k\($0): *a\(level - 1)" }.joined(separator: ", ")
      text += "a\(level): &a\(level) {\(items)}\n"
    }
    let list = try ExpandedList(
      "data: {file: bomb.yaml}\nrows: [{cell: C, height: \"$(data.a6.k0.k0.k0.k0.k0.k0.x)\"}]",
      beside: ["bomb.yaml": text])
    #expect(list.rows("height") == ["1"], "\(list.errors)")
  }
}
