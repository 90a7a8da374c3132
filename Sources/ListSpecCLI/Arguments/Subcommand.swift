internal import ListRender

/// A command of the program: one file each, one line in `Subcommands.all`.
///
/// What it holds are the values of its options, with their defaults. Help, the reading of arguments, usage errors and
/// the answer to a misspelt name follow from its tables.
protocol Subcommand: Sendable {
  /// What the user types.
  static var name: String { get }
  /// One line of help: an order, lower case, no full stop.
  static var summary: String { get }
  /// The words behind it that are not options.
  static var operands: [OperandDescription] { get }
  /// Its options, in the order of the help page.
  static var options: [CommandOption<Self>] { get }
  /// What each exit status means, where it needs saying.
  static var exitStatuses: [(status: ExitStatus, meaning: String)] { get }
  /// Command lines to copy, each with what it does.
  static var examples: [(command: String, purpose: String)] { get }

  /// The command with all options as they are if nothing is said.
  init()

  /// The operands as the descriptions have them, where another program calls the command with words of its own;
  /// `environment` gives the variables of the run.
  mutating func arrange(_ operands: [Argument], _ environment: (String) -> String?) -> [Argument]

  /// Does it. `operands` are as many as the descriptions allow.
  func run(_ operands: [Argument], in console: inout Console) throws(Failure) -> ExitStatus
}

extension Subcommand {
  mutating func arrange(_ operands: [Argument], _ environment: (String) -> String?) -> [Argument] { operands }

  /// The options without what they set.
  static var optionDescriptions: [OptionDescription] { options.map(\.description) + [.help] }

  /// Reads the arguments behind the command's name and does it, or shows its help.
  static func run(_ arguments: [Argument], in console: inout Console) throws(Failure) -> ExitStatus {
    var reader = ArgumentReader<Self>(arguments)
    guard try reader.read(console.environment) else {
      let page = HelpPage(columns: console.columnsForHelp).page(of: Self.self)
      try console.write { $0.append(page) }
      return .success
    }
    return try reader.command.run(reader.operands, in: &console)
  }
}

/// All commands.
enum Subcommands {
  /// In the order of the help page.
  static let all: [any Subcommand.Type] = [
    Validate.self, Render.self, Apply.self, Diff.self, Merge.self, Explain.self, Rules.self, Schema.self, Config.self,
    Init.self,
    Completions.self, Man.self, Help.self,
  ]

  /// The command of a name.
  static func named(_ name: String) throws(Failure) -> any Subcommand.Type {
    if let command = all.first(where: { $0.name == name }) { return command }
    throw .unknownCommand(name)
  }
}
