internal import SpecSource

/// Items that were read before, taken as they were.
extension TreeBuilder {
  /// Says that the file is what edits made of one that has been read.
  mutating func take(from earlier: EarlierReading) {
    self.earlier = earlier
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
    for position in stretch.nodes {
      var node = earlier.view[NodeID(position)]
      node.start &+= shift
      switch node.kind {
      case .scalar:
        // Only a mapping's first key says more.
        if node.head >= Node.childUnit { takeShape(of: &node, at: NodeID(position), stretch.shift, from: &earlier) }
        if node.isPooled { takeText(of: &node, shift, from: earlier.view) } else { node.first &+= shift }
      case .sequence, .mapping:
        node.first &+= shift
        node.second &+= step
      // A scanner reads none.
      case .alias: break
      }
      nodes.append(node)
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

  /// Gives a mapping's first key the shape that the mapping has in this reading.
  @inline(__always)
  private mutating func takeShape(
    of node: inout Node, at key: NodeID, _ shift: Int, from earlier: inout EarlierReading
  ) {
    let old = Int(node.head >> 8)
    var shape = earlier.shapes[old]
    if shape == KeyShapes.unknown {
      shape = self.shape(ofMappingWith: key, shift, in: earlier.view)
      earlier.shapes[old] = shape
    }
    node.head = node.head & (Node.childUnit &- 1) | shape &* Node.childUnit
  }

  /// The shape of a mapping that was read before, by its first key.
  @inline(never)
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
  @inline(never)
  private mutating func takeText(of node: inout Node, _ shift: UInt32, from view: TreeView) {
    let text = UnsafeBufferPointer(rebasing: view.pool[Int(node.first)..<Int(node.first) + Int(node.second)])
    let end = UnsafeRawBufferPointer(view.pool).loadUnaligned(fromByteOffset: Int(node.first) - 4, as: UInt32.self)
    node.first = addToPool(text, placeEnd: end &+ shift)
  }
}
