internal import ListDiff
internal import ListEdits
internal import ListRender
internal import SpecSource
internal import SpecTree

/// A file into which the changes of two sides were brought.
///
/// Where the texts of the two sides can be merged line by line and say what the merged list says, that text is taken:
/// it has the comments of both. Else ours is edited. What was written is read again and compared before anybody has it.
struct MergedFile {
  /// What came of it.
  enum Outcome {
    /// The new text.
    case merged([UInt8])
    /// What somebody has to decide, and the text with markers where it was asked for.
    case conflicts([MergeConflict], marked: [UInt8]?)
    /// The merged list is not of the language, though each of the three is.
    case unusable(FileReport)
  }

  private let files: MergeFiles
  private let documents: [[Int]]

  /// The merge of some files.
  init(_ files: MergeFiles) throws(Failure) {
    self.files = files
    documents = try files.documents()
  }

  /// Merges them.
  func outcome(marksConflicts: Bool) throws(Failure) -> Outcome {
    var conflicts: [MergeConflict] = []
    for places in documents { conflicts += withMerge(of: places) { $0.conflicts } }
    guard conflicts.isEmpty else {
      return .conflicts(conflicts, marked: marksConflicts ? try markedText() : nil)
    }
    let bytes = files.sources.map(\.bytes)
    if let text = TwoChangedTexts(of: bytes[0], first: bytes[1], second: bytes[2]).merged, isMerged(text) {
      return .merged(text)
    }
    let text = try text(decidedFor: .ours)
    let check = check(text)
    return check.stopsCompiling ? .unusable(check.report) : .merged(text)
  }

  /// Calls `body` with the merge of three documents, given by their places.
  private func withMerge<Result>(of places: [Int], _ body: (ListMerge) -> Result) -> Result {
    let lists = zip(files.checks, places).map { check, place in check.list(of: check.tree.documents[place]) }
    return lists[0].writtenTree.withView { base in
      lists[1].writtenTree.withView { ours in
        lists[2].writtenTree.withView { theirs in
          body(
            ListMerge(
              base: ComparedSpec(lists[0].written, in: base), ours: ComparedSpec(lists[1].written, in: ours),
              theirs: ComparedSpec(lists[2].written, in: theirs)))
        }
      }
    }
  }

  // MARK: - Text

  private func check(_ bytes: [UInt8]) -> SpecCheck {
    SpecCheck(SourceFile(name: files.sources[1].name, bytes: bytes), at: files.path, files.inputs)
  }

  /// Whether a text says what the merged lists say.
  private func isMerged(_ bytes: [UInt8]) -> Bool {
    let check = check(bytes)
    guard !check.stopsCompiling, check.tree.documents.count == documents.count else { return false }
    return documents.allSatisfy { places in
      let list = check.list(of: check.tree.documents[places[1]])
      return list.writtenTree.withView { view in
        withMerge(of: places) { $0.isSaid(by: ComparedSpec(list.written, in: view), decidedFor: .ours) }
      }
    }
  }

  /// The text of ours with the changes of theirs; where they clash, one side is taken.
  private func text(decidedFor side: MergeSide) throws(Failure) -> [UInt8] {
    var bytes = files.sources[1].bytes
    for places in documents {
      let changes = withMerge(of: places) { merge in
        let isAsOurs = side == .ours || merge.conflicts.isEmpty
        return [merge.changesOfOurs] + (isAsOurs ? [] : [merge.changesOfMerged(decidedFor: side)])
      }
      for change in changes { bytes = try applied(change, to: bytes, at: places[1]) }
      try verify(bytes, places, decidedFor: side)
    }
    return bytes
  }

  /// A file with changes in one of its documents.
  private func applied(_ changes: ListChanges, to bytes: [UInt8], at place: Int) throws(Failure) -> [UInt8] {
    guard !changes.isEmpty else { return bytes }
    var edits = ByteBuffer()
    let difference = ListDifference(changes, from: "ours", to: "merged")
    DiffFormats.edits.write(difference, TextStyle(), to: &edits)
    let (script, syntax) = SpecReader.read(
      SourceFile(name: "edits", id: FileID(1), bytes: Array(edits.bytes)), as: .yaml)
    let tree = read(bytes)
    guard tree.isComplete, tree.documents.indices.contains(place) else { throw fault }
    var draft = TreeDraft(tree.documents[place], of: tree)
    let found = syntax + EditRunner.apply(script, to: &draft, EditRunner.Options())
    guard !found.contains(where: { $0.severity == .error }) else { throw fault }
    let result = draft.bytes()
    guard draft.isSaid(by: read(result)) else { throw fault }
    return result
  }

  private func read(_ bytes: [UInt8]) -> NodeTree {
    let name = files.format.map { "merged.\($0.rawValue)" } ?? files.sources[1].name
    return SpecReader.read(SourceFile(name: name, bytes: bytes), as: files.format).tree
  }

  /// Makes sure that a text says what was meant.
  private func verify(_ bytes: [UInt8], _ places: [Int], decidedFor side: MergeSide) throws(Failure) {
    let check = check(bytes)
    // What is not of the language is shown as such, where it was written.
    if check.stopsCompiling { return }
    let list = check.list(of: check.tree.documents[places[1]])
    let isSaid = list.writtenTree.withView { view in
      withMerge(of: places) { $0.isSaid(by: ComparedSpec(list.written, in: view), decidedFor: side) }
    }
    guard isSaid else { throw fault }
  }

  private var fault: Failure {
    Failure(
      "internal fault: the merged text of '\(files.sources[1].name)' does not read back as what the merge means",
      hint: "nothing was written; this is a fault of listspec and worth a report with the three files")
  }

  // MARK: - Markers

  /// The merged text with both sides and the base between markers where they clash.
  private func markedText() throws(Failure) -> [UInt8] {
    let ours = try text(decidedFor: .ours)
    let base = try text(decidedFor: .base)
    let theirs = try text(decidedFor: .theirs)
    return TwoChangedTexts(of: ours, first: base, second: theirs).marked(names: ("ours", "base", "theirs"))
  }
}
