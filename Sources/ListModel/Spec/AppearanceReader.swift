internal import SpecSource
internal import SpecTree

/// Reading the values that have a small shape of their own: colours, images, insets and lists of words.
extension SpecBuilder {
  private static let colorShapes = "a system colour's name, quoted '#rrggbb', {light: , dark: } or {named: }"

  /// `systemBlue`, `"#ff0000"`, `{light:, dark:}`, `{named:}`.
  mutating func readColor(_ node: NodeID, _ target: NodeID) -> Bool {
    switch view.kind(of: target) {
    case .scalar:
      guard readText(node, target) else { return false }
      return readColorText(node, target)
    case .mapping:
      if readShape(target, keys: ["light", "dark"], required: 2, { $0.readColor($1, $2) }) {
        return true
      }
      return readShape(target, keys: ["named"], required: 1, { $0.readText($1, $2) })
        || reportShape(node, Self.colorShapes)
    case .sequence, .alias:
      return reportShape(node, Self.colorShapes)
    }
  }

  private mutating func readColorText(_ node: NodeID, _ target: NodeID) -> Bool {
    let text = view.string(of: target)
    let digits = text.utf8.first == UInt8(ascii: "#") ? String(text.dropFirst()) : text
    let isHex = [3, 4, 6, 8].contains(digits.utf8.count) && digits.allSatisfy { $0.isASCII && $0.isHexDigit }
    if digits != text {
      if !isHex { reportWrongType(node, expected: "3, 4, 6 or 8 hexadecimal digits after '#'") }
      return isHex
    }
    // Letters alone may be a name, `facade` too; a name with digits is none of six hexadecimal ones.
    let isName = text.first?.isLetter == true && text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
    if isName, !isHex || text.allSatisfy(\.isLetter) {
      if let meant = colorNames.meant(by: text, in: view) { reportMisspelt(node, target, meant) }
      return true
    }
    let fix = Fix("write '#\(digits)'", .suggested, [TextEdit(view.range(of: node), "\"#\(digits)\"")])
    reportWrongType(node, expected: Self.colorShapes, fixes: isHex ? [fix] : [])
    return false
  }

  /// Reports a name that is a slip away from a system colour's.
  private mutating func reportMisspelt(_ node: NodeID, _ target: NodeID, _ meant: String) {
    let found = view.string(of: target)
    let text = view.style(of: target) == .doubleQuoted ? "\"\(meant)\"" : meant
    diagnostics.add(
      Diagnostic(
        .misspeltColor, "\(name(of: node)) is '\(found)', which is no system colour; did you mean '\(meant)'?",
        at: view.location(of: node), notes: [.init("a colour of the app's own is written '{named: \(found)}'")],
        fixes: [Fix("write '\(meant)'", .suggested, [TextEdit(view.range(of: node), text)])]))
  }

  /// `photo`, `{symbol: cart}`, `{url: "https://…"}`.
  mutating func readImage(_ node: NodeID, _ target: NodeID) -> Bool {
    switch view.kind(of: target) {
    case .scalar: return readText(node, target)
    case .mapping:
      return readShape(target, keys: ["symbol"], required: 1, { $0.readText($1, $2) })
        || readShape(target, keys: ["url"], required: 1, { $0.readText($1, $2) })
        || reportShape(node, "an asset's name, {symbol: } or {url: }")
    case .sequence, .alias: return reportShape(node, "an asset's name, {symbol: } or {url: }")
    }
  }

  /// `16`, `{left: 16, right: 16}`.
  mutating func readInsets(_ node: NodeID, _ target: NodeID) -> Bool {
    switch view.kind(of: target) {
    case .scalar: return readSide(node, target)
    case .mapping:
      let sides = ["top", "left", "bottom", "right"]
      return readShape(target, keys: sides, required: 0, { $0.readSide($1, $2) })
        || reportShape(node, "a number of points, or some of {top: , left: , bottom: , right: }")
    case .sequence, .alias:
      return reportShape(node, "a number of points, or some of {top: , left: , bottom: , right: }")
    }
  }

