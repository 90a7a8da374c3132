import TestSupport
import Testing

/// What `.listspec.yaml` does to a run of `validate`.
@Suite struct ConfigurationTests {
  private static let list = "listspec: 1\nruntime: holo\nrows: [{cell: A}, {tag: a, text: x}, {tag: a, text: y}]\n"

  private func validate(
    _ files: [String: String], _ arguments: [String] = ["Lists/a.yaml"], in current: String = ""
  ) throws -> CommandRun {
    let folder = try TemporaryFolder(files.merging([".git/HEAD": ""]) { $1 })
    let place = current.isEmpty ? folder.path : folder.path + "/" + current
    return CommandRun(["validate", "-f", "concise"] + arguments, in: place)
  }

  private func rules(of run: CommandRun) -> [String] {
    run.output.split(separator: "\n").map { line in
      let severity = line.split(separator: ":")[3].dropFirst()
      return "\(severity) \(line.split(separator: "[").last?.dropLast() ?? "")"
    }
  }

  @Test(
    "the narrowest setting of a rule counts, of equals the last",
    arguments: [
      ("", ["warning missing-height", "warning duplicate-row-tag"]),
      ("rules: {missing-height: error}", ["error missing-height", "warning duplicate-row-tag"]),
      ("rules: {missing-height: off, list: note}", ["note duplicate-row-tag"]),
      ("rules: {missing-height: false, all: error}", ["error duplicate-row-tag"]),
      ("rules: {list: off}", []),
      (
        "rules: {list: off}\noverrides: [{files: ['*.yaml'], rules: {list: note}}]",
        ["note missing-height", "note duplicate-row-tag"]
      ),
      ("overrides: [{files: [Other/], rules: {all: off}}]", ["warning missing-height", "warning duplicate-row-tag"]),
      ("overrides: [{files: [Lists/], rules: {missing-height: off}}]", ["warning duplicate-row-tag"]),
      (
        "overrides: [{files: ['Lists/*', '!a.yaml'], rules: {all: off}}]",
        ["warning missing-height", "warning duplicate-row-tag"]
      ),
    ])
  func levels(configuration: String, expected: [String]) throws {
    let run = try validate([".listspec.yaml": configuration + "\n", "Lists/a.yaml": Self.list])
    #expect(rules(of: run) == expected)
    #expect(run.status == (expected.contains { $0.hasPrefix("error") } ? 1 : 0))
  }

  @Test("the nearest configuration counts, no further up than the repository")
  func nearest() throws {
    let off = "rules: {all: off}\n"
    let inner = try validate([".listspec.yaml": off, "Lists/.listspec.yaml": "", "Lists/a.yaml": Self.list])
    #expect(rules(of: inner).count == 2)
    let outer = try validate([".listspec.yaml": off, "Lists/a.yaml": Self.list], ["a.yaml"], in: "Lists")
    #expect(rules(of: outer) == [])
    let beyond = try validate([".listspec.yaml": off, "Lists/.git/HEAD": "", "Lists/a.yaml": Self.list])
    #expect(rules(of: beyond).count == 2)
    let isolated = try validate([".listspec.yaml": off, "Lists/a.yaml": Self.list], ["--isolated", "Lists/a.yaml"])
    #expect(rules(of: isolated).count == 2)
    let given = try validate(
      ["ci.yaml": off, "Lists/.listspec.yaml": "", "Lists/a.yaml": Self.list], ["--config", "ci.yaml", "Lists/a.yaml"])
    #expect(rules(of: given) == [])
  }

  @Test("what was probably meant as a configuration and is none is told")
  func misnamed() throws {
    let off = "rules: {all: off}\n"
    let other = try validate([".listspec.yml": off, "Lists/a.yaml": Self.list])
    #expect(rules(of: other).count == 2)
    #expect(
      other.errors.hasSuffix("\nlistspec: '.listspec.yml' is not read; a configuration is named '.listspec.yaml'\n"))
    let folder = try validate([".listspec.yaml/a": "", "Lists/a.yaml": Self.list])
    #expect(
      folder.errors.hasSuffix("\nlistspec: '.listspec.yaml' is a folder; a configuration is a file of that name\n"))
    let both = try validate([".listspec.yaml": off, ".listspec.yml": off, "Lists/a.yaml": Self.list])
    #expect(both.errors == "Checked 1 file: no findings.\n")
    #expect(try validate([".listspec.yml": off, "Lists/a.yaml": Self.list], ["-q", "Lists/a.yaml"]).errors == "")
  }

  @Test("a configuration stands on others, later ones over earlier ones")
  func extends() throws {
    let run = try validate([
      ".listspec.yaml": "extends: [ci/base.yaml, ci/strict.json]\nrules: {duplicate-row-tag: off}\n",
      "ci/base.yaml": "rules: {missing-height: off}\nfail-on: warning\n",
      "ci/strict.json": #"{"extends": "base.yaml", "rules": {"missing-height": "warning"}}"#,
      "Lists/a.yaml": Self.list,
    ])
    #expect(rules(of: run) == ["warning missing-height"])
    #expect(run.status == 1)
  }

  @Test(
    "a configuration that cannot be used is told with its place, and nothing is checked",
    arguments: [
      ("ruls: {}", ".listspec.yaml:1:1: error: unknown key 'ruls' in a configuration; did you mean 'rules'?"),
      (
        "rules: {mising-height: off}",
        ".listspec.yaml:1:9: error: there is no rule 'mising-height'; did you mean 'missing-height'?"
      ),
      (
        "rules: {missing-height: of}",
        ".listspec.yaml:1:25: error: 'missing-height' is 'of', expected off, note, warning or error; did you mean 'off'?"
      ),
      ("rules: [a]", ".listspec.yaml:1:8: error: 'rules' is a list, expected a map such as 'missing-height: warning'"),
      (
        "rules: {duplicate-key: off}",
        ".listspec.yaml:1:9: error: 'duplicate-key' cannot be set: a file that cannot be read was not checked"
      ),
      (
        "rules: {syntax: off}",
        ".listspec.yaml:1:9: error: 'syntax' cannot be switched off: a file that cannot be read was not checked; "
      ),
      ("fail-on: never", ".listspec.yaml:1:10: error: 'fail-on' is 'never', expected"),
      ("overrides: [{rules: {all: off}}]", ".listspec.yaml:1:13: error: an override needs 'files'"),
      (
        "overrides: [{files: [x], exclude: [y]}]",
        ".listspec.yaml:1:26: error: unknown key 'exclude' in a configuration"
      ),
      (
        "extends: nosuch.yaml",
        ".listspec.yaml:1:10: error: 'nosuch.yaml', which this configuration extends, does not exist"
      ),
      ("extends: .listspec.yaml", ".listspec.yaml:1:10: error: configurations extend each other in a circle"),
      ("- a", ".listspec.yaml:1:1: error: a configuration is a map of settings"),
      ("a: [", ".listspec.yaml:"),
    ])
  func faults(configuration: String, expected: String) throws {
    let run = try validate([".listspec.yaml": configuration + "\n", "Lists/a.yaml": Self.list])
    #expect(run.status == 2)
    #expect(run.output == "")
    let lines = run.errors.split(separator: "\n").map { $0.drop { $0 == " " } }
    #expect(lines.first == "listspec: the configuration '.listspec.yaml' cannot be used")
    #expect(lines.dropFirst().first?.hasPrefix(expected) == true, "\(lines)")
  }

  @Test("many files are reported in their order, whatever the cores do")
  func order() throws {
    var files: [String: String] = [:]
    for number in 0..<300 {
      let row = number % 3 == 0 ? "cell: A" : "text: a"
      files["Lists/\(number + 1000).list.yaml"] = "listspec: 1\nruntime: holo\nrows: [{\(row)}]\n"
    }
    let run = try validate(files, ["Lists"])
    let names = run.output.split(separator: "\n").map { String($0.prefix { $0 != ":" }) }
    #expect(names.count == 100)
    #expect(names == names.sorted())
    #expect(run.errors == "Checked 300 files: 100 warnings.\n")
  }
}
