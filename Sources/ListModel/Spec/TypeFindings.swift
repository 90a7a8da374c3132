internal import SpecExpression
internal import SpecSource
internal import SpecTree

/// The findings about values that are not of the kind their property wants, or not there.
extension SpecBuilder {
  /// Reports a value that is not there; `name` is its key, nil for an entry of a list.
  mutating func reportEmpty(_ target: NodeID, at node: NodeID, _ name: String?) -> Bool {
    guard view.isEmptyScalar(target) else { return false }
    let key = name == nil ? nil : NodeID(node.index - 1)
    addEmpty(node, key: key, named: name, isData: false)
    return true
  }

  /// Reports a key without a value. Where nothing beside it could be the value, it may go.
  mutating func addEmpty(_ node: NodeID, key: NodeID?, named name: String?, isData: Bool) {
    // The key that it is has a finding that says so.
    if key != nil, isFollowedByDash(node) { return }
    var finding = Diagnostic.emptyValue(node, key: key, named: name, isData: isData, in: view)
    if !isData, finding.fixes.isEmpty {
      finding.fixes = key.map { removal(of: $0, .suggested) } ?? removal(of: node, .suggested, called: "the entry")
    }
    report(finding, of: node)
  }

  /// Adds a finding about a value. One that aliases repeat is wrong once.
  mutating func report(_ finding: Diagnostic, of value: NodeID) {
    diagnostics.add(finding, about: view.firstLineLocation(of: view.resolved(value)))
  }

  /// The fix that takes a key or an entry of a list out; none where it is not clear what else that would change, and none
  /// after many: a file with more of them is not mended one by one.
  ///
  /// - Parameter what: How the fix calls it; nil for a key, which is called by its name.
  private mutating func removal(of entry: NodeID, _ safety: Fix.Safety, called what: String? = nil) -> [Fix] {
    guard !view.isComposed, tree.allowsRemoval(after: removals) else { return [] }
    removals += 1
    let edits = tree.edits(removing: entry)
    return edits.isEmpty ? [] : [Fix("remove \(what ?? "'\(view.excerpt(of: entry))'")", safety, edits)]
  }

  /// Reports null where a property's value is expected; `entry` says what it is where it is not the value of a key.
  mutating func reportNull(_ target: NodeID, at node: NodeID, _ entry: String? = nil, isText: Bool) -> Bool {
    guard view.kind(of: target) == .scalar, view.scalar(of: target) == .null else { return false }
    let found = view.string(of: target)
    let quote = Fix("quote the text", .suggested, [TextEdit(view.range(of: node), "\"\(found)\"")])
    let removal = entry == nil ? removal(of: keyNode(of: node), isText ? .suggested : .safe) : []
    report(
      .nullValue(
        entry ?? name(of: node), found, at: view.location(of: node), fixes: (isText ? [quote] : []) + removal),
      of: node)
    return true
  }

  /// Whether a scalar is an expression or has one in it; the list is then one that has to be expanded.
  mutating func isExpression(_ target: NodeID) -> Bool {
    guard mayHaveExpressions, view.kind(of: target) == .scalar, Template.isLive(view.text(of: target)) else {
      return false
    }
    spec.isLive = true
    return true
  }

  /// How a finding calls a value: by its key as it is written.
  func name(of value: NodeID) -> String { "'\(view.excerpt(of: keyNode(of: value)))'" }

  /// Reports a value of another kind; `entry` says what it is where it is not the value of a key.
  mutating func reportWrongType(_ node: NodeID, _ entry: String? = nil, expected: String, fixes: [Fix] = []) {
    let target = view.resolved(node)
    let place = view.firstLineLocation(of: node)
    var (expected, fixes) = (expected, fixes)
    if let expression = bareExpression(target), fixes.isEmpty {
      expected += "; an expression is written \"$(\(expression))\""
      fixes = [Fix("write an expression", .suggested, [TextEdit(view.range(of: target), "\"$(\(expression))\"")])]
    }
    report(
      Diagnostic(
        .wrongType, "\(entry ?? name(of: node)) is \(view.describe(target)), expected \(expected)", at: place,
        notes: dataNote(target, outside: place), fixes: fixes),
      of: node)
  }

