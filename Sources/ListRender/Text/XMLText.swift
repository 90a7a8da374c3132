extension ByteBuffer {
  /// Appends text for the inside of an XML element or of an attribute in double quotes.
  ///
  /// What XML 1.0 cannot hold in any way, such as U+0000 and U+FFFE, is left out; line breaks and tabs are written by
  /// number, since attributes would turn them into spaces.
  public mutating func appendXML(_ text: String) {
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": append("&amp;")
      case "<": append("&lt;")
      case ">": append("&gt;")
      case "\"": append("&quot;")
      case "\t", "\n", "\r": append("&#\(scalar.value);")
      case "\u{0}"..."\u{1F}", "\u{FFFE}", "\u{FFFF}": break
      default: append(String(scalar))
      }
    }
  }

  /// Appends ` name="value"`.
  mutating func appendXML(_ name: StaticString, _ value: String) {
    append(UInt8(ascii: " "))
    append(literal: name)
    append("=\"")
    appendXML(value)
    append(UInt8(ascii: "\""))
  }
}
