import Foundation
import TestSupport

/// A Swift file as the house rules look at it: its lines, and its lines without comments and texts.
struct SwiftText {
  /// Relative to the repository.
  let path: String
  /// The lines as written; the first is line 1.
  let lines: [String]
  /// The same lines with comments and the content of string literals taken out.
  let code: [String]

  /// A file with this text.
  init(path: String, text: String) {
    self.path = path
    lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    var isInLongText = false
    code = lines.map { line in
      let opensOrCloses = line.split(separator: "\"\"\"", omittingEmptySubsequences: false).count % 2 == 0
      defer { if opensOrCloses { isInLongText.toggle() } }
      if isInLongText { return "" }
      return line.replacing(/"(?:\\.|[^"\\])*"/, with: "\"\"").replacing(/\/\/.*$/, with: "")
    }
  }

  /// The Swift files below a folder of the repository.
  static func files(below folder: String) throws -> [SwiftText] {
    try RepositoryFiles.paths(below: folder, suffix: ".swift").map {
      SwiftText(path: $0, text: String(decoding: try RepositoryFiles.bytes($0), as: UTF8.self))
    }
  }

  /// The file's name without its extension, and without what follows a `+`.
  var noun: String {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    return String(name.dropLast(".swift".count).prefix { $0 != "+" })
  }

  /// The module that the file belongs to, for a path below `Sources/`.
  var module: String? {
    let steps = path.split(separator: "/")
    return steps.count > 2 && steps[0] == "Sources" ? String(steps[1]) : nil
  }
}
