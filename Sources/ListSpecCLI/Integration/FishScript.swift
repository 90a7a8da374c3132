/// Completions for fish: one line for each command, option and fixed word.
enum FishScript {
  static var text: String {
    var lines = [
      "# Completions of listspec for fish: put this file as listspec.fish into ~/.config/fish/completions.",
      "complete -c listspec -f",
      "complete -c listspec -n __fish_use_subcommand -l help -s h -d 'show the help'",
      "complete -c listspec -n __fish_use_subcommand -l version -d 'show the version'",
    ]
    for command in Subcommands.all {
      lines.append(
        "complete -c listspec -n __fish_use_subcommand -a \(command.name) -d \(ShellQuoting.fish(command.summary))")
    }
    for command in Subcommands.all {
      let start = "complete -c listspec -n '__fish_seen_subcommand_from \(command.name)'"
      if command.takesPaths { lines.append("\(start) -F") }
      let operands = command.operandWords.joined(separator: " ")
      if !operands.isEmpty { lines.append("\(start) -a \(ShellQuoting.fish(operands))") }
      lines += command.optionDescriptions.map { "\(start)\(words(of: $0))" }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func words(of option: OptionDescription) -> String {
    var text = " -l \(option.name)" + (option.short.map { " -s \($0)" } ?? "")
    if let value = option.value, option.takesWord {
      if !value.choices.isEmpty {
        text += " -x -a \(ShellQuoting.fish(value.choices.joined(separator: " ")))"
      } else {
        text += value.isPath ? " -r -F" : " -x"
      }
    }
    return text + " -d \(ShellQuoting.fish(option.summary))"
  }
}
