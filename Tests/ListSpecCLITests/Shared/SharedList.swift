import Foundation
import TestSupport

/// A list that was compiled from text or from a file beside files from outside, with what a screen would show.
struct SharedList {
  /// The exit status.
  let status: Int32
  /// What was said on standard error.
  let errors: String
  /// A line for each section, `[tag; header; footer]`, and for each run of rows that look alike, `cell height × 3`.
  let lines: [String]
  /// The models of all rows, in order.
  let models: [Any]

  /// Compiles `text` as if it lay at `path` in the shared folder.
  init(_ text: String, at path: String, _ arguments: [String] = []) {
    let folder = SharedFiles.root.appendingPathComponent((path as NSString).deletingLastPathComponent)
    let name = (path as NSString).lastPathComponent
    let run = CommandRun(
      ["render", "-", "--stdin-name", name, "-f", "json"] + arguments, input: Array(text.utf8), in: folder.path)
    self.init(run)
  }

  /// Takes what `render -f json` gave.
  init(_ run: CommandRun) {
    status = run.status
    errors = run.errors
    let object = try? JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
    var lines: [String] = []
    var models: [Any] = []
    for section in object?["sections"] as? [[String: Any]] ?? [] {
      lines.append(Self.line(of: section))
      var last = (line: "", count: 0)
      let rows = (section["rows"] ?? section["items"]) as? [[String: Any]] ?? []
      for row in rows {
        models.append(row["model"] ?? NSNull())
        let line = Self.line(ofRow: row)
        if line == last.line {
          last.count += 1
          lines[lines.count - 1] = "\(line) × \(last.count)"
        } else {
          last = (line, 1)
          lines.append(line)
        }
      }
    }
    self.lines = lines
    self.models = models
  }

  private static func line(of section: [String: Any]) -> String {
    let sides = ["header", "footer"].map { side in
      guard let header = section[side] as? [String: Any] else { return "–" }
      let name = header["view"] as? String ?? "'\(header["title"] as? String ?? "")'"
      return "\(name) \(height(of: header))"
    }
    return "[\(([section["tag"] as? String ?? "–"] + sides).joined(separator: "; "))]"
  }

  private static func line(ofRow row: [String: Any]) -> String {
    let texts = ["text", "detail"].compactMap { row[$0] as? String }.map { "'\($0)'" }
    let tag = row["tag"] as? String
    return (tag.map { ["\($0):"] } ?? []).joined()
      + ([row["cell"] as? String ?? "–", height(of: row)] + texts)
      .joined(separator: " ")
  }

  private static func height(of element: [String: Any]) -> String {
    if let size = element["size"] as? [String: Any] { return "\(size["width"] ?? "")x\(size["height"] ?? "")" }
    switch element["height"] {
    case let number as NSNumber: return "\(number)"
    case let text as String: return text
    case let code as [String: Any]: return "native \(code["native"] as? String ?? "")"
    default: return "–"
    }
  }
}
