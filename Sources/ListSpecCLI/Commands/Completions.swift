internal import ListRender
internal import SpecSource

/// `listspec completions`: the script that teaches a shell the program's words.
struct Completions: Subcommand {
  static let name = "completions"
  static let summary = "print completions for a shell"
  static let operands = [
    OperandDescription("SHELL", .one, "bash, zsh or fish", choices: { Shell.allCases.map(\.rawValue) })
  ]
  static let options = OutputOptions.table(quiet: "has no effect here: there is nothing to leave out").map {
    $0.within(\Self.output)
  }
  static let exitStatuses: [(status: ExitStatus, meaning: String)] = []
  static let examples = [
    (
      command: "listspec completions bash > ~/.local/share/bash-completion/completions/listspec",
      purpose: "complete commands, options and values in bash"
    )
  ]

  var output = OutputOptions()

  func run(_ operands: [Argument], in console: inout Console) throws(Failure) -> ExitStatus {
    let name = operands[0].text
    guard let shell = Shell(rawValue: name) else {
      let names = Shell.allCases.map(\.rawValue)
      throw Failure(
        "there are no completions for '\(name)', expected \(names.listed())\(Spelling.suggestion(for: name, in: names))"
      )
    }
    try output.write(&console) { $0.append(shell.script) }
    return .success
  }
}
