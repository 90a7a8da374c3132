/// The column of line numbers at the left of an excerpt.
struct Gutter {
  let digits: Int
  let style: TextStyle

  /// The columns before the text of a line: ` 12 | `.
  var width: Int { digits + 4 }

  /// Writes a line number, or another sign in its place, and the rule.
  func write(_ sign: String, to out: inout ByteBuffer) {
    let padding = String(repeating: " ", count: digits + 1 - sign.count)
    out.append("\(padding)\(sign) |", .frame, style)
  }

  /// Writes the sign that leads to a place: `-->` for a finding's own, `:::` for another file.
  func writeArrow(_ arrow: String, to out: inout ByteBuffer) {
    out.append(UInt8(ascii: " "), times: digits + 1)
    out.append(arrow, .frame, style)
    out.append(UInt8(ascii: " "))
  }

  /// Writes a sentence below an excerpt; on a terminal its lines stand below one another.
  func writeRemark(_ kind: String, _ ink: Ink, _ text: String, to out: inout ByteBuffer) {
    out.append(UInt8(ascii: " "), times: digits + 2)
    out.append("= ", .frame, style)
    out.append("\(kind):", ink, style)
    let indent = digits + 4 + kind.count + 1
    var column = indent
    for word in text.split(separator: " ", omittingEmptySubsequences: false) {
      let width = DisplayWidth.of(String(word))
      if let columns = style.columns, column + 1 + width > columns, column > indent {
        out.append(UInt8(ascii: "\n"))
        out.append(UInt8(ascii: " "), times: indent)
        column = indent
      }
      out.append(UInt8(ascii: " "))
      out.append(word)
      column += 1 + width
    }
    out.append(UInt8(ascii: "\n"))
  }
}
