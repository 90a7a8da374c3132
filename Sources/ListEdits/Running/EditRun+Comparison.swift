internal import ListModel
internal import SpecSource
internal import SpecTree

/// Comparing what is written.
extension EditRun {
  /// What makes two values the same.
  enum Likeness {
    /// The same kind and the same text.
    case exact
    /// The same value: `44` and `44.0` are one.
    case byValue
  }

  func isNull(_ node: NodeID) -> Bool {
    let target = view.resolved(node)
    return view.kind(of: target) == .scalar && view.scalar(of: target) == .null
  }

  func isNull(_ node: TreeDraft.ID) -> Bool { draft.isNull(node) }

  /// Whether a value of the list is the same as one of the edits; the order of keys does not count.
  mutating func isSame(_ own: TreeDraft.ID, _ other: NodeID, _ likeness: Likeness) -> Bool {
    let other = view.resolved(other)
    switch (draft.kind(of: own), view.kind(of: other)) {
    case (.scalar, .scalar):
      return Self.isSame(
        draft.scalar(of: own), draft.text(of: own), view.scalar(of: other), view.string(of: other), likeness)
    case (.sequence, .sequence):
      let items = draft.items(of: own)
      let others = view.items(of: other)
      guard items.count == others.count else { return false }
      for (item, other) in zip(items, others) where !isSame(item, other, likeness) { return false }
      return true
    case (.mapping, .mapping):
      let pairs = view.pairs(of: other)
      guard draft.pairs(of: own).count == pairs.count else { return false }
      for pair in pairs {
        guard let value = draft.value(of: view.string(of: pair.key), in: own), isSame(value, pair.value, likeness)
        else {
          return false
        }
      }
      return true
    default: return false
    }
  }

  /// Whether two values of the list are written alike.
  mutating func isSame(_ left: TreeDraft.ID, _ right: TreeDraft.ID) -> Bool {
    switch (draft.kind(of: left), draft.kind(of: right)) {
    case (.scalar, .scalar):
      return Self.isSame(
        draft.scalar(of: left), draft.text(of: left), draft.scalar(of: right), draft.text(of: right), .exact)
    case (.sequence, .sequence):
      let (items, others) = (draft.items(of: left), draft.items(of: right))
      guard items.count == others.count else { return false }
      for (item, other) in zip(items, others) where !isSame(item, other) { return false }
      return true
    case (.mapping, .mapping):
      let pairs = draft.pairs(of: left)
      guard draft.pairs(of: right).count == pairs.count else { return false }
      for pair in pairs {
        guard let value = draft.value(of: draft.text(of: pair.key), in: right), isSame(pair.value, value) else {
          return false
        }
      }
      return true
    default: return false
    }
  }

  private static func isSame(
    _ left: Scalar, _ leftText: String, _ right: Scalar, _ rightText: String, _ likeness: Likeness
  ) -> Bool {
    switch (left, right) {
    // By bytes: two spellings of 'é' are two texts.
    case (.text, .text), (.hugeInteger, .hugeInteger): return leftText.utf8.elementsEqual(rightText.utf8)
    case (.null, .null): return true
    case (.bool(let left), .bool(let right)): return left == right
    case _ where likeness == .exact: return left == right && leftText == rightText
    // As doubles, large ones would be alike that are not.
    case (.integer(let left), .integer(let right)): return left == right
    default: return number(left).map { $0 == number(right) } ?? false
    }
  }

  private static func number(_ scalar: Scalar) -> Double? {
    switch scalar {
    case .integer(let value): Double(value)
    case .double(let value): value
    case .text, .null, .bool, .hugeInteger: nil
    }
  }

