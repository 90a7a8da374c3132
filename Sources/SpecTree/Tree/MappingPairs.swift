/// A key with its value, as a mapping has it after merging.
@frozen
public struct MappingPair: Sendable {
  /// The key's scalar.
  public let key: NodeID
  /// The value as written; it may be an alias.
  public let value: NodeID
  /// The alias through which `<<` brought the pair; nil for a pair written in the mapping itself.
  public let merged: NodeID?

  @inlinable
  init(key: NodeID, value: NodeID, merged: NodeID?) {
    self.key = key
    self.value = value
    self.merged = merged
  }
}

extension TreeView {
  /// Calls `body` for every pair of a mapping: first those written in it, in order, then those that `<<` brings and
  /// that no earlier pair has, nearest first (YAML merge keys: the mapping's own key wins, then the earlier source).
  @inlinable
  public func forEachPair(of mapping: NodeID, _ body: (MappingPair) -> Void) {
    let end = after(mapping)
    var key = mapping.next
    if !hasMerge(mapping) {
      while key < end {
        body(MappingPair(key: key, value: key.next, merged: nil))
        key = after(key.next)
      }
      return
    }
    for pair in mergedPairs(of: mapping) { body(pair) }
  }

  /// The pairs of a mapping, in the same order.
  public func pairs(of mapping: NodeID) -> [MappingPair] {
    var pairs: [MappingPair] = []
    forEachPair(of: mapping) { pairs.append($0) }
    return pairs
  }

  /// The items of a sequence as they are written: some may be aliases.
  public func items(of sequence: NodeID) -> [NodeID] {
    var items: [NodeID] = []
    var item = sequence.next
    while item < after(sequence) {
      items.append(item)
      item = after(item)
    }
    return items
  }

  /// The value of a key of a mapping, merges included, aliases followed; nil when it has none.
  public func value(of name: StaticString, in mapping: NodeID) -> NodeID? {
    guard kind(of: mapping) == .mapping else { return nil }
    var found: NodeID?
    forEachPair(of: mapping) { pair in
      if found == nil, text(of: pair.key, is: name) { found = resolved(pair.value) }
    }
    return found
  }

  /// The pairs of a mapping with a merge key.
  @usableFromInline
  func mergedPairs(of mapping: NodeID) -> [MappingPair] {
    var pairs: [MappingPair] = []
    var names: Set<ArraySlice<UInt8>> = []
    collectPairs(of: mapping, through: nil, into: &pairs, names: &names)
    return pairs
  }

  private func collectPairs(
    of mapping: NodeID, through merged: NodeID?, into pairs: inout [MappingPair],
    names: inout Set<ArraySlice<UInt8>>
  ) {
    var sources: [NodeID] = []
    let end = after(mapping)
    var key = mapping.next
    while key < end {
      if isMergeKey(key) {
        sources.append(key.next)
      } else if names.insert(ArraySlice(text(of: key))).inserted {
        pairs.append(MappingPair(key: key, value: key.next, merged: merged))
      }
      key = after(key.next)
    }
    for source in sources {
      forEachMergeSource(of: source) { alias, target in
        collectPairs(of: target, through: merged ?? alias, into: &pairs, names: &names)
      }
    }
  }

  /// Calls `body` with each mapping that the value of a merge key names: itself, or the items of a sequence.
  func forEachMergeSource(of value: NodeID, _ body: (_ written: NodeID, _ mapping: NodeID) -> Void) {
    let target = resolved(value)
    switch kind(of: target) {
    case .mapping: body(value, target)
    case .sequence:
      var item = target.next
      while item < after(target) {
        if kind(of: resolved(item)) == .mapping { body(item, resolved(item)) }
        item = after(item)
      }
    // A merge of anything else is a finding of the reader.
    case .scalar, .alias: break
    }
  }

  /// Whether a key is the merge key: `<<` without quotes.
  @inlinable
  public func isMergeKey(_ key: NodeID) -> Bool {
    let node = self[key]
    return node.second == 2 && node.style == .plain && text(of: key, is: "<<")
  }
}