  /// Says where a list or a mapping lies that an expression came to.
  private func dataNote(_ target: NodeID, outside place: Location) -> [Diagnostic.Note] {
    guard view.isWorkedOut, view.count(of: target) > 0 else { return [] }
    let data = view.location(of: target.next)
    let isWithin = data.file == place.file && data.range.start >= place.range.start
    return isWithin ? [] : [.init("it is written here", at: data)]
  }

  /// A text that is an expression but for its signs, `data.isNew`; nil for any other value.
  private func bareExpression(_ node: NodeID) -> String? {
    guard !view.isComposed, view.kind(of: node) == .scalar,
      [.plain, .singleQuoted, .doubleQuoted].contains(view.style(of: node))
    else { return nil }
    let text = view.string(of: node)
    let path = text.hasPrefix("!") ? text.dropFirst() : text[...]
    let isPath = LiveScope.base.names.contains { path.hasPrefix("\($0).") }
    let isPlain = text.utf8.allSatisfy {
      $0 > 0x20 && $0 < 0x7F && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\")
    }
    return isPath && isPlain && text.utf8.count <= 80 ? text : nil
  }

  /// Reports a value that is no text; `entry` says what it is where it is not the value of a key.
  mutating func reportNoText(_ node: NodeID, _ target: NodeID, _ entry: String?) {
    guard view.kind(of: target) == .scalar else {
      guard isTextInBrackets(target) else {
        reportWrongType(node, entry, expected: "text")
        return
      }
      let quote = YAMLQuoting.fix(.suggested, view.range(of: target), in: view)
      reportWrongType(
        node, entry, expected: "text; quote it if the brackets belong to it", fixes: target == node ? [quote] : [])
      return
    }
    let text = view.string(of: target)
    // What is null may have been meant to be none, and an entry, which has no key, can go alone.
    let isNull = view.scalar(of: target) == .null
    let isEmptyEntry = isNull && entry != nil
    let quote = Fix("quote the text", isNull ? .suggested : .safe, [TextEdit(view.range(of: node), "\"\(text)\"")])
    let advice = view.isWorkedOut ? "'string(…)' in the expression makes it one" : "quote it"
    reportWrongType(
      node, entry, expected: "text; \(advice)\(isEmptyEntry ? ", or remove the entry" : "")",
      fixes: [quote] + (isEmptyEntry ? removal(of: node, .suggested, called: "the entry") : []))
  }

  /// Whether a list or a mapping was probably meant as a text: `[Draft]`, `{count}`.
  private func isTextInBrackets(_ node: NodeID) -> Bool {
    guard view.style(of: node) == .flow, view.count(of: node) == 1, !view.isComposed else { return false }
    let item = node.next
    guard view.kind(of: item) == .scalar, view.style(of: item) == .plain else { return false }
    return view.kind(of: node) == .sequence || view.isEmptyScalar(item.next)
  }

  /// Reports a value that is no truth value; YAML 1.1's words for one get a fix.
  mutating func reportNoFlag(_ node: NodeID, _ target: NodeID) {
    guard view.kind(of: target) == .scalar else {
      reportWrongType(node, expected: "true or false")
      return
    }
    let word = view.string(of: target).lowercased()
    var expected = "true or false"
    var meant = CoreSchema.formerFlag(view.text(of: target)).map { String($0) }
    if meant != nil, view.style(of: target) == .plain { expected += " (YAML 1.2 takes this word for text)" }
    if word == "1" || word == "true" { meant = "true" }
    if word == "0" || word == "false" { meant = "false" }
    let fixes = meant.map { [Fix("write \($0)", .safe, [TextEdit(view.range(of: node), $0)])] }
    reportWrongType(node, expected: expected, fixes: fixes ?? [])
  }

  /// Reports a value that is no number; a number in quotes or with its unit gets a fix.
  mutating func reportNoNumber(_ node: NodeID, _ target: NodeID, _ code: SlotPlan.Code) {
    var expected =
      switch code {
      case .length: "a number of points, or 'automatic'"
      case .integer: "a whole number"
      case .insets: "a number of points"
      default: "a number"
      }
    var fixes: [Fix] = []
    if view.kind(of: target) == .scalar {
      let text = view.string(of: target)
      if isInQuotes(target), CoreSchema.isNumber(text) {
        expected += "; drop the quotes"
        fixes = [Fix("drop the quotes", .safe, [TextEdit(view.range(of: node), text)])]
      } else if let number = ["pt", "px", "dp"].lazy.compactMap({ CoreSchema.number(text, before: $0) }).first {
        expected += "; leave out the unit"
        fixes = [Fix("write \(number)", .suggested, [TextEdit(view.range(of: node), number)])]
      } else if code == .length,
        let name = Spelling.nearest(to: text, in: ["automatic"]) ?? Spelling.shortFor(text, in: ["automatic"])
      {
        expected = "a number of points, or '\(name)'"
        fixes = [Fix("write '\(name)'", .safe, [TextEdit(view.range(of: node), word(name, at: node))])]
      }
    }
    reportWrongType(node, expected: expected, fixes: fixes)
  }

