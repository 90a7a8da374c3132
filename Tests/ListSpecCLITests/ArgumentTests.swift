import ListRender
import SpecSource
import SpecTree
import Testing

@testable import ListSpecCLI

@Suite struct ArgumentTests {
  private func validate(_ words: [String]) throws -> (command: Validate, operands: [String])? {
    var reader = ArgumentReader<Validate>(words.map { Argument($0) })
    guard try reader.read() else { return nil }
    return (reader.command, reader.operands.map(\.text))
  }

  @Test("options are read in every way they are written")
  func options() throws {
    let spellings = [
      ["-f", "json", "a"], ["-fjson", "a"], ["--format", "json", "a"], ["--format=json", "a"], ["a", "-f", "json"],
      ["-qfjson", "a"], ["-qf", "json", "a"], ["a", "--format=json"],
      ["-f", "json:", "a"].dropLast(2) + ["json", "a"],
    ]
    for words in spellings {
      let (command, operands) = try #require(try validate(words))
      #expect(command.reports.map { $0.format.name } == ["json"])
      #expect(operands == ["a"])
    }
  }

  @Test("values keep what looks like syntax")
  func values() throws {
    let (command, operands) = try #require(
      try validate([
        "--stdin-name=a=b", "-o", "-x.json", "-f", "concise:c:d.txt", "--fail-on", "note", "--input-format", "yaml",
        "-",
        "--", "--quiet", "-",
      ]))
    #expect(command.input.standardInputName == FilePath("a=b"))
    #expect(command.input.format == .yaml)
    #expect(command.output.file == FilePath("-x.json"))
    #expect(command.reports.map(\.file) == [FilePath("c:d.txt")])
    #expect(command.threshold == .note)
    #expect(!command.output.isQuiet)
    #expect(operands == ["-", "--quiet", "-"])
  }

  @Test("'-' as the output is standard output, and the last of several values counts")
  func dash() throws {
    let (command, _) = try #require(try validate(["-o", "x", "-o", "-", "--color", "always", "--color=never", "a"]))
    #expect(command.output.file == nil)
    #expect(command.output.color == .never)
  }

  @Test("help is shown wherever it is asked for", arguments: [["--help"], ["-h"], ["a", "--help"], ["-qh", "a"]])
  func help(words: [String]) throws {
    #expect(try validate(words) == nil)
  }

  private static let formats =
    "text, concise, json, sarif, github, gitlab, junit, checkstyle, xcode or rdjson"

  @Test(
    "each mistake is named, with what was expected",
    arguments: [
      (["--formt", "json"], "'validate' has no option '--formt'; did you mean '--format'?"),
      (["--formt=json"], "'validate' has no option '--formt'; did you mean '--format'?"),
      (["--xyz"], "'validate' has no option '--xyz'"), (["-x"], "'validate' has no option '-x'"),
      (["-é"], "'validate' has no option '-é'"), (["-qx"], "'validate' has no option '-x'"),
      (["-qfo", "a"], "'--format' is 'o', expected \(formats)"),
      (["a", "-f"], "'-f' needs a value: \(formats)"),
      (["a", "--output"], "'--output' needs a value: FILE"),
      (["--output", "--quiet", "a"], "'--output' needs a value: FILE"),
      (["-f", "-q", "a"], "'-f' needs a value: \(formats)"),
      (["--quiet=yes", "a"], "'--quiet' takes no value"),
      (["--color", "sometimes", "a"], "'--color' is 'sometimes', expected auto, always or never"),
      (["--color", "allways", "a"], "'--color' is 'allways', expected auto, always or never; did you mean 'always'?"),
      (["--fail-on=warnig", "a"], "'--fail-on' is 'warnig', expected note, warning or error; did you mean 'warning'?"),
      (["--input-format", "toml", "a"], "'--input-format' is 'toml', expected yaml or json"),
      (["-f", "json:", "a"], "'--format' is 'json:', expected a file behind the colon"),
      ([], "'validate' is missing its PATH: \(Validate.operands[0].summary)"),
    ])
  func mistakes(words: [String], message: String) {
    let error = #expect(throws: Failure.self) { try validate(words) }
    #expect(error?.message == message)
    #expect(error?.status == .failure)
  }

  @Test(
    "commands say how many words they take",
    arguments: [
      (["render"], "'render' is missing its FILE: \(Render.operands[0].summary)"),
      (["render", "a", "b"], "'render' takes FILE, found 'b' besides"),
      (["help", "a", "b"], "'help' takes [COMMAND], found 'b' besides"),
      (["help", "rendr"], "there is no command 'rendr'; did you mean 'render'?"),
      (["rendr"], "there is no command 'rendr'; did you mean 'render'?"),
      (["-q", "validate"], "'-q' stands before a command, expected after it"),
      (["--quiet"], "'--quiet' stands before a command, expected after it"),
      (["--versoin"], "there is no option '--versoin'; did you mean '--version'?"),
      (["-"], "there is no command '-'"), (["list.yaml"], "there is no command 'list.yaml'"),
      (["validate", "-f", "text", "-f", "json", "a"], "'text' and 'json' both go to standard output"),
      (["validate", "-f", "text:x", "-f", "json:x", "a"], "two reports go to 'x'"),
      (
        ["validate", "-f", "text:x", "-o", "y", "a"], "'--output' is 'y', but every '--format' names a file of its own"
      ),
    ])
  func commands(words: [String], message: String) {
    var console = Console.inMemory(folder: "/")
    #expect(Program.run(words.map { Argument($0) }, in: &console) == .failure)
    let errors = String(decoding: console.errors.bytes, as: UTF8.self)
    #expect(errors.split(separator: "\n").first == "listspec: \(message)")
    #expect(console.output.bytes == [])
  }

  @Test("a command may take several words of its own, the last ones optional")
  func operands() {
    let operands = [
      OperandDescription("FILE", .one, "a"), OperandDescription("ADDRESS", .one, "b"),
      OperandDescription("PROPERTY", .optional, "c"),
    ]
    #expect(operands.usage == "FILE ADDRESS [PROPERTY]")
    #expect((0...3).map { operands.missing(from: $0)?.placeholder } == ["FILE", "ADDRESS", nil, nil])
    #expect(operands.mostWords == 3)
    #expect([OperandDescription("PATH", .many, "d")].mostWords == nil)
  }

  @Test("the tables hold no two options of one name, and each says what it does")
  func tables() {
    for command in Subcommands.all {
      let options = command.optionDescriptions
      #expect(Set(options.map(\.name)).count == options.count)
      let letters = options.compactMap(\.short)
      #expect(Set(letters).count == letters.count)
      for text in options.map(\.summary) + [command.summary] + command.operands.map(\.summary) {
        #expect(!text.isEmpty && text.last != ".")
      }
      #expect(command.examples.allSatisfy { $0.command.contains("listspec \(command.name)") })
    }
    #expect(Set(Subcommands.all.map { $0.name }).count == Subcommands.all.count)
  }

  @Test("help fits the columns it is given", arguments: [40, 60, 80, 200])
  func helpWidth(columns: Int) {
    let page = HelpPage(columns: columns)
    for text in [page.overview()] + Subcommands.all.map({ page.page(of: $0) }) {
      let wide = text.split(separator: "\n").map(String.init).filter { $0.count > columns }
      // What is copied, and names of options, are not broken.
      #expect(wide.allSatisfy { $0.contains("listspec ") || $0.hasPrefix("      --") })
    }
  }
}
