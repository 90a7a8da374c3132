internal import SpecSource
internal import SpecTree

/// Makes the fixes that take something out of a file: through a draft of its text, so that lines and comments go along and
/// commas stay right.
///
/// A file with many faults of this kind is not mended one by one: what is left gets its fix when the file is read again.
struct RemovalFixes {
  /// The file as it was read; nil where a list stands as a whole in no file.
  private let tree: NodeTree?
  private var count = 0

  init(_ tree: NodeTree?) { self.tree = tree }

  /// The fix that takes out an item or a key; none where it is not clear what else that would change.
  mutating func fix(_ title: String, _ safety: Fix.Safety, removing entry: NodeID) -> [Fix] {
    guard let tree, tree.allowsRemoval(after: count) else { return [] }
    count += 1
    let edits = tree.edits(removing: entry)
    return edits.isEmpty ? [] : [Fix(title, safety, edits)]
  }
}
