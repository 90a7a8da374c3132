internal import SpecSource
internal import SpecTree

/// Reading what answers an event.
extension SpecBuilder {
  /// Whether a value says which code answers an event: a name, `native`, `{native:}` or `{openURL:}`.
  mutating func readEvent(_ node: NodeID, _ target: NodeID) -> Bool {
    switch view.kind(of: target) {
    case .scalar where isPlainText(target): return true
    case .mapping:
      let key = target.next
      if view.count(of: target) == 1, view.text(of: key, is: "native") || view.text(of: key, is: "openURL") {
        return readArgument(key)
      }
    case .scalar, .sequence, .alias: break
    }
    reportWrongType(node, expected: "the name of the code, 'native', {native: name} or {openURL: url}")
    return false
  }

  /// Whether the only value of `{native: name}` or `{openURL: url}` is text.
  private mutating func readArgument(_ key: NodeID) -> Bool {
    let name = view.string(of: key)
    let argument = view.resolved(key.next)
    if reportEmpty(argument, at: key.next, name) { return false }
    if isExpression(argument) { return true }
    return readText(key.next, argument)
  }
}
