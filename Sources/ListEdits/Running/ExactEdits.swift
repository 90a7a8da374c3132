public import SpecSource
internal import SpecTree

/// What a file of edits does where the list is the very text that the file was written for: it gives back other bytes.
struct ExactEdits: Sendable {
  /// A replacement with the place where it is written.
  struct Replacement: Sendable {
    let node: NodeID
    let edit: TextEdit
  }

  /// The key `exact`.
  let key: NodeID
  private let patch: ExactPatch
  private let nodes: [NodeID]

  /// What is to become of the text with a digest; the replacements rise.
  init(key: NodeID, digest: String, replacements: [Replacement]) {
    self.key = key
    patch = ExactPatch(digest: digest, edits: replacements.map(\.edit))
    nodes = replacements.map(\.node)
  }

  /// Begins the draft anew with the bytes that are given back; nil, and nothing is done, where the text is another one.
  ///
  /// The findings point into the edits, whose view is given.
  func restore(_ draft: inout TreeDraft, in view: TreeView, as format: SourceFormat?) -> [Diagnostic]? {
    let text = draft.bytes()
    guard patch.fits(text) else { return nil }
    func finding(_ message: String, at node: NodeID) -> [Diagnostic] {
      [Diagnostic(.exactDoesNotFit, message, at: view.firstLineLocation(of: node))]
    }
    if let place = patch.misplacedEdit(in: text) {
      let range = patch.edits[place].range
      let what = "the replacement of bytes \(range.start) to \(range.end)"
      return finding(
        range.end > text.count
          ? "\(what) reaches beyond the text, which has \(text.count)" : "\(what) begins or ends within a character",
        at: nodes[place])
    }
    let base = draft.base
    let (tree, faults) = SpecReader.read(
      SourceFile(name: base.name, id: base.id, bytes: patch.edits.applied(to: text)), as: format)
    guard tree.isComplete else {
      let fault = faults.first { $0.severity == .error }?.message ?? "it is no text of this kind"
      return finding("what 'exact' gives back cannot be read: \(fault)", at: key)
    }
    guard let restored = draft.restarted(on: tree) else {
      return finding("what 'exact' gives back has fewer documents than the file", at: key)
    }
    draft = restored
    return []
  }

  /// The finding for one of several in a file.
  func repetition(in view: TreeView) -> Diagnostic {
    Diagnostic(
      .exactDoesNotFit,
      "one document of a file may have 'exact', and one before this has it; apply files of edits one after the other",
      at: view.location(of: key))
  }

  /// The finding where the list is another text, and the file has no edits to be done instead.
  func misfit(_ name: String, in view: TreeView) -> Diagnostic {
    Diagnostic(
      .exactDoesNotFit,
      "'exact' gives back the bytes of one text only, and '\(name)' is another; there are no 'edits' to be done instead",
      at: view.location(of: key))
  }
}

extension [Diagnostic] {
  /// The findings, which were made before a file got another text, without notes that point into it.
  public func forgettingPlaces(in file: FileID) -> [Diagnostic] {
    map { finding in
      var finding = finding
      finding.notes.removeAll { $0.location?.file == file }
      return finding
    }
  }
}
