/// A shell for which completions are written.
enum Shell: String, CaseIterable, Sendable {
  case bash
  case zsh
  case fish

  /// The script that teaches the shell the program's commands, options and values, made from their tables.
  var script: String {
    switch self {
    case .bash: BashScript.text
    case .zsh: ZshScript.text
    case .fish: FishScript.text
    }
  }
}

extension OptionDescription.Value {
  /// Whether the value is a path.
  var isPath: Bool { choices.isEmpty && ["FILE", "DIR", "PATH"].contains(placeholder) }
}

extension OptionDescription {
  /// The words that it is written as: `--quiet`, `-q`.
  var words: [String] { ["--\(name)"] + (short.map { ["-\($0)"] } ?? []) }

  /// Whether the next word of the command line is its value.
  var takesWord: Bool { value.map { $0.usual == nil } ?? false }
}

extension Subcommand {
  /// What may stand for its operands, where that is a fixed set; empty for paths and free words.
  static var operandWords: [String] { operands.first?.choices() ?? [] }
  /// Whether its operands are paths.
  static var takesPaths: Bool { operands.contains { ["PATH", "FILE", "BASE", "OLD"].contains($0.placeholder) } }
}

/// The words of a shell script that could be taken for something else.
enum ShellQuoting {
  /// In single quotes, for bash and zsh.
  static func single(_ text: String) -> String { "'\(text.replacing("'", with: "'\\''"))'" }
  /// In single quotes, for fish.
  static func fish(_ text: String) -> String {
    "'\(text.replacing("\\", with: "\\\\").replacing("'", with: "\\'"))'"
  }
}
