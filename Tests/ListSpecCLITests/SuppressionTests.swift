import TestSupport
import Testing

/// What remarks in a file silence, seen through `validate -f concise`.
@Suite struct SuppressionTests {
  /// Checks a file and gives its findings, each as `line:column id`.
  private func findings(
    _ text: String, named name: String = "a.yaml", configuration: String? = nil
  ) throws -> (found: [String], errors: String, status: Int32) {
    var files = [name: text]
    if let configuration { files[".listspec.yaml"] = configuration }
    let folder = try TemporaryFolder(files)
    let run = CommandRun(["validate", "-f", "concise", name], in: folder.path)
    let found = run.output.split(separator: "\n").map { line in
      let parts = line.split(separator: ":")
      let id = line.split(separator: "[").last.map { String($0.dropLast()) } ?? ""
      return "\(parts[1]):\(parts[2]) \(id)"
    }
    return (found, run.errors, run.status)
  }

  private static let head = "listspec: 1\nruntime: holo\n"

  @Test(
    "of rows that are found together a remark silences its own and no other, and each of them is used",
    arguments: [
      ("runtime: holo\nrows:\n  - {cell: X}\n  - {cell: X} #\n  - {cell: X}\n", "4:5 missing-height"),
      ("runtime: holo\nrows:\n  - {cell: X} #\n  - {cell: X}\n  - {cell: X}\n", "5:5 missing-height"),
      (
        "runtime: holo\nrows:\n  - {forEach: [1], cell: X} #\n  - {cell: X} #\n  - {cell: X, height: 4}\n  - {cell: X}\n",
        "7:5 missing-height"
      ),
      ("runtime: tf\nrows:\n  - {height: 0} #\n  - {height: 0} #\n  - {height: 0}\n", "6:14 zero-is-unset"),
    ])
  func groups(text: String, expected: String) throws {
    let rule = expected.split(separator: " ")[1]
    let text = "listspec: 1\n" + text.replacing(" #\n", with: " # listspec:ignore \(rule)\n")
    #expect(try findings(text).found.filter { $0.hasSuffix(rule) || $0.hasSuffix("unused-suppression") } == [expected])
  }

  @Test(
    "a remark at the end of a line is about that line, alone on a line about what follows",
    arguments: [
      ("rows:\n  - {cell: A} # listspec:ignore missing-height\n  - {cell: B}\n", ["5:5 missing-height"]),
      (
        "rows:\n  # listspec:ignore missing-height -- drawn by the app\n  - {cell: A}\n  - {cell: B}\n",
        ["6:5 missing-height"]
      ),
      (
        "rows:\n  #listspec:ignore missing-height\n\n  # and more\n  - cell: A\n    tag: a\n  - {cell: B}\n",
        ["9:5 missing-height"]
      ),
      (
        "sections:\n  # listspec:ignore missing-height\n  - rows:\n      - {cell: A}\n      - {cell: B}\n  - rows: [{cell: C}]\n",
        ["8:12 missing-height"]
      ),
      ("# listspec:ignore missing-height\nsections:\n  - rows:\n      - {cell: A}\n", []),
      ("# listspec:ignore-file missing-height\nrows: [{cell: A}, {cell: B}]\n", []),
      ("rows: [\n  # listspec:ignore missing-height\n  {cell: A},\n  {cell: B}]\n", ["6:3 missing-height"]),
      ("rows:\n- # listspec:ignore missing-height\n  cell: A\n", []),
      (
        "rows:\n- tag: a # listspec:ignore duplicate-row-tag, missing-height\n  cell: A\n- tag: b\n  cell: B\n",
        ["4:28 unused-suppression", "6:3 missing-height"]
      ),
    ])
  func comments(text: String, expected: [String]) throws {
    let found = try findings(Self.head + text).found
    #expect(found == expected)
  }

