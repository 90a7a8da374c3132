internal import ListDiff
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
  private var documents: [MergedDocument] = []

  /// The merge of some files.
  init(_ files: MergeFiles) throws(Failure) {
    self.files = files
    for places in try files.documents() { documents.append(try MergedDocument(files, at: places)) }
  }

  /// Merges them.
  func outcome(marksConflicts: Bool) throws(Failure) -> Outcome {
    let conflicts = documents.flatMap { $0.withMerge { $0.conflicts } }
    guard conflicts.isEmpty else {
      return .conflicts(conflicts, marked: marksConflicts ? try markedText() : nil)
    }
    let bytes = files.sources.map(\.bytes)
    if let text = TwoChangedTexts(of: bytes[0], first: bytes[1], second: bytes[2]).merged, isMerged(text) {
      return .merged(text)
    }
    let text = try text(decidedFor: .ours)
    let check = files.check(text)
    return check.stopsCompiling ? .unusable(check.report) : .merged(text)
  }

  /// Whether a text says what the merged lists say.
  private func isMerged(_ bytes: [UInt8]) -> Bool {
    let check = files.check(bytes)
    guard !check.stopsCompiling, check.tree.documents.count == documents.count else { return false }
    return documents.allSatisfy { document in
      document.withMerge { document.isSaid(by: check, $0, decidedFor: .ours) }
    }
  }

  /// The text of ours with the changes of theirs; where they clash, one side is taken.
  private func text(decidedFor side: MergeSide) throws(Failure) -> [UInt8] {
    var bytes = files.sources[1].bytes
    for document in documents {
      guard let text = document.text(bytes, decidedFor: side) else {
        throw Failure(
          "internal fault: the merged text of '\(files.sources[1].name)' does not read back as what the merge means",
          hint: "nothing was written; this is a fault of listspec and worth a report with the three files")
      }
      bytes = text
    }
    return bytes
  }

  /// The merged text with both sides and the base between markers where they clash.
  private func markedText() throws(Failure) -> [UInt8] {
    let ours = try text(decidedFor: .ours)
    let base = try text(decidedFor: .base)
    let theirs = try text(decidedFor: .theirs)
    return TwoChangedTexts(of: ours, first: base, second: theirs).marked(names: ("ours", "base", "theirs"))
  }
}
