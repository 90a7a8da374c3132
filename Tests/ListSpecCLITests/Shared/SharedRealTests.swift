import Foundation
import TestSupport
import Testing

/// Definitions of lists in the formats of others, as they are found in the world.
@Suite struct SharedRealTests {
  /// The formats of others; what lies beside them is licences, and lists of HoloTableView's in a language like ours.
  private static let folders = [
    "adaptive-cards", "cbtableviewdatasource", "divkit", "github-issue-forms", "home-assistant", "hubframework",
    "hyperoslo-form", "jasonette", "json-dynamic-widget", "p9tableviewhandler", "quickdialog", "settings-bundle",
    "settings-bundle/as-json", "tangram",
  ]

  @Test(
    "each file of another format has one finding, which says what kind of file it seems to be",
    .enabled(if: SharedFiles.exist, "needs ../shared"), arguments: folders)
  func oneLine(folder: String) throws {
    let paths = ["json", "yaml", "yml", "plist"].flatMap { SharedFiles.paths(in: "real/\(folder)", suffix: ".\($0)") }
    #expect(!paths.isEmpty)
    for path in paths {
      let run = CommandRun(["validate", "-q", "-f", "concise", path], in: SharedFiles.root.path)
      let lines = run.output.split(separator: "\n")
      #expect(lines.count == 1, "\(run.output)")
      #expect(lines.allSatisfy { $0.contains("looks like") && $0.hasSuffix("[not-a-list]") }, "\(run.output)")
      #expect(run.status == 1)
    }
  }
}
