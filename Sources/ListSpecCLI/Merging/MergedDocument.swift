internal import ListDiff
internal import ListEdits
internal import ListRender
internal import SpecSource
internal import SpecTree

/// One list of the files that are merged: the three documents that belong together.
struct MergedDocument {
  private let files: MergeFiles
  /// By side: which document of its file it is.
  private let places: [Int]
  /// Whether the documents extend another file, so that they are no lists on their own.
  private let isExtended: Bool

  /// The documents at some places; throws where one extends another file and one does not.
  init(_ files: MergeFiles, at places: [Int]) throws(Failure) {
    self.files = files
    self.places = places
    let extends = zip(files.checks, places).map { $0.isExtended($1) }
    let known = files.hasBase ? extends : [extends[1], extends[2]]
    isExtended = extends[1]
    if let other = known.firstIndex(where: { $0 != isExtended }) {
      let side = MergeSide.allCases[other + (files.hasBase ? 0 : 1)]
      let names = [files.sources[1].name, files.sources[side.rawValue].name]
      throw Failure(
        "'\(isExtended ? names[0] : names[1])' extends another file, and '\(isExtended ? names[1] : names[0])' does not",
        hint: "what one says in edits and the other in rows cannot be compared; merge them by hand")
    }
  }

  /// Calls `body` with the merge.
  func withMerge<Result>(_ body: (ListMerge) -> Result) -> Result {
    let (base, ours, theirs) = (files.checks[0], files.checks[1], files.checks[2])
    let merged = base.withList(places[0]) { base in
      ours.withList(places[1]) { ours in
        theirs.withList(places[2]) { theirs in body(ListMerge(base: base, ours: ours, theirs: theirs)) }
      }
    }
    if let result = merged.flatMap(\.self).flatMap(\.self) { return result }
    return base.tree.withView { baseView in
      ours.tree.withView { oursView in
        theirs.tree.withView { theirsView in
          let roots = zip(files.checks, places).map { $0.tree.documents[$1].root }
          return body(
            ListMerge(
              ofRoots: files.hasBase ? roots : [nil, roots[1], roots[2]], in: [baseView, oursView, theirsView]))
        }
      }
    }
  }

  /// Whether a file that was read, and is of the language, has the merged list at our place.
  func isSaid(by check: WrittenFile, _ merge: ListMerge, decidedFor side: MergeSide) -> Bool {
    let isSaid = check.withList(places[1]) { merge.isSaid(by: $0, decidedFor: side) }
    if let isSaid { return !isExtended && isSaid }
    let root = check.tree.documents[places[1]].root
    return isExtended && check.tree.withView { merge.isSaid(byRoot: root, in: $0, decidedFor: side) }
  }

  /// The text of our file with this list merged, and clashes decided for ours; `bytes` is the file as it is so far. Nil
  /// where what was written does not say what was meant: a fault of ours.
  func merged(_ bytes: [UInt8]) -> [UInt8]? {
    withMerge { merge in
      let changes = merge.changesOfOurs
      guard let text = changes.isEmpty ? bytes : applied(changes, to: bytes) else { return nil }
      return dressed(text, merge.added(decidedFor: .ours), merge, .ours)
    }
  }

  /// The merged text of our file with what clashes in this list decided for a side instead of ours.
  func decided(for side: MergeSide, _ bytes: [UInt8]) -> [UInt8]? {
    withMerge { merge in
      let changes = merge.changesOfMerged(decidedFor: side)
      guard !changes.isEmpty else { return bytes }
      guard let text = applied(changes, to: bytes) else { return nil }
      let added = Self.added(by: changes, among: merge.added(decidedFor: side))
      return dressed(text, added, merge, side)
    }
  }

  /// Another text that says nearly the same, edited so that it says what a merged text says; nil where that fails.
  func edited(_ bytes: [UInt8], like merged: [UInt8]) -> [UInt8]? {
    let checks = [files.check(bytes), files.check(merged)]
    guard checks.allSatisfy({ !$0.stopsCompiling && $0.tree.documents.count > places[1] }) else { return nil }
    return withMerge { merge in
      if isSaid(by: checks[0], merge, decidedFor: .ours) { return bytes }
      let changes = checks[0].withList(places[1]) { old in
        checks[1].withList(places[1]) { ListComparison.changes(from: old, to: $0) }
      }
      guard let changes = changes.flatMap(\.self) else { return nil }
      guard let text = applied(changes, to: bytes) else { return nil }
      let added = Self.added(by: changes, among: merge.added(decidedFor: .ours))
      return dressed(text, added, merge, .ours)
    }
  }

