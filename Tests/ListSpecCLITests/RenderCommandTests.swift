import TestSupport
import Testing

@Suite("listspec render")
struct RenderCommandTests {
  private static let list = "listspec: 1\nrows:\n  - {tag: a, text: A}\n"

  @Test(
    "a file is written in the format that its name says, unless another is asked for",
    arguments: [
      (["-o", "home.json"], "home.json", "{"), (["-o", "home.JSON"], "home.JSON", "{"),
      (["-o", "home.csv"], "home.csv", "section,"), (["-o", "home.txt"], "home.txt", "runtime "),
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
    #expect(run.errors.contains("'--columns' is for '--format table or csv', and '--format json' has none"))
    #expect(try folder.names() == ["home.list.yaml"])
  }
}
