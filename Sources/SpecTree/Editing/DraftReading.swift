public import SpecSource

/// Reading a draft.
extension TreeDraft {
  /// What the node is; never an alias.
  public func kind(of id: ID) -> NodeKind {
    if let node = node(id) { return source.withView { $0.kind(of: $0.resolved(node)) } }
    switch madeNode(id)?.content {
    case .sequence: return .sequence
    case .mapping: return .mapping
    case .scalar, .twin, nil: return .scalar
    }
  }

  /// How the node is written, or would be.
  public func style(of id: ID) -> NodeStyle {
    if let node = node(id) { return source.withView { $0.style(of: $0.resolved(node)) } }
    return madeNode(id)?.style ?? (kind(of: id) == .scalar ? .doubleQuoted : .block)
  }

  /// A scalar's text; empty for anything else.
  public func text(of id: ID) -> String {
    if let node = node(id) { return source.withView { $0.string(of: $0.resolved(node)) } }
    if case .scalar(let text) = madeNode(id)?.content { return text }
    return ""
  }

  /// What a scalar means by the core schema.
  public func scalar(of id: ID) -> Scalar {
    guard style(of: id) == .plain else { return .text }
    var text = text(of: id)
    return text.withUTF8 { CoreSchema.scalar($0) }
  }

  /// Whether an alias stands there.
  public func isAlias(_ id: ID) -> Bool {
    guard let node = node(id) else { return false }
    return source.withView { $0.kind(of: node) == .alias }
  }

  /// Where the node was written, in the base or in the file that it was copied from; nil for a made-up node.
  public func location(of id: ID) -> Location? {
    if let node = node(id) { return source.withView { $0.location(of: node) } }
    return madeNode(id)?.location
  }

  /// The node of the base at whose place the node stands, unchanged, so that it and what is in it can be read in the
  /// base's tree (its own merges and aliases included); nil when the node or something in it may differ.
  public func sourceNode(of id: ID) -> NodeID? {
    sourceNode(of: id, changed: changedNodes)
  }

  /// The changed collections of the source, in order.
  var changedNodes: [NodeID] { changed.lazy.filter(isOfSource).map { NodeID($0.raw) }.sorted() }

  /// The same for many nodes: `changed` is `changedNodes`.
  func sourceNode(of id: ID, changed nodes: [NodeID]) -> NodeID? {
    guard let node = node(id) else { return nil }
    // A change in what an alias or a merge shows is noted at the place that shows it.
    guard isOfSource(id) else { return changed.contains(id) ? nil : node }
    let end = source.withView { $0.after(node) }
    let next = nodes.firstPlace { $0 >= node }
    return next < nodes.count && nodes[next] < end ? nil : node
  }

  /// The items of a sequence; none for anything else.
  public mutating func items(of id: ID) -> [ID] {
    if let items = sequences[id] { return items }
    guard let node = node(id) else { return [] }
    let children = source.withView { view -> [NodeID] in
      let target = view.resolved(node)
      guard view.kind(of: target) == .sequence else { return [] }
      var children: [NodeID] = []
      children.reserveCapacity(view.count(of: target))
      var child = target.next
      while child < view.after(target) {
        children.append(child)
        child = view.after(child)
      }
      return children
    }
    let items = isShared(id) ? children.map { twin($0, in: id) } : children.map { ID($0) }
    sequences[id] = items
    return items
  }

  /// The number of items of a sequence, or of pairs of a mapping; 0 for a scalar.
  public mutating func count(of id: ID) -> Int {
    kind(of: id) == .mapping ? pairs(of: id).count : items(of: id).count
  }

  /// The pairs of a mapping: its own in written order, then those that `<<` brings; none for anything else.
  public mutating func pairs(of id: ID) -> [Pair] {
    let own = entries(of: id)
    var pairs: [Pair] = []
    pairs.reserveCapacity(own.count)
    var hasMerge = false
    for entry in own {
      hasMerge = hasMerge || entry.isMerge
      if !entry.isMerge { pairs.append(Pair(key: entry.key, value: entry.value, isMerged: false)) }
    }
    guard hasMerge else { return pairs }
    let names = Set(pairs.map { ByteText(text(of: $0.key)) })
    pairs += mergedPairs(of: id).filter { !names.contains(ByteText(text(of: $0.key))) }
    return pairs
  }

