internal import ListRender
internal import SpecSource

/// The program: picks the command and turns its result into an exit status.
public enum Program {
  /// What reports say they were made by.
  static let tool = Tool(name: "listspec", version: "0.1.0")

  /// Runs with the arguments and streams of the process, and ends it.
  public static func main() -> Never {
    ProcessCalls.prepare()
    var console = Console.process
    ProcessCalls.end(run(ProcessCalls.arguments, in: &console))
  }

  /// Runs a command line, which begins behind the program's name.
  public static func run(_ arguments: [Argument], in console: inout Console) -> ExitStatus {
    do {
      return try runCommand(arguments, in: &console)
    } catch {
      error.report(to: &console)
      return error.status
    }
  }

  private static func runCommand(_ arguments: [Argument], in console: inout Console) throws(Failure) -> ExitStatus {
    guard let first = arguments.first?.text else { return try Help().run([], in: &console) }
    switch first {
    case "-h", "--help": return try Help().run([], in: &console)
    case "--version":
      try console.write { $0.append("\(tool.name) \(tool.version)\n") }
      return .success
    case _ where first.hasPrefix("-") && first != "-": throw .misplacedOption(first)
    default: break
    }
    let rest = Array(arguments.dropFirst())
    return try Subcommands.named(first).run(rest, in: &console)
  }
}

extension Failure {
  /// A first word that is no command; it is never taken for a path.
  static func unknownCommand(_ name: String) -> Failure {
    let names = Subcommands.all.map { $0.name }
    let near = Spelling.suggestion(for: name, in: names)
    if name == "version" { return Failure("there is no command '\(name)'", hint: "as in 'listspec --version'") }
    let isPath = name.contains("/") || name.contains(".")
    return Failure(
      "there is no command '\(name)'\(near)",
      hint: near.isEmpty && isPath ? "to check a file: listspec validate '\(name)'" : "see 'listspec help'")
  }

  /// An option in front of the command.
  fileprivate static func misplacedOption(_ option: String) -> Failure {
    let name = String(option.drop { $0 == "-" }.prefix { $0 != "=" })
    let takers = Subcommands.all.filter { command in
      command.optionDescriptions.contains { $0.name == name || $0.short.map(String.init) == name }
    }
    if let command = takers.first {
      return Failure(
        "'\(option)' stands before a command, expected after it", hint: "as in 'listspec \(command.name) \(option) …'")
    }
    let isVersion = ["-v", "-V"].contains(option)
    let near =
      isVersion ? "; did you mean '--version'?" : Spelling.suggestion(for: option, in: ["--help", "--version"])
    return Failure("there is no option '\(option)'\(near)", hint: "see 'listspec help'")
  }
}
