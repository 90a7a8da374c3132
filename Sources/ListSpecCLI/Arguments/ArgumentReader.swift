internal import SpecSource

/// Reads the arguments of a command by its tables.
///
/// Options and operands come in any order: `--name value`, `--name=value`, `-n value`, `-nvalue`, letters of options
/// without a value together (`-qh`); `-` is an operand, and everything behind `--` is.
struct ArgumentReader<Command: Subcommand> {
  /// The command with what the options said.
  private(set) var command = Command()
  /// The words that are not options.
  private(set) var operands: [Argument] = []
  private var rest: ArraySlice<Argument>

  init(_ arguments: [Argument]) { rest = arguments[...] }

  /// Reads all; false if help was asked for. `environment` gives the variables of the run.
  mutating func read(_ environment: (String) -> String? = { _ in nil }) throws(Failure) -> Bool {
    let dash = UInt8(ascii: "-")
    while let argument = rest.popFirst() {
      let bytes = argument.bytes
      if bytes == [dash, dash] {
        operands += rest
        break
      } else if bytes.starts(with: [dash, dash]) {
        guard try readLong(bytes.dropFirst(2)) else { return false }
      } else if bytes.count > 1, bytes.first == dash {
        guard try readShort(bytes.dropFirst()) else { return false }
      } else {
        operands.append(argument)
      }
    }
    operands = command.arrange(operands, environment)
    try checkOperands()
    return true
  }

  private mutating func readLong(_ word: ArraySlice<UInt8>) throws(Failure) -> Bool {
    let equals = word.firstIndex(of: UInt8(ascii: "="))
    let name = String(decoding: word[..<(equals ?? word.endIndex)], as: UTF8.self)
    if name == OptionDescription.help.name { return false }
    guard let option = Command.options.first(where: { $0.description.name == name }) else {
      throw unknown("--\(name)", near: Spelling.nearest(to: name, in: names).map { "--\($0)" })
    }
    try apply(option, as: "--\(name)", attached: equals.map { Argument(word[($0 + 1)...]) })
    return true
  }

  private mutating func readShort(_ letters: ArraySlice<UInt8>) throws(Failure) -> Bool {
    var letters = letters
    while let byte = letters.popFirst() {
      let letter = Character(Unicode.Scalar(byte))
      if letter == OptionDescription.help.short { return false }
      guard let option = Command.options.first(where: { $0.description.short == letter }) else {
        let text = String(decoding: [byte] + letters.prefix { $0 & 0xC0 == 0x80 }, as: UTF8.self)
        throw unknown("-\(text)", near: nil)
      }
      if option.description.value == nil {
        try apply(option, as: "-\(letter)", attached: nil)
      } else {
        try apply(option, as: "-\(letter)", attached: letters.isEmpty ? nil : Argument(letters))
        return true
      }
    }
    return true
  }

  private mutating func apply(
    _ option: CommandOption<Command>, as written: String, attached: Argument?
  ) throws(Failure) {
    switch (option.description.value, attached) {
    case (nil, nil): try option.apply(&command, Argument(""))
    case (nil, .some): throw usageError("'\(written)' takes no value")
    case (.some, .some(let value)): try option.apply(&command, value)
    case (.some(let value), nil):
      if let usual = value.usual { return try option.apply(&command, Argument(usual)) }
      // The next option is not meant as the value of this one.
      guard let next = rest.first, !isOption(next) else {
        let expected = value.choices.isEmpty ? value.placeholder : value.choices.listed()
        throw usageError("'\(written)' needs a value: \(expected)")
      }
      rest.removeFirst()
      try option.apply(&command, next)
    }
  }

  private func isOption(_ argument: Argument) -> Bool {
    let text = argument.text
    if text.hasPrefix("--") {
      let name = String(text.dropFirst(2).prefix { $0 != "=" })
      return name.isEmpty || names.contains(name)
    }
    guard text.count == 2, text.first == "-" else { return false }
    return Command.optionDescriptions.contains { $0.short == text.last }
  }

  private var names: [String] { Command.optionDescriptions.map(\.name) }

  private func checkOperands() throws(Failure) {
    let expected = Command.operands
    if let missing = expected.missing(from: operands.count) {
      throw usageError("'\(Command.name)' is missing its \(missing.placeholder): \(missing.summary)")
    }
    if let most = expected.mostWords, operands.count > most {
      let taken = most == 0 ? "no more than options" : expected.usage
      throw usageError("'\(Command.name)' takes \(taken), found '\(operands[most].text)' besides")
    }
  }

  private func unknown(_ option: String, near: String?) -> Failure {
    usageError("'\(Command.name)' has no option '\(option)'" + (near.map { "; did you mean '\($0)'?" } ?? ""))
  }

  private func usageError(_ message: String) -> Failure {
    Failure(message, hint: "see 'listspec help \(Command.name)'")
  }
}
