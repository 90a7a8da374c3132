public import SpecSource
public import SpecTree

/// Tells where something in the text of an edited list was written: in the list itself, or in a file of edits.
///
/// What is wrong with an edited list is found in its text, which nobody has before it is written; people are shown where
/// they wrote it.
public struct EditedPlaces {
  private var draft: TreeDraft
  private let result: NodeTree
  private let document: NodeTree.Document
  /// The files of edits.
  private let edits: [NodeTree]

  /// The places of a document of a text that was read again.
  public init(_ draft: TreeDraft, in result: NodeTree, _ document: NodeTree.Document, edits: [NodeTree]) {
    self.draft = draft
    self.edits = edits
    self.result = result
    self.document = document
  }

  /// Where the node at a range of the text was written, and whether it is written there letter by letter; nil for what
  /// the program wrote itself.
  public mutating func origin(of range: SourceRange) -> (location: Location, isExact: Bool)? {
    result.withView { view in
      var node = view.resolved(document.root)
      var place = draft.root
      var best = draft.location(of: place)
      while let (child, next, isKey) = step(from: node, at: place, to: range, in: view) {
        guard let next else { return best.map { ($0, false) } }
        if isKey, draft.location(of: next) == nil {
          best = keyLocation(view.string(of: child), in: place) ?? best
        }
        if let location = draft.location(of: next) { best = location }
        place = next
        node = child
        if isKey { break }
      }
      guard var location = best else { return nil }
      let own = view.range(of: node)
      guard location.range.count == own.count, own.contains(range), view.kind(of: node) == .scalar else {
        return (location, false)
      }
      // A part of a text, such as of an expression.
      let start = location.range.start + (range.start - own.start)
      location.range = SourceRange(start, start + UInt32(range.count))
      return (location, true)
    }
  }

  /// Where the key of a value stands in the file of edits that the value is from.
  private mutating func keyLocation(_ name: String, in mapping: TreeDraft.ID) -> Location? {
    guard let value = draft.value(of: name, in: mapping), let place = draft.location(of: value),
      let tree = edits.first(where: { $0.source.id == place.file })
    else { return nil }
    return tree.withView { view in
      for index in 1..<max(1, tree.count) {
        let (key, node) = (NodeID(index - 1), NodeID(index))
        guard view.location(of: node).range.start == place.range.start, view.kind(of: key) == .scalar else { continue }
        let text = view.string(of: key)
        if text == name || text.hasSuffix(".\(name)") { return view.location(of: key) }
      }
      return nil
    }
  }

  /// The child of a collection that a range lies in, and the same one in the draft.
  private mutating func step(
    from node: NodeID, at place: TreeDraft.ID, to range: SourceRange, in view: TreeView
  ) -> (child: NodeID, next: TreeDraft.ID?, isKey: Bool)? {
    switch (view.kind(of: node), draft.kind(of: place)) {
    case (.sequence, .sequence):
      var item = node.next
      var number = 0
      while item < view.after(node) {
        if view.range(of: item).contains(range) {
          let items = draft.items(of: place)
          return (item, items.indices.contains(number) ? items[number] : nil, false)
        }
        item = view.after(item)
        number += 1
      }
    case (.mapping, .mapping):
      var key = node.next
      while key < view.after(node) {
        let isKey = view.range(of: key).contains(range)
        if isKey || view.range(of: key.next).contains(range) {
          let name = view.byteText(of: key)
          let pair = draft.pairs(of: place).first { ByteText(draft.text(of: $0.key)) == name }
          return (isKey ? key : key.next, isKey ? pair?.key : pair?.value, isKey)
        }
        key = view.after(key.next)
      }
    default: break
    }
    return nil
  }
}
