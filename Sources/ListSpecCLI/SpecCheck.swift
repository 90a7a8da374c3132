internal import ListEdits
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
  /// Whether the file could be read without an error.
  let canBeRead: Bool
  /// How many findings remarks in the files have silenced.
  let suppressed: Int
  /// Whether something in the file may read the data that the command line gives, or it gives none.
  let readsGivenData: Bool
  /// Whether an error leaves nothing to render or to compare: the file cannot be read, or is not of the language.
  let stopsCompiling: Bool
  /// The lists of the documents, in order; none where the file cannot be read.
  private let lists: [CompiledList]

  /// Checks a file that was read under a path.
  ///
  /// - Parameters:
  ///   - filter: Says which findings count.
  ///   - takesEdits: Whether a document of edits is checked as such; else it is none of a list.
  ///   - threshold: The severity from which on a finding fails the run.
  ///   - partsGroups: Whether what a rule says of several rows in one finding is a finding of each.
  init(
    _ source: SourceFile, at path: FilePath, _ inputs: SpecInputs, _ filter: FindingFilter = FindingFilter(),
    takesEdits: Bool = false, failingFrom threshold: Severity = .error, partsGroups: Bool = false
  ) {
    self.init(
      SpecReader.read(source, as: inputs.format), at: path, inputs, filter, takesEdits: takesEdits,
      failingFrom: threshold, partsGroups: partsGroups)
  }

  /// The same for a file that has been read: its tree, and what was found in its text.
  init(
    _ reading: (tree: NodeTree, diagnostics: [Diagnostic]), at path: FilePath, _ inputs: SpecInputs,
    _ filter: FindingFilter = FindingFilter(), takesEdits: Bool = false, failingFrom threshold: Severity = .error,
    partsGroups: Bool = false
  ) {
    let (tree, syntax) = reading
    canBeRead = tree.isComplete && !syntax.contains { $0.severity == .error }
    // What is wrong with the text of a file of another kind is no concern of this tool.
    let foreign = syntax.isEmpty ? nil : ForeignFile.finding(in: tree)
    var findings = DiagnosticBag(foreign.map { [$0] } ?? syntax)
    var sources = [tree.source]
    let isReadable = tree.isComplete && foreign == nil
    let remarks = FileRemarks(of: tree)
    lists =
      isReadable ? Self.lists(in: tree, at: path, inputs, remarks, takesEdits, partsGroups, &findings, &sources) : []
    self.tree = tree
    readsGivenData = inputs.areRead(by: tree)
    stopsCompiling = findings.stopsCompiling || !tree.isComplete
    let filtered = filter.filter(findings, remarks, sources)
    report = FileReport(filtered.findings, in: sources, tree: tree, failingFrom: threshold)
    suppressed = filtered.suppressed
  }

  /// The list of a document of a file that can be read.
  func list(of document: NodeTree.Document) -> CompiledList {
    let place = tree.documents.firstIndex { $0.root == document.root }
    return lists[place ?? 0]
  }

  /// The lists of a file, with the findings of the floors above the reader about all of them.
  private static func lists(
    in tree: NodeTree, at path: FilePath, _ inputs: SpecInputs, _ remarks: FileRemarks, _ takesEdits: Bool,
    _ partsGroups: Bool,
    _ findings: inout DiagnosticBag, _ sources: inout [SourceFile]
  ) -> [CompiledList] {
    tree.withView { view in
      tree.documents.compactMap { document in
        if takesEdits, EditScript.isEdits(document, in: view) {
          let script = EditScript(document, of: tree, in: view)
          findings.add(contentsOf: script.diagnostics + script.idle + script.remarks)
          findings.add(contentsOf: script.refused(of: tree, in: view))
          return nil
        }
        if ExtendedSpec.isExtended(document, in: view) {
          return extended(document, of: tree, in: view, at: path, inputs, partsGroups, &findings, &sources)
        }
        return CompiledList(document, of: tree, in: view, remarks, partsGroups: partsGroups, &findings) {
          inputs.expand(document, of: tree, in: view, at: path, &sources)
        }
      }
    }
  }

  /// The list of a document that extends another file; nil where a finding says why there is none.
  private static func extended(
    _ document: NodeTree.Document, of tree: NodeTree, in view: TreeView, at path: FilePath, _ inputs: SpecInputs,
    _ partsGroups: Bool, _ findings: inout DiagnosticBag, _ sources: inout [SourceFile]
  ) -> CompiledList? {
    var found = findings
    let list = inputs.withExpansion(of: &sources, at: path) { given -> CompiledList? in
      let spec = ExtendedSpec(document, of: tree, in: view, given)
      found.add(contentsOf: spec.diagnostics)
      guard let tree = spec.tree else { return nil }
      var compiled = DiagnosticBag()
      let list = tree.withView { view in
        CompiledList(tree.documents[0], of: tree, in: view, FileRemarks(), partsGroups: partsGroups, &compiled) {
          ListExpander.expand(tree.documents[0], of: tree, in: view, given)
        }
      }
      // A fix speaks of a text that stands as a whole in no file.
      found.add(contentsOf: compiled.inOrder().map(\.withoutFixes))
      return list
    }
    findings = found
    return list
  }
}
