/// Completions for zsh: `_arguments` for each command.
enum ZshScript {
  static var text: String {
    let commands = Subcommands.all.map { "    \(ShellQuoting.single("\($0.name):\($0.summary)"))" }
    return """
      #compdef listspec
      # Completions of listspec for zsh: put this file as _listspec into a folder of fpath, before compinit.
      _listspec() {
        local -a commands
        commands=(
      \(commands.joined(separator: "\n"))
        )
        if (( CURRENT == 2 )); then
          _describe -t commands command commands
          _arguments '--help[show the help]' '--version[show the version]'
          return
        fi
        local command=${words[2]}
        shift words
        (( CURRENT-- ))
        case $command in
      \(Subcommands.all.map(branch).joined(separator: "\n"))
        esac
      }
      # Autoloaded, the file is the function's body; sourced, it says whose completions these are.
      if [ "$funcstack[1]" = _listspec ]; then _listspec "$@"; else compdef _listspec listspec; fi

      """
  }

  private static func branch(of command: any Subcommand.Type) -> String {
    var lines = command.optionDescriptions.flatMap(specs)
    let words = command.operandWords
    if !words.isEmpty {
      lines.append(ShellQuoting.single("*:word:(\(words.joined(separator: " ")))"))
    } else if command.takesPaths {
      lines.append("'*:file:_files'")
    }
    let body = lines.map { "        \($0)" }.joined(separator: " \\\n")
    return "    \(command.name))\n      _arguments -s \\\n\(body)\n      ;;"
  }

  private static func specs(of option: OptionDescription) -> [String] {
    let summary = option.summary.replacing("\\", with: "\\\\").replacing("[", with: "\\[").replacing("]", with: "\\]")
      .replacing(":", with: "\\:")
    let action =
      option.value.map { value in
        if !value.choices.isEmpty {
          return ":\(value.placeholder.replacing("|", with: " or ")):(\(value.choices.joined(separator: " ")))"
        }
        return ":\(value.placeholder.replacing(":", with: "\\:")):\(value.isPath ? "_files" : " ")"
      } ?? ""
    return option.words.filter { option.takesWord || option.value == nil || $0.hasPrefix("--") }.map { word in
      let sign = option.value == nil ? "" : option.takesWord ? (word.hasPrefix("--") ? "=" : "+") : "=-"
      // A value that need not be there has two colons.
      let optional = option.value?.usual != nil ? ":" + action : action
      return ShellQuoting.single("*\(word)\(sign)[\(summary)]\(optional)")
    }
  }
}