  @Test("each of many remarks is about its own row; where several are about one finding, the first of them is of use")
  func many() throws {
    var text = Self.head + "rows:\n"
    for row in 0..<100 {
      text +=
        row % 2 == 0 ? "  - {cell: A\(row)} # listspec:ignore missing-height\n" : "  # listspec:ignore missing-height\n"
      if row % 2 == 1 { text += "  - cell: B\(row)\n    model: '# listspec:ignore-file missing-height'\n" }
    }
    #expect(try findings(text + "  - {cell: C}\n").found == ["204:5 missing-height"])
    let nested = "sections:\n  # listspec:ignore missing-height\n  - rows:\n      - {cell: A}"
    #expect(
      try findings(Self.head + nested + " # listspec:ignore missing-height\n").found == ["6:37 unused-suppression"])
  }

  @Test("what stands behind a remark in its comment belongs to it")
  func repeated() throws {
    let remarks = String(repeating: "# listspec:ignore nosuch ", count: 3)
    let found = try findings(Self.head + "rows:\n  - {cell: A} \(remarks)\n").found
    #expect(found.first == "4:5 missing-height")
    #expect(found.dropFirst().allSatisfy { $0.hasSuffix(" unknown-suppression") })
    #expect(Set(found).count == found.count)
  }

  @Test("a text that looks like a remark is a text")
  func texts() throws {
    let text =
      Self.head
      + "rows:\n  - {cell: A, model: '# listspec:ignore missing-height'}\n  - cell: B\n    model: |\n      # listspec:ignore missing-height\n"
    #expect(try findings(text).found == ["4:5 missing-height", "5:5 missing-height"])
  }

  @Test("a key silences in JSON, for its mapping or for the whole file")
  func keys() throws {
    let row =
      #"{"listspec": 1, "runtime": "holo", "rows": [{"x-listspec-ignore": ["missing-height"], "cell": "A"}, {"cell": "B"}]}"#
    #expect(try findings(row, named: "a.json").found == ["1:101 missing-height"])
    let file = #"{"listspec": 1, "runtime": "holo", "x-listspec-ignore": "missing-height", "rows": [{"cell": "A"}]}"#
    let checked = try findings(file, named: "a.json")
    #expect(checked.found == [])
    #expect(checked.errors == "Checked 1 file: no findings (1 suppressed).\n")
    #expect(checked.status == 0)
  }

  @Test("a remark that is of no use, of no rule or without its reason is found")
  func faults() throws {
    let unused = "rows:\n  - {cell: A, height: 44} # listspec:ignore missing-height\n"
    #expect(try findings(Self.head + unused).found == ["4:45 unused-suppression"])
    let unknown = "rows:\n  - {cell: A} # listspec:ignore mising-height\n"
    #expect(try findings(Self.head + unknown).found == ["4:5 missing-height", "4:33 unknown-suppression"])
    let empty = "rows:\n  - {cell: A} # listspec:ignore\n"
    #expect(try findings(Self.head + empty).found == ["4:5 missing-height", "4:15 unknown-suppression"])
    let command = "rows:\n  - {cell: A} # listspec:ignre missing-height\n"
    #expect(try findings(Self.head + command).found == ["4:5 missing-height", "4:26 unknown-suppression"])
    let reason = "rows:\n  - {cell: A} # listspec:ignore missing-height --\n"
    let needed = "require-reason: true\n"
    #expect(try findings(Self.head + reason, configuration: needed).found == ["4:15 suppression-without-reason"])
    let given = "rows:\n  - {cell: A} # listspec:ignore missing-height -- drawn by the app\n"
    #expect(try findings(Self.head + given, configuration: needed).found == [])
  }

  @Test("a file that cannot be read cannot be silenced")
  func syntax() throws {
    let text = "# listspec:ignore-file duplicate-key\nlistspec: 1\nlistspec: 1\nrows: []\n"
    let checked = try findings(text)
    #expect(checked.found.contains("3:1 duplicate-key"))
    #expect(checked.status == 1)
  }

  @Test("a remark on a rule that is switched off is not of no use")
  func switchedOff() throws {
    let text = Self.head + "rows:\n  - {cell: A, height: 44} # listspec:ignore missing-height\n"
    #expect(try findings(text, configuration: "rules: {missing-height: off}\n").found == [])
  }
}
