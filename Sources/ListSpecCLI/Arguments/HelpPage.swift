/// Writes help from the tables of the commands.
struct HelpPage {
  /// The columns that text is wrapped to.
  let columns: Int

  /// The widest that the left side of a table may be; what is wider has its explanation below.
  private var widestTerm: Int { min(28, columns * 3 / 8) }

  /// The page of the program.
  func overview() -> String {
    var page = wrapped(
      "listspec checks and compiles list specs: YAML or JSON files that describe the lists of an iOS app.")
    page += "\nUsage: listspec COMMAND [options] …\n"
    page += "\nCommands:\n" + table(Subcommands.all.map { ($0.name, $0.summary) })
    page += "\nOptions:\n"
    page += table([("-h, --help", "show this page"), ("    --version", "show the version")])
    page += "\nExamples:\n"
    page += examples(Subcommands.all.flatMap { $0.examples.prefix(1) })
    page += "\n" + wrapped("'listspec help COMMAND' shows the options of a command.")
    return page
  }

  /// The page of a command.
  func page(of command: any Subcommand.Type) -> String {
    var page = "Usage: listspec \(command.name) [options] \(command.operands.usage)\n\n"
    page += wrapped(command.summary.prefix(1).uppercased() + command.summary.dropFirst() + ".")
    page += "\nArguments:\n" + table(command.operands.map { ($0.usage, $0.summary) })
    page += "\nOptions:\n" + table(command.optionDescriptions.map { ($0.usage, $0.summary) })
    if !command.exitStatuses.isEmpty {
      page += "\nExit status:\n"
      page += table(command.exitStatuses.map { (String($0.status.rawValue), $0.meaning) })
    }
    return page + "\nExamples:\n" + examples(command.examples)
  }

  private func table(_ rows: [(term: String, meaning: String)]) -> String {
    let widest = rows.map(\.term.count).filter { $0 <= widestTerm }.max() ?? 0
    let indent = 2 + widest + 2
    return rows.map { term, meaning in
      let lines = wrap(meaning, to: columns - indent).map { String(repeating: " ", count: indent) + $0 }
      guard term.count <= widest else { return "  \(term)\n" + lines.joined(separator: "\n") + "\n" }
      let padding = String(repeating: " ", count: widest - term.count + 2)
      return "  \(term)\(padding)" + lines.joined(separator: "\n").dropFirst(indent) + "\n"
    }.joined()
  }

  private func examples(_ examples: [(command: String, purpose: String)]) -> String {
    examples.map { "  \($0.command)\n" + wrap($0.purpose, to: columns - 6).map { "      \($0)\n" }.joined() }.joined()
  }

  private func wrapped(_ text: String) -> String {
    wrap(text, to: columns).joined(separator: "\n") + "\n"
  }

  private func wrap(_ text: String, to width: Int) -> [String] {
    var lines: [String] = []
    for word in text.split(separator: " ") {
      if let line = lines.last, line.count + 1 + word.count <= width {
        lines[lines.count - 1] += " \(word)"
      } else {
        lines.append(String(word))
      }
    }
    return lines
  }
}
