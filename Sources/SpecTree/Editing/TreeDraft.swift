public import SpecSource

/// A document that is being changed: the nodes of its source where nothing changed, new ones where something did.
///
/// It knows YAML and JSON, not lists. Only what an edit touches is taken out of the flat tree, so a draft of a million
/// rows costs nothing until it is changed. Aliases are looked through, and each place at which an alias or a merge
/// shows a node is a node of its own: a change there does not change its twin.
public struct TreeDraft: Sendable {
  /// A node of a draft. It stays valid when the node moves, and after the node is taken out.
  public struct ID: Hashable, Sendable {
    /// Below the tree's count a node of the source, from there on one of the draft's own.
    let raw: UInt32
  }

  /// A key with its value.
  public struct Pair: Hashable, Sendable {
    /// The key's scalar.
    public let key: ID
    /// The value; what an alias stands for reads like the thing itself.
    public let value: ID
    /// Whether `<<` brought it.
    public let isMerged: Bool
  }

  /// The file as it was read.
  let source: NodeTree
  /// The document that is changed; the file's others stay as they are.
  let document: NodeTree.Document
  /// The nodes that the source does not have, by ID above the source's count.
  var made: [DraftNode] = []
  /// The items of the sequences that were taken out.
  var sequences: [ID: [ID]] = [:]
  /// The entries of the mappings that were taken out.
  var mappings: [ID: [DraftEntry]] = [:]
  /// Where keys stand in long mappings that were taken out, once one was asked for.
  var keyPlaces: [ID: KeyPlaces] = [:]
  /// What `<<` brings into a mapping, also where a key of its own hides it.
  var merges: [ID: [Pair]] = [:]
  /// Collections with another content than in the source.
  var changed: Set<ID> = []
  /// New nodes that stand in the place of a node, with that node.
  var successors: [ID: ID] = [:]
  /// The sequences that items were taken from, and the mappings that values were.
  var homes: [ID: ID] = [:]
  /// The nodes beside which others were put.
  var neighbours: [ID: ID] = [:]

  /// A draft of a document of a tree that was read; `tree` must be complete.
  public init(_ document: NodeTree.Document, of tree: NodeTree) {
    source = tree
    self.document = document
  }

  /// The document's only node.
  public var root: ID { ID(document.root) }

  /// The file as it was read, before any change.
  public var base: SourceFile { source.source }

  /// A draft without changes of the document at the same place in another text of the file; nil where there is none.
  public func restarted(on tree: NodeTree) -> TreeDraft? {
    guard let place = source.documents.firstIndex(where: { $0.root == document.root }),
      tree.documents.indices.contains(place)
    else { return nil }
    return TreeDraft(tree.documents[place], of: tree)
  }

  /// Whether anything was changed, be it to what it was.
  public var isChanged: Bool { !changed.isEmpty }
}

extension TreeDraft.ID {
  /// A node of the source.
  init(_ node: NodeID) { raw = node.index }
}

// MARK: Nodes

extension TreeDraft {
  /// The draft's own node, unless it is one of the source.
  func madeNode(_ id: ID) -> DraftNode? {
    let place = Int(id.raw) - source.count
    return place < 0 ? nil : made[place]
  }

  /// The node of the source that stands at the place (perhaps an alias), or whose twin it is.
  func node(_ id: ID) -> NodeID? {
    guard let made = madeNode(id) else { return NodeID(id.raw) }
    if case .twin(let node) = made.content { return node }
    return nil
  }

  /// Whether the node is the source's own, at its own place.
  func isOfSource(_ id: ID) -> Bool { Int(id.raw) < source.count }

  /// Whether what the node holds is also shown elsewhere, so that its children are twins.
  func isShared(_ id: ID) -> Bool { !isOfSource(id) || isAlias(id) }

  mutating func make(_ node: DraftNode) -> ID {
    made.append(node)
    return ID(raw: UInt32(truncatingIfNeeded: source.count + made.count - 1))
  }

  /// Notes that a collection changes, and with a twin the place that shows it.
  mutating func touch(_ id: ID) {
    guard changed.insert(id).inserted, !isOfSource(id) else { return }
    let place = Int(id.raw) - source.count
    guard let parent = made[place].parent else { return }
    if made[place].isMergedValue { settle(id, in: parent) }
    touch(parent)
  }

  /// Writes a value that came by `<<` beside it, because it changes.
  private mutating func settle(_ value: ID, in mapping: ID) {
    made[Int(value.raw) - source.count].isMergedValue = false
    guard let pair = merges[mapping]?.first(where: { $0.value == value }) else { return }
    takeOut(mapping: mapping)
    mappings[mapping]?.append(DraftEntry(key: pair.key, value: value, isMerge: false))
  }

  /// Cuts a node off from the place that showed it.
  mutating func detach(_ id: ID) {
    guard !isOfSource(id) else { return }
    made[Int(id.raw) - source.count].parent = nil
    made[Int(id.raw) - source.count].isMergedValue = false
  }
}
