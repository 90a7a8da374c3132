internal import SpecSource

/// Turns libyaml's events into a tree.
///
/// What YAML itself does not refuse and a list cannot use (an alias without its anchor, a key that is no scalar, a
/// foreign tag) is reported and read on: a file's findings come in one run. Only growth without bounds ends the reading.
struct YAMLComposer: ~Copyable {
  let bytes: UnsafeBufferPointer<UInt8>
  let separators: LineSeparators
  private let hasSeparators: Bool
  private(set) var marks: MarkMap
  private(set) var builder: TreeBuilder
  private(set) var anchors = AnchorTable()
  /// Whether every node stands for what is written; false as soon as something is reported that leaves a hole.
  private(set) var isWhole = true
  private var documentStart: (offset: Int, hasMarker: Bool) = (0, false)
  private var root = NodeID(0)
  /// Collections that are keys, reported when their end is known.
  var complexKeys: [NodeID] = []
  /// How many findings there were, listed or not.
  private var reported = 0
  private static let mostFindings = 1000
  /// How many of the builder's merge keys have been looked at.
  var checkedMerges = 0
  /// Offsets of the line separators that stand in quotes.
  var quotedSeparators: Set<Int> = []

  /// A composer for a file whose bytes are at `bytes` and have been scanned.
  init(_ source: SourceFile, _ bytes: UnsafeBufferPointer<UInt8>, _ scan: TextScan) {
    self.bytes = bytes
    separators = scan.separators
    hasSeparators = !scan.separators.isEmpty
    marks = MarkMap(bytes, origin: source.markLength, isASCII: scan.isASCII)
    // A list has a node for about eleven bytes; too small a guess costs one growth, too large a one nothing.
    builder = TreeBuilder(source, bytes: bytes, bytesPerNode: 11)
  }

  /// Reads all events, up to the end, a limit or a fault.
  mutating func compose(_ yaml: borrowing LibYAML) {
    while true {
      switch yaml.next() {
      case .scalar:
        addScalar(yaml)
      case .mappingStart:
        guard open(.mapping, yaml) else { return }
      case .sequenceStart:
        guard open(.sequence, yaml) else { return }
      case .mappingEnd, .sequenceEnd:
        close(yaml)
      case .alias:
        guard addAlias(yaml) else { return }
      case .documentStart: startDocument(yaml)
      case .documentEnd: endDocument()
      case .streamStart: break
      case .streamEnd: return endStream()
      case .failure: return report(yaml.failure)
      }
    }
  }

  /// The tree, and all findings.
  consuming func result() -> (tree: NodeTree, diagnostics: [Diagnostic]) {
    let diagnostics = builder.diagnostics
    return (NodeTree(builder, isComplete: isWhole), diagnostics)
  }

  /// Reports what keeps the tree from saying what is written, or may; a file can hold millions of such, so the first
  /// thousand must do.
  mutating func report(_ finding: Diagnostic) {
    if finding.severity == .error { isWhole = false }
    reported += 1
    guard reported <= Self.mostFindings else { return }
    builder.diagnostics.append(finding)
    guard reported == Self.mostFindings, let last = builder.diagnostics.indices.last else { return }
    builder.diagnostics[last].notes.append(.init("findings of this kind behind this one are not listed"))
  }

  /// Reports what ends the reading, however much has been reported before.
  private mutating func reportEnd(_ finding: Diagnostic) {
    isWhole = false
    builder.diagnostics.append(finding)
  }

  /// Reports a file with nothing but a byte order mark, blanks and comments.
  mutating func reportEmptyFile() {
    report(.emptyFile(at: location(builder.source.markLength..<builder.source.markLength)))
  }

  /// Reports that libyaml could not be started.
  mutating func reportNoMemory() {
    report(Diagnostic(.yamlSyntax, "not enough memory to read the file", at: location(0..<0)))
  }

  /// The place of some bytes.
  func location(_ range: Range<Int>) -> Location { Location(builder.source.id, SourceRange(range)) }
}

// MARK: Documents

extension YAMLComposer {
  private mutating func startDocument(_ yaml: borrowing LibYAML) {
    let start = marks.offset(yaml.start)
    let end = marks.offset(yaml.end)
    let hasMarker = !yaml.isImplicitStart
    if yaml.hasTagDirectives { reportTagDirectives(in: start..<end) }
    documentStart = (hasMarker ? end - "---".utf8.count : start, hasMarker)
    anchors = AnchorTable()
    root = builder.nextNode
  }

  private mutating func endDocument() {
    let start = documentStart.hasMarker ? documentStart.offset : Int(builder.node(root).start)
    let range = SourceRange(start..<max(start, builder.end(of: root)))
    builder.document(root: root, hasMarker: documentStart.hasMarker, range: range)
    reportMerges()
    reportComplexKeys()
    reportUnusedAnchors()
  }
}

// MARK: The end of the stream

extension YAMLComposer {
  private mutating func endStream() {
    let hasSeparators = reportBareSeparators(before: bytes.count)
    if !hasSeparators, builder.documents.isEmpty { reportEmptyFile() }
  }

