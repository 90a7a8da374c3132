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
