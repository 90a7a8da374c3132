internal import ListRender

/// `listspec man`: the manual page.
struct Man: Subcommand {
  static let name = "man"
  static let summary = "print the manual page"
  static let operands: [OperandDescription] = []
  static let options = OutputOptions.table(quiet: "has no effect here: there is nothing to leave out").map {
    $0.within(\Self.output)
  }
  static let exitStatuses: [(status: ExitStatus, meaning: String)] = []
  static let examples = [
    (command: "listspec man > ~/.local/share/man/man1/listspec.1", purpose: "let 'man listspec' find the page")
  ]

  var output = OutputOptions()

  func run(_ operands: [Argument], in console: inout Console) throws(Failure) -> ExitStatus {
    try output.write(&console) { $0.append(ManualPage.text) }
    return .success
  }
}
