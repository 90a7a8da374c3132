internal import SpecSource

/// What a draft comes to.
extension TreeDraft {
  /// The changed document as a tree of its own: aliases and merges written out, every node with the place that it was
  /// written at. A made-up node has the place of what it stands in.
  public func tree() -> NodeTree {
    var draft = self
    let start = source.withView { $0.firstLineLocation(of: document.root) }
    var composer = TreeComposer(for: source.source)
    draft.compose(root, around: start, changed: changedNodes, into: &composer)
    return composer.finish(workedOut: false)
  }

  private mutating func compose(
    _ id: ID, around place: Location, changed: [NodeID], into composer: inout TreeComposer
  ) {
    guard !composer.isFull else { return }
    if let node = sourceNode(of: id, changed: changed) {
      return source.withView { composer.copy(node, from: $0) }
    }
    let place = location(of: id) ?? place
    switch kind(of: id) {
    case .scalar, .alias: composeScalar(id, at: place, into: &composer)
    case .sequence:
      composer.openSequence(at: firstLine(of: id, at: place))
      for item in items(of: id) { compose(item, around: place, changed: changed, into: &composer) }
      composer.close()
    case .mapping:
      composer.openMapping(at: firstLine(of: id, at: place))
      for pair in pairs(of: id) {
        // A key that edits added was written where its value was.
        let written = location(of: pair.key) ?? location(of: pair.value)
        composeScalar(pair.key, at: written ?? place, into: &composer)
        compose(pair.value, around: place, changed: changed, into: &composer)
      }
      composer.close()
    }
  }

  private func composeScalar(_ id: ID, at place: Location, into composer: inout TreeComposer) {
    if let node = node(id) { return source.withView { composer.copyScalar($0.resolved(node), from: $0) } }
    var text = text(of: id)
    let style = madeNode(id)?.style ?? .doubleQuoted
    text.withUTF8 { composer.scalar($0, style, at: place) }
  }

  /// The first line of a collection of the base; another file's place is kept as it is.
  private func firstLine(of id: ID, at place: Location) -> Location {
    guard let node = node(id) else { return place }
    return source.withView { $0.firstLineLocation(of: $0.resolved(node)) }
  }
}
