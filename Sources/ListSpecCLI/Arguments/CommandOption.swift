internal import SpecSource

/// An entry of a command's table of options: what help says of it, and what it sets.
struct CommandOption<Command>: Sendable {
  /// What help, completions and usage errors need to know.
  let description: OptionDescription
  /// Sets the command's value. The argument is there exactly when the description has a value.
  let apply: @Sendable (inout Command, Argument) throws(Failure) -> Void

  /// Where a command keeps what an option sets.
  typealias Key<Value> = any WritableKeyPath<Command, Value> & Sendable

  // What is given to the functions below is made when it is asked for: a run reads the whole table to find the few
  // options that it has, and key paths and the words of help cost more than the rest of it.

  /// An option without a value.
  static func flag(
    _ name: String, _ short: Character? = nil, _ key: @autoclosure @escaping @Sendable () -> Key<Bool>,
    _ summary: @autoclosure @escaping @Sendable () -> String
  ) -> CommandOption {
    CommandOption(description: OptionDescription(name: name, short: short, value: nil, summary: summary())) {
      (command, _) throws(Failure) in command[keyPath: key()] = true
    }
  }

  /// An option with a value that `set` reads.
  static func value(
    _ name: String, _ short: Character? = nil, _ placeholder: @autoclosure @escaping @Sendable () -> String,
    choices: @autoclosure @escaping @Sendable () -> [String] = [],
    _ summary: @autoclosure @escaping @Sendable () -> String,
    set: @escaping @Sendable (inout Command, Argument) throws(Failure) -> Void
  ) -> CommandOption {
    let value = OptionDescription.Value(placeholder: placeholder(), choices: choices())
    return CommandOption(
      description: OptionDescription(name: name, short: short, value: value, summary: summary()), apply: set)
  }

  /// An option whose value is a path.
  static func path(
    _ name: String, _ short: Character? = nil, _ key: @autoclosure @escaping @Sendable () -> Key<FilePath?>,
    _ placeholder: String, _ summary: @autoclosure @escaping @Sendable () -> String
  ) -> CommandOption {
    value(name, short, placeholder, summary()) { (command, argument) throws(Failure) in
      command[keyPath: key()] = argument.path
    }
  }

  /// An option whose value is one of an enum's.
  static func choice<Choice: RawRepresentable<String> & CaseIterable & Sendable>(
    _ name: String, _ short: Character? = nil, _ key: @autoclosure @escaping @Sendable () -> Key<Choice>,
    _ summary: @autoclosure @escaping @Sendable () -> String
  ) -> CommandOption {
    choice(name, short, Choice.self, summary()) { $0[keyPath: key()] = $1 }
  }

  /// An option whose value is one of an enum's, and nil if it is not given.
  static func choice<Choice: RawRepresentable<String> & CaseIterable & Sendable>(
    _ name: String, _ short: Character? = nil, _ key: @autoclosure @escaping @Sendable () -> Key<Choice?>,
    _ summary: @autoclosure @escaping @Sendable () -> String
  ) -> CommandOption {
    choice(name, short, Choice.self, summary()) { $0[keyPath: key()] = $1 }
  }

  /// An option that may have a value behind `=`: one of an enum's, and `usual` where there is none.
  static func choice<Choice: RawRepresentable<String> & CaseIterable & Sendable>(
    _ name: String, _ key: @autoclosure @escaping @Sendable () -> Key<Choice?>, or usual: Choice,
    _ summary: @autoclosure @escaping @Sendable () -> String
  ) -> CommandOption {
    choice(name, nil, Choice.self, usual: usual.rawValue, summary()) { $0[keyPath: key()] = $1 }
  }

  private static func choice<Choice: RawRepresentable<String> & CaseIterable & Sendable>(
    _ name: String, _ short: Character?, _: Choice.Type, usual: String? = nil,
    _ summary: @autoclosure @escaping @Sendable () -> String,
    set: @escaping @Sendable (inout Command, Choice) -> Void
  ) -> CommandOption {
    let choices: @Sendable () -> [String] = { Choice.allCases.map(\.rawValue) }
    let value = OptionDescription.Value(
      placeholder: choices().joined(separator: "|"), choices: choices(), usual: usual)
    return CommandOption(description: OptionDescription(name: name, short: short, value: value, summary: summary())) {
      (command, argument) throws(Failure) in
      guard let choice = Choice(rawValue: argument.text) else {
        throw .unknownValue(argument.text, of: name, choices())
      }
      set(&command, choice)
    }
  }

  /// The same option in the table of a command that holds this one's values under a key.
  func within<Outer>(
    _ key: @autoclosure @escaping @Sendable () -> any WritableKeyPath<Outer, Command> & Sendable
  ) -> CommandOption<Outer> {
    let apply = apply
    return CommandOption<Outer>(description: description) { (outer, argument) throws(Failure) in
      try apply(&outer[keyPath: key()], argument)
    }
  }
}

/// What there is to know about an option without its command.
struct OptionDescription: Sendable {
  /// What stands behind an option.
  struct Value: Sendable {
    private let makePlaceholder: @Sendable () -> String
    private let makeChoices: @Sendable () -> [String]
    /// What it is where the option stands alone; nil where it has to be there.
    let usual: String?

    /// A value; its words are made when they are asked for.
    init(
      placeholder: @autoclosure @escaping @Sendable () -> String,
      choices: @autoclosure @escaping @Sendable () -> [String],
      usual: String? = nil
    ) {
      makePlaceholder = placeholder
      makeChoices = choices
      self.usual = usual
    }

    /// Its name in help, in capitals; choices separated by `|`.
    var placeholder: String { makePlaceholder() }
    /// What it may be; empty if that is not a fixed set.
    var choices: [String] { makeChoices() }
  }

  /// The name without the two dashes.
  let name: String
  /// The letter for one dash.
  let short: Character?
  /// Its value, if it has one.
  let value: Value?
  private let makeSummary: @Sendable () -> String

  /// An option; what help says of it is made when it is asked for.
  init(name: String, short: Character?, value: Value?, summary: @autoclosure @escaping @Sendable () -> String) {
    self.name = name
    self.short = short
    self.value = value
    makeSummary = summary
  }

  /// What it does: lower case, no full stop.
  var summary: String { makeSummary() }

  /// Every command has it; it is not in the tables, because it ends the reading of arguments.
  static let help = OptionDescription(name: "help", short: "h", value: nil, summary: "show this page")

  /// How it is written: `-o, --output FILE`.
  var usage: String {
    let letter = short.map { "-\($0), " } ?? "    "
    guard let value else { return "\(letter)--\(name)" }
    return "\(letter)--\(name)" + (value.usual == nil ? " \(value.placeholder)" : "[=\(value.placeholder)]")
  }
}

extension Failure {
  /// A value that is none of those an option takes.
  static func unknownValue(_ value: String, of option: String, _ choices: [String]) -> Failure {
    Failure(
      "'--\(option)' is '\(value)', expected \(choices.listed())\(Spelling.suggestion(for: value, in: choices))")
  }
}

extension [String] {
  /// The texts as a sentence lists them: `a, b or c`.
  func listed() -> String {
    guard count > 1, let last else { return joined() }
    return "\(dropLast().joined(separator: ", ")) or \(last)"
  }
}

extension Spelling {
  /// The end of a message about a word that is not known: `; did you mean 'height'?`, or nothing.
  static func suggestion(for word: String, in candidates: some Sequence<String>) -> String {
    (nearest(to: word, in: candidates) ?? shortFor(word, in: Array(candidates))).map { "; did you mean '\($0)'?" } ?? ""
  }
}
