public import SpecSource

/// The text of a changed document.
extension TreeDraft {
  /// What is to be changed in the file's bytes, sorted and without overlap; nothing where nothing but the same was put.
  ///
  /// The bytes outside stay, so comments, key order, quotes, indentation, blank lines, anchors and line ends do. The
  /// cost grows with the children of the collections that changed and with what is written, not with the file.
  public func textEdits() -> [TextEdit] { source.withView { DraftWriter.edits(of: self, $0) } }

  /// The whole file, the other documents in it too, with the changes.
  public func bytes() -> [UInt8] { textEdits().applied(to: source.source.bytes) }

  /// Reads the file that some changes of its bytes make.
  public func read(
    _ changed: SourceFile, as format: SourceFormat? = nil, _ changes: [TextEdit]
  ) -> (tree: NodeTree, diagnostics: [Diagnostic]) {
    SpecReader.read(changed, as: format, madeFrom: source, by: changes)
  }

  /// Whether the file was read as JSON, whatever its name says.
  var isJSON: Bool { !source.mayHaveComments }
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
    var draft = self
    let changed = changedNodes
    return source.withView { own in
      tree.withView { written in
        var walk = TreeComparison.Walk(left: own, right: written)
        return draft.isSaid(root, by: tree.documents[index].root, &walk, changed)
      }
    }
  }

  private mutating func isSaid(
    _ id: ID, by written: NodeID, _ walk: inout TreeComparison.Walk, _ changed: [NodeID]
  ) -> Bool {
    if let node = sourceNode(of: id, changed: changed) { return walk.isSame(node, written) }
    let view = walk.right
    let written = view.resolved(written)
    guard kind(of: id) == view.kind(of: written) else { return false }
    switch kind(of: id) {
    case .scalar, .alias: return isSaid(scalar: id, by: written, view)
    case .sequence:
      var child = written.next
      for item in items(of: id) {
        guard child < view.after(written), isSaid(item, by: child, &walk, changed) else { return false }
        child = view.after(child)
      }
      return child == view.after(written)
    case .mapping:
      let twins = view.pairs(of: written)
      let pairs = pairs(of: id)
      guard pairs.count == twins.count else { return false }
      for (pair, twin) in zip(pairs, twins) {
        guard text(of: pair.key).utf8.elementsEqual(view.text(of: twin.key)),
          isSaid(pair.value, by: twin.value, &walk, changed)
        else { return false }
      }
      return true
    }
  }

  /// Whether a scalar means the same.
  private func isSaid(scalar id: ID, by written: NodeID, _ view: TreeView) -> Bool {
    let meaning = scalar(of: id)
    switch meaning {
    case .text, .hugeInteger:
      return meaning == view.scalar(of: written) && text(of: id).utf8.elementsEqual(view.text(of: written))
    case .double(let value) where value.isNaN:
      if case .double(let other) = view.scalar(of: written) { return other.isNaN }
      return false
    case .null, .bool, .integer, .double:
      return meaning == view.scalar(of: written)
    }
  }
}
