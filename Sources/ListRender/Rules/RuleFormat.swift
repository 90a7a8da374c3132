public import SpecSource

/// How rules are written, for people or for programs.
public enum RuleFormat: String, CaseIterable, Sendable {
  /// A line a rule; a rule alone has its sentence on a line of its own.
  case text
  /// One JSON document, a rule a line; `docs/schemas/rules.schema.json` describes it.
  case json

  /// Raised only when something that was there changes or goes.
  private static let version = 1

  /// Writes all rules of a list. Lines of text are not cut: a sentence that ends in the middle says nothing.
  public func write(_ rules: [Rule], _ style: TextStyle, to out: inout ByteBuffer) {
    switch self {
    case .text:
      var grid = TextGrid(["rule", "family", "severity", ""].map { TextGrid.Column($0) })
      for rule in rules {
        for text in [rule.id, rule.family.rawValue, rule.severity.rawValue, rule.summary] { grid.addCell(text) }
      }
      grid.write(to: &out, TextStyle(isColored: style.isColored))
    case .json: writeJSON(rules, to: &out)
    }
  }

  /// Writes one rule.
  public func write(_ rule: Rule, _ style: TextStyle, to out: inout ByteBuffer) {
    switch self {
    case .text:
      out.append(rule.id, .strong, style)
      out.append(" (\(rule.family.rawValue), \(rule.severity.rawValue))\n\(rule.summary)\n")
    case .json: writeJSON([rule], to: &out)
    }
  }

  private func writeJSON(_ rules: [Rule], to out: inout ByteBuffer) {
    out.append("{\"listspec-rules\": ")
    out.append(Self.version)
    out.append(", \"rules\": [")
    for (place, rule) in rules.enumerated() {
      out.append(place == 0 ? "\n  {" : ",\n  {")
      let pairs = [
        ("id", rule.id), ("family", rule.family.rawValue), ("severity", rule.severity.rawValue),
        ("summary", rule.summary),
      ]
      for (place, (key, text)) in pairs.enumerated() {
        out.append(place == 0 ? "\"\(key)\": " : ", \"\(key)\": ")
        out.appendJSON(text)
      }
      out.append(UInt8(ascii: "}"))
    }
    out.append("\n]}\n")
  }
}
