internal import ListDiff
internal import ListEdits
internal import ListRender
internal import SpecSource
internal import SpecTree

/// What comes of a list when its difference from another is applied to it as edits: tried, not believed.
struct EditTrial {
  /// The file with the edits done, read again; nil where they do not fit.
  let result: SpecCheck?
  /// Why they do not fit; nil where they do, or where nothing says why.
  let fault: String?

  /// Applies changes to a document of a file that was read under a path.
  init(
    _ changes: ListChanges, of document: NodeTree.Document, in tree: NodeTree, at path: FilePath, _ inputs: SpecInputs
  ) {
    var edits = ByteBuffer()
    EditFileText(changes).write(as: .yaml, to: &edits)
    let file = SourceFile(name: "edits.yaml", id: FileID(1), bytes: edits.bytes)
    let trial = try? EditedFile(document, of: tree, at: path, edits: [file], .strict, unrolls: false, inputs)
    result = trial?.text?.check
    fault = trial?.report.findings.first { $0.severity == .error }?.message
  }
}
