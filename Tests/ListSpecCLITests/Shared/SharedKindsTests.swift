import Foundation
import TestSupport
import Testing

/// Every file from outside that is no list spec is one line that says what it looks like (issue "the linter for CI").
@Suite("real files of other formats", .enabled(if: SharedFiles.exist, "needs ../shared"))
struct SharedKindsTests {
  private static let kinds = [
    "adaptive-cards": "an Adaptive Card", "divkit": "a DivKit layout", "github-issue-forms": "a GitHub issue form",
    "home-assistant": "a Home Assistant dashboard", "hubframework": "a Hub Framework screen",
    "hyperoslo-form": "a form of hyperoslo's Form", "jasonette": "a Jasonette screen",
    "json-dynamic-widget": "a JSON Dynamic Widget", "p9tableviewhandler": "a server's answer",
    "quickdialog": "a QuickDialog form", "settings-bundle": "a property list",
    "settings-bundle/as-json": "a page of iOS Settings", "tangram": "a list of Tangram cards",
    "cbtableviewdatasource": "a server's answer",
  ]

  @Test("one line a file, with what it looks like", arguments: kinds.sorted { $0.key < $1.key })
  func kind(folder: String, name: String) throws {
    let paths = [".json", ".yaml", ".yml", ".plist"].flatMap { SharedFiles.paths(in: "real/\(folder)", suffix: $0) }
    #expect(!paths.isEmpty)
    for path in paths {
      let run = CommandRun(["validate", path, "-f", "concise", "--quiet"], in: SharedFiles.root.path)
      let lines = run.output.split(separator: "\n")
      #expect(run.status == 1 && lines.count == 1, "\(run.output)")
      #expect(lines.first?.contains("the file looks like ") ?? false, "\(run.output)")
      // One file is nothing but a list of models.
      let isView = lines.first?.contains("a view of \(name)") ?? false
      let isData =
        path.hasSuffix("feed.json") && lines.first?.contains("like data: a list of maps with 'user'") ?? false
      #expect(isData || isView || lines.first?.contains("like \(name),") ?? false, "\(run.output)")
    }
  }
}
