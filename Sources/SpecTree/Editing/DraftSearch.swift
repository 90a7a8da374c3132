public import SpecSource

/// Finding nodes of a draft among many.
extension TreeDraft {
  /// Those of some nodes that may have a text that a sieve keeps under a key, in their order. A node of which that cannot
  /// be told at a glance is among them; one without the key is not.
  public func nodes(_ nodes: [ID], whose key: StaticString, mayBeIn sieve: TextSieve) -> [ID] {
    // Asked once: nearly always nothing has been taken out when the rows of a list are looked through.
    let isWhole = mappings.isEmpty
    // Of how many keys the key is the last in the mappings of a shape; none has been looked at where it is 0.
    var counts = [UInt8](repeating: 0, count: KeyShapes.most)
    return source.withView { view in
      nodes.filter { id in
        guard isOfSource(id), isWhole || mappings[id] == nil else { return true }
        let node = NodeID(id.raw)
        guard view.kind(of: node) == .mapping, !view.hasMerge(node) else { return true }
        let end = view.after(node)
        let shape = view.shape(of: node)
        var place = node.next
        if counts[shape] > 0 {
          for _ in 1..<counts[shape] { place = view.after(place.next) }
        } else {
          var count: UInt8 = 1
          while place < end, !view.text(of: place, is: key) {
            place = view.after(place.next)
            count &+= 1
          }
          guard place < end else { return false }
          if shape > 0 { counts[shape] = count }
        }
        let value = view.resolved(place.next)
        return view.kind(of: value) != .scalar || sieve.mayKeep(view.text(of: value))
      }
    }
  }

  /// The place of an item among the items of a sequence; nil where it is none of them.
  ///
  /// Items that did not move stand as in the source, which saves looking at all of them.
  public func place(of item: ID, among items: [ID]) -> Int? {
    guard isOfSource(item) else { return items.firstIndex(of: item) }
    var low = 0
    var high = items.count
    while low < high {
      let middle = (low + high) / 2
      // New items stand anywhere, and say nothing of those beside them.
      var probe = middle
      while probe > low, !isOfSource(items[probe]) { probe -= 1 }
      if items[probe] == item { return probe }
      if !isOfSource(items[probe]) || items[probe].raw < item.raw { low = middle + 1 } else { high = probe }
    }
    return items.firstIndex(of: item)
  }
}
