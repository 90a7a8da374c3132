import ListRender
import SpecSource
import Testing

@Suite struct TextDiagnosticFormatTests {
  @Test("a finding shows its line, the places that belong to it, and what helps")
  func layout() {
    var sample = SampleReport(
      """
      rows:
        - tag: name
          cell: NameCell
          heigth: 60

      """)
    sample.add(
      sample.place("heigth"), "unknown row property 'heigth'",
      notes: [.init("row 'name'", at: sample.place("name")), .init("rows have a height in points")],
      fixes: [Fix("rename to 'height'", .safe, [TextEdit(sample.place("heigth").range, "height")])])
    #expect(
      sample.written("text") == """
        error[sample-rule]: unknown row property 'heigth'
          --> list.yaml:4:5
           |
         2 |   - tag: name
           |          ---- row 'name'
         3 |     cell: NameCell
         4 |     heigth: 60
           |     ^^^^^^
           |
           = help: rename to 'height'  [fixable: safe]
           = note: rows have a height in points


        """)
  }

  @Test("labels of one line hang below it, each under its mark")
  func labelsOfOneLine() {
    var sample = SampleReport("row: {tag: a, cell: C, tag: b, tag: c}\n")
    sample.add(
      sample.place("tag", after: "b"), "duplicate key 'tag'",
      notes: [
        .init("first written here", at: sample.place("tag")),
        .init("and here", at: sample.place("tag", after: "C")),
      ])
    #expect(
      sample.written("text") == """
        error[sample-rule]: duplicate key 'tag'
          --> list.yaml:1:32
           |
         1 | row: {tag: a, cell: C, tag: b, tag: c}
           |       ---              ---     ^^^
           |       |                |
           |       |                and here
           |       first written here


        """)
  }

  @Test("lines far apart have a sign between them, and numbers stand at the right")
  func gap() {
    var sample = SampleReport(("list.yaml", (1...12).map { "k\($0): v\n" }.joined()))
    sample.add(
      sample.place("k12"), notes: [.init("see", at: sample.place("k9")), .init("and", at: sample.place("k7"))])
    #expect(
      sample.written("text") == """
        error[sample-rule]: what is wrong
           --> list.yaml:12:1
            |
          7 | k7: v
            | -- and
          8 | k8: v
          9 | k9: v
            | -- see
          … |
         12 | k12: v
            | ^^^


        """)
  }

  @Test("a place over several lines is marked on the first and on the last")
  func severalLines() {
    var sample = SampleReport("a: 1\nheader:\n  title: x\n  view: V\n  height: 3\nb: 2\n")
    sample.add(sample.place("header:\n  title: x\n  view: V\n  height: 3\n"), severity(.warning))
    sample.add(
      sample.place("x\n  view: V"), severity(.note), notes: [.init("two lines", at: sample.place("1\nheader"))])
    #expect(
      sample.written("text") == """
        warning[sample-rule]: a warning
          --> list.yaml:2:1
           |
         2 | header:
           | ^^^^^^^
         … |
         5 |   height: 3
           |   ^^^^^^^^^

        note[sample-rule]: a note
          --> list.yaml:3:10
           |
         1 | a: 1
           |    -
         2 | header:
           | ------ two lines
         3 |   title: x
           |          ^
         4 |   view: V
           |   ^^^^^^^


        """)
  }

  @Test("places in other files have their own excerpt")
  func otherFiles() {
    var sample = SampleReport(
      ("Lists/all.list.yaml", "include: [cells.yaml]\n"), ("Lists/cells.yaml", "cells:\n  C: {height: x}\n"))
    sample.add(
      sample.place("x", in: 1), notes: [.init("included from here", at: sample.place("cells.yaml"))])
    #expect(
      sample.written("text") == """
        error[sample-rule]: what is wrong
          --> Lists/cells.yaml:2:15
           |
         2 |   C: {height: x}
           |               ^
          ::: Lists/all.list.yaml:1:11
           |
         1 | include: [cells.yaml]
           |           ---------- included from here


        """)
  }

  @Test(
    "the end of a file is a place, with and without a last line break",
    arguments: [
      ("a: [", 4, "1:5", " 1 | a: [\n   |     ^\n"), ("a: [\n", 5, "2:1", " 2 |\n   | ^\n"),
      ("", 0, "1:1", " 1 |\n   | ^\n"), ("a: [\r\n", 4, "1:5", " 1 | a: [\n   |     ^\n"),
      ("a: [\rb", 5, "2:1", " 2 | b\n   | ^\n"), ("\u{FEFF}a: [", 0, "1:1", " 1 | a: [\n   | ^\n"),
    ])
  func endOfFile(text: String, offset: Int, place: String, lines: String) {
    var sample = SampleReport(text)
    sample.add(sample.place(at: offset))
    #expect(
      sample.written("text")
        == "error[sample-rule]: what is wrong\n  --> list.yaml:\(place)\n   |\n\(lines)\n")
  }

  @Test("on a terminal, long remarks are broken between words")
  func longRemarks() {
    var sample = SampleReport("a: 1\n")
    sample.add(sample.place("1"), notes: [.init("known here: first, second, third, 日本日本日本, last")])
    let broken = """
         = note: known here: first, second,
                 third, 日本日本日本, last

      """
    #expect(sample.written("text", TextStyle(columns: 38)).hasSuffix("   |\n\(broken)\n"))
    #expect(sample.written("text").hasSuffix("   = note: known here: first, second, third, 日本日本日本, last\n\n"))
  }

  @Test("colours repeat what the words say")
  func colours() {
    var sample = SampleReport("a: 1\n")
    sample.add(sample.place("1"), severity(.warning), fixes: [Fix("quote it", .safe, [])])
    let plain = sample.written("text")
    let colored = sample.written("text", TextStyle(isColored: true))
    #expect(
      colored == """
        \u{1B}[1;33mwarning[sample-rule]\u{1B}[0m\u{1B}[1m: a warning\u{1B}[0m
          \u{1B}[34m-->\u{1B}[0m list.yaml:1:4
        \u{1B}[34m   |\u{1B}[0m
        \u{1B}[34m 1 |\u{1B}[0m a: 1
        \u{1B}[34m   |\u{1B}[0m    \u{1B}[1;33m^\u{1B}[0m
        \u{1B}[34m   |\u{1B}[0m
           \u{1B}[34m= \u{1B}[0m\u{1B}[32mhelp:\u{1B}[0m quote it  [fixable: safe]


        """)
    #expect(colored.replacing(/\u{1B}\[[0-9;]*m/, with: "") == plain)
  }

  @Test("no control character of a file, a message or a name reaches the terminal")
  func controlCharacters() {
    let hostile = "\u{1B}[31m\u{7}\u{9B}\u{202E}\u{0}"
    var sample = SampleReport(("\(hostile).yaml", "a: \(hostile) x # \(hostile)\r\n"))
    sample.add(
      sample.place("x"), "found '\(hostile)'\nerror: forged", notes: [.init(hostile, at: sample.place("a"))],
      fixes: [Fix(hostile, .safe, [])])
    for style in [TextStyle(), TextStyle(columns: 30)] {
      for text in [
        sample.written("text", style), sample.written("concise", style),
        sample.written("json", style),
      ] {
        let alive = text.unicodeScalars.filter { VisibleText.isHidden($0) && $0 != "\n" }
        #expect(alive.isEmpty)
        #expect(!text.contains("\nerror: forged"))
      }
    }
    #expect(sample.written("text").contains(" 1 | a: \\u{1B}[31m\\u{7}\\u{9B}\\u{202E}\\u{0} x # "))
  }

  @Test("bytes that are not UTF-8 are shown by their numbers")
  func badBytes() {
    var sample = SampleReport("")
    sample.sources = [SourceFile(name: "latin.yaml", bytes: Array("t: Gr".utf8) + [0xF6, 0xDF] + Array("e\n".utf8))]
    sample.add(Location(.main, SourceRange(5, 6)))
    #expect(
      sample.written("text").hasSuffix(" 1 | t: Gr\\x{F6}\\x{DF}e\n   |      ^^^^^^\n\n"))
  }

  private func severity(_ severity: Severity) -> String { "a \(severity.rawValue)" }
}

extension SampleReport {
  /// Adds a finding whose message names its severity.
  mutating func add(_ location: Location, _ message: String, notes: [Diagnostic.Note] = [], fixes: [Fix] = []) {
    add(location, message, Severity(rawValue: String(message.dropFirst(2))) ?? .error, notes: notes, fixes: fixes)
  }
}