  /// Whether an element has the values that an entry expects; a finding when not.
  mutating func isExpected(_ entry: EditEntry, _ element: TreeDraft.ID, _ kind: Element, _ noun: String) -> Bool {
    guard let expected = entry.expected else { return true }
    let reader = EditReader(view)
    for pair in view.pairs(of: expected) {
      let path = reader.path(of: view.string(of: pair.key))
      let value = view.resolved(pair.value)
      // A header is compared key by key, as it is merged.
      if path.count == 1, kind == .section, HeaderSide(rawValue: path[0]) != nil, view.kind(of: value) == .mapping {
        for inner in view.pairs(of: value) {
          let path = path + [view.string(of: inner.key)]
          guard isExpected(path, inner.key, view.resolved(inner.value), in: element, kind, noun) else { return false }
        }
      } else if !isExpected(path, pair.key, value, in: element, kind, noun) {
        return false
      }
    }
    return true
  }

  private mutating func isExpected(
    _ path: [String], _ key: NodeID, _ value: NodeID, in element: TreeDraft.ID, _ kind: Element, _ noun: String
  ) -> Bool {
    let found = written(path, in: element, kind)
    if let found, !isNull(found) {
      if !isNull(value), isSame(found, value, .byValue) { return true }
    } else if isNull(value) {
      return true
    }
    let (what, wanted) = wording(found, value)
    reportMisfit(
      .unexpectedValue, "'\(path.joined(separator: "."))' of the \(noun) \(what), expected \(wanted)",
      isHolo ? skipped : options.consequence, at: key, notes: note("the \(noun) is here", at: found ?? element))
    return false
  }

  /// What a value is, and what was expected of it.
  private func wording(_ found: TreeDraft.ID?, _ expected: NodeID) -> (what: String, wanted: String) {
    let kind = view.kind(of: expected)
    let wanted =
      switch kind {
      case .scalar, .alias: isNull(expected) ? "nothing" : "'\(view.excerpt(of: expected))'"
      case .sequence: "the list that 'expect' has"
      case .mapping: "the mapping that 'expect' has"
      }
    guard let found else { return ("is not there", wanted) }
    switch draft.kind(of: found) {
    case .sequence: return (kind == .sequence ? "is another list" : "is a list", wanted)
    case .mapping: return (kind == .mapping ? "is another mapping" : "is a mapping", wanted)
    case .scalar, .alias:
      let text = draft.text(of: found)
      // Two that look alike differ in what they are: 10 and "10".
      if kind == .scalar, text == view.string(of: expected) {
        let nouns = (Self.noun(draft.scalar(of: found)), Self.noun(view.scalar(of: expected)))
        return ("is the \(nouns.0) '\(text.prefix(60))'", "the \(nouns.1) \(wanted)")
      }
      return ("is '\(text.prefix(60))'", wanted)
    }
  }

  private static func noun(_ scalar: Scalar) -> String {
    switch scalar {
    case .text: "text"
    case .integer, .double, .hugeInteger: "number"
    case .bool: "boolean"
    case .null: "null"
    }
  }

  /// The value at a path of keys, however the property is called there; nil where there is none.
  private mutating func written(_ path: [String], in element: TreeDraft.ID, _ kind: Element) -> TreeDraft.ID? {
    guard draft.kind(of: element) == .mapping else { return path == ["text"] ? element : nil }
    var current = element
    var kind: Element? = kind
    for (place, key) in path.enumerated() {
      if draft.kind(of: current) != .mapping {
        // A header that is a text is its title.
        return place == 1 && kind == .header && path.count == 2 && key == "title" ? current : nil
      }
      if place == 0, let side = HeaderSide(rawValue: key), path.count > 1, kind == .section,
        let own = propertyName(path[1], .header)
      {
        let flat = PropertyName(own.property, own.form, of: side == .header ? .header : .footer)
        if let written = writtenKey("", flat, in: current, .section) {
          return path.count == 2 ? draft.value(of: written, in: current) : nil
        }
      }
      guard let written = writtenKey(key, propertyName(key, kind), in: current, kind),
        let next = draft.value(of: written, in: current)
      else { return nil }
      kind = place == 0 && HeaderSide(rawValue: key) != nil ? .header : nil
      current = next
    }
    return current
  }
}
