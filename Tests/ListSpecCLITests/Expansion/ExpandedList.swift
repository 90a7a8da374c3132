import Foundation
import TestSupport

/// A list that was compiled from files, with what was said of it.
struct ExpandedList {
  /// The exit status of `render`.
  let status: Int32
  /// The compiled list, as it was written.
  let output: String
  /// What was said on standard error.
  let errors: String
  /// What `validate` finds: `list.yaml:2:3: error: message [rule]`.
  let findings: [String]
  private let sections: [[String: Any]]

  /// Compiles `list.yaml`, which `text` is without its first line, beside other files.
  init(_ text: String, beside files: [String: String] = [:], _ arguments: [String] = []) throws {
    let list = text.contains("listspec: 1") ? text : "listspec: 1\n\(text)\n"
    let folder = try TemporaryFolder(files.merging(["list.yaml": list]) { $1 })
    self.init(in: folder.path, arguments)
  }

  /// Compiles a file of a folder.
  init(_ name: String = "list.yaml", in folder: String, _ arguments: [String] = []) {
    let run = CommandRun(["render", name, "-f", "json"] + arguments, in: folder)
    (status, output, errors) = (run.status, run.output, run.errors)
    let check = CommandRun(["validate", name, "-f", "concise", "--quiet"] + arguments, in: folder)
    findings = check.output.split(separator: "\n").map(String.init)
    let object = try? JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
    sections = object?["sections"] as? [[String: Any]] ?? []
  }

  /// What a key of each row is.
  func rows(_ key: String) -> [String] {
    sections.flatMap { $0["rows"] as? [[String: Any]] ?? [] }.map { Self.words($0[key]) }
  }

  /// What a key of each section is.
  func sections(_ key: String) -> [String] { sections.map { Self.words($0[key]) } }

  /// The ids of the rules that found something, in the order of the findings.
  var rules: [String] {
    findings.compactMap { $0.split(separator: "[").last.map { String($0.dropLast()) } }
  }

  private static func words(_ value: Any?) -> String {
    switch value {
    case nil: return "-"
    case let text as String: return "'\(text)'"
    case let number as NSNumber where CFBoolean.isBoolean(number): return number.boolValue ? "true" : "false"
    case let number as NSNumber: return "\(number)"
    case let value?:
      guard JSONSerialization.isValidJSONObject(value),
        let data = try? JSONSerialization.data(withJSONObject: value, options: [.sortedKeys])
      else { return "null" }
      return String(decoding: data, as: UTF8.self)
    }
  }
}

private enum CFBoolean {
  /// Whether a number was written `true` or `false`.
  static func isBoolean(_ number: NSNumber) -> Bool { String(cString: number.objCType) == "c" }
}
