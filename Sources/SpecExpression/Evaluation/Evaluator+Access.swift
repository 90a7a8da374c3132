internal import SpecTree

/// Keys of maps and places in lists.
extension Evaluator {
  /// `operand.key`
  mutating func select(
    _ position: UInt32, _ node: ExpressionNode, in tree: ExpressionTree
  ) throws(Failure) -> Value {
    let operand: Value
    let inner = tree.nodes[Int(node.first)]
    if inner.kind == .slot, let value = values[Int(inner.first)] {
      // What most expressions of a list are, `each.name`, is worth a way past the recursion.
      operand = value
    } else {
      operand = try value(of: node.first, in: tree)
    }
    switch operand {
    case .node(let reference) where view(of: reference).kind(of: reference.node) == .mapping:
      let found = tree.withName(of: node) { find($0, in: reference) }
      try take(steps: 0)
      if let found { return .node(found) }
    case .map(let map):
      if let found = tree.withName(of: node, { map[$0] }) { return found }
    default:
      throw Failure(.noKeys(operand, key: .string(tree.name(of: node))), at: tree.ranges[Int(node.first)])
    }
    throw Failure(
      .noKey(.string(tree.name(of: node)), map: operand), at: nameRange(position, node, in: tree),
      of: tree.ranges[Int(node.first)])
  }

  /// `has(operand.key)`
  mutating func has(_ position: UInt32, _ node: ExpressionNode, in tree: ExpressionTree) throws(Failure) -> Bool {
    do {
      _ = try select(position, node, in: tree)
      return true
    } catch {
      // Only the key that is asked for may be missing, not one on the way to it.
      if case .noKey = error.reason, error.range == nameRange(position, node, in: tree) { return false }
      throw error
    }
  }

  private func nameRange(_ position: UInt32, _ node: ExpressionNode, in tree: ExpressionTree) -> Range<UInt32> {
    let end = tree.ranges[Int(position)].upperBound
    return end - UInt32(node.extra) - (node.detail == 1 ? 2 : 0)..<end
  }

  /// `operand[index]`
  mutating func index(_ node: ExpressionNode, in tree: ExpressionTree) throws(Failure) -> Value {
    let operand = try value(of: node.first, in: tree)
    let index = try value(of: node.second, in: tree)
    do {
      return try element(index, of: operand)
    } catch {
      if case .noKeys = error.reason { throw Failure(error.reason, at: tree.ranges[Int(node.first)]) }
      throw Failure(error.reason, at: tree.ranges[Int(node.second)], of: tree.ranges[Int(node.first)])
    }
  }

  private mutating func element(_ index: Value, of operand: Value) throws(Failure) -> Value {
    switch operand {
    case .list(let elements):
      let place = try place(index, in: operand, count: elements.count)
      return elements[place]
    case .node(let reference) where view(of: reference).kind(of: reference.node) == .sequence:
      let place = try place(index, in: operand, count: view(of: reference).count(of: reference.node))
      return try element(place, of: reference)
    default:
      if let found = try entry(index, of: operand) { return found }
      throw Failure(.noKey(index, map: operand))
    }
  }

  private func place(_ index: Value, in list: Value, count: Int) throws(Failure) -> Int {
    let number: Int64
    switch plain(index) {
    case .int(let int): number = int
    case .uint(let uint): number = Int64(clamping: uint)
    case .double(let double):
      guard let whole = Int64(exactly: double) else { throw Failure(.index(index, of: list)) }
      number = whole
    default: throw Failure(.index(index, of: list))
    }
    guard number >= 0, number < count else { throw Failure(.outOfRange(number, count: count)) }
    return Int(number)
  }

  /// The value of a key in a map; nil when the map has no such key.
  mutating func entry(_ key: Value, of map: Value) throws(Failure) -> Value? {
    switch map {
    case .map(let map):
      var read = plain(key)
      if case .node = read, let text = text(of: read) { read = .string(text) }
      guard let mapKey = MapKey(read) else {
        // A fraction is no key, but a number: it is just not there.
        if case .double = read { return nil }
        throw Failure(.index(key, of: .map(map)))
      }
      return map[mapKey]
    case .node(let reference) where view(of: reference).kind(of: reference.node) == .mapping:
      return try entry(key, of: reference)
    default:
      throw Failure(.noKeys(map, key: key))
    }
  }

