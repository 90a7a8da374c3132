internal import SpecSource

/// Says in plain words, with a place and where possible a fix, why a text is not YAML.
///
/// libyaml tells where it stopped, which is seldom where the fault is. So the text around is read once more, leniently,
/// for what its author meant: a text that wants quotes, a quote or bracket that is not closed, a line indented wrongly.
struct SyntaxExplanation {
  /// A collection that was open when reading stopped.
  struct OpenCollection {
    let kind: NodeKind
    let isFlow: Bool
    /// Its first byte.
    let start: Int
  }

  let bytes: UnsafeBufferPointer<UInt8>
  let file: FileID
  let fault: SyntaxFault
  /// What was open, outermost first.
  let open: [OpenCollection]
  /// The scalar that was read last, with its quotes.
  let lastScalar: Range<Int>?
  /// The line that the fault is on.
  let line: BlockLine

  init(
    _ bytes: UnsafeBufferPointer<UInt8>, _ file: FileID, _ fault: SyntaxFault, open: [OpenCollection],
    lastScalar: Range<Int>?
  ) {
    self.bytes = bytes
    self.file = file
    self.fault = fault
    self.open = open
    self.lastScalar = lastScalar
    line = BlockLine(bytes, at: fault.offset)
  }

  /// The finding; there is always one.
  var finding: Diagnostic {
    switch fault.kind {
    case .quoteNotClosed: return openQuote
    case .unknownEscape: return unknownEscape
    case .hexMissing, .surrogate: return unfinishedEscape
    case .directive, .directiveName, .version, .directiveTwice: return directive
    case .blockHeader, .blockIndentation: return blockHeader
    default: break
    }
    if let long = longKeyInBrackets { return long }
    if let tabs = tabIndentation { return tabs }
    if let late = lateClosing { return late }
    if let flow = flowLayout { return inBrackets(flow) }
    switch fault.kind {
    case .valueNotAllowed: return valueNotAllowed
    case .colonMissing: return colonMissing
    case .colonInText: return colonInText(fault.context ?? fault.offset)
    case .keyMissing, .entryMissing, .documentMissing, .pairEndMissing, .itemEndMissing: return misplaced
    case .entryNotAllowed, .keyNotAllowed, .signNotAllowed, .contentMissing, .nameMissing, .tag, .tagHandle:
      return unquotedValue
    default: return unexplained
    }
  }

  /// What is said when nothing better is known.
  var unexplained: Diagnostic {
    let expected =
      switch fault.kind {
      case .keyMissing: ", expected a key"
      case .entryMissing: ", expected '- ' for the next item of the list"
      case .documentMissing: ", expected the end of the file or '---'"
      case .pairEndMissing: ", expected ',' or '}'"
      case .itemEndMissing: ", expected ',' or ']'"
      case .contentMissing: ", expected a value"
      default: " where YAML does not allow it; quote the text if it is one"
      }
    let word = wordAtFault
    return Diagnostic(.yamlSyntax, "found \(describe(word))\(expected)", at: location(word))
  }

  /// The bytes up to the next blank, where reading stopped.
  var wordAtFault: Range<Int> {
    var end = fault.offset
    while end < bytes.count, !bytes[end].isBlankOrBreak { end += 1 }
    return fault.offset..<end
  }

  /// A range in a message: its text, or what stands in the place of one.
  func describe(_ range: Range<Int>) -> String {
    if range.lowerBound >= bytes.count { return "the end of the file" }
    return range.isEmpty ? "the end of the line" : "'\(text(range))'"
  }
}

extension SyntaxExplanation {
  /// The source of a range as messages quote it.
  func text(_ range: Range<Int>) -> String { Excerpt.text(UnsafeBufferPointer(rebasing: bytes[range])) }

  /// The whole source of a range.
  func source(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// The bytes from `start` up to `end`, as far as they are there: what an author meant need not end behind its start.
  func span(_ start: Int, _ end: Int) -> Range<Int> {
    let start = min(max(start, 0), bytes.count)
    return start..<min(max(start, end), bytes.count)
  }

  /// The one byte at an offset.
  func byteRange(at offset: Int) -> Range<Int> { span(offset, offset + 1) }

  /// The place of a range.
  func location(_ range: Range<Int>) -> Location { Location(file, SourceRange(range)) }

  /// A note at a range.
  func note(_ message: String, _ range: Range<Int>) -> Diagnostic.Note { .init(message, at: location(range)) }

  /// A fix of one edit.
  func fix(_ title: String, _ safety: Fix.Safety, _ range: Range<Int>, _ text: String) -> Fix {
    Fix(title, safety, [TextEdit(SourceRange(range), text)])
  }

  /// A fix that quotes a text of one line.
  func quote(_ range: Range<Int>, _ safety: Fix.Safety = .safe) -> Fix {
    .quote(source(range), at: SourceRange(range), safety)
  }

  /// Number of the line, from 1, that an offset lies on.
  func lineNumber(of offset: Int) -> Int {
    var number = 1
    var place = bytes.endOfLine(from: 0)
    while place < offset {
      number += 1
      place = bytes.endOfLine(from: bytes.startOfNextLine(from: place))
    }
    return number
  }
}

extension YAMLComposer {
  /// What to say when libyaml gives up at a mark, in the light of what has been read until then.
  func explanation(of failure: LibYAML.Failure, at place: Int) -> SyntaxExplanation {
    var marks = marks
    let open = builder.openCollections.map { id in
      let node = builder.node(id)
      return SyntaxExplanation.OpenCollection(kind: node.kind, isFlow: node.style == .flow, start: Int(node.start))
    }
    return SyntaxExplanation(
      bytes, builder.source.id, SyntaxFault(failure, at: place, &marks), open: open, lastScalar: lastScalar)
  }

  private var lastScalar: Range<Int>? {
    var last = builder.nextNode
    // A key that takes no value has an empty one behind it.
    for _ in 0..<2 {
      guard last > NodeID(0) else { return nil }
      last = NodeID(last.position - 1)
      guard builder.node(last).kind == .scalar else { return nil }
      let range = Int(builder.node(last).start)..<builder.end(of: last)
      if !range.isEmpty { return range }
    }
    return nil
  }
}
