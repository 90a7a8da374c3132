internal import ListDiff
internal import ListRender
internal import SpecSource
internal import SpecTree

/// A file into which the changes of two sides were brought.
///
/// The texts are merged line by line as far as lines can be merged, so that the comments of both sides stay, and edited
/// where they do not say what the merged list says. What was written is read again and compared before anybody has it.
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
  /// The three texts, line by line.
  private let lines: TwoChangedTexts

  /// The merge of some files.
  init(_ files: MergeFiles) throws(Failure) {
    self.files = files
    let bytes = files.sources.map(\.bytes)
    lines = TwoChangedTexts(of: bytes[0], first: bytes[1], second: bytes[2])
    for places in try files.documents() { documents.append(try MergedDocument(files, at: places)) }
  }

  /// Merges them.
  func outcome(marksConflicts: Bool) throws(Failure) -> Outcome {
    let conflicts = documents.flatMap { $0.withMerge { $0.conflicts } }
    guard conflicts.isEmpty else {
      return .conflicts(conflicts, marked: marksConflicts ? try markedText() : nil)
    }
    let byLines = files.areOfOneFormat ? lines.merged.flatMap { isMerged($0) ? $0 : nil } : nil
    // Lines know nothing of what moved away from below a comment.
    if let byLines, !files.oursHasNewComments { return .merged(byLines) }
    let text = try mergedText(byLines)
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

  /// The merged text, with clashes decided for ours; `byLines` is what the lines alone come to, if that says it too.
  private func mergedText(_ byLines: [UInt8]? = nil) throws(Failure) -> [UInt8] {
    var text = files.sources[1].bytes
    for document in documents { text = try written(document.merged(text)) }
    guard let other = byLines ?? editedLines(like: text), files.hasComments(of: text, in: other) else { return text }
    return other
  }

  /// The texts merged line by line and edited so that they say what a merged text says; nil where that fails.
  private func editedLines(like text: [UInt8]) -> [UInt8]? {
    guard files.areOfOneFormat else { return nil }
    // The lines of theirs that clash with none of ours come as they are; the rest is edited.
    var other = lines.mergedForFirst
    for document in documents {
      guard let next = document.edited(other, like: text) else { return nil }
      other = next
    }
    return isMerged(other) ? other : nil
  }

  /// The merged text with both sides and the base between markers where they clash.
  private func markedText() throws(Failure) -> [UInt8] {
    let ours = try mergedText()
    var (base, theirs) = (ours, ours)
    for document in documents {
      base = try written(document.decided(for: .base, base))
      theirs = try written(document.decided(for: .theirs, theirs))
    }
    return TwoChangedTexts(of: ours, first: base, second: theirs).marked(names: ("ours", "base", "theirs"))
  }

  /// A text that was written and says what was meant.
  private func written(_ text: [UInt8]?) throws(Failure) -> [UInt8] {
    if let text { return text }
    throw Failure(
      "internal fault: the merged text of '\(files.sources[1].name)' does not read back as what the merge means",
      hint: "nothing was written; this is a fault of listspec and worth a report with the three files")
  }
}
