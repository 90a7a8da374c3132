internal import SpecSource

/// How a text of one line is written in quotes.
enum QuotedText {
  /// The text in double quotes where they need no escape, else in single quotes, else in double quotes with escapes.
  static func spelling(_ text: String) -> String {
    if !text.utf8.contains(where: { $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "\\") }) { return "\"\(text)\"" }
    if !text.utf8.contains(UInt8(ascii: "'")) { return "'\(text)'" }
    return doubleQuoted(text)
  }

  /// The text in single quotes, in which only they themselves are doubled.
  static func singleQuoted(_ text: String) -> String {
    var spelling = "'"
    for scalar in text.unicodeScalars {
      if scalar == "'" { spelling += "'" }
      spelling.unicodeScalars.append(scalar)
    }
    return spelling + "'"
  }

  /// The text in double quotes, with an escape for what cannot stand there or is not seen.
  static func doubleQuoted(_ text: String) -> String {
    var spelling = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": spelling += "\\\""
      case "\\": spelling += "\\\\"
      case "\n": spelling += "\\n"
      case "\r": spelling += "\\r"
      case "\u{85}": spelling += "\\N"
      case "\u{2028}": spelling += "\\L"
      case "\u{2029}": spelling += "\\P"
      default: spelling.unicodeScalars.append(scalar)
      }
    }
    return spelling + "\""
  }
}

extension Fix {
  /// Puts quotes around a text that stands in a range.
  static func quote(_ text: String, at range: SourceRange, _ safety: Safety = .safe) -> Fix {
    Fix("quote the text", safety, [TextEdit(range, QuotedText.spelling(text))])
  }
}
