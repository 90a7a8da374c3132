internal import ListDiff
internal import ListEdits
internal import ListModel
internal import ListRender
internal import SpecSource
internal import SpecTree

/// A file with its lists as they are written, and nothing that other files say: what is merged.
///
/// What a list includes or extends may be merged at the same time, so that no version of it fits all three sides.
struct WrittenFile: Sendable {
  /// The file as a tree.
  let tree: NodeTree
  /// What keeps it from being read as lists.
  let report: FileReport
  /// Whether an error leaves nothing to be merged.
  let stopsCompiling: Bool
  /// By document: its list; nil for one that extends another file, and is none on its own.
  private let lists: [ListSpec?]

  /// Reads a file.
  init(_ source: SourceFile, as format: SourceFormat?) {
    let (tree, syntax) = SpecReader.read(source, as: format)
    var findings = DiagnosticBag(syntax)
    self.tree = tree
    lists =
      !tree.isComplete
      ? []
      : tree.withView { view in
        tree.documents.map { document in
          if ExtendedSpec.isExtended(document, in: view) { return nil }
          let (spec, faults) = SpecBuilder.build(document, of: tree, in: view)
          findings.add(faults)
          return spec
        }
      }
    stopsCompiling = findings.stopsCompiling || !tree.isComplete
    report = FileReport(findings, in: [source])
  }

  /// Whether a document extends another file.
  func isExtended(_ place: Int) -> Bool { lists[place] == nil }

  /// Calls `body` with the list of a document, given by its place, to be compared; nil for one that extends another file.
  func withList<Result>(_ place: Int, _ body: (ComparedSpec) -> Result) -> Result? {
    guard let list = lists[place] else { return nil }
    return tree.withView { body(ComparedSpec(list, in: $0)) }
  }
}
