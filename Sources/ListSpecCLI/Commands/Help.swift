internal import ListRender

/// `listspec help`: what can be done, and how.
struct Help: Subcommand {
  static let name = "help"
  static let summary = "show what the program or a command can do"
  static let operands = [
    OperandDescription("COMMAND", .optional, "the command to explain", choices: { Subcommands.all.map { $0.name } })
  ]
  static let options: [CommandOption<Help>] = []
  static let exitStatuses: [(status: ExitStatus, meaning: String)] = []
  static let examples = [(command: "listspec help validate", purpose: "show the options of 'validate'")]

  func run(_ operands: [Argument], in console: inout Console) throws(Failure) -> ExitStatus {
    let page = HelpPage(columns: console.columnsForHelp)
    let text =
      if let name = operands.first?.text { page.page(of: try Subcommands.named(name)) } else { page.overview() }
    try console.write { $0.append(text) }
    return .success
  }
}