  /// The value of a key in a map of a file, whose keys are texts: a number finds the key that is written like it.
  private mutating func entry(_ key: Value, of reference: NodeRef) throws(Failure) -> Value? {
    let found: NodeRef?
    switch key {
    case .node(let keyNode) where view(of: keyNode).kind(of: keyNode.node) == .scalar:
      found = find(view(of: keyNode).text(of: keyNode.node), in: reference)
    case .string(var text):
      found = text.withUTF8 { find($0, in: reference) }
    case .int, .uint, .bool, .double:
      var bytes: [UInt8] = []
      try append(key, to: &bytes)
      found = bytes.withUnsafeBufferPointer { find($0, in: reference) }
    default: throw Failure(.index(key, of: .node(reference)))
    }
    try take(steps: 0)
    return found.map(Value.node)
  }

  /// How many keys are compared in a step.
  private static let keysPerStep = 8

  /// The value of a key in a map of a file, or nil. It counts its steps; whoever calls it looks whether any are left.
  private mutating func find(_ name: UnsafeBufferPointer<UInt8>, in reference: NodeRef) -> NodeRef? {
    let view = view(of: reference)
    let found: NodeID?
    if view.count(of: reference.node) > NodeIndexes.fewChildren,
      let table = indexes.keys(of: reference, in: view)
    {
      found = table.value(of: name)
    } else {
      var keys = 0
      found = view.find(name, in: reference.node, counting: &keys)
      stepsLeft -= keys / Self.keysPerStep
    }
    return found.map { NodeRef(tree: reference.tree, node: view.resolved($0)) }
  }

  /// An element of a list of a file, which is there.
  private mutating func element(_ place: Int, of reference: NodeRef) throws(Failure) -> Value {
    let view = view(of: reference)
    if place > NodeIndexes.fewChildren, let children = indexes.elements(of: reference, in: view) {
      return .node(NodeRef(tree: reference.tree, node: view.resolved(children[place])))
    }
    try take(steps: place / Self.keysPerStep)
    var child = reference.node.next
    for _ in 0..<place { child = view.after(child) }
    return .node(NodeRef(tree: reference.tree, node: view.resolved(child)))
  }
}

extension TreeView {
  /// A merge of merges is followed to this depth; the reader refuses deeper ones.
  private static var deepestMerge: Int { 512 }

  /// The value of a key as written, merges included, an earlier source before a later one; nil when there is none. Adds
  /// the keys that were looked at to `keys`.
  func find(
    _ name: UnsafeBufferPointer<UInt8>, in mapping: NodeID, counting keys: inout Int, depth: Int = 0
  ) -> NodeID? {
    let end = after(mapping)
    let hasMerge = hasMerge(mapping)
    var key = mapping.next
    while key < end {
      keys &+= 1
      if TextBytes.equal(text(of: key), name), !hasMerge || !isMergeKey(key) { return key.next }
      key = after(key.next)
    }
    guard hasMerge, depth < Self.deepestMerge else { return nil }
    key = mapping.next
    while key < end {
      if isMergeKey(key), let found = find(name, inMerge: key.next, counting: &keys, depth: depth + 1) { return found }
      key = after(key.next)
    }
    return nil
  }

  /// Looks through what a merge key names: a mapping, or several in a sequence.
  private func find(
    _ name: UnsafeBufferPointer<UInt8>, inMerge source: NodeID, counting keys: inout Int, depth: Int
  ) -> NodeID? {
    let target = resolved(source)
    switch kind(of: target) {
    case .mapping: return find(name, in: target, counting: &keys, depth: depth)
    case .sequence:
      var item = target.next
      while item < after(target) {
        let mapping = resolved(item)
        keys &+= 1
        if kind(of: mapping) == .mapping, let found = find(name, in: mapping, counting: &keys, depth: depth) {
          return found
        }
        item = after(item)
      }
      return nil
    case .scalar, .alias: return nil
    }
  }
}
