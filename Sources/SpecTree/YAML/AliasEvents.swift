internal import SpecSource

/// Aliases: what they name, and what they add up to.
extension YAMLComposer {
  /// Adds an alias; false when that would add too many nodes or nest too deep.
  mutating func addAlias(_ yaml: borrowing LibYAML) -> Bool {
    let range = marks.offset(yaml.start)..<marks.offset(yaml.end)
    let name = yaml.anchor ?? ""
    switch anchors.use(name, depth: builder.depth) {
    case .unknown:
      reportUnknownAlias(name, range)
      addHole(range)
    case .open(let anchor):
      report(.aliasLoop(name, at: location(range), anchor: Location(builder.source.id, anchor.range)))
      addHole(range)
    case .node(let target, let levels):
      guard anchors.added <= AnchorTable.mostAddedNodes else {
        reportEnd(.aliasExpansion(at: location(range)))
        return false
      }
      guard builder.depth + levels <= TreeBuilder.deepestNesting else {
        reportEnd(.tooDeep(at: location(range)))
        return false
      }
      addAlias(of: target, range)
    }
    return true
  }

  private mutating func addAlias(of target: NodeID, _ range: Range<Int>) {
    guard builder.expectsKey else { return builder.alias(range, of: target) }
    if builder.node(target).kind == .scalar {
      // A key is looked up by its text, so it is the scalar itself that stands there.
      let text = builder.copyText(of: target)
      text.withUnsafeBufferPointer { builder.pooledScalar(range, text: $0, .doubleQuoted) }
    } else {
      complexKeys.append(builder.nextNode)
      builder.alias(range, of: target)
    }
  }

  /// Puts a text in the place of a node that is not there; the tree is then not whole.
  private mutating func addHole(_ range: Range<Int>) {
    builder.pooledScalar(range, text: UnsafeBufferPointer(rebasing: bytes[range]), .doubleQuoted)
  }
}
