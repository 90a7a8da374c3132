internal import SpecSource

/// Scalars: where they are, whether the source spells their text, and what their tags make of them.
extension YAMLComposer {
  /// Adds the scalar at hand.
  @inline(__always)
  mutating func addScalar(_ yaml: borrowing LibYAML) {
    if _slowPath(yaml.isDecoratedScalar) { return addDecoratedScalar(yaml) }
    let start = marks.offset(yaml.start)
    let end = marks.offset(yaml.end)
    add(yaml, start..<end, yaml.scalarStyle)
  }

  /// Adds the scalar at hand, which takes up a range and is stored in its written style.
  @inline(__always)
  private mutating func add(_ yaml: borrowing LibYAML, _ range: Range<Int>, _ style: NodeStyle) {
    let source = bytes.baseAddress.unsafelyUnwrapped
    switch style {
    case .plain:
      if range.isEmpty { return addMissing(at: range.lowerBound) }
      if range.count == yaml.text.count, yaml.textStands(at: source + range.lowerBound) {
        builder.scalar(at: range.lowerBound, text: range, .plain)
      } else {
        builder.pooledScalar(range, text: yaml.text, .plain)
      }
      if range.upperBound < bytes.count, bytes[range.upperBound].isBlank { builder.noteCut(at: range.upperBound) }
    case .singleQuoted, .doubleQuoted:
      let inner = range.lowerBound &+ 1
      if range.count &- 2 == yaml.text.count, yaml.textStands(at: source + inner) {
        builder.scalar(at: range.lowerBound, text: inner..<range.upperBound &- 1, style)
      } else {
        builder.pooledScalar(range, text: yaml.text, style)
      }
      if hasSeparators { reportSeparators(in: range, style) }
    default:
      builder.pooledScalar(bytes.blockScalar(in: range), text: yaml.text, style)
    }
  }

  private mutating func addDecoratedScalar(_ yaml: borrowing LibYAML) {
    let end = marks.offset(yaml.end)
    let properties = NodeProperties(in: bytes, from: marks.offset(yaml.start), limit: end)
    let range = properties.contentStart..<end
    let tag = yaml.tag
    builder.decorateNext(anchor: yaml.anchor, tag: tag, range: SourceRange(properties.range))
    if let name = yaml.anchor, let place = properties.anchor {
      anchors.define(name, scalar: builder.nextNode, at: SourceRange(place))
    }
    let written = yaml.scalarStyle
    var style = written
    if let tag, let place = properties.tag {
      let meaning = YAMLTag(tag)
      if case .other = meaning {
        reportUnknownTag(place, on: .scalar, content: range)
      } else if !meaning.fits(CoreSchema.scalar(yaml.text)) {
        report(.tagMismatch(text(place), expected: meaning, found: text(range), at: location(range)))
      } else {
        style = meaning.style(of: written)
      }
    }
    if style == written {
      add(yaml, range, written)
    } else {
      let isBlock = written == .literal || written == .folded
      builder.pooledScalar(isBlock ? bytes.blockScalar(in: range) : range, text: yaml.text, style)
    }
  }

  /// Adds a value that is not there. libyaml has it at its colon or dash, but at the next token where there is neither:
  /// then it belongs behind its key.
  private mutating func addMissing(at mark: Int) {
    var place = mark
    while place > 0, bytes[place - 1].isBlankOrBreak { place -= 1 }
    let last = NodeID(builder.nextNode.position - 1)
    if builder.expectsValue, builder.node(last).kind == .scalar {
      let end = builder.end(of: last)
      let next = NodeProperties(in: bytes, from: end, limit: mark).contentStart
      if next == mark || bytes[next] != UInt8(ascii: ":") { place = end }
    }
    builder.scalar(at: place, text: place..<place, .plain)
  }
}
