internal import SpecExpression
internal import SpecSource
internal import SpecTree

/// The findings about values, worded once.
extension SpecBuilder {
  /// Reports a value that is not there; `name` is its key, nil for an entry of a list.
  mutating func reportEmpty(_ target: NodeID, key node: NodeID, _ name: String?) -> Bool {
    guard view.isEmptyScalar(target) else { return false }
    diagnostics.append(.emptyValue(node, named: name, isData: false, in: view, tree))
    return true
  }

  /// Reports null where a property's value is expected.
  mutating func reportNull(_ target: NodeID, at node: NodeID, _ property: Property) -> Bool {
    guard view.kind(of: target) == .scalar, view.scalar(of: target) == .null else { return false }
    let found = view.string(of: target)
    var fixes: [Fix] = []
    if property.kind == .text {
      fixes.append(Fix("quote the text", .suggested, [TextEdit(view.range(of: node), "\"\(found)\"")]))
    }
    diagnostics.append(
      Diagnostic(
        .nullValue, "'\(property.name)' is '\(found)'; leave the key out for \"unset\"",
        at: view.location(of: node), fixes: fixes))
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

  /// Reports a value of another kind; `what` is in quotes where it is a key.
  mutating func reportWrongType(_ node: NodeID, _ what: String, expected: String, fixes: [Fix] = []) {
    let target = view.resolved(node)
    let place = view.firstLineLocation(of: node)
    diagnostics.append(
      Diagnostic(
        .wrongType, "\(what) is \(view.describe(target)), expected \(expected)", at: place,
        fixes: fixes))
  }

  /// Reports a value that is no text.
  mutating func reportNoText(_ node: NodeID, _ target: NodeID, _ name: String) {
    guard view.kind(of: target) == .scalar else {
      reportWrongType(node, "'\(name)'", expected: "text")
      return
    }
    let text = view.string(of: target)
    reportWrongType(
      node, "'\(name)'", expected: "text; quote it",
      fixes: [Fix("quote the text", .safe, [TextEdit(view.range(of: node), "\"\(text)\"")])])
  }

  /// Reports a value that is no truth value; YAML 1.1's words for one get a fix.
  mutating func reportNoFlag(_ node: NodeID, _ target: NodeID, _ property: Property) {
    let what = "'\(property.name)'"
    guard view.kind(of: target) == .scalar else {
      reportWrongType(node, what, expected: "true or false")
      return
    }
    let word = view.string(of: target).lowercased()
    var expected = "true or false"
    var meant: String?
    if ["yes", "y", "on"].contains(word) { meant = "true" }
    if ["no", "n", "off"].contains(word) { meant = "false" }
    if meant != nil { expected += " (YAML 1.2 takes this word for text)" }
    if word == "1" || word == "true" { meant = "true" }
    if word == "0" || word == "false" { meant = "false" }
    let fixes = meant.map { [Fix("write \($0)", .safe, [TextEdit(view.range(of: node), $0)])] }
    reportWrongType(node, what, expected: expected, fixes: fixes ?? [])
  }

  /// Reports a value that is no number; a quoted number gets a fix.
  mutating func reportNoNumber(_ node: NodeID, _ target: NodeID, _ plan: SlotPlan, _ property: Property) {
    let expected =
      switch plan.code {
      case .length: "points, or 'automatic'"
      case .integer: "a whole number"
      default: "a number"
      }
    var fixes: [Fix] = []
    if view.kind(of: target) == .scalar, view.style(of: target) != .plain {
      let text = view.string(of: target)
      let meaning = text.utf8.withContiguousStorageIfAvailable { CoreSchema.scalar($0) } ?? .text
      switch meaning {
      case .integer, .double: fixes = [Fix("drop the quotes", .safe, [TextEdit(view.range(of: node), text)])]
      default: break
      }
    } else if plan.code == .length, let name = Spelling.nearest(to: view.string(of: target), in: ["automatic"]) {
      fixes = [Fix("write '\(name)'", .safe, [TextEdit(view.range(of: node), name)])]
    }
    reportWrongType(node, "'\(property.name)'", expected: expected, fixes: fixes)
  }

  /// Reports a number outside its bounds.
  mutating func reportOutOfRange(_ node: NodeID, _ number: Double, _ plan: SlotPlan, _ property: Property) {
    let found = view.string(of: view.resolved(node))
    var message = "'\(property.name)' is \(found), expected "
    var fixes: [Fix] = []
    if !number.isFinite {
      message += "a finite number"
    } else if plan.code == .length, number == -1 {
      message += "0 or more; UIKit's -1 is written 'automatic'"
      let word = view.style(of: node) == .plain && isJSON(near: node) ? "\"automatic\"" : "automatic"
      fixes = [Fix("write 'automatic'", .safe, [TextEdit(view.range(of: node), word)])]
    } else if plan.code == .length {
      message += "0 or more points"
    } else if plan.code == .integer, number.rounded() != number {
      message += "a whole number"
    } else {
      message += "\(Int(plan.lower)) to \(Int(plan.upper))"
    }
    diagnostics.append(Diagnostic(.outOfRange, message, at: view.location(of: node), fixes: fixes))
  }

  /// Whether the value belongs to a key in double quotes, as every key in JSON does.
  private func isJSON(near node: NodeID) -> Bool {
    node.index > 0 && view.style(of: NodeID(node.index - 1)) == .doubleQuoted
  }

  /// The place of the key whose value a node is.
  func keyLocation(of value: NodeID) -> Location {
    view.location(of: value.index > 0 ? NodeID(value.index - 1) : value)
  }
}

extension Diagnostic {
  static func notYet(_ what: String, at place: Location) -> Diagnostic {
    Diagnostic(.notYetSupported, "\(what) is part of the language, but not yet of this version of listspec", at: place)
  }

