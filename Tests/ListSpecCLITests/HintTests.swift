import TestSupport
import Testing

/// What the program answers to what people type at first.
@Suite("hints for the first steps")
struct HintTests {
  @Test(
    "what is nearly right is answered with what is",
    arguments: [
      (["version"], "listspec: there is no command 'version'\n  as in 'listspec --version'\n"),
      (["-v"], "listspec: there is no option '-v'; did you mean '--version'?\n  see 'listspec help'\n"),
      (
        ["rules", "swipe-action"],
        "listspec: there is no rule 'swipe-action'\n  there are swipe-action-without-handler, same-swipe-action\n"
      ),
      (["rules", "tail"], "listspec: there is no rule 'tail'; did you mean 'detail-and-value'?\n"),
      (
        ["rules", "L047"],
        "listspec: there is no rule 'L047'\n  the pitfall of that number is found by 'duplicate-row-tag'\n"
      ),
      (
        ["validate", "--fail-on", "warn", "."],
        "listspec: '--fail-on' is 'warn', expected note, warning or error; did you mean 'warning'?\n"
      ),
    ])
  func near(words: [String], errors: String) throws {
    let folder = try TemporaryFolder()
    let run = CommandRun(words, in: folder.path)
    #expect(run.errors == errors)
    #expect(run.output == "" && run.status == 2)
  }

  @Test("'config' alone shows the settings, and a folder needs no slash")
  func config() throws {
    let folder = try TemporaryFolder([".listspec.yaml": "fail-on: error\n", "Lists/.listspec.yaml": "fail-on: note\n"])
    let shown = CommandRun(["config", "show"], in: folder.path)
    #expect(shown.output.hasPrefix("fail-on: error "))
    #expect(CommandRun(["config"], in: folder.path).output == shown.output)
    #expect(CommandRun(["config", "show", "Lists"], in: folder.path).output.hasPrefix("fail-on: note "))
    let missing = CommandRun(["config", "show", "List"], in: folder.path)
    #expect(missing.errors == "listspec: cannot read 'List': no such file or folder; did you mean 'Lists'?\n")
    #expect(missing.output == "" && missing.status == 2)
    let wrong = CommandRun(["config", "shwo"], in: folder.path)
    #expect(wrong.errors.hasPrefix("listspec: 'config' cannot 'shwo', expected show; did you mean 'show'?\n"))
  }

  @Test("a configuration is told from a list", arguments: ["fail-on: error\nrules: {}\n", "rules: {}\nexclude: []\n"])
  func configurationAsList(text: String) throws {
    let folder = try TemporaryFolder([".listspec.yaml": "", "settings.yaml": text])
    let run = CommandRun(["validate", "-q", "-f", "concise", "settings.yaml"], in: folder.path)
    #expect(
      run.output.hasPrefix("settings.yaml:1:1: error: the file looks like a configuration of listspec, not like a list")
    )
    #expect(run.output.split(separator: "\n").count == 1)
  }
}
