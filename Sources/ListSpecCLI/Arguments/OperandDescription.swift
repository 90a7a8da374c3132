/// A word of a command line that is not an option, or several of a kind.
struct OperandDescription: Sendable {
  /// How often it may stand there.
  enum Count: Sendable {
    case one
    case optional
    /// One or more; only the last of a command's operands.
    case many
  }

  /// Its name in help, in capitals.
  let placeholder: String
  /// How often it may stand there.
  let count: Count
  /// What it is: lower case, no full stop.
  let summary: String
  /// What it may be, where that is a fixed set; empty for paths and free words.
  let choices: @Sendable () -> [String]

  /// A word of a command line.
  init(
    _ placeholder: String, _ count: Count, _ summary: String, choices: @escaping @Sendable () -> [String] = { [] }
  ) {
    self.placeholder = placeholder
    self.count = count
    self.summary = summary
    self.choices = choices
  }

  /// `FILE`, `PATH…`, `[COMMAND]`.
  var usage: String {
    switch count {
    case .one: placeholder
    case .optional: "[\(placeholder)]"
    case .many: "\(placeholder)…"
    }
  }
}

extension [OperandDescription] {
  /// All of them as the usage line has them: `FILE ADDRESS [PROPERTY]`.
  var usage: String { map(\.usage).joined(separator: " ") }

  /// The one that is missing when there are only so many words.
  func missing(from words: Int) -> OperandDescription? {
    dropFirst(words).first { $0.count != .optional }
  }

  /// The most words that there may be; nil for any number.
  var mostWords: Int? {
    contains { $0.count == .many } ? nil : count
  }
}
