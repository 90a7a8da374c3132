internal import SpecSource

/// A node of a draft that its source does not have at that place.
struct DraftNode: Sendable {
  /// What it holds.
  enum Content: Sendable {
    /// A text.
    case scalar(String)
    /// Items, which stand in the draft's table of sequences.
    case sequence
    /// Pairs, which stand in the draft's table of mappings.
    case mapping
    /// What a node of the source holds, seen through an alias or a merge, or copied.
    case twin(NodeID)
  }

  /// What it holds.
  let content: Content
  /// How it was written or is wished to be written; nil leaves it to the writer.
  let style: NodeStyle?
  /// Where it was written, in the base or in another file; nil for a made-up node.
  let location: Location?
  /// The collection in which a twin was found, until it changes or leaves.
  var parent: TreeDraft.ID?
  /// Whether the twin is a value that `<<` brings into its parent.
  var isMergedValue = false

  init(_ content: Content, style: NodeStyle? = nil, location: Location? = nil, parent: TreeDraft.ID? = nil) {
    self.content = content
    self.style = style
    self.location = location
    self.parent = parent
  }
}

/// A key with its value, as it stands in a mapping of a draft; a merge key is one entry.
struct DraftEntry: Sendable {
  /// The key's scalar.
  let key: TreeDraft.ID
  /// The value.
  var value: TreeDraft.ID
  /// Whether the key is `<<` without quotes.
  let isMerge: Bool
}