  /// The value of a key of a mapping, merges included; nil when it has none.
  public mutating func value(of key: String, in mapping: ID) -> ID? {
    if mappings[mapping] == nil, isOfSource(mapping), let found = ownValue(of: key, in: NodeID(mapping.raw)) {
      return found
    }
    if let place = place(of: key, in: mapping) { return entries(of: mapping)[place].value }
    return mergedPair(of: key, in: mapping)?.value
  }

  /// What `<<` brings into a mapping under a key.
  mutating func mergedPair(of key: String, in mapping: ID) -> Pair? {
    guard entries(of: mapping).contains(where: \.isMerge) else { return nil }
    return mergedPairs(of: mapping).first { text(of: $0.key).utf8.elementsEqual(key.utf8) }
  }

  /// The value of a key of a short mapping of the source without merge keys, without taking anything out; nil when the
  /// mapping is not of that sort, and nil within when it lacks the key.
  private func ownValue(of key: String, in mapping: NodeID) -> ID?? {
    var name = key
    return name.withUTF8 { name in
      source.withView { view -> ID?? in
        guard view.kind(of: mapping) == .mapping, view.count(of: mapping) <= Self.fewEntries, !view.hasMerge(mapping)
        else { return nil }
        var place = mapping.next
        while place < view.after(mapping) {
          if view.text(of: place).elementsEqual(name) { return ID(place.next) }
          place = view.after(place.next)
        }
        return .some(nil)
      }
    }
  }
}

// MARK: Taking out

extension TreeDraft {
  /// A mapping's own entries in written order.
  mutating func entries(of id: ID) -> [DraftEntry] {
    if let entries = mappings[id] { return entries }
    guard let node = node(id) else { return [] }
    typealias Found = (key: NodeID, isMerge: Bool)
    let keys = source.withView { view -> [Found] in
      let target = view.resolved(node)
      guard view.kind(of: target) == .mapping else { return [] }
      var keys: [Found] = []
      var key = target.next
      while key < view.after(target) {
        keys.append((key, view.isMergeKey(key)))
        key = view.after(key.next)
      }
      return keys
    }
    guard isShared(id) else {
      return keys.map { DraftEntry(key: ID($0.key), value: ID($0.key.next), isMerge: $0.isMerge) }
    }
    let entries = keys.map {
      DraftEntry(key: twin($0.key, in: id), value: twin($0.key.next, in: id), isMerge: $0.isMerge)
    }
    mappings[id] = entries
    return entries
  }

  /// Takes a mapping's entries out of the tree.
  mutating func takeOut(mapping: ID) {
    if mappings[mapping] == nil { mappings[mapping] = entries(of: mapping) }
  }

  /// What `<<` brings into a mapping, nearest first, each key once.
  mutating func mergedPairs(of id: ID) -> [Pair] {
    if let pairs = merges[id] { return pairs }
    let values = entries(of: id).filter(\.isMerge).compactMap { node($0.value) }
    let found = source.withView { view -> [(NodeID, NodeID)] in
      var names: Set<ByteText> = []
      var found: [(NodeID, NodeID)] = []
      for value in values {
        view.forEachMergeSource(of: value) { _, mapping in
          view.forEachPair(of: mapping) { pair in
            if names.insert(view.byteText(of: pair.key)).inserted { found.append((pair.key, pair.value)) }
          }
        }
      }
      return found
    }
    let pairs = found.map { key, value in
      let value = twin(value, in: id)
      made[made.count - 1].isMergedValue = true
      return Pair(key: twin(key, in: id), value: value, isMerged: true)
    }
    merges[id] = pairs
    return pairs
  }

  private mutating func twin(_ node: NodeID, in parent: ID) -> ID { make(DraftNode(.twin(node), parent: parent)) }
}
