internal import SpecSource

/// How a text is written in quotes in YAML.
public enum QuotedText {
  /// The text of one line in double quotes where they need no escape, else in single quotes, else in double quotes with
  /// escapes.
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
  ///
  /// - Parameter foldsLines: Whether the text is part of a file, in which a line break is a space.
  public static func doubleQuoted(_ text: String, foldsLines: Bool = false) -> String {
    var spelling = "\""
    for scalar in text.unicodeScalars {
      if let escape = escape(scalar), !(foldsLines && (scalar == "\n" || scalar == "\r")) {
        spelling += escape
      } else {
        spelling.unicodeScalars.append(scalar)
      }
    }
    return spelling + "\""
  }

  /// How a character is written in double quotes; nil where it stands for itself.
  private static func escape(_ scalar: Unicode.Scalar) -> String? {
    switch scalar {
    case "\"": "\\\""
    case "\\": "\\\\"
    case "\n": "\\n"
    case "\r": "\\r"
    case "\t": "\\t"
    case _ where isHidden(scalar): hiddenEscape(scalar)
    default: nil
    }
  }

  /// How a character that is not seen is written in double quotes: by its letter, if YAML has one for a line separator,
  /// else by its number.
  static func hiddenEscape(_ scalar: Unicode.Scalar) -> String {
    switch scalar.value {
    case 0x85: "\\N"
    case 0x2028: "\\L"
    case 0x2029: "\\P"
    case ..<0x100: "\\x\(scalar.value.hexadecimal(digits: 2))"
    default: "\\u\(scalar.value.hexadecimal(digits: 4))"
    }
  }

  /// Whether a character cannot stand in a file as it is, or would not be seen there; a tab can.
  static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09, 0x20..<0x7F: false
    case ..<0x20, 0x7F..<0xA0, 0x2028, 0x2029, 0xFEFF, 0xFFFE, 0xFFFF: true
    default: false
    }
  }
}

extension Fix {
  /// Puts quotes around a text that stands in a range.
  static func quote(_ text: String, at range: SourceRange, _ safety: Safety = .safe) -> Fix {
    Fix("quote the text", safety, [TextEdit(range, QuotedText.spelling(text))])
  }
}
