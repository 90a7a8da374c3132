/// Completions for bash: one function that looks at the command and the word before.
enum BashScript {
  static var text: String {
    let commands = Subcommands.all.map { $0.name }.joined(separator: " ")
    return """
      # Completions of listspec for bash: source this file, or put it where bash-completion finds it.
      _listspec() {
        local current="${COMP_WORDS[COMP_CWORD]}" previous="${COMP_WORDS[COMP_CWORD-1]}" command="${COMP_WORDS[1]}"
        COMPREPLY=()
        if [ "$COMP_CWORD" -eq 1 ]; then
          COMPREPLY=($(compgen -W '\(commands) --help --version' -- "$current"))
          return
        fi
        # bash takes an equals sign for a word of its own.
        if [ "$current" = = ]; then
          current=''
        elif [ "$previous" = = ]; then
          previous="${COMP_WORDS[COMP_CWORD-2]}"
        fi
        case "$command" in
      \(Subcommands.all.map(branch).joined(separator: "\n"))
        esac
      }
      complete -o filenames -F _listspec listspec

      """
  }

  private static func branch(of command: any Subcommand.Type) -> String {
    let options = command.optionDescriptions
    var lines = ["    \(command.name))", "      case \"$previous\" in"]
    for option in options {
      guard let value = option.value else { continue }
      let reply =
        if !value.choices.isEmpty {
          "COMPREPLY=($(compgen -W '\(value.choices.joined(separator: " "))' -- \"$current\")); return"
        } else if value.isPath {
          "COMPREPLY=($(compgen -f -- \"$current\")); return"
        } else {
          "return"
        }
      // A value that need not be there is written behind an equals sign.
      let words = option.takesWord ? option.words : option.words.filter { $0.hasPrefix("--") }
      lines.append("        \(words.joined(separator: "|"))) \(reply) ;;")
    }
    lines.append("      esac")
    let words = options.flatMap(\.words).joined(separator: " ")
    lines.append(
      "      if [[ \"$current\" == -* ]]; then COMPREPLY=($(compgen -W '\(words)' -- \"$current\")); return; fi")
    let operands = command.operandWords
    if !operands.isEmpty {
      lines.append("      COMPREPLY=($(compgen -W '\(operands.joined(separator: " "))' -- \"$current\"))")
    }
    if command.takesPaths { lines.append("      COMPREPLY+=($(compgen -f -- \"$current\"))") }
    return (lines + ["      ;;"]).joined(separator: "\n")
  }
}
