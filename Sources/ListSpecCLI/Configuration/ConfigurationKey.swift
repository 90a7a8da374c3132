internal import ListLint
internal import SpecSource

/// The vocabulary of `.listspec.yaml`: what is read, what `schema config` and the reference say of it.
enum ConfigurationKey: String, CaseIterable {
  case extends
  case rules
  case failOn = "fail-on"
  case files
  case exclude
  case overrides
  case requireReason = "require-reason"
  case baseline

  /// What may be written.
  enum Kind {
    /// A path, or a list of paths.
    case paths
    /// A path.
    case path
    /// A map of rules to levels.
    case levels
    /// A list of patterns as in `.gitignore`.
    case patterns
    /// A list of maps with `files` and `rules`.
    case overrides
    /// A severity.
    case severity
    /// `true` or `false`.
    case flag
  }

  /// What may be written.
  var kind: Kind {
    switch self {
    case .extends: .paths
    case .rules: .levels
    case .failOn: .severity
    case .files, .exclude: .patterns
    case .overrides: .overrides
    case .requireReason: .flag
    case .baseline: .path
    }
  }

  /// One sentence about it.
  var summary: String {
    switch self {
    case .extends: "Other configurations that this one stands on; later ones count over earlier ones."
    case .rules: "What becomes of the findings of a rule, of a family of rules, or of all."
    case .failOn: "The severity from which on 'validate' ends with 1."
    case .files: "Which files in a folder count as lists, in place of those whose name or first key says so."
    case .exclude: "Files and folders that are not looked into."
    case .overrides: "Settings of rules for some files."
    case .requireReason: "Whether a remark that silences a rule must say why."
    case .baseline: "The file of findings that are known and do not count."
    }
  }

  /// The keys of an entry of `overrides`.
  static let ofOverrides: [ConfigurationKey] = [.files, .rules]
}
