internal import SpecSource

/// Rules as pages of a documentation.
struct MarkdownRuleFormat {
  private static let head = """
    # Rules

    Every finding is an instance of a rule; its id stands beside it. `listspec rules ID` prints the page of one, and this page
    is what `listspec rules --format markdown` prints. A finding's severity can differ from its rule's, where the case at
    hand is clearer or less clear. [pitfalls.md](pitfalls.md) says which rule finds which pitfall of the libraries.

    """

  /// Writes the reference: the rules of each family in a table, then the page of each.
  func write(_ pages: [RulePage], to out: inout ByteBuffer, _ verdict: RuleFormat.Verdict) {
    out.append(Self.head)
    for family in Rule.Family.allCases {
      out.append("\n## \(heading(of: family))\n\n| rule | severity | |\n|---|---|---|\n")
      for page in pages where page.rule.family == family {
        let rule = page.rule
        out.append("| [`\(rule.id)`](#\(rule.id)) | \(rule.severity.rawValue) | \(rule.summary) |\n")
      }
    }
    for page in pages {
      out.append("\n")
      write(page, to: &out, verdict)
    }
  }

  /// Writes the page of a rule.
  func write(_ page: RulePage, to out: inout ByteBuffer, _ verdict: RuleFormat.Verdict) {
    out.append("### \(page.rule.id)\n\n\(page.rule.summary) (\(page.rule.severity.rawValue), \(page.lists))\n\n")
    out.append(page.explanation)
    out.append("\n")
    var origin: [String] = []
    if !page.source.isEmpty { origin.append("Source: \(page.source).") }
    if !page.pitfalls.isEmpty { origin.append("Pitfalls: \(page.pitfallNames.joined(separator: ", ")).") }
    if !origin.isEmpty { out.append("\n\(origin.joined(separator: " "))\n") }
    for (title, examples) in [("Found", page.bad), ("Not found", page.good)] {
      for example in examples { write(example, title, page.rule, to: &out, verdict) }
    }
  }

  private func write(
    _ example: RulePage.Example, _ title: String, _ rule: Rule, to out: inout ByteBuffer, _ verdict: RuleFormat.Verdict
  ) {
    let verdict = verdict(example)
    let findings = verdict?.findings
    if let base = example.base {
      out.append("\n\(title) in the edits of this list:\n")
      write(RulePage.Example.lines(of: base), as: "yaml", to: &out)
      write(example.lines, as: "yaml", to: &out)
      return write(findings ?? [], as: "text", to: &out)
    }
    let isError = findings?.contains { $0.contains(": error: ") } ?? (title == "Found")
    out.append("\n\(title)\(findings == nil ? ", beside other files" : ""):\n")
    if isError { out.append("<!-- refused: \(rule.id) -->\n") }
    // What is not a list by itself is shown as text.
    let isText = findings == nil || rule.family == .syntax && title == "Found"
    let language = example.isJSON ? "json" : "yaml"
    write(example.lines, as: isText ? "text" : language, to: &out)
    guard let findings, !findings.isEmpty else { return }
    write(findings, as: "text", to: &out)
    for mended in verdict?.mended ?? [] {
      out.append("\nFixed, \(mended.heading):\n")
      // Each finding has a fix of its own, so others may be left.
      write(RulePage.Example.lines(of: mended.text), as: mended.isAccepted ? language : "text", to: &out)
    }
  }

  private func write(_ lines: [String], as language: String, to out: inout ByteBuffer) {
    out.append("\n```\(language)\n")
    for line in lines {
      out.appendVisible(line)
      out.append("\n")
    }
    out.append("```\n")
  }

  private func heading(of family: Rule.Family) -> String {
    switch family {
    case .syntax: "syntax: the file cannot be read"
    case .type: "type: what it says is not of the language"
    case .list: "list: it is a list, but not the one that was meant"
    }
  }
}
