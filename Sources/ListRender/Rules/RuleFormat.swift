public import SpecSource

/// How rules are written, for people or for programs.
public enum RuleFormat: String, CaseIterable, Sendable {
  /// A line a rule; a rule alone has its whole page.
  case text
  /// One JSON document, a rule a line; `docs/schemas/rules.schema.json` describes it.
  case json
  /// The pages, for a browser; of all rules it is the reference, `docs/rules.md`.
  case markdown

  /// What is said of an example of a page; nil where it was not looked at.
  public typealias Verdict = (RulePage.Example) -> ExampleVerdict?

  /// Writes all rules of a list.
  public func write(_ pages: [RulePage], _ style: TextStyle, to out: inout ByteBuffer, _ verdict: Verdict) {
    switch self {
    case .text: TextRuleFormat(style: style).write(pages, to: &out)
    case .json: JSONRuleFormat().write(pages, to: &out)
    case .markdown: MarkdownRuleFormat().write(pages, to: &out, verdict)
    }
  }

  /// Writes one rule.
  public func write(_ page: RulePage, _ style: TextStyle, to out: inout ByteBuffer, _ verdict: Verdict) {
    switch self {
    case .text: TextRuleFormat(style: style).write(page, to: &out, verdict)
    case .json: JSONRuleFormat().write([page], to: &out)
    case .markdown: MarkdownRuleFormat().write(page, to: &out, verdict)
    }
  }
}