  /// Reports the name of a block that stands where only a value, or a name as `{native: name}`, can be told apart.
  mutating func reportBareName(_ node: NodeID, _ target: NodeID, _ plan: SlotPlan) -> Bool {
    let expected: String
    switch plan.code {
    case .length: expected = "a number of points, 'automatic'"
    case .flag: expected = "true, false"
    case .number, .integer: expected = "a number"
    case .elements: expected = "a list"
    default: return false
    }
    guard view.kind(of: target) == .scalar, case .text = view.scalar(of: target) else { return false }
    guard (4...60).contains(view.text(of: target).count) else { return false }
    let name = view.string(of: target)
    guard name.first?.isLetter == true, name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }),
      name != "automatic", Spelling.nearest(to: name, in: ["automatic", "native"]) == nil
    else { return false }
    let key = NodeID(node.index - 1)
    let isJSON = view.style(of: key) == .doubleQuoted
    let code = isJSON ? "{\"native\": \"\(name)\"}" : "{native: \(name)}"
    reportWrongType(
      node, expected: "\(expected), or code as \(code)",
      fixes: [Fix("write \(code)", .suggested, [TextEdit(view.range(of: node), code)])])
    return true
  }

  /// Reports a number outside its bounds.
  mutating func reportOutOfRange(_ node: NodeID, _ number: Double, _ plan: SlotPlan) {
    let found = view.string(of: view.resolved(node))
    var message = "\(name(of: node)) is \(found), expected "
    var fixes: [Fix] = []
    if !number.isFinite {
      message += plan.code == .length ? "a number of points, or 'automatic'" : "a finite number"
    } else if plan.code == .length, number == -1 {
      message += "0 or more points; what UIKit calls -1 is written 'automatic'"
      fixes = [Fix("write 'automatic'", .safe, [TextEdit(view.range(of: node), word("automatic", at: node))])]
    } else if plan.code == .length, number < 0 {
      message += "0 or more points"
    } else if plan.code == .integer, number.rounded() != number {
      message += "a whole number"
    } else {
      message += "\(Int(plan.lower).grouped) to \(Int(plan.upper).grouped)\(plan.code == .length ? " points" : "")"
    }
    report(Diagnostic(.outOfRange, message, at: view.location(of: node), fixes: fixes), of: node)
  }

  /// Whether a scalar stands in quotes; a tag makes one text without them.
  private func isInQuotes(_ node: NodeID) -> Bool {
    let first = view.source(view.range(of: node)).first
    return view.style(of: node) != .plain && (first == UInt8(ascii: "\"") || first == UInt8(ascii: "'"))
  }

  /// A word as it is written in the place of a value: in quotes where the key has them, as every key in JSON does.
  private func word(_ text: String, at value: NodeID) -> String {
    let key = NodeID(value.index - 1)
    return view.kind(of: key) == .scalar && view.style(of: key) == .doubleQuoted ? "\"\(text)\"" : text
  }

  /// The place of the key whose value a node is.
  func keyLocation(of value: NodeID) -> Location {
    view.location(of: value.index > 0 ? NodeID(value.index - 1) : value)
  }
}

extension CoreSchema {
  /// Whether a text would be a number if it were plain.
  fileprivate static func isNumber(_ text: String) -> Bool {
    var text = text
    switch text.withUTF8({ scalar($0) }) {
    case .integer, .double: return true
    case .text, .null, .bool, .hugeInteger: return false
    }
  }

  /// The number before a unit, such as the `44` of `44pt`.
  fileprivate static func number(_ text: String, before unit: String) -> String? {
    guard text.hasSuffix(unit) else { return nil }
    var number = text.dropLast(unit.count)
    while number.last == " " { number.removeLast() }
    return isNumber(String(number)) ? String(number) : nil
  }
}
