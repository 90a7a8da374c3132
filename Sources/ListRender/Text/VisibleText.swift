internal import SpecSource

/// Text from a file as people may see it: with what acts on a terminal, or cannot be seen at all, spelled out.
public enum VisibleText {
  /// The text with each hidden scalar as an escape; text without any is returned as it is.
  public static func of(_ text: String) -> String {
    guard !isPlain(text), text.unicodeScalars.contains(where: isHidden) else { return text }
    var visible = ""
    for scalar in text.unicodeScalars {
      if isHidden(scalar) { visible += escape(scalar) } else { visible.unicodeScalars.append(scalar) }
    }
    return visible
  }

  /// Whether a scalar is spelled out: control characters, line separators, and format characters that have no mark of
  /// their own, such as those that reorder text (Trojan Source, CVE-2021-42574).
  ///
  /// Joiners and tags stay, because emoji and scripts are built with them.
  public static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x20..<0x7F: return false
    case 0x00...0x9F: return true
    case 0x200C, 0x200D, 0xE0020...0xE007F: return false
    default: break
    }
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: return true
    case .format: return !isPrepended(scalar)
    default: return false
    }
  }

  /// `\n`, `\t`, `\r`, or the number: `\u{1B}`.
  public static func escape(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\n": "\\n"
    case "\t": "\\t"
    case "\r": "\\r"
    default: "\\u{\(scalar.value.hexadecimal(digits: 1))}"
    }
  }

  /// Whether the text is printable ASCII alone, so that each byte is one column and nothing is hidden.
  static func isPlain(_ text: String) -> Bool {
    text.utf8.withContiguousStorageIfAvailable { bytes in bytes.allSatisfy { $0 >= 0x20 && $0 < 0x7F } } ?? false
  }

  /// Prepended concatenation marks (Unicode 17, PropList): format characters that are drawn, such as the Arabic number
  /// sign.
  private static func isPrepended(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0600...0x0605, 0x06DD, 0x070F, 0x0890...0x0891, 0x08E2, 0x110BD, 0x110CD: true
    default: false
    }
  }
}

extension ByteBuffer {
  /// Appends text that comes from a file, a file name or an argument; see `VisibleText`.
  public mutating func appendVisible(_ text: String) {
    append(VisibleText.of(text))
  }
}
