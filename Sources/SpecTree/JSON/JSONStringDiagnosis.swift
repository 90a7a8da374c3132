internal import SpecSource

/// Faults between the quotes of a string.
extension JSONDiagnosis {
  /// A byte that a string must not hold, by default that at the fault, or its missing end.
  func inString(at offset: Int? = nil) -> Diagnostic {
    let offset = offset ?? fault.offset
    guard offset < bytes.count else { return unclosed() }
    let place = offset..<offset + 1
    switch bytes[offset] {
    case 0x80...: return notUTF8(at: offset)
    case 0x0A, 0x0D:
      let isPair = bytes[offset] == 0x0D && offset + 1 < bytes.count && bytes[offset + 1] == 0x0A
      return syntax(
        "line break in a string; close the string before it with '\"', or write the break as '\\n'",
        at: offset..<offset + (isPair ? 2 : 1), notes: [beginning])
    case 0x09: return control(place, "tab", escape: "\\t")
    case let byte:
      return control(
        place, "control character \(Diagnostic.hex(byte))", escape: "\\u00\(Diagnostic.hex(byte).dropFirst(2))")
    }
  }

  private func control(_ place: Range<Int>, _ name: String, escape: String) -> Diagnostic {
    // A backslash before it, which is where the fault is then, belongs to the escape that was meant.
    let whole = fault.offset..<place.upperBound
    return Diagnostic(
      .controlCharacter, "\(name) in a string, expected '\(escape)'", at: location(place),
      fixes: [Fix("write '\(escape)'", .safe, [edit(whole, escape)])])
  }

  private func unclosed() -> Diagnostic {
    syntax("the string is not closed, expected '\"' before the end of the file", at: fault.start..<fault.start + 1)
  }

  private var beginning: Diagnostic.Note {
    Diagnostic.Note("the string begins here", at: location(fault.start..<fault.start + 1))
  }

  /// A backslash that begins none of JSON's escapes.
  func inEscape() -> Diagnostic {
    let next = fault.offset + 1
    guard next < bytes.count, bytes[next] >= 0x20, let length = UTF8Sequence.length(at: next, in: bytes) else {
      return inString(at: next)
    }
    if bytes[next] == UInt8(ascii: "u") { return inHexEscape() }
    let range = fault.offset..<next + length
    let text = excerpt(range)
    if bytes[next] == UInt8(ascii: "'") {
      return syntax(
        "a single quote needs no backslash", at: range, fixes: [Fix("write it alone", .safe, [edit(range, "'")])])
    }
    return syntax(
      "unknown escape '\(text)'; a backslash itself is written '\\\\'", at: range,
      fixes: [Fix("write '\\\(text)'", .suggested, [edit(fault.offset..<fault.offset, "\\")])])
  }

  /// `\u` without four hexadecimal digits, or half a surrogate pair.
  private func inHexEscape() -> Diagnostic {
    guard let unit = JSONEscape.codeUnit(at: fault.offset, in: bytes) else {
      var end = fault.offset + 2
      while end < min(fault.offset + 6, bytes.count), isHexDigit(bytes[end]) { end += 1 }
      return syntax("'\(excerpt(fault.offset..<end))' needs four hexadecimal digits", at: fault.offset..<end)
    }
    let range = fault.offset..<fault.offset + 6
    let half = unit < 0xDC00 ? "first" : "second"
    let missing = unit < 0xDC00 ? "'\\uDC00' to '\\uDFFF' behind it" : "'\\uD800' to '\\uDBFF' before it"
    return syntax("'\(excerpt(range))' is the \(half) half of a surrogate pair, expected \(missing)", at: range)
  }

  private func isHexDigit(_ byte: UInt8) -> Bool {
    byte &- UInt8(ascii: "0") < 10 || (byte | 0x20) &- UInt8(ascii: "a") < 6
  }
}
