internal import SpecSource

/// Items that were read before, taken as they were.
extension TreeBuilder {
  /// Says that the file is what edits made of one that has been read.
  mutating func take(from earlier: EarlierReading) {
    self.earlier = earlier
    isReadAgain = true
    nodes.reserve(earlier.tree.count)
    // What is taken is not looked at for these. They may be true of what an edit took out, which costs a look in vain.
    if earlier.tree.hasDollar != false { noteDollar() }
    if earlier.tree.hasExtensions { hasExtensions = true }
  }

  /// The items of the innermost list, which is open, that can be taken from the one on that begins at a byte; `since` is
  /// the first byte before it that says what it is.
  mutating func stretch(at place: Int, since: Int) -> EarlierReading.Stretch? {
    guard let list = innermost else { return nil }
    let (start, depth) = (Int(node(list).start), depth)
    return earlier?.stretch(at: place, since: since, in: start, depth: depth)
  }

  /// Adds items to the innermost list.
  mutating func take(_ stretch: EarlierReading.Stretch) {
    // Taken out for as long: nothing that is added asks for it.
    guard var earlier = earlier.take() else { return }
    let shift = UInt32(truncatingIfNeeded: stretch.shift)
    let step = nextNode.index &- UInt32(truncatingIfNeeded: stretch.nodes.lowerBound)
    takePlaces(stretch, step, from: &earlier)
    var position = stretch.nodes.lowerBound
    while position < stretch.nodes.upperBound {
      let others = UnsafeBufferPointer(rebasing: earlier.view.nodes[position..<stretch.nodes.upperBound])
      position += earlier.shapes.withUnsafeBufferPointer { shapes in
        nodes.append(others) { node in
          node.start &+= shift
          node.first &+= shift
          guard node.kind == .scalar else {
            node.second &+= step
            return true
          }
          // Most are no more than that; only a mapping's first key has a shape.
          guard node.head >= Node.pooledFlag else { return true }
          let shape = shapes[Int(node.head >> 8)]
          node.head = node.head & (Node.childUnit &- 1) | shape &* Node.childUnit
          return !node.isPooled && shape != KeyShapes.unknown
        }
      }
      if position < stretch.nodes.upperBound {
        takeScalar(NodeID(position), stretch.shift, from: &earlier)
        position += 1
      }
    }
    open.children &+= stretch.count
    self.earlier = earlier
  }

  /// Notes the values that are not there, and the texts that a comment sign cut.
  private mutating func takePlaces(
    _ stretch: EarlierReading.Stretch, _ step: UInt32, from earlier: inout EarlierReading
  ) {
    let tree = earlier.tree
    while earlier.emptyScalars < tree.emptyScalars.count {
      let node = tree.emptyScalars[earlier.emptyScalars]
      guard node.position < stretch.nodes.upperBound else { break }
      if node.position >= stretch.nodes.lowerBound { emptyScalars.append(NodeID(node.index &+ step)) }
      earlier.emptyScalars += 1
    }
    while earlier.cutTexts < tree.cutTexts.count {
      let text = tree.cutTexts[earlier.cutTexts]
      guard text.node.position < stretch.nodes.upperBound else { break }
      if text.node.position >= stretch.nodes.lowerBound {
        let rest = text.rest.bytes
        cutTexts.append(
          NodeTree.CutText(
            node: NodeID(text.node.index &+ step),
            rest: SourceRange(rest.lowerBound + stretch.shift..<rest.upperBound + stretch.shift)))
      }
      earlier.cutTexts += 1
    }
  }

  /// Adds a scalar that stands in the pool, or is the first key of a mapping whose shape has not come up.
  @inline(never)
  private mutating func takeScalar(_ id: NodeID, _ shift: Int, from earlier: inout EarlierReading) {
    var node = earlier.view[id]
    node.start &+= UInt32(truncatingIfNeeded: shift)
    if node.isPooled {
      takeText(of: &node, UInt32(truncatingIfNeeded: shift), from: earlier.view)
    } else {
      node.first &+= UInt32(truncatingIfNeeded: shift)
    }
    let old = Int(node.head >> 8)
    if old != KeyShapes.unknown {
      let shape = shape(ofMappingWith: id, shift, in: earlier.view)
      earlier.shapes[old] = shape
      node.head = node.head & (Node.childUnit &- 1) | shape &* Node.childUnit
    }
    nodes.append(node)
  }

  /// The shape of a mapping that was read before, by its first key.
  private mutating func shape(ofMappingWith first: NodeID, _ shift: Int, in view: TreeView) -> UInt32 {
    let end = view.after(NodeID(first.index &- 1))
    var shape = KeyShapes.empty
    var key = first
    while key < end {
      let node = view[key]
      let text = Int(node.first) + shift..<Int(node.first) + Int(node.second) + shift
      shape = shapes.shape(after: shape, in: KeyShapes.unknown, KeyPrint(text, in: bytes), text, of: bytes)
      key = view.after(key.next)
    }
    return shape
  }

  /// Copies the text of a scalar that the source spells differently.
  private mutating func takeText(of node: inout Node, _ shift: UInt32, from view: TreeView) {
    let text = UnsafeBufferPointer(rebasing: view.pool[Int(node.first)..<Int(node.first) + Int(node.second)])
    let end = UnsafeRawBufferPointer(view.pool).loadUnaligned(fromByteOffset: Int(node.first) - 4, as: UInt32.self)
    node.first = addToPool(text, placeEnd: end &+ shift)
  }
}
