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
}
