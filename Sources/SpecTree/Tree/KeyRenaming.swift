public import SpecSource

extension TreeView {
  /// The fix that gives a key another name, in quotes where it stands in them, as every key of JSON does.
  public func renaming(_ key: NodeID, to name: String) -> Fix {
    let isQuoted = style(of: key) == .doubleQuoted
    return Fix("rename to '\(name)'", .safe, [TextEdit(range(of: key), isQuoted ? "\"\(name)\"" : name)])
  }
}
