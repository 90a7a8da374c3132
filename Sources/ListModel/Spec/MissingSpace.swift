internal import SpecSource
internal import SpecTree

/// A colon or a dash that YAML does not take for a sign, because no space follows it: `text:A`, `-text: A`.
extension SpecBuilder {
  /// A colon without its space: the key before it and the fix that puts the space.
  private struct BareColon {
    let key: String
    let meaning: KeyMeaning
    let fix: Fix
  }

  /// The colon of a text that begins with a key of an element; nil where it has none, or where the text is in quotes.
  private func bareColon(in node: NodeID, _ element: Element, at level: Levels) -> BareColon? {
    guard view.style(of: node) == .plain, !view.isComposed else { return nil }
    let text = view.text(of: node)
    guard let colon = text.firstIndex(where: { !$0.isLetter }), text[colon] == UInt8(ascii: ":"), colon > 0,
      colon + 1 < text.count, text[colon + 1] != UInt8(ascii: "/"), text[colon + 1] != UInt8(ascii: ":"),
      let meaning = vocabulary.index(of: element).meaning(of: UnsafeBufferPointer(rebasing: text[..<colon])),
      meaning.target != .own || PropertyTable.of(element).plans[meaning.slot].levels.contains(level)
    else { return nil }
    let behind = view.range(of: node).start + UInt32(colon) + 1
    return BareColon(
      key: String(decoding: text[..<colon], as: UTF8.self), meaning: meaning,
      fix: Fix("put a space after ':'", .safe, [TextEdit(SourceRange(behind, behind), " ")]))
  }

  /// Reports a plain row that begins like a key, `- text:A`.
  mutating func checkColon(ofPlainRow row: NodeID) {
    guard let found = bareColon(in: row, .row, at: .row) else { return }
    diagnostics.add(
      Diagnostic(
        .missingSpace,
        "the row is the text '\(view.excerpt(of: row))': '\(found.key):' is a key only with a space behind it; put the space, or quote the text",
        at: view.location(of: row), fixes: [found.fix]))
  }

  /// Reports a key without a value that is a key and its value, `{text:A}`; false for other keys.
  mutating func reportBareColon(
    _ key: NodeID, _ value: NodeID, _ element: Element, at level: Levels
  ) -> Bool {
    guard view.isEmptyScalar(value), let found = bareColon(in: key, element, at: level) else { return false }
    diagnostics.add(
      Diagnostic(
        .unknownKey,
        "unknown key '\(view.excerpt(of: key))' in \(level.name): '\(found.key):' needs a space behind it",
        at: view.location(of: key), fixes: [found.fix]))
    if found.meaning.target == .own { guess(found.meaning, PropertyTable.of(element)[found.meaning.slot], value) }
    return true
  }

  /// Reports what stands where a list is expected, with its items where only the spaces behind their dashes are missing.
  mutating func reportNoItems(_ node: NodeID, _ name: String, expected: String) {
    let edits = dashEdits(of: view.resolved(node))
    reportWrongType(
      node, "'\(name)'", expected: edits.isEmpty ? expected : "\(expected); put a space after '-'",
      fixes: edits.isEmpty ? [] : [Fix("put a space after '-'", .safe, edits)])
  }

  /// The edits that make items of a list of what was read as a text or as keys, `-text: A`; none where there is anything
  /// else.
  private func dashEdits(of node: NodeID) -> [TextEdit] {
    guard !view.isComposed, view.style(of: node) != .flow else { return [] }
    let texts = view.kind(of: node) == .mapping ? view.pairs(of: node).map(\.key) : [node]
    let edits = texts.compactMap(dashEdit)
    return edits.count == texts.count ? edits : []
  }

  private func dashEdit(_ text: NodeID) -> TextEdit? {
    guard isDashed(text) else { return nil }
    let behind = view.range(of: text).start + 1
    return TextEdit(SourceRange(behind, behind), " ")
  }

  /// Whether a text begins with a dash that a word or a bracket follows.
  private func isDashed(_ text: NodeID) -> Bool {
    guard view.kind(of: text) == .scalar, view.style(of: text) == .plain else { return false }
    let bytes = view.text(of: text)
    return bytes.count > 1 && bytes[0] == UInt8(ascii: "-")
      && (bytes[1].isLetter || bytes[1] == UInt8(ascii: "{") || bytes[1] == UInt8(ascii: "["))
  }

  /// Whether a key has no value because the items behind it are keys beside it: `rows:`, and below it `-text: A`.
  func isFollowedByDash(_ value: NodeID) -> Bool {
    !view.isComposed && view.isEmptyScalar(value) && view.contains(value.next) && isDashed(value.next)
  }

  /// Reports a key that was meant as an item of the list that is missing before it; false for other keys.
  mutating func reportBareDash(_ key: NodeID, at level: Levels) -> Bool {
    guard key.index > 0, isFollowedByDash(NodeID(key.index - 1)), let edit = dashEdit(key) else { return false }
    diagnostics.add(
      Diagnostic(
        .unknownKey,
        "unknown key '\(view.excerpt(of: key))' in \(level.name); put a space after '-' to make it an item",
        at: view.location(of: key), fixes: [Fix("put a space after '-'", .safe, [edit])]))
    return true
  }
}

extension UInt8 {
  fileprivate var isLetter: Bool { UInt8(ascii: "a")...UInt8(ascii: "z") ~= self | 0x20 }
}
