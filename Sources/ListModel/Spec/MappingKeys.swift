internal import SpecSource
internal import SpecTree

/// What was asked of the keys of a mapping, which is walked once for each question: a mapping may have as many findings
/// as keys.
struct MappingKeys {
  private var mapping: NodeID?
  private var names: [ByteText: Bool] = [:]
  private var sides: [String: Int] = [:]

  /// Whether a mapping has a key.
  mutating func contains(_ name: String, in mapping: NodeID, _ view: TreeView) -> Bool {
    turn(to: mapping)
    if let known = names[ByteText(name)] { return known }
    var found = false
    view.forEachPair(of: mapping) { pair in
      if view.text(of: pair.key).elementsEqual(name.utf8) { found = true }
    }
    names[ByteText(name)] = found
    return found
  }

  /// How many keys of a mapping speak of a side.
  mutating func count(speakingOf side: String, in mapping: NodeID, _ view: TreeView) -> Int {
    turn(to: mapping)
    if let known = sides[side] { return known }
    var count = 0
    view.forEachPair(of: mapping) { pair in
      if MappingKeys.speaks(pair.key, of: side, in: view) { count += 1 }
    }
    sides[side] = count
    return count
  }

  /// Whether a key has `header` or `footer` in its name.
  static func speaks(_ key: NodeID, of side: String, in view: TreeView) -> Bool {
    view.string(of: key).lowercased().contains(side)
  }

  private mutating func turn(to mapping: NodeID) {
    guard self.mapping != mapping else { return }
    self.mapping = mapping
    names.removeAll(keepingCapacity: true)
    sides.removeAll(keepingCapacity: true)
  }
}
