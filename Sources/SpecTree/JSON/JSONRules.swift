internal import SpecSource

extension Rule {
  /// The rules of the JSON reader alone; those it shares with the YAML reader stand in `SyntaxRules.swift`.
  static let jsonRules = [jsonSyntax]

  static let jsonSyntax = Rule("json-syntax", .syntax, .error, "The text is not JSON as RFC 8259 has it.")
}