  /// Reports why libyaml gave up.
  private mutating func report(_ failure: LibYAML.Failure) {
    guard let place = failure.place else {
      let offset = min(builder.source.markLength + failure.byteOffset, bytes.count)
      let unreadable = Diagnostic(.yamlSyntax, "the text cannot be read from here", at: location(offset..<offset))
      return reportEnd(TextScan.fault(in: builder.source, bytes) ?? unreadable)
    }
    let offset = marks.offset(place)
    // A line break that only libyaml sees is the cause of whatever went wrong behind it.
    if reportBareSeparators(before: offset) { return }
    let finding = explanation(of: failure, at: place).finding
    // `*required field` is one mistake: the text needs quotes, and then there is no alias.
    builder.diagnostics.removeAll { finding.location.range.contains($0.location.range) }
    reportEnd(finding)
  }
}

// MARK: Collections

extension YAMLComposer {
  /// Opens a collection; false when that would nest too deep.
  private mutating func open(_ kind: NodeKind, _ yaml: borrowing LibYAML) -> Bool {
    var start = marks.offset(yaml.start)
    if kind == .mapping ? yaml.isDecoratedMapping : yaml.isDecoratedSequence {
      start = decorate(collection: kind, yaml, from: start)
    }
    guard builder.depth < TreeBuilder.deepestNesting else {
      reportEnd(.tooDeep(at: location(start..<min(start + 1, bytes.count))))
      return false
    }
    if builder.expectsKey { complexKeys.append(builder.nextNode) }
    if anchors.hasOpen { anchors.reach(depth: builder.depth + 1) }
    if kind == .mapping {
      builder.openMapping(at: start, yaml.mappingStyle)
    } else {
      builder.openSequence(at: start, yaml.sequenceStyle)
    }
    return true
  }

  private mutating func close(_ yaml: borrowing LibYAML) {
    guard let node = builder.innermost else { return }
    // Only a bracket has a width: the ends of blocks and of pairs in flow sequences (`[a: b]`) lie at the next token.
    let end = yaml.end
    builder.close(end: end > yaml.start ? marks.offset(end) : nil)
    if anchors.hasOpen { anchors.close(node, end: builder.nextNode) }
  }

  /// Notes the anchor and the tag of a collection; returns where the collection itself begins.
  private mutating func decorate(collection kind: NodeKind, _ yaml: borrowing LibYAML, from start: Int) -> Int {
    let properties = NodeProperties(in: bytes, from: start, limit: bytes.count)
    let tag = yaml.tag
    builder.decorateNext(anchor: yaml.anchor, tag: tag, range: SourceRange(properties.range))
    if let name = yaml.anchor, let range = properties.anchor {
      anchors.define(name, collection: builder.nextNode, depth: builder.depth, at: SourceRange(range))
    }
    if let tag, let range = properties.tag {
      let meaning = YAMLTag(tag)
      if case .other = meaning {
        reportUnknownTag(range, on: kind, content: range.upperBound..<range.upperBound)
      } else if !meaning.fits(kind, isNonSpecific: tag == "!") {
        report(
          .tagMismatch(text(range), expected: meaning, found: kind, at: location(range), fix: removal(ofTag: range)))
      }
    }
    return properties.contentStart
  }
}

// MARK: Scalars

extension YAMLComposer {
  @inline(__always)
  private mutating func addScalar(_ yaml: borrowing LibYAML) {
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
      if range.upperBound < bytes.count, bytes[range.upperBound].isBlank { noteCut(at: range.upperBound, yaml.text) }
    case .singleQuoted, .doubleQuoted:
      let inner = range.lowerBound &+ 1
      if range.count &- 2 == yaml.text.count, yaml.textStands(at: source + inner) {
        builder.scalar(at: range.lowerBound, text: inner..<range.upperBound &- 1, style)
      } else {
        builder.pooledScalar(range, text: yaml.text, style)
      }
      if hasSeparators { reportSeparators(in: range, yaml.text, style) }
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

  /// Notes that a comment cut the text of the plain scalar that was added last: `Row #3`, not `a # note`.
  private mutating func noteCut(at end: Int, _ text: UnsafeBufferPointer<UInt8>) {
    var sign = end
    while sign < bytes.count, bytes[sign].isBlank { sign += 1 }
    guard sign + 1 < bytes.count, bytes[sign] == UInt8(ascii: "#") else { return }
    let next = bytes[sign + 1]
    guard !next.isBlankOrBreak, next != UInt8(ascii: "#"), next != UInt8(ascii: "!") else { return }
    guard !builder.expectsValue, CoreSchema.scalar(text) == .text else { return }
    builder.cutLast(rest: SourceRange(sign..<bytes.endOfLine(from: sign)))
  }
}

// MARK: Aliases

extension YAMLComposer {
  /// Adds an alias; false when that would add too many nodes or nest too deep.
  private mutating func addAlias(_ yaml: borrowing LibYAML) -> Bool {
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

  /// The source of a range.
  func text(_ range: Range<Int>) -> String { Excerpt.text(UnsafeBufferPointer(rebasing: bytes[range])) }
}
