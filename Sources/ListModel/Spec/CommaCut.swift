internal import SpecSource
internal import SpecTree

/// A text without quotes inside braces that ends at a comma of its own, so that what follows became keys without
/// values: `{url: https://example.com/a,b}`.
struct CommaCut {
  /// The text before the first comma.
  let text: NodeID
  /// The keys that were made so.
  let keys: BareKeys

  /// The cut that made some keys; nil for keys that stand behind no such text.
  init?(making keys: BareKeys, in view: TreeView) {
    guard keys.first.position > 1 else { return nil }
    let text = NodeID(keys.first.index - 1)
    guard view.kind(of: text) == .scalar, view.style(of: text) == .plain, !view.isEmptyScalar(text),
      BareKeys.isCommaAlone(from: text, to: keys.first, in: view)
    else { return nil }
    self.text = text
    self.keys = keys
  }

  /// The cut of a text; nil for one that no key without a value follows.
  init?(of text: NodeID, in view: TreeView) {
    guard view.style(of: text) == .plain, let keys = BareKeys(around: text.next, in: view) else { return nil }
    self.init(making: keys, in: view)
  }

  /// Whether the text is an expression that is not closed before the comma.
  func isExpression(in view: TreeView) -> Bool { CommaCut.isOpenExpression(text, in: view) }

  /// The fix that quotes all of it.
  func fixes(in view: TreeView) -> [Fix] {
    // All of it, from the text to the last key.
    let range = SourceRange(view.range(of: text).start, view.range(of: keys.last).end)
    return [YAMLQuoting.fix(.suggested, range, in: view)]
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
}

extension SpecBuilder {
  /// Reports a key that a comma inside a text made, unless its text has a finding that says so; false for other keys.
  mutating func reportCommaCut(_ key: NodeID, as rule: Rule, _ what: String, or remedy: String) -> Bool {
    guard !view.isComposed, let keys = bareKeys(around: key), let cut = CommaCut(making: keys, in: view) else {
      return false
    }
    spec.cutKeys.insert(view.location(of: key))
    // What stands behind further commas is the same cause; an expression says itself that it is not closed.
    guard keys.first == key, !cut.isExpression(in: view) else { return true }
    diagnostics.add(
      Diagnostic(
        rule, "\(what): the comma ends the text '\(view.excerpt(of: cut.text))' before it; quote the text\(remedy)",
        at: view.location(of: key), fixes: cut.fixes(in: view)))
    return true
  }

  /// The keys without values among which a key is. They are asked for key by key, so that the last ones are kept.
  private mutating func bareKeys(around key: NodeID) -> BareKeys? {
    if let bareKeys, bareKeys.contains(key) { return bareKeys }
    bareKeys = BareKeys(around: key, in: view)
    return bareKeys
  }
}
