internal import ListRender
internal import SpecSource

/// The options of every command that writes a result.
struct OutputOptions: Sendable {
  /// The file that the result goes to; nil for standard output.
  var file: FilePath?
  var color = ColorChoice.auto
  var isQuiet = false

  /// The options of a command that has no summary to leave out.
  static let table = table(quiet: "show no warnings")

  /// The options, with what `--quiet` leaves out in a command.
  static func table(quiet: String) -> [CommandOption<OutputOptions>] {
    [
      .value("output", "o", "FILE", "write the result to FILE, as a whole or not at all") {
        (options, argument) throws(Failure) in
        options.file = argument.path.isDash ? nil : argument.path
      },
      .choice("color", nil, \.color, "when to use colours (default: auto)"),
      .flag("quiet", "q", \.isQuiet, quiet),
    ]
  }

  /// Shows findings on standard error; `--quiet` leaves out what stops nothing.
  func show(_ report: FileReport, in console: inout Console) {
    console.show(isQuiet ? report.only { $0.severity == .error } : report, color)
  }

  /// Writes the result to the file, as a whole, or to standard output. `first` is done before; where it fails, nothing is
  /// written.
  func write(
    _ console: inout Console, first: () throws(Failure) -> Void = {}, _ body: (inout ByteBuffer) -> Void
  ) throws(Failure) {
    if let file {
      try OutputFile(path: file, disk: console.disk).write(first: first, body)
    } else {
      try first()
      try console.write(body)
    }
  }

  /// How text is laid out where the result goes: a file is neither coloured nor cut.
  func style(in console: Console) -> TextStyle {
    file == nil ? console.style(of: console.output, color) : TextStyle()
  }
}