  static func unknownValue(
    _ found: String, of name: String, names: [String], at place: Location, style: NodeStyle
  ) -> Diagnostic {
    var message = "'\(name)' is '\(found)'"
    var fixes: [Fix] = []
    if let nearest = Spelling.nearest(to: found, in: names) {
      message += "; did you mean '\(nearest)'?"
      let text = style == .doubleQuoted ? "\"\(nearest)\"" : nearest
      fixes = [Fix("write '\(nearest)'", .safe, [TextEdit(place.range, text)])]
    } else {
      message += ", expected one of: \(names.joined(separator: ", "))"
    }
    return Diagnostic(.unknownValue, message, at: place, fixes: fixes)
  }

  /// A value that is not there, at its key; where a comment sign swallowed it, the fix quotes the text.
  static func emptyValue(
    _ node: NodeID, named name: String?, isData: Bool, in view: TreeView, _ tree: NodeTree
  ) -> Diagnostic {
    let remedy = isData ? "write null or remove it" : "remove it or give it a value"
    let hasKey = name != nil || isData && node.index > 0
    let key = hasKey ? NodeID(node.index - 1) : node
    let what = name.map { "'\($0)'" } ?? (hasKey ? "'\(view.string(of: key))'" : "this entry")
    let place = hasKey ? view.location(of: key) : view.location(of: node)
    guard let rest = view.commentBehind(view.range(of: node).end) else {
      return Diagnostic(.emptyValue, "\(what) has no value; \(remedy)", at: place)
    }
    let text = String(decoding: view.source(rest), as: UTF8.self)
    return Diagnostic(
      .emptyValue, "\(what) has no value: '\(text)' is a comment; quote it to make it the value", at: place,
      fixes: [Fix("quote the text", .safe, [TextEdit(rest, "\"\(text)\"")])])
  }

  static func textCut(_ cut: NodeTree.CutText, in view: TreeView) -> Diagnostic {
    let kept = view.excerpt(of: cut.node)
    let lost = String(decoding: view.source(cut.rest), as: UTF8.self)
    let range = view.range(of: cut.node)
    let whole = SourceRange(range.start, cut.rest.end)
    let text = String(decoding: view.source(whole), as: UTF8.self)
    return Diagnostic(
      .textCut, "the text ends at '\(kept)': YAML takes '\(lost)' for a comment; quote the text to keep it",
      at: view.location(of: cut.node, range: cut.rest),
      fixes: [Fix("quote the text", .suggested, [TextEdit(whole, YAMLQuoting.quoted(text))])])
  }
}

/// Writing a text in double quotes.
enum YAMLQuoting {
  /// The text in double quotes, its own quotes and backslashes escaped.
  static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      if scalar == "\"" || scalar == "\\" { result.unicodeScalars.append("\\") }
      result.unicodeScalars.append(scalar)
    }
    return result + "\""
  }
}
