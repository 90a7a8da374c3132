import Foundation
import TestSupport

/// What `diff -f json` says of two lists, one line a change: `moved changed row b 0.1 > 0.0: model.done`.
struct SharedDifference {
  /// The exit status.
  let status: Int32
  /// What was said on standard error.
  let errors: String
  /// The changes, in order.
  let lines: [String]

  /// Compares two files of a folder.
  init(_ old: String, _ new: String, in folder: borrowing TemporaryFolder) {
    let run = CommandRun(["diff", old, new, "-f", "json"], in: folder.path)
    status = run.status
    errors = run.errors
    let object = try? JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
    var lines: [String] = []
    for section in object?["sections"] as? [[String: Any]] ?? [] {
      if let line = Self.line(section, "section") { lines.append(line) }
      lines += (section["rows"] as? [[String: Any]] ?? []).compactMap { Self.line($0, "row") }
    }
    self.lines = lines
  }

  private static func line(_ change: [String: Any], _ noun: String) -> String? {
    let words = change["change"] as? [String] ?? []
    if words.isEmpty { return nil }
    let sides = ["old", "new"].map { change[$0] as? [String: Any] }
    let tags = sides.compactMap { $0?["tag"] as? String }
    let places = sides.compactMap { side in
      side.map { ($0["indexPath"] as? [Int] ?? [$0["index"] as? Int ?? -1]).map(String.init).joined(separator: ".") }
    }
    let properties = (change["properties"] as? [[String: Any]] ?? []).map {
      ($0["path"] as? [String] ?? []).joined(separator: ".")
    }
    let name = (words + [noun] + (tags.last.map { [$0] } ?? []) + [places.joined(separator: " > ")]).joined(
      separator: " ")
    return properties.isEmpty ? name : "\(name): \(properties.joined(separator: ", "))"
  }
}
