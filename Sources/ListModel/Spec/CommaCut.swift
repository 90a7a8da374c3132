internal import SpecSource
internal import SpecTree

/// A text without quotes inside braces that ends at a comma of its own, so that what follows became keys without
/// values: `{url: https://example.com/a,b}`.
struct CommaCut {
  /// The text before the first comma.
  let text: NodeID
  /// Whether the key that was asked about is the first of the keys that were made so.
  let isFirst: Bool
  /// All of it, from the text to the last such key.
  let range: SourceRange

  /// The cut that made a key; nil for a key that has a value, and for one that stands behind no such text.
  init?(making key: NodeID, in view: TreeView) {
    guard CommaCut.isBare(key, in: view) else { return nil }
    var first = key
    while first.position > 2, CommaCut.isBare(NodeID(first.index - 2), in: view),
      CommaCut.isCommaAlone(from: NodeID(first.index - 2), to: first, in: view)
    {
      first = NodeID(first.index - 2)
    }
    guard first.position > 1 else { return nil }
    let text = NodeID(first.index - 1)
    guard view.kind(of: text) == .scalar, view.style(of: text) == .plain, !view.isEmptyScalar(text),
      CommaCut.isCommaAlone(from: text, to: first, in: view)
    else { return nil }
    self.text = text
    isFirst = first == key
    range = CommaCut.range(from: text, over: first, in: view)
  }

  /// The cut of a text; nil for one that no key without a value follows.
  init?(of text: NodeID, in view: TreeView) {
    guard view.style(of: text) == .plain else { return nil }
    self.init(making: text.next, in: view)
  }

  /// Whether the text is an expression that is not closed before the comma.
  func isExpression(in view: TreeView) -> Bool { CommaCut.isOpenExpression(text, in: view) }

  /// The fix that quotes all of it.
  func fixes(in view: TreeView) -> [Fix] {
    let whole = String(decoding: view.source(range), as: UTF8.self)
    return [Fix("quote the text", .suggested, [TextEdit(range, YAMLQuoting.quoted(whole))])]
  }

  /// Whether a text has an expression in it with more brackets opened than closed.
  static func isOpenExpression(_ text: NodeID, in view: TreeView) -> Bool {
    var depth = 0
    var last: UInt8 = 0
    for byte in view.text(of: text) {
      if byte == UInt8(ascii: "("), depth > 0 || last == UInt8(ascii: "$") { depth += 1 }
      if byte == UInt8(ascii: ")"), depth > 0 { depth -= 1 }
      last = byte
    }
    return depth > 0
  }

  /// Whether a node is a plain key whose value is not there.
  private static func isBare(_ key: NodeID, in view: TreeView) -> Bool {
    guard view.contains(key.next), view.kind(of: key) == .scalar, view.style(of: key) == .plain,
      !view.isEmptyScalar(key)
    else { return false }
    let value = key.next
    return view.kind(of: value) == .scalar && view.isEmptyScalar(value)
      && view.range(of: value).start == view.range(of: key).end
  }

  /// Whether nothing but blanks and one comma stands between two nodes.
  private static func isCommaAlone(from one: NodeID, to other: NodeID, in view: TreeView) -> Bool {
    let (start, end) = (view.range(of: one).end, view.range(of: other).start)
    guard start < end else { return false }
    let between = view.source(SourceRange(start, end))
    return between.count { $0 == UInt8(ascii: ",") } == 1
      && between.allSatisfy { $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: " ") }
  }

  private static func range(from text: NodeID, over first: NodeID, in view: TreeView) -> SourceRange {
    var last = first
    while isBare(NodeID(last.index + 2), in: view),
      isCommaAlone(from: last, to: NodeID(last.index + 2), in: view)
    {
      last = NodeID(last.index + 2)
    }
    return SourceRange(view.range(of: text).start, view.range(of: last).end)
  }
}

extension SpecBuilder {
  /// Reports a key that a comma inside a text made, unless its text has a finding that says so; false for other keys.
  mutating func reportCommaCut(_ key: NodeID, as rule: Rule, _ what: String, or remedy: String) -> Bool {
    guard !view.isComposed, let cut = CommaCut(making: key, in: view) else { return false }
    spec.cutKeys.insert(view.location(of: key))
    // What stands behind further commas is the same cause; an expression says itself that it is not closed.
    guard cut.isFirst, !cut.isExpression(in: view) else { return true }
    diagnostics.add(
      Diagnostic(
        rule, "\(what): the comma ends the text '\(view.excerpt(of: cut.text))' before it; quote the text\(remedy)",
        at: view.location(of: key), fixes: cut.fixes(in: view)))
    return true
  }
}
