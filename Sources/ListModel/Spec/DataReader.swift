internal import SpecExpression
internal import SpecSource
internal import SpecTree

/// Reading `model` and other data: everything is allowed that JSON can hold.
extension SpecBuilder {
  /// Whether a value can go to the app as it is; every part that cannot is a finding.
  mutating func readData(_ node: NodeID) -> Bool {
    let end = view.after(node)
    var current = node
    while current < end {
      switch view.kind(of: current) {
      case .scalar:
        // Most are quoted texts in a list without expressions.
        if !mayHaveExpressions, view.style(of: current) != .plain { break }
        if isDoubtful(current) { return readDataClosely(node, key: NodeID(node.index - 1)) }
      case .alias:
        let target = view.resolved(current)
        if checkedData.insert(target).inserted, !readDataClosely(target, key: nil) { return false }
      case .sequence, .mapping: break
      }
      current = current.next
    }
    return true
  }

  /// Whether a scalar needs a closer look: it is not there, it begins like a number, or it may hold an expression.
  @inline(always)
  private mutating func isDoubtful(_ node: NodeID) -> Bool {
    if view.style(of: node) == .plain {
      let text = view.text(of: node)
      guard let first = text.first else { return true }
      // A short number is no huge one.
      if first <= UInt8(ascii: "9"), first < UInt8(ascii: "0") || text.count > 4, isInfinite(node) { return true }
    }
    return mayHaveExpressions && Template.isLive(view.text(of: node))
  }

  // A call, and a mutating one, so that nothing is copied for those who need not ask.

  /// Whether a scalar is a number that is none: one too large, or `.inf`.
  @inline(never)
  private mutating func isInfinite(_ node: NodeID) -> Bool {
    // A long number may be too large; one with few digits and no exponent is not.
    let text = view.text(of: node)
    if let first = text.first, first >= UInt8(ascii: "0"), text.count <= 300,
      !text.contains(where: { $0 | 0x20 == UInt8(ascii: "e") })
    {
      return false
    }
    if case .double(let value) = view.scalar(of: node) { return !value.isFinite }
    return false
  }

  /// Looks at every value of a piece of data; `key` is the key whose value it is, nil for an entry of a list.
  ///
  /// As deep as the nesting, which readers bound.
  private mutating func readDataClosely(_ node: NodeID, key: NodeID?) -> Bool {
    switch view.kind(of: node) {
    case .scalar: return readDataScalar(node, key: key)
    case .alias:
      let target = view.resolved(node)
      return !checkedData.insert(target).inserted || readDataClosely(target, key: nil)
    case .sequence:
      var isGood = true
      var item = node.next
      while item < view.after(node) {
        if !readDataClosely(item, key: nil) { isGood = false }
        item = view.after(item)
      }
      return isGood
    case .mapping:
      var isGood = true
      var key = node.next
      while key < view.after(node) {
        if !readDataClosely(key.next, key: key) { isGood = false }
        key = view.after(key.next)
      }
      return isGood
    }
  }

  private mutating func readDataScalar(_ node: NodeID, key: NodeID?) -> Bool {
    // Of a list that was worked out it has been said already, and in data that was loaded it is null.
    if view.isEmptyScalar(node), !view.isComposed {
      if let key {
        let what = "'\(view.excerpt(of: key))' has no value"
        if reportCommaCut(key, as: .emptyValue, what, or: ", or write null") { return false }
      }
      diagnostics.add(.emptyValue(node, key: key, named: nil, isData: true, in: view))
      return false
    }
    if view.style(of: node) == .plain, isInfinite(node) {
      reportNotFinite(node)
      return false
    }
    _ = isExpression(node)
    return true
  }

  private mutating func reportNotFinite(_ node: NodeID) {
    let found = view.string(of: node)
    diagnostics.add(
      Diagnostic(
        .outOfRange, "'\(found)' is not finite, so JSON and the app's data cannot hold it; write a number, or quote it",
        at: view.location(of: node),
        fixes: [Fix("quote the text", .suggested, [TextEdit(view.range(of: node), "\"\(found)\"")])]))
  }
}
