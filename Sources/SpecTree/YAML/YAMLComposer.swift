internal import SpecSource

/// Turns libyaml's events into a tree.
///
/// What YAML itself does not refuse and a list cannot use (an alias without its anchor, a key that is no scalar, a
/// foreign tag) is reported and read on: a file's findings come in one run. Only growth without bounds ends the reading.
struct YAMLComposer: ~Copyable {
  let bytes: UnsafeBufferPointer<UInt8>
  let separators: LineSeparators
  let hasSeparators: Bool
  var marks: MarkMap
  var builder: TreeBuilder
  var anchors = AnchorTable()
  /// Where the findings about aliases without an anchor stand among all, by the name.
  var unknownAliases: [String: Int] = [:]
  /// Whether every node stands for what is written; false as soon as something is reported that leaves a hole.
  private(set) var isWhole = true
  private var documentStart: (offset: Int, hasMarker: Bool) = (0, false)
  private var root = NodeID(0)
  /// Collections that are keys, reported when their end is known.
  var complexKeys: [NodeID] = []
  /// What keeps the list of findings short.
  private(set) var limit = FindingLimit()
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
    builder = TreeBuilder(source, bytes: bytes, bytesPerNode: YAMLReader.bytesPerNode)
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
    return (NodeTree(builder, isComplete: isWhole, mayHaveComments: true), diagnostics)
  }

  /// Reports what keeps the tree from saying what is written, or may.
  mutating func report(_ finding: Diagnostic) {
    if finding.severity == .error { isWhole = false }
    if let listed = limit.admit(finding) { builder.diagnostics.append(listed) }
  }

  /// Reports what ends the reading, however much has been reported before.
  mutating func reportEnd(_ finding: Diagnostic) {
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

  /// The source of a range as messages quote it.
  func text(_ range: Range<Int>) -> String { Excerpt.text(UnsafeBufferPointer(rebasing: bytes[range])) }

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
    unknownAliases = [:]
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
