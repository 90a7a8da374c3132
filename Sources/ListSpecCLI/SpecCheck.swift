internal import ListLint
internal import ListModel
internal import ListRender
internal import SpecSource
internal import SpecTree

/// Runs the floors over one file: reads it, and finds all there is to find.
///
/// The one place where a command meets the stages; a pure function, so that files can be checked side by side.
struct SpecCheck {
  /// The file as a tree.
  let tree: NodeTree
  /// What was found.
  let report: FileReport
  /// Whether an error leaves nothing to render or to compare: the file cannot be read, or is not of the language.
  let stopsCompiling: Bool
  /// The lists of the documents, in order; none where the file cannot be read.
  private let specs: [ListSpec]

  /// Checks a file; the format follows its name, else its content, unless given.
  init(_ source: SourceFile, as format: SourceFormat?) {
    let (tree, syntax) = SpecReader.read(source, as: format)
    var findings = DiagnosticBag(syntax)
    specs = tree.isComplete ? Self.specs(in: tree, &findings) : []
    self.tree = tree
    report = FileReport(findings, in: [source])
    stopsCompiling = findings.stopsCompiling || !tree.isComplete
  }

  /// The list of a document of a file that can be read.
  func spec(of document: NodeTree.Document) -> ListSpec {
    let place = tree.documents.firstIndex { $0.root == document.root }
    return specs[place ?? 0]
  }

  /// The lists of a file, with the findings of the floors above the reader about all of them.
  private static func specs(in tree: NodeTree, _ findings: inout DiagnosticBag) -> [ListSpec] {
    tree.withView { view in
      tree.documents.map { document in
        let (spec, faults) = SpecBuilder.build(document, of: tree, in: view)
        findings.add(faults)
        findings.add(ListLinter.findings(in: spec, view))
        return spec
      }
    }
  }
}
