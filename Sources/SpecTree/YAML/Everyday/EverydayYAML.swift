internal import SpecSource

/// Scans YAML as lists are written every day, byte by byte, and hands its nodes to a tree builder.
///
/// It knows collections in blocks and in brackets, scalars of one line, block scalars, comments and document markers.
/// Whatever else a file has (anchors, tags, tabs, texts over several lines), and whatever is wrong with it, is libyaml's
/// to read and to explain: the scanner gives up at the first byte that it is not sure of and reports nothing. What it
/// reads, it reads as libyaml does; a test holds the two against each other.
///
/// Each step takes a place and gives back the place behind what it read, so that the place stays in a register.
struct EverydayYAML: ~Copyable {
  private let text: EverydayText
  /// The column of the innermost block; -1 when none is open.
  private(set) var column = -1
  /// The columns around it, outermost first.
  private var outerColumns = PlainStack<Int>(capacity: 16)
  /// Where a value is owed: behind a colon or a dash without one, and where a document begins.
  private var owed: Int?
  private var root = NodeID(0)
  /// Where the document's `---` is.
  private var marker: Int?

  /// A scanner of a file's bytes.
  init(_ bytes: UnsafeBufferPointer<UInt8>) { text = EverydayText(bytes) }

  /// Reads the whole text, which begins at `start`, behind a byte order mark if there is one.
  mutating func scan(from start: Int, into builder: inout TreeBuilder) throws(NotEveryday) {
    var place = start
    owed = start
    while place < text.end { place = try line(from: place, &builder) }
    try endDocument(&builder)
    // What a merge key merges has to be looked at, and is an alias nearly always.
    guard builder.mergeKeys.isEmpty else { throw NotEveryday() }
  }

  // MARK: Lines

  /// Reads the line that begins at `start`, and those that its value goes on to; the start of the next line.
  @inline(always)
  private mutating func line(from start: Int, _ builder: inout TreeBuilder) throws(NotEveryday) -> Int {
    var place = text.skipSpaces(from: start)
    guard place < text.end else { return place }
    switch text.base[place] {
    case UInt8(ascii: "\n"): return place &+ 1
    case UInt8(ascii: "\r"): return try text.endOfLine(from: place)
    case UInt8(ascii: "#"): return try text.comment(from: place)
    default: break
    }
    var column = place &- start
    if column == 0, text.isMarker(at: place) { return try startDocument(at: place, &builder) }
    let isItem = text.isDash(at: place)
    try settle(column, isItem: isItem, &builder)
    if isItem {
      if builder.isReadAgain, owed == nil, let next = takeItems(at: place, column, &builder) { return next }
      repeat {
        if owed != nil {
          try open(.sequence, at: place, column, &builder)
        } else if builder.expectsKey {
          throw NotEveryday()
        }
        let dashEnd = place &+ 1
        place = text.skipSpaces(from: dashEnd)
        owed = dashEnd
        if place == text.end || text.base[place] <= UInt8(ascii: "#") && text.isRestOfLine(at: place) {
          return try text.endOfLine(from: dashEnd)
        }
        column &+= 1 &+ (place &- dashEnd)
      } while text.isDash(at: place)
    }
    return try node(at: place, column, &builder)
  }

  /// Reads what begins on a line, behind its dashes: a key, with its value, or the value that is owed.
  @inline(always)
  private mutating func node(
    at place: Int, _ column: Int, _ builder: inout TreeBuilder
  ) throws(NotEveryday) -> Int {
    let first = text.base[place]
    if first == UInt8(ascii: "{") || first == UInt8(ascii: "[") || first == UInt8(ascii: "|")
      || first == UInt8(ascii: ">")
    {
      guard owed != nil else { throw NotEveryday() }
      owed = nil
      return try value(at: place, &builder)
    }
    let scalar = try text.scalar(at: place, inFlow: false, &builder)
    let colon = text.skipSpaces(from: scalar.end)
    guard colon < text.end, text.base[colon] == UInt8(ascii: ":"), text.isBlankOrEnd(at: colon &+ 1) else {
      guard owed != nil else { throw NotEveryday() }
      owed = nil
      text.add(scalar, to: &builder)
      return try text.endOfLine(behind: scalar, &builder)
    }
    guard colon &- place <= EverydayText.longestKey else { throw NotEveryday() }
    if owed != nil {
      try open(.mapping, at: place, column, &builder)
    } else if !builder.expectsKey {
      throw NotEveryday()
    }
    text.addKey(scalar, to: &builder)
    let start = text.skipSpaces(from: colon &+ 1)
    if start == text.end || text.base[start] <= UInt8(ascii: "#") && text.isRestOfLine(at: start) {
      owed = colon &+ 1
      return try text.endOfLine(from: colon &+ 1)
    }
    return try value(at: start, &builder)
  }

