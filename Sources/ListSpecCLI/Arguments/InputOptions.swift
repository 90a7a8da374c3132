internal import ListModel
internal import SpecSource
internal import SpecTree

/// The options of every command that reads specs.
struct InputOptions: Sendable {
  /// How the files are written; nil: by their names, else by their content.
  var format: SourceFormat?
  /// The name that reports give to standard input, and from whose folder it names files.
  var standardInputName: FilePath?
  /// The folder that specs may name files of; nil for the one that is found.
  var root: FilePath?
  /// Files whose data is laid over the specs'.
  var dataFiles: [FilePath] = []
  /// Values that are laid over everything.
  var settings: [Setting] = []
  /// The width of the list, in points.
  var width: Double?

  /// A value of `--set`.
  struct Setting: Sendable {
    let path: DataPath
    let value: String
  }

  static let table: [CommandOption<InputOptions>] = [
    .choice("input-format", nil, \.format, "how the input is written (default: by its name, else by its content)"),
    .path("stdin-name", nil, \.standardInputName, "PATH", "the name of standard input in reports"),
    .path(
      "root", nil, \.root, "DIR",
      "the folder that specs may name files of (default: that of the nearest .listspec.yaml or .git, else the spec's)"),
    .value("data", nil, "FILE", "lay the values of a file over the spec's 'data'; may be given several times") {
      (options, argument) throws(Failure) in options.dataFiles.append(argument.path)
    },
    .value("set", nil, "PATH=VALUE", "give one value of 'data', such as 'flags.beta=true'; may be given several times")
    {
      (options, argument) throws(Failure) in options.settings.append(try Setting(argument))
    },
    .value("width", nil, "POINTS", "the width of the list for expressions and pictures (default: 390)") {
      (options, argument) throws(Failure) in
      guard let width = Double(argument.text), width.isFinite, width > 0 else {
        throw Failure("'--width' is '\(argument.text)', expected a number of points above 0")
      }
      options.width = width
    },
  ]

  /// What reads the files.
  var loader: FileLoader {
    var loader = FileLoader()
    if let standardInputName { loader.standardInputName = standardInputName }
    return loader
  }
}

extension InputOptions.Setting {
  init(_ argument: Argument) throws(Failure) {
    let text = argument.text
    guard let sign = text.firstIndex(of: "="), let path = DataPath(text[..<sign]) else {
      throw Failure(
        "'--set' is '\(text)', expected a path and a value such as 'flags.beta=true' or 'people[0].name=Ada'")
    }
    self.path = path
    value = String(text[text.index(after: sign)...])
    if value.allSatisfy(\.isWhitespace) {
      throw Failure("'--set' gives '\(path)' no value; write '\(path)=null', or '\(path)=\"\"' for an empty text")
    }
  }
}