  /// Those of some sections and rows that changes put in.
  private static func added(by changes: ListChanges, among all: [AddedNode]) -> [AddedNode] {
    var sections: Set<Int> = []
    var rows: Set<[Int]> = []
    for section in changes.sections {
      if section.old == nil, let place = section.new { sections.insert(place) }
      for row in section.rows where row.old == nil {
        guard let place = row.new.map({ changes.new.indexPath(ofRow: $0) }) else { continue }
        rows.insert([place.section, place.row])
      }
    }
    return all.filter { entry in
      entry.row.map { rows.contains([entry.section, $0]) } ?? sections.contains(entry.section)
    }
  }

  /// A text with what ours did not have as it stands in its own file, unless that would mean something else here; nil
  /// where neither says what was meant.
  private func dressed(
    _ bytes: [UInt8], _ added: [AddedNode], _ merge: ListMerge, _ side: MergeSide
  ) -> [UInt8]? {
    if let text = restyled(bytes, added), isMerged(text, merge, side) { return text }
    return isMerged(bytes, merge, side) ? bytes : nil
  }

  /// Whether a text says what was meant; what is not of the language is shown later, where it was written.
  private func isMerged(_ bytes: [UInt8], _ merge: ListMerge, _ side: MergeSide) -> Bool {
    let check = files.check(bytes)
    return check.stopsCompiling || isSaid(by: check, merge, decidedFor: side)
  }

  private func draft(_ bytes: [UInt8]) -> TreeDraft? {
    let tree = files.read(bytes)
    guard tree.isComplete, tree.documents.indices.contains(places[1]) else { return nil }
    return TreeDraft(tree.documents[places[1]], of: tree)
  }

  private func applied(_ changes: ListChanges, to bytes: [UInt8]) -> [UInt8]? {
    guard var draft = draft(bytes) else { return nil }
    var edits = ByteBuffer()
    DiffFormats.edits.write(ListDifference(changes, from: "ours", to: "merged"), TextStyle(), to: &edits)
    let (script, syntax) = SpecReader.read(
      SourceFile(name: "edits", id: FileID(1), bytes: Array(edits.bytes)), as: .yaml)
    var options = EditRunner.Options()
    options.takesIdleKeys = true
    let found = syntax + EditRunner.apply(script, to: &draft, options)
    guard !found.contains(where: { $0.severity == .error }) else { return nil }
    return written(draft)
  }

  private func written(_ draft: TreeDraft) -> [UInt8]? {
    let bytes = draft.bytes()
    return draft.isSaid(by: files.read(bytes)) ? bytes : nil
  }

  /// The text with sections and rows that ours did not have as they stand in their own files: quotes, short forms, one
  /// line or several. Nil where there are none, or where they are not found.
  private func restyled(_ bytes: [UInt8], _ added: [AddedNode]) -> [UInt8]? {
    guard !added.isEmpty, var draft = draft(bytes) else { return nil }
    for entry in added {
      let source = files.checks[entry.side.rawValue].tree
      guard let list = entry.row == nil ? draft.sectionList : draft.rowList(ofSection: entry.section) else {
        return nil
      }
      let items = draft.items(of: list)
      let place = entry.row ?? entry.section
      guard items.indices.contains(place) else { return nil }
      let quoting: TreeDraft.Quoting = files.isJSON(entry.side) ? .whereNeeded : .asWritten
      let copy = source.withView { draft.copy(entry.node, from: $0, quoting: quoting) }
      draft.remove(items[place], from: list)
      draft.insert([copy], at: place, in: list)
    }
    return written(draft)
  }
}

extension TreeDraft {
  /// The list under `sections`; nil where there is none.
  fileprivate var sectionList: ID? {
    mutating get {
      guard kind(of: root) == .mapping, let list = value(of: "sections", in: root), kind(of: list) == .sequence else {
        return nil
      }
      return list
    }
  }

  /// The rows of a section; nil where they are not found.
  fileprivate mutating func rowList(ofSection section: Int) -> ID? {
    var home = root
    if let list = sectionList {
      let sections = items(of: list)
      guard sections.indices.contains(section) else { return nil }
      home = sections[section]
    } else if section != 0 {
      return nil
    }
    guard kind(of: home) == .mapping else { return nil }
    for key in ["rows", "items", "records"] {
      if let list = value(of: key, in: home), kind(of: list) == .sequence { return list }
    }
    return nil
  }
}