  /// Reads a value, which ends its line.
  @inline(always)
  private mutating func value(at place: Int, _ builder: inout TreeBuilder) throws(NotEveryday) -> Int {
    switch text.base[place] {
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      return try text.endOfLine(from: try text.flow(at: place, &builder))
    case UInt8(ascii: "|"), UInt8(ascii: ">"):
      return try text.blockScalar(at: place, in: column, &builder)
    default:
      let scalar = try text.scalar(at: place, inFlow: false, &builder)
      text.add(scalar, to: &builder)
      return try text.endOfLine(behind: scalar, &builder)
    }
  }

  /// Takes the items that were read before and that no edit touched, from the one on whose dash stands first on its line
  /// at `dash`; the start of the line behind them. Nil where there are none.
  @inline(never)
  private func takeItems(at dash: Int, _ column: Int, _ builder: inout TreeBuilder) -> Int? {
    let place = text.skipSpaces(from: dash &+ 1)
    // The line break before it says that it is a line of this column.
    guard let stretch = builder.stretch(at: place, since: dash &- column &- 1) else { return nil }
    var next = stretch.next &- 1
    while text.base[next] == UInt8(ascii: " ") { next &-= 1 }
    let line = next &- column
    guard line > place, text.base[next] == UInt8(ascii: "-"), text.base[line &- 1] == UInt8(ascii: "\n"),
      text.skipSpaces(from: line) == next
    else { return nil }
    builder.take(stretch)
    return line
  }

  // MARK: Blocks

  /// Ends what a line of this column has left, and sees that it goes on with something that is open or owed.
  @inline(always)
  private mutating func settle(
    _ column: Int, isItem: Bool, _ builder: inout TreeBuilder
  ) throws(NotEveryday) {
    if owed != nil {
      // The items of a key's list may stand in the key's own column.
      if column > self.column || column == self.column && isItem && builder.expectsValue { return }
      addMissing(to: &builder)
    }
    while self.column > column { close(&builder) }
    // Such a list ends with the next key.
    if self.column == column, !isItem, !builder.expectsKey { close(&builder) }
    guard self.column == column else { throw NotEveryday() }
  }

  @inline(always)
  private mutating func open(
    _ kind: NodeKind, at place: Int, _ column: Int, _ builder: inout TreeBuilder
  ) throws(NotEveryday) {
    guard builder.depth < TreeBuilder.deepestNesting else { throw NotEveryday() }
    if kind == .mapping { builder.openMapping(at: place, .block) } else { builder.openSequence(at: place, .block) }
    outerColumns.push(self.column)
    self.column = column
    owed = nil
  }

  @inline(always)
  private mutating func close(_ builder: inout TreeBuilder) {
    builder.close(end: nil)
    column = outerColumns.pop()
  }

  private mutating func addMissing(to builder: inout TreeBuilder) {
    guard let place = owed else { return }
    builder.value(at: place, text: place..<place, .plain)
    owed = nil
  }

  // MARK: Documents

  /// Begins a document at its `---`.
  private mutating func startDocument(at place: Int, _ builder: inout TreeBuilder) throws(NotEveryday) -> Int {
    guard text.base[place] == UInt8(ascii: "-") else { throw NotEveryday() }
    if builder.nextNode > root {
      try endDocument(&builder)
    } else if marker != nil {
      throw NotEveryday()
    }
    root = builder.nextNode
    marker = place
    owed = place &+ 3
    return try text.endOfLine(from: place &+ 3)
  }

  private mutating func endDocument(_ builder: inout TreeBuilder) throws(NotEveryday) {
    guard builder.nextNode > root else { throw NotEveryday() }
    addMissing(to: &builder)
    while column >= 0 { close(&builder) }
    let start = marker ?? Int(builder.node(root).start)
    let range = SourceRange(start..<max(start, builder.end(of: root)))
    builder.document(root: root, hasMarker: marker != nil, range: range)
  }
}
