internal import ListLint
internal import SpecSource

/// How a project wants its lists checked: what its `.listspec.yaml` says, with what that extends.
struct Configuration: Sendable {
  /// Where a setting was made.
  struct Origin: Sendable, Equatable {
    /// The file, as it was found.
    let file: String
    /// From 1.
    let line: Int
    /// From 1, in Unicode scalars.
    let column: Int

    var shown: String { "\(file):\(line):\(column)" }
  }

  /// A value with the place that set it.
  struct Setting<Value: Sendable>: Sendable {
    let value: Value
    let origin: Origin
  }

  /// The rules of some files.
  struct Override: Sendable {
    var files: [Setting<String>] = []
    var rules: [Setting<RuleSettings.Entry>] = []
  }

  /// The name of the file that is looked for.
  static let fileName = ".listspec.yaml"
  /// A name that is easily taken for it.
  static let otherName = ".listspec.yml"

  /// The folder that its paths and patterns begin in, its links followed; empty where there is no file.
  var folder = FilePath("")
  /// The file; nil where there is none.
  var file: FilePath?
  var rules: [Setting<RuleSettings.Entry>] = []
  var overrides: [Override] = []
  /// Files and folders that are not looked into.
  var exclude: [Setting<String>] = []
  /// The files that count as lists in a folder; nil for those whose name or root key says so.
  var files: [Setting<String>]?
  /// From which severity on `validate` fails.
  var failOn: Setting<Severity>?
  /// Whether remarks that silence must say why.
  var requiresReason: Setting<Bool>?
  /// The file of findings that are known and do not count.
  var baseline: Setting<FilePath>?

  /// What holds where nothing is said.
  static let usual = Configuration()

  /// The settings of the rules for a file, given by the names from the folder on.
  func ruleSettings(for names: [[UInt8]]) -> RuleSettings { RuleSettings(entries(for: names).map(\.value)) }

  /// The lines that decide about the rules of a file, later ones over earlier ones.
  func entries(for names: [[UInt8]]) -> [Setting<RuleSettings.Entry>] {
    var entries = rules
    for override in overrides where Self.match(override.files, names) { entries += override.rules }
    return entries
  }

  /// Whether a file or folder is left out.
  func excludes(_ names: [[UInt8]], isFolder: Bool) -> Bool {
    Self.decides(exclude, names, isFolder: isFolder)
  }

  /// Whether a file counts as a list by its name; nil where nothing is said about names.
  func counts(_ names: [[UInt8]]) -> Bool? {
    files.map { Self.decides($0, names, isFolder: false) }
  }

  /// Whether the last pattern that matches is one that takes in.
  private static func decides(_ patterns: [Setting<String>], _ names: [[UInt8]], isFolder: Bool) -> Bool {
    for setting in patterns.reversed() {
      for pattern in PathPattern.patterns(of: setting.value) where pattern.matches(names[...], isFolder: isFolder) {
        return !pattern.isNegated
      }
    }
    return false
  }

  private static func match(_ patterns: [Setting<String>], _ names: [[UInt8]]) -> Bool {
    for setting in patterns.reversed() {
      for pattern in PathPattern.patterns(of: setting.value) where pattern.covers(names) { return !pattern.isNegated }
    }
    return false
  }
}
