/// Text in Markdown as GitHub reads it.
enum MarkdownText {
  /// Text as code: between more backticks than it has in a row.
  static func code(_ text: String) -> String {
    let visible = VisibleText.of(text)
    var longest = 0
    var run = 0
    for byte in visible.utf8 {
      run = byte == UInt8(ascii: "`") ? run + 1 : 0
      longest = max(longest, run)
    }
    let fence = String(repeating: "`", count: longest + 1)
    return longest > 0 ? "\(fence) \(visible) \(fence)" : "\(fence)\(visible)\(fence)"
  }

  /// Text with what Markdown would take for a sign of its own behind a backslash (CommonMark 0.31, 2.4).
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in VisibleText.of(text).unicodeScalars {
      if "\\`*_[]<>#|~&@".unicodeScalars.contains(scalar) { result += "\\" }
      result.unicodeScalars.append(scalar)
    }
    return result
  }

  /// A row of a table, with its line end. A bar in a cell must stand behind a backslash, even within code.
  static func row(_ cells: [String]) -> String { "| \(cells.joined(separator: " | ")) |\n" }

  /// Text as code that stands in a table.
  static func codeInTable(_ text: String) -> String {
    code(text).split(separator: "|", omittingEmptySubsequences: false).joined(separator: "\\|")
  }
}
