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
      return Self.code(of: line)
    }
  }

  /// A line without its comment and without what stands in its texts.
  ///
  /// Byte by byte: a regular expression for each line of the repository is what made these tests slow.
  private static func code(of line: String) -> String {
    let quote = UInt8(ascii: "\"")
    let slash = UInt8(ascii: "/")
    guard line.utf8.contains(where: { $0 == quote || $0 == slash }) else { return line }
    let bytes = Array(line.utf8)
    var code: [UInt8] = []
    var isInText = false
    var place = 0
    while place < bytes.count {
      let byte = bytes[place]
      if isInText {
        if byte == UInt8(ascii: "\\") { place += 1 }
        if byte == quote { isInText = false }
      } else if byte == slash, place + 1 < bytes.count, bytes[place + 1] == slash {
        break
      } else {
        isInText = byte == quote
      }
      if !isInText || byte == quote { code.append(byte) }
      place += 1
    }
    return String(decoding: code, as: UTF8.self)
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
