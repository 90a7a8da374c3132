internal import ListDiff
internal import ListEdits
internal import ListRender
internal import SpecSource
internal import SpecTree

/// The edits that undo what edits did to a list, as a file of their own.
///
/// For the result as it was written they give back the very bytes. For any other text, such as one whose comments have
/// changed since, they are the difference of the two lists; that they make the one of the other is tried, not believed.
struct InverseEdits {
  /// The file.
  let text: EditFileText
  /// Why the file only gives back bytes; nil where its edits undo it in other texts as well.
  let obstacle: String?

  /// The edits that undo what was made of a document, by its place in the file.
  ///
  /// `edited` is what came of the file that `reading` is of, which was read under a path.
  init(
    of edited: EditedFile.Text, from reading: (tree: NodeTree, diagnostics: [Diagnostic]), document place: Int,
    at path: FilePath, _ inputs: SpecInputs
  ) {
    let base = reading.tree.source
    let exact =
      edited.base.bytes == base.bytes
      ? ExactPatch(undoing: edited.changes, of: base.bytes) : ExactPatch(from: edited.bytes, to: base.bytes)
    let document = edited.check.tree.documents.count > 1 ? place + 1 : nil
    switch Self.changes(from: edited.check, to: reading, place, at: path, inputs) {
    case .success(let changes):
      text = EditFileText(changes, exact, document: document)
      obstacle = nil
    case .failure(let found):
      text = EditFileText(nil, exact, document: document)
      obstacle = found.reason
    }
  }

  /// Writes the file, as JSON where its name says so.
  func write(to file: OutputFile) throws(Failure) {
    let format = SourceFormat(fileName: file.path.shown) ?? .yaml
    try file.write { text.write(as: format, to: &$0) }
  }

  /// Why no edits make the list what it was.
  private struct Obstacle: Error {
    let reason: String
  }

  /// What has to change in the result for it to be the list that it was.
  private static func changes(
    from result: SpecCheck, to base: (tree: NodeTree, diagnostics: [Diagnostic]), _ place: Int, at path: FilePath,
    _ inputs: SpecInputs
  ) -> Result<ListChanges, Obstacle> {
    let check = SpecCheck(base, at: path, inputs)
    if check.stopsCompiling { return .failure(Obstacle(reason: "the list had errors, which edits do not put back")) }
    let document = result.tree.documents[place]
    let before = check.list(of: check.tree.documents[place])
    let changes = result.list(of: document).changes(to: before)
    let trial = EditTrial(changes, of: document, in: result.tree, at: path, inputs)
    if let undone = trial.result, isSame(undone, check, place) { return .success(changes) }
    return .failure(Obstacle(reason: trial.fault ?? "no edits make it the list that it was"))
  }

  /// Whether a document of two files is the same list. Nearly always it is the same values as well, which is seen faster.
  private static func isSame(_ one: SpecCheck, _ other: SpecCheck, _ place: Int) -> Bool {
    let document = one.tree.documents[place]
    let twin = other.tree.documents[place]
    return TreeComparison.difference(one.tree, document.root, other.tree, twin.root) == nil
      || one.list(of: document).changes(to: other.list(of: twin)).isEmpty
  }
}
