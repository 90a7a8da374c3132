import ListRender
import SpecSource
import Testing

/// Carets stand under the right signs: each case is a line with `fault` in it.
@Suite struct CaretTests {
  /// The excerpt's line and the row of marks below it.
  private func rows(_ line: String, _ text: String = "fault", columns: Int? = nil) -> (line: String, marks: String) {
    var sample = SampleReport("\(line)\n")
    sample.add(sample.place(text))
    let lines = sample.written("text", TextStyle(columns: columns)).split(
      separator: "\n", omittingEmptySubsequences: false)
    return (String(lines[3]), String(lines[4]))
  }

  /// The columns of a terminal that a row's first sign and its last stand in, tabs eight wide.
  private func columns(of text: String, in row: String) -> Range<Int>? {
    var column = 0
    var starts: [Int] = []
    for sign in row {
      starts.append(column)
      column = sign == "\t" ? (column / 8 + 1) * 8 : column + DisplayWidth.of(sign)
    }
    starts.append(column)
    let signs = Array(row)
    let wanted = Array(text)
    let found = signs.indices.first { signs[$0...].starts(with: wanted) }
    return found.map { starts[$0]..<starts[$0 + wanted.count] }
  }

  @Test(
    "carets stand under the fault whatever stands before it",
    arguments: [
      "fault", "title: fault", "é fault", "e\u{301} fault", "日本 fault", "👨‍👩‍👧 fault", "👍🏽🇩🇪❤️ fault",
      "\tfault", "a\tfault", "日\tfault", "\t\t  \tfault", "é 👨‍👩‍👧 日本\te\u{301} fault: x", "\u{1B}[31m fault",
      "\u{202E}fault", "\u{301}fault", "שלום fault", "각 fault", "\u{1F468}\u{200D} fault", "x\u{200B}fault",
    ])
  func carets(line: String) throws {
    let (text, marks) = rows(line)
    let fault = try #require(columns(of: "fault", in: text))
    let carets = try #require(columns(of: "^^^^^", in: marks))
    #expect(carets == fault)
  }

  @Test("a tab before the fault is a tab in the row of marks, so that its width does not matter")
  func tabs() {
    #expect(rows("a\t日\tfault").marks == "   |  \t  \t^^^^^")
  }

  @Test(
    "carets are as wide as what they mark",
    arguments: [
      ("日本", "日本", 4), ("👨‍👩‍👧", "👨‍👩‍👧", 2), ("e\u{301}x", "e\u{301}", 1), ("e\u{301}x", "\u{301}", 1), ("\u{7}", "\u{7}", 5),
      ("a\tb", "a\tb", 4), ("x: \u{301}", "\u{301}", 1),
    ])
  func width(line: String, fault: String, width: Int) {
    #expect(rows(line, fault).marks.filter { $0 == "^" }.count == width)
  }

  @Test(
    "a long line is shown around the fault, in 120 columns or those of the terminal",
    arguments: [nil, 60, 200] as [Int?], [0, 1, 50, 115, 119, 120, 500, 5_000])
  func window(columns: Int?, before: Int) throws {
    for filler in ["x", "日", "e\u{301}", "👨‍👩‍👧"] {
      let line = String(repeating: filler, count: before) + "fault" + String(repeating: filler, count: 400)
      let (text, marks) = rows(line, columns: columns)
      let fault = try #require(self.columns(of: "fault", in: text))
      #expect(self.columns(of: "^^^^^", in: marks) == fault)
      #expect(DisplayWidth.of(text) <= (columns ?? 120 + 5))
      #expect(DisplayWidth.of(text) > (columns ?? 120) - 10)
      #expect(text.hasSuffix("…"))
      #expect(text.dropFirst(5).hasPrefix("…") == (fault.lowerBound - 5 < before * DisplayWidth.of(filler)))
    }
  }

  @Test("a fault longer than the window is shown from its beginning")
  func longFault() {
    let fault = String(repeating: "y", count: 5000)
    let (text, marks) = rows("key: \(fault)", fault)
    #expect(text.hasPrefix(" 1 | key: yyy") || text.hasPrefix(" 1 | …"))
    #expect(marks.filter { $0 == "^" }.count > 90)
    #expect(DisplayWidth.of(text) <= 125)
    #expect(DisplayWidth.of(marks) <= 125)
  }

  @Test("places far apart in one long line are shown each in its own window")
  func twoWindows() {
    var sample = SampleReport("{first: 1,\(String(repeating: " ", count: 3000))first: 2}")
    sample.add(
      sample.place("first", after: ",  "), "duplicate key 'first'",
      notes: [.init("first written here", at: sample.place("first"))])
    let lines = sample.written("text").split(separator: "\n")
    #expect(lines.count == 8)
    #expect(lines[3].hasPrefix(" 1 | {first: 1,  "))
    #expect(lines[4] == "   |  ----- first written here")
    #expect(lines[5] == " … |")
    #expect(lines[6].hasSuffix(" first: 2}"))
    #expect(lines[7].hasSuffix(" ^^^^^"))
  }

  @Test("a row of marks never ends in spaces")
  func noTrailingSpaces() {
    for line in ["\tfault", "日本 fault\t", "fault   "] {
      #expect(rows(line).marks.last == "^")
    }
  }
}
