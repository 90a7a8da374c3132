internal import SpecTree

/// Values as sentences name them.
extension Evaluator {
  /// A value as a sentence names it: `the text 'Ada'`, `the number 3`, `a list of 2`, `null`.
  ///
  /// The cost does not depend on the size of the value.
  public func phrase(_ value: Value) -> String {
    let value = plain(value)
    switch value {
    case .null: return "null"
    case .bool(let bool): return bool ? "true" : "false"
    case .int(let number): return "the number \(number)"
    case .uint(let number): return "the number \(number)u"
    case .double(let number): return "the number \(Self.shown(number))"
    case .type(let type): return "the type \(type.rawValue)"
    case .list(let elements): return "a list of \(elements.count)"
    case .map(let map): return "a map of \(map.count)"
    case .string(let text): return "the text '\(Self.short(text))'"
    case .node(let reference): return phrase(reference)
    }
  }

  private func phrase(_ reference: NodeRef) -> String {
    let view = view(of: reference)
    switch view.kind(of: reference.node) {
    case .sequence: return "a list of \(view.count(of: reference.node))"
    // Counting the entries of a map with merge keys would mean gathering them.
    case .mapping: return view.hasMerge(reference.node) ? "a map" : "a map of \(view.count(of: reference.node))"
    case .alias: return "an alias"
    case .scalar:
      let start = view.text(of: reference.node).prefix(4 * (Self.longestQuotation + 1))
      let text = Self.short(String(decoding: start, as: UTF8.self))
      return type(of: .node(reference)) == .string ? "the text '\(text)'" : "the number \(text)"
    }
  }

  /// A value as a sentence names it that expected true or false: of a word such as `on` it says besides why it is neither.
  func phraseOfNoFlag(_ value: Value) -> String { phrase(value) + remarkOnNoFlag(value) }

  /// What is to be said besides of a value that is neither true nor false: that YAML 1.1 took the word for one of them.
  public func remarkOnNoFlag(_ value: Value) -> String {
    guard case .node(let reference) = value else { return "" }
    let view = view(of: reference)
    guard view.kind(of: reference.node) == .scalar, view.style(of: reference.node) == .plain,
      let flag = CoreSchema.formerFlag(view.text(of: reference.node))
    else { return "" }
    return " (YAML 1.2 takes this word for text; write \(flag))"
  }

  /// A double that is whole keeps a `.0` here, so that it is not taken for an `int`.
  private static func shown(_ number: Double) -> String {
    let text = NumberText.text(number)
    return text.utf8.allSatisfy { Lexer.isDigit($0) || $0 == UInt8(ascii: "-") } ? text + ".0" : text
  }

  private static let longestQuotation = 32

  /// A text that is fit for a sentence: cut when it is long.
  static func short(_ text: String) -> String {
    let scalars = text.unicodeScalars
    guard let end = scalars.index(scalars.startIndex, offsetBy: longestQuotation, limitedBy: scalars.endIndex),
      end < scalars.endIndex
    else { return text }
    return String(scalars[..<end]) + "…"
  }
}
