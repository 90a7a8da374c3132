internal import ListRender

/// The options of every command that writes a result.
struct OutputOptions: Sendable {
  /// The file that the result goes to; nil for standard output.
  var file: FilePath?
  var color = ColorChoice.auto
  var isQuiet = false

  static let table: [CommandOption<OutputOptions>] = [
    .value("output", "o", "FILE", "write the result to FILE, as a whole or not at all") {
      (options, argument) throws(Failure) in
      options.file = argument.path.isDash ? nil : argument.path
    },
    .choice("color", nil, \.color, "when to use colours (default: auto)"),
    .flag("quiet", "q", \.isQuiet, "print no summary"),
  ]

  /// Writes a text as the result.
  func write(_ text: String, _ console: inout Console) throws(Failure) -> ExitStatus {
    if let file {
      try OutputFile(path: file, disk: console.disk).write { $0.append(text) }
    } else {
      try console.write { $0.append(text) }
    }
    return .success
  }
}
