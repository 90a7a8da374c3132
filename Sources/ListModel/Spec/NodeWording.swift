public import SpecSource
public import SpecTree

/// How findings speak of what stands in a file.
extension TreeView {
  /// What a node is, for "is …, expected …": a scalar in its own words, a collection by its kind.
  public func describe(_ node: NodeID) -> String {
    switch kind(of: node) {
    case .sequence: return "a list"
    case .mapping: return "a mapping"
    case .alias: return describe(resolved(node))
    case .scalar:
      let text = excerpt(of: node)
      switch scalar(of: node) {
      case .text where style(of: node) != .plain: return "the text '\(text)'"
      case .text: return "'\(text)'"
      case .null: return text.isEmpty ? "empty" : text
      case .bool, .integer, .hugeInteger, .double: return text
      }
    }
  }

  /// A scalar's text, cut to what fits into a message.
  public func excerpt(of node: NodeID) -> String {
    let longest = 60
    // Cut before it is decoded: a scalar may be as long as the file.
    let bytes = text(of: node)
    let text = String(decoding: bytes.prefix(longest * 8), as: UTF8.self)
    return bytes.count <= longest * 8 && text.count <= longest ? text : text.prefix(longest) + "…"
  }

  /// A class's name, cut to what fits into a message.
  public func excerpt(of found: ClassSpec) -> String {
    guard let ending = found.ending else { return excerpt(of: found.name) }
    return found.isKnown ? ending.rawValue : excerpt(of: found.name) + ending.rawValue
  }

  /// The number that a scalar is; nil for anything else. A whole number beyond 64 bits is its nearest double.
  func number(of node: NodeID) -> Double? {
    guard kind(of: node) == .scalar else { return nil }
    switch scalar(of: node) {
    case .integer(let value): return Double(value)
    case .double(let value): return value
    case .hugeInteger: return Double(string(of: node))
    case .text, .null, .bool: return nil
    }
  }

  /// The line break that the file has first; LF when it has none.
  var lineBreak: String {
    guard let place = source.firstIndex(where: { $0 == 0x0A || $0 == 0x0D }) else { return "\n" }
    if source[place] == 0x0A { return "\n" }
    return place + 1 < source.count && source[place + 1] == 0x0A ? "\r\n" : "\r"
  }

  /// The blanks between the beginning of a place's line and the place; empty when anything else stands there.
  func indentation(of offset: UInt32) -> String {
    var start = Int(offset)
    while start > 0, source[start - 1] == 0x20 { start -= 1 }
    let isLineStart = start == 0 || source[start - 1] == 0x0A || source[start - 1] == 0x0D
    return isLineStart ? String(repeating: " ", count: Int(offset) - start) : ""
  }

  /// The comment that stands between a place and the end of its line, when only blanks and a colon are before it.
  func commentBehind(_ offset: UInt32) -> SourceRange? {
    if isComposed { return nil }
    var start = Int(offset)
    var hasColon = false
    while start < source.count {
      let isColon = source[start] == UInt8(ascii: ":") && !hasColon
      guard isColon || source[start] == 0x20 || source[start] == 0x09 else { break }
      if isColon { hasColon = true }
      start += 1
    }
    guard start < source.count, source[start] == UInt8(ascii: "#") else { return nil }
    // A comment that a person wrote has a space behind the sign; a value that was cut has none.
    guard start + 1 < source.count, source[start + 1] != 0x20 else { return nil }
    var end = start
    while end < source.count, source[end] != 0x0A, source[end] != 0x0D { end += 1 }
    while end > start, source[end - 1] == 0x20 || source[end - 1] == 0x09 { end -= 1 }
    return SourceRange(start..<end)
  }
}
