internal import ListEdits
internal import ListRender
internal import SpecSource
internal import SpecTree

/// A file after edits: its new bytes, or why there are none.
///
/// All or nothing: the edits fit, the text that they make reads back to what they mean, and the list in it is of the
/// language, or there is nothing to be written.
struct EditedFile {
  /// The new text; nil when a finding refuses it.
  let text: Text?
  /// What was found, at the places where the user wrote it.
  let report: FileReport
  /// Whether the file or an edit may read the data that the command line gives, or it gives none.
  let readsGivenData: Bool

  /// A text that edits made.
  struct Text {
    /// Its bytes.
    let bytes: [UInt8]
    /// What was found in it, read again.
    let check: SpecCheck
    /// What was edited: the file, or what a file of edits gave back of it.
    let base: SourceFile
    /// What makes the bytes of those of `base`, in order.
    let changes: [TextEdit]
  }

  /// Applies files of edits, one after the other, to a document of a file that was read under a path.
  ///
  /// - Parameter edits: The files, with the ids from 1 on.
  init(
    _ document: NodeTree.Document, of tree: NodeTree, at path: FilePath, edits: [SourceFile],
    _ compatibility: EditRunner.Compatibility, unrolls: Bool, _ inputs: SpecInputs
  ) throws(Failure) {
    var work = EditWork(document, of: tree, at: path, edits: edits, inputs)
    work.apply(compatibility, unrolls: unrolls)
    text = try work.finish()
    report = FileReport(work.findings, in: work.sources)
    readsGivenData = ([tree] + work.scripts).contains { inputs.areRead(by: $0) }
  }
}

/// The work of applying edits: what there is so far.
private struct EditWork {
  let tree: NodeTree
  let document: NodeTree.Document
  let path: FilePath
  let edits: [SourceFile]
  let inputs: SpecInputs
  var draft: TreeDraft
  /// The files of edits as they were read.
  var scripts: [NodeTree] = []
  var findings = DiagnosticBag()
  var sources: [SourceFile]

  init(
    _ document: NodeTree.Document, of tree: NodeTree, at path: FilePath, edits: [SourceFile], _ inputs: SpecInputs
  ) {
    self.tree = tree
    self.document = document
    self.path = path
    self.edits = edits
    self.inputs = inputs
    draft = TreeDraft(document, of: tree)
    sources = [tree.source] + edits
  }

  /// Applies the files, up to the first that has an error.
  mutating func apply(_ compatibility: EditRunner.Compatibility, unrolls: Bool) {
    var found: [Diagnostic] = []
    let edits = edits
    inputs.withExpansion(of: &sources, at: path) { given in
      var options = EditRunner.Options()
      options.compatibility = compatibility
      options.inputs = given
      options.format = inputs.format
      if unrolls { found += EditRunner.unroll(&draft, options).filter { $0.severity == .error } }
      if found.contains(where: { $0.severity == .error }) { return }
      for source in edits {
        let (tree, faults) = SpecReader.read(source)
        scripts.append(tree)
        let before = draft.base
        let findings = faults + EditRunner.apply(tree, to: &draft, options)
        if draft.base.bytes != before.bytes { found = found.forgettingPlaces(in: before.id) }
        found += findings
        if !tree.isComplete || found.contains(where: { $0.severity == .error }) { return }
      }
    }
    sources[0] = draft.base
    findings.add(contentsOf: found)
  }

  /// The new text, once it has been read again and checked; nil where there is none.
  mutating func finish() throws(Failure) -> EditedFile.Text? {
    guard !findings.stopsCompiling else {
      blameBase()
      return nil
    }
    let changes = draft.textEdits()
    let bytes = changes.applied(to: draft.base.bytes)
    let result = SourceFile(name: tree.source.name, bytes: bytes)
    let reading = draft.read(result, as: inputs.format, changes)
    // Whether it says what the edits mean and whether it is of the language are two questions for two cores.
    let (draft, tree) = (draft, reading.tree)
    let isSaid =
      bytes.count < Self.worthwhileBeside ? { draft.isSaid(by: tree) } : Threads.beside { draft.isSaid(by: tree) }
    let check = SpecCheck(reading, at: path, inputs)
    guard isSaid() else { throw misread }
    if check.stopsCompiling, blameBase() { return nil }
    add(check)
    return check.stopsCompiling
      ? nil : EditedFile.Text(bytes: bytes, check: check, base: draft.base, changes: changes)
  }

  /// Below this many bytes of a text starting a thread costs more than it saves.
  private static let worthwhileBeside = 1 << 20

  /// That the text does not say what the edits mean.
  private var misread: Failure {
    Failure(
      "internal fault: the edited text of '\(tree.source.name)' does not read back as what the edits mean",
      hint: "nothing was written; this is a fault of listspec and worth a report with the files")
  }

  /// The document of the result.
  private func place(in result: NodeTree) -> NodeTree.Document? {
    tree.documents.firstIndex { $0.root == document.root }.map { result.documents[$0] }
  }

  /// Reports what is wrong with the list as it was, if that is what stops everything.
  @discardableResult
  private mutating func blameBase() -> Bool {
    let check = SpecCheck(tree.source, at: path, inputs)
    guard check.stopsCompiling else { return false }
    findings = DiagnosticBag(check.report.findings)
    sources = check.report.sources
    return true
  }

  /// Adds what was found in the edited list: all of it where it stops everything, else what the edits brought.
  private mutating func add(_ check: SpecCheck) {
    guard let document = place(in: check.tree) else { return }
    var places = EditedPlaces(draft, in: check.tree, document, edits: scripts)
    // The files that the list names come behind those that are here.
    let first = UInt32(sources.count)
    let fileOf: (FileID) -> FileID = { $0 == .main ? $0 : FileID(first + $0.index - 1) }
    sources += check.report.sources.dropFirst().map {
      SourceFile(name: $0.name, id: fileOf($0.id), bytes: $0.bytes)
    }
    for finding in check.report.findings {
      var finding = finding
      var isExact = true
      func moved(_ location: Location) -> Location {
        guard location.file == .main else {
          return Location(fileOf(location.file), location.range)
        }
        guard let origin = places.origin(of: location.range) else {
          isExact = false
          return Location(.main, SourceRange(0, 0))
        }
        if !origin.isExact { isExact = false }
        return origin.location
      }
      finding.location = moved(finding.location)
      let isNew = (1..<UInt32(edits.count + 1)).contains(finding.location.file.index)
      guard check.stopsCompiling ? finding.severity == .error : isNew else { continue }
      for index in finding.notes.indices {
        finding.notes[index].location = finding.notes[index].location.map(moved)
      }
      // A fix speaks of the text that nobody has.
      finding.fixes = isExact ? finding.fixes.compactMap { $0.moved(by: moved, to: finding.location.file) } : []
      findings.add(finding)
    }
  }
}

extension Fix {
  /// The fix with its edits where they were written; nil when they are not all in one file.
  fileprivate func moved(by move: (Location) -> Location, to file: FileID) -> Fix? {
    var fix = self
    for index in edits.indices {
      let place = move(Location(.main, edits[index].range))
      guard place.file == file, place.range.count == edits[index].range.count else { return nil }
      fix.edits[index].range = place.range
    }
    return fix
  }
}
