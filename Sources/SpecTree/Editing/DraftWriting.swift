public import SpecSource

/// The text of a changed document.
extension TreeDraft {
  /// What is to be changed in the file's bytes, sorted and without overlap; nothing where nothing but the same was put.
  ///
  /// The bytes outside stay, so comments, key order, quotes, indentation, blank lines, anchors and line ends do. The
  /// cost grows with the children of the collections that changed and with what is written, not with the file.
  public func textEdits() -> [TextEdit] { source.withView { DraftWriter.edits(of: self, $0) } }

  /// The whole file, the other documents in it too, with the changes.
  public func bytes() -> [UInt8] {
    var bytes: [UInt8] = []
    let old = source.source.bytes
    var place = 0
    for edit in textEdits() {
      bytes += old[place..<Int(edit.range.start)]
      bytes += edit.text.utf8
      place = Int(edit.range.end)
    }
    bytes += old[place...]
    return bytes
  }

  /// Whether the file is JSON.
  var isJSON: Bool { (SourceFormat(fileName: source.source.name) ?? SourceFormat(content: source.source.bytes)) == .json }
}

extension TreeDraft {
  /// Whether a text that was written and read again says what the draft says; `tree` is what reading it gave. A caller
  /// that replaces a file refuses to where it does not.
  ///
  /// It compares value for value, in order, and looks at the other documents' number only: their bytes are not touched.
  public func isSaid(by tree: NodeTree) -> Bool {
    guard tree.isComplete, tree.documents.count == source.documents.count,
      let index = source.documents.firstIndex(where: { $0.root == document.root })
    else { return false }
    let own = self.tree()
    return TreeComparison.difference(own, own.documents[0].root, tree, tree.documents[index].root) == nil
  }
}
