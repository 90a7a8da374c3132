internal import SpecSource
internal import SpecTree

/// Reading `model` and other data: everything is allowed that JSON can hold.
extension SpecBuilder {
  /// Whether a value can go to the app as it is; every part that cannot is a finding.
  mutating func readData(_ node: NodeID) -> Bool {
    var isGood = true
    let end = view.after(node)
    var current = node
    while current < end {
      switch view.kind(of: current) {
      case .scalar:
        if !isPossible(current) { isGood = false }
      case .alias:
        let target = view.resolved(current)
        if checkedData.insert(target).inserted, !readData(target) { isGood = false }
      case .sequence, .mapping: break
      }
      current = current.next
    }
    return isGood
  }

  @inline(__always)
  private mutating func isPossible(_ node: NodeID) -> Bool {
    let text = view.text(of: node)
    if view.style(of: node) == .plain {
      guard let first = text.first else { return !reportEmptyData(node) }
      if first < UInt8(ascii: "0") || first == UInt8(ascii: "."), isInfinite(node) {
        reportNotFinite(node)
        return false
      }
    }
    if mayHaveExpressions { _ = isExpression(node) }
    return true
  }

  private func isInfinite(_ node: NodeID) -> Bool {
    if case .double(let value) = view.scalar(of: node) { return !value.isFinite }
    return false
  }

  private mutating func reportEmptyData(_ node: NodeID) -> Bool {
    diagnostics.append(.emptyValue(node, named: nil, isData: true, in: view, tree))
    return true
  }

  private mutating func reportNotFinite(_ node: NodeID) {
    let found = view.string(of: node)
    diagnostics.append(
      Diagnostic(
        .outOfRange, "'\(found)' is not finite, so JSON and the app's data cannot hold it; write a number, or quote it",
        at: view.location(of: node),
        fixes: [Fix("quote the text", .suggested, [TextEdit(view.range(of: node), "\"\(found)\"")])]))
  }
}
