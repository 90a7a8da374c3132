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

  /// Checks a file; the format follows its name, else its content, unless given.
  init(_ source: SourceFile, as format: SourceFormat?) {
    let (tree, syntax) = SpecReader.read(source, as: format)
    var findings = DiagnosticBag(syntax)
    if tree.isComplete { findings.add(Self.findings(in: tree)) }
    self.tree = tree
    report = FileReport(findings, in: [source])
    stopsCompiling = findings.stopsCompiling || !tree.isComplete
  }

  /// The findings of the floors above the reader about all documents of a file.
  private static func findings(in tree: NodeTree) -> DiagnosticBag {
    tree.withView { view in
      var findings = DiagnosticBag()
      for document in tree.documents {
        let (spec, faults) = SpecBuilder.build(document, of: tree, in: view)
        findings.add(faults)
        findings.add(ListLinter.findings(in: spec, view))
      }
      return findings
    }
  }
}
