internal import SpecSource

/// Writes the parts of a unified diff.
struct UnifiedDiffWriter {
  let difference: LineDifference
  let style: TextStyle
  let isForTheEye: Bool

  /// Writes one of the two lines of the head.
  func writeName(_ name: [UInt8], _ mark: String, to out: inout ByteBuffer) {
    out.append("\(mark) \(Self.quoted(name))", .strong, style)
    // Without the tab, `patch` would take what is behind a space for a date.
    if name.contains(UInt8(ascii: " ")) { out.append(UInt8(ascii: "\t")) }
    out.append(UInt8(ascii: "\n"))
  }

  /// Writes changes that stand near each other, with `context` lines around them.
  mutating func write(_ changes: ArraySlice<LineDifference.Change>, context: Int, to out: inout ByteBuffer) {
    guard let first = changes.first, let last = changes.last else { return }
    let before = min(context, first.old.lowerBound)
    let after = min(context, difference.old.count - last.old.upperBound)
    let old = first.old.lowerBound - before..<last.old.upperBound + after
    let new = first.new.lowerBound - before..<last.new.upperBound + after
    out.append("@@ -\(Self.place(of: old)) +\(Self.place(of: new)) @@", .frame, style)
    out.append(UInt8(ascii: "\n"))
    var kept = old.lowerBound
    for change in changes {
      for line in kept..<change.old.lowerBound { write(difference.old[line], " ", nil, to: &out) }
      for line in change.old { write(difference.old[line], "-", .removed, to: &out) }
      for line in change.new { write(difference.new[line], "+", .added, to: &out) }
      kept = change.old.upperBound
    }
    for line in kept..<old.upperBound { write(difference.old[line], " ", nil, to: &out) }
  }

  /// First line and number of lines, which is left out where it is 1; no lines stand behind the line before them.
  private static func place(of lines: Range<Int>) -> String {
    let first = lines.isEmpty ? lines.lowerBound : lines.lowerBound + 1
    return lines.count == 1 ? "\(first)" : "\(first),\(lines.count)"
  }

  private func write(_ line: ArraySlice<UInt8>, _ mark: String, _ ink: Ink?, to out: inout ByteBuffer) {
    let isEnded = line.last == 0x0A
    let text = isEnded ? line.dropLast() : line
    if isForTheEye {
      out.append(mark + Self.visible(text), ink, style)
    } else {
      out.append(mark)
      out.append(text)
    }
    out.append(UInt8(ascii: "\n"))
    if !isEnded { out.append("\\ No newline at end of file\n") }
  }

  /// The text as people may see it; tabs stay.
  private static func visible(_ text: ArraySlice<UInt8>) -> String {
    String(decoding: text, as: UTF8.self).split(separator: "\t", omittingEmptySubsequences: false)
      .map { VisibleText.of(String($0)) }.joined(separator: "\t")
  }

  /// A name in C's quotes where it holds what would end it, or is not text; `patch` and git read them.
  private static func quoted(_ name: [UInt8]) -> String {
    let text = String(decoding: name, as: UTF8.self)
    let isText = Array(text.utf8) == name
    let mustQuote = { (byte: UInt8) in byte < 0x20 || byte == 0x7F || byte == 0x22 || byte == 0x5C }
    if isText, !name.contains(where: mustQuote), !text.unicodeScalars.contains(where: VisibleText.isHidden) {
      return text
    }
    return "\"\(name.map { $0 >= 0x80 || mustQuote($0) ? escape($0) : String(Unicode.Scalar($0)) }.joined())\""
  }

  private static func escape(_ byte: UInt8) -> String {
    switch byte {
    case 0x22: return "\\\""
    case 0x5C: return "\\\\"
    default:
      let digits = String(byte, radix: 8)
      return "\\" + String(repeating: "0", count: 3 - digits.count) + digits
    }
  }
}