  /// `80`, `{width: 80, height: 40}`, `automatic`.
  mutating func readSize(_ node: NodeID, _ target: NodeID) -> (WrittenValue.Content, UInt64)? {
    let expected = "a number of points, {width: , height: } or 'automatic'"
    switch view.kind(of: target) {
    case .scalar where view.text(of: target, is: "automatic"): return (.automatic, 0)
    case .scalar: return readLength(node, target, expected) ? (.size, 0) : nil
    case .mapping:
      var isGood = true
      let isSize = readShape(target, keys: ["width", "height"], required: 0) { builder, node, target in
        if !builder.readLength(node, target, "a number of points") { isGood = false }
        return isGood
      }
      if isSize { return isGood ? (.size, 0) : nil }
      _ = reportShape(node, expected)
      return nil
    case .sequence, .alias:
      _ = reportShape(node, expected)
      return nil
    }
  }

  private mutating func readLength(_ node: NodeID, _ target: NodeID, _ expected: String) -> Bool {
    guard let number = view.number(of: target), number.isFinite else {
      reportWrongType(node, expected: expected)
      return false
    }
    guard 0...SlotPlan.mostPoints ~= number else {
      let points = number < 0 ? "0 or more" : "0 to \(Int(SlotPlan.mostPoints).grouped)"
      report(
        Diagnostic(
          .outOfRange, "\(name(of: node)) is \(view.excerpt(of: target)), expected \(points) points",
          at: view.location(of: node)),
        of: node)
      return false
    }
    return true
  }

  private mutating func readSide(_ node: NodeID, _ target: NodeID) -> Bool {
    if let number = view.number(of: target), number.isFinite { return true }
    reportNoNumber(node, target, .insets)
    return false
  }

  /// A list of texts.
  mutating func readTexts(_ node: NodeID, _ target: NodeID) -> Bool {
    guard requireList(node, target) else { return false }
    let what = "an entry of \(name(of: node))"
    return eachItem(of: target) { builder, item, text in
      !builder.reportEmpty(text, at: item, nil) && !builder.reportNull(text, at: item, what, isText: true)
        && (builder.isExpression(text) || builder.readText(item, text, what))
    }
  }

  /// A list of some names.
  mutating func readChoices(_ node: NodeID, _ target: NodeID, _ names: [String]) -> Bool {
    guard requireList(node, target) else { return false }
    let what = "an entry of \(name(of: node))"
    return eachItem(of: target) { builder, item, text in
      if builder.reportEmpty(text, at: item, nil) || builder.reportNull(text, at: item, what, isText: false) {
        return false
      }
      guard builder.view.kind(of: text) == .scalar else {
        builder.reportWrongType(item, what, expected: "one of: \(names.joined(separator: ", "))")
        return false
      }
      let name = builder.view.string(of: text)
      if names.contains(name) { return true }
      builder.report(
        .unknownValue(
          name, of: what, names: names, at: builder.view.location(of: item), style: builder.view.style(of: text)),
        of: item)
      return false
    }
  }

  /// Whether a value is a list; where it is not, a finding says so.
  mutating func requireList(_ node: NodeID, _ target: NodeID) -> Bool {
    if view.kind(of: target) == .sequence { return true }
    return reportShape(node, "a list")
  }

  private mutating func eachItem(
    of list: NodeID, _ read: (inout SpecBuilder, _ item: NodeID, _ target: NodeID) -> Bool
  ) -> Bool {
    var isGood = true
    var item = list.next
    while item < view.after(list) {
      if !read(&self, item, view.resolved(item)) { isGood = false }
      item = view.after(item)
    }
    return isGood
  }

  /// Whether a mapping has only some keys, at least a number of them, each with a value that `read` accepts; false
  /// without a finding when it has another key, so that the next shape can be tried.
  private mutating func readShape(
    _ mapping: NodeID, keys: [String], required: Int,
    _ read: (inout SpecBuilder, _ node: NodeID, _ target: NodeID) -> Bool
  ) -> Bool {
    let pairs = view.pairs(of: mapping)
    guard pairs.count >= max(required, 1), pairs.allSatisfy({ keys.contains(view.string(of: $0.key)) }) else {
      return false
    }
    for pair in pairs {
      let target = view.resolved(pair.value)
      if reportEmpty(target, at: pair.value, view.string(of: pair.key)) { continue }
      if reportNull(target, at: pair.value, isText: false) { continue }
      if isExpression(target) { continue }
      _ = read(&self, pair.value, target)
    }
    return true
  }

  private mutating func reportShape(_ node: NodeID, _ expected: String) -> Bool {
    reportWrongType(node, expected: expected)
    return false
  }
}
