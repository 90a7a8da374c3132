public import SpecSource

/// Rules for a terminal.
struct TextRuleFormat {
  let style: TextStyle

  /// Writes a line a rule. Lines are not cut: a sentence that ends in the middle says nothing.
  func write(_ pages: [RulePage], to out: inout ByteBuffer) {
    var grid = TextGrid(["rule", "family", "severity", ""].map { TextGrid.Column($0) })
    for rule in pages.map(\.rule) {
      for text in [rule.id, rule.family.rawValue, rule.severity.rawValue, rule.summary] { grid.addCell(text) }
    }
    grid.write(to: &out, TextStyle(isColored: style.isColored))
  }

  /// Writes a page.
  func write(_ page: RulePage, to out: inout ByteBuffer, _ verdict: RuleFormat.Verdict) {
    let rule = page.rule
    out.append(rule.id, .strong, style)
    out.append(" (\(rule.family.rawValue), \(rule.severity.rawValue))\n\(rule.summary)\n\n")
    write(page.explanation, to: &out)
    out.append("\nlooks at: \(page.lists)\n")
    if !page.source.isEmpty { write("source: \(page.source)", to: &out) }
    if !page.pitfalls.isEmpty { out.append("pitfalls: \(page.pitfallNames.joined(separator: ", "))\n") }
    for (title, examples) in [("found", page.bad), ("not found", page.good)] {
      for example in examples {
        out.append("\n")
        out.append("\(title):", .strong, style)
        out.append("\n")
        if let base = example.base {
          write(RulePage.Example.lines(of: base), after: "    ", to: &out)
          write(["edited by:"], after: "  ", to: &out)
        }
        write(example.lines, after: "    ", to: &out)
        let verdict = verdict(example)
        write(verdict?.findings ?? [], after: "  ", to: &out)
        for mended in verdict?.mended ?? [] {
          out.append("\n")
          out.append("fixed", .strong, style)
          write([", \(mended.heading):"], after: "", to: &out)
          write(RulePage.Example.lines(of: mended.text), after: "    ", to: &out)
        }
      }
    }
  }

  private func write(_ lines: [String], after indentation: String, to out: inout ByteBuffer) {
    for line in lines {
      out.append(indentation)
      out.appendVisible(line)
      out.append("\n")
    }
  }

  /// Writes a text in lines that can be read.
  private func write(_ text: String, to out: inout ByteBuffer) {
    let width = min(style.columns ?? 100, 100)
    var column = 0
    for word in text.split(separator: " ") {
      if column > 0, column + 1 + word.count > width {
        out.append("\n")
        column = 0
      }
      out.append(column == 0 ? String(word) : " \(word)")
      column += word.count + (column == 0 ? 0 : 1)
    }
    out.append("\n")
  }
}

extension RulePage {
  /// The pitfalls as the list of them has them: `L082`.
  public var pitfallNames: [String] {
    pitfalls.map { "L" + String(repeating: "0", count: max(0, 3 - String($0).count)) + String($0) }
  }
}

extension RulePage.Example {
  /// The text's lines.
  var lines: [String] { Self.lines(of: text) }

  /// The lines of a text, without an empty one at the end; a long one is cut.
  static func lines(of text: String) -> [String] {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      line.count > 300 ? "\(line.prefix(80)) … \(line.suffix(80))" : String(line)
    }
    if lines.last == "" { lines.removeLast() }
    return lines
  }
}
