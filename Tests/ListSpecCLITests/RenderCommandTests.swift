import TestSupport
import Testing

@Suite("listspec render")
struct RenderCommandTests {
  private static let list = "listspec: 1\nrows:\n  - {tag: a, text: A}\n"

  @Test(
    "a file is written in the format that its name says, unless another is asked for",
    arguments: [
      (["-o", "home.json"], "home.json", "{"), (["-o", "home.JSON"], "home.JSON", "{"),
      (["-o", "home.csv"], "home.csv", "section,"), (["-o", "home.md"], "home.md", "## "),
      (["-o", "home.SVG"], "home.SVG", "<svg "), (["-o", "home.txt"], "home.txt", "runtime "),
      (["-o", "json"], "json", "runtime "), (["-o", "home.json", "-f", "csv"], "home.json", "section,"),
      (["-o", "home.csv", "--as-written"], "home.csv", "{"),
    ])
  func formatByName(options: [String], file: String, beginning: String) throws {
    let folder = try TemporaryFolder(["home.list.yaml": Self.list])
    let run = CommandRun(["render", "home.list.yaml"] + options, in: folder.path)
    #expect(run.status == 0 && run.output.isEmpty, "\(run.errors)")
    #expect(try folder.text(of: file).hasPrefix(beginning))
  }

  @Test("columns are refused for a file whose name says JSON")
  func columnsOfNamedFormat() throws {
    let folder = try TemporaryFolder(["home.list.yaml": Self.list])
    let run = CommandRun(["render", "home.list.yaml", "--columns", "tag", "-o", "home.json"], in: folder.path)
    #expect(run.status == 2)
    #expect(run.errors.contains("'--columns' is for the formats table, markdown, csv, and '--format json' has none"))
    #expect(try folder.names() == ["home.list.yaml"])
  }

  @Test(
    "where values come from is refused for formats that have no place for it",
    arguments: [([], "table"), (["-f", "csv"], "csv"), (["-o", "home.csv"], "csv")])
  func provenanceElsewhere(options: [String], format: String) throws {
    let folder = try TemporaryFolder(["home.list.yaml": Self.list])
    let run = CommandRun(["render", "home.list.yaml", "--provenance"] + options, in: folder.path)
    #expect(run.status == 2 && run.output.isEmpty)
    #expect(run.errors.contains("'--provenance' is for '--format json', and '--format \(format)' has no place for it"))
  }

  @Test("a value of an included file or of data has its place there")
  func placesInOtherFiles() throws {
    let folder = try TemporaryFolder([
      "home.list.yaml": "listspec: 1\ninclude: [parts.yaml]\nsections:\n  - use: part\n",
      "parts.yaml": "sections:\n  - tag: part\n    rows:\n      - {tag: a, text: A}\n",
    ])
    let run = CommandRun(["render", "home.list.yaml", "-f", "json", "--provenance"], in: folder.path)
    #expect(
      run.output.contains(
        #""text": {"tier": "value", "place": {"path": "parts.yaml", "line": 4, "column": 24}}"#), "\(run.output)")
  }

  @Test("data comes from standard input, which is read once")
  func dataFromStandardInput() throws {
    let folder = try TemporaryFolder(["home.list.yaml": "listspec: 1\nrows:\n  - {tag: a, text: $(data.name)}\n"])
    let arguments = ["render", "home.list.yaml", "-f", "csv", "--columns", "text", "--data", "-"]
    let run = CommandRun(arguments, input: Array("{\"name\": \"Ada\"}".utf8), in: folder.path)
    #expect(run.output == "text\r\nAda\r\n", "\(run.errors)")
    let twice = CommandRun(["render", "-", "--data", "-"], in: folder.path)
    #expect(twice.status == 2 && twice.errors.contains("standard input is one file; '-' is given 2 times"))
  }
}
