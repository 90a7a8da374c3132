internal import SpecSource

/// A remark in a file that silences rules for a part of it.
///
/// `# listspec:ignore RULE -- reason` at the end of a line is about what begins on that line, alone on a line about the
/// section, the row or the key that follows; `# listspec:ignore-file RULE` about the whole file. A key
/// `x-listspec-ignore` is about the mapping that has it.
struct Suppression: Equatable {
  /// A rule that it names.
  struct Name: Equatable {
    /// As it is written.
    let id: String
    /// Where it is written.
    let range: SourceRange
  }

  /// The rules.
  let names: [Name]
  /// The findings that begin in these bytes are silenced.
  let scope: SourceRange
  /// The remark itself.
  let place: SourceRange
  /// What to take out to be rid of it.
  let removal: SourceRange
  /// Whether it says why.
  let hasReason: Bool

  /// The bytes of the scope; an empty one is about what begins there.
  var covered: SourceRange { SourceRange(scope.start, max(scope.end, scope.start + 1)) }
}
