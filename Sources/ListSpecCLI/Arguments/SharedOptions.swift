internal import SpecTree

/// The options of every command that reads specs.
struct InputOptions: Sendable {
  /// How the files are written; nil: by their names, else by their content.
  var format: SourceFormat?
  /// The name that reports give to standard input.
  var standardInputName: FilePath?

  static let table: [CommandOption<InputOptions>] = [
    .choice("input-format", nil, \.format, "how the input is written (default: by its name, else by its content)"),
    .path("stdin-name", nil, \.standardInputName, "PATH", "the name of standard input in reports"),
  ]

  /// What reads the files.
  var loader: FileLoader {
    var loader = FileLoader()
    if let standardInputName { loader.standardInputName = standardInputName }
    return loader
  }
}

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
