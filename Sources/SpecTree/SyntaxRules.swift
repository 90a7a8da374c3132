public import SpecSource

extension Rule {
  /// Everything that keeps a file from being read, or makes it say something else than it seems to say.
  public static let syntaxRules: [Rule] = [
    duplicateKey
  ]

  static let duplicateKey = Rule("duplicate-key", .syntax, .error, "A mapping has the same key twice.")
}

extension Diagnostic {
  static func duplicateKey(_ name: String, isMerge: Bool, at place: Location, first: Location) -> Diagnostic {
    let message =
      isMerge
      ? "a second merge key '<<' in one mapping; merge several mappings with one list: '<<: [*first, *second]'"
      : "duplicate key '\(name)'"
    return Diagnostic(.duplicateKey, message, at: place, notes: [Note("first written here", at: first)])
  }
}
