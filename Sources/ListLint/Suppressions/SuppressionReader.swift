internal import SpecSource
internal import SpecTree

/// Reads the suppressions of a file: comments in YAML, keys in both formats.
struct SuppressionReader {
  private let view: TreeView
  private let roots: [NodeID]
  /// The items of sequences and the keys of mappings: every remark asks again where it stands.
  private var children: [NodeID: [NodeID]] = [:]
  /// Where the line of the last remark ends.
  private var remarkEnd = 0
  private(set) var suppressions: [Suppression] = []
  private(set) var findings: [Diagnostic] = []

  private static let key: StaticString = "x-listspec-ignore"
  private static let ignore = "ignore"
  private static let ignoreFile = "ignore-file"
  private static let commands = [ignore, ignoreFile]

  /// Reads those of a tree that was read from a file.
  init(_ tree: NodeTree, in view: TreeView) {
    self.view = view
    roots = tree.documents.map(\.root)
    if tree.mayHaveComments {
      let offsets = RemarkScan.offsets(in: view.source)
      guard !offsets.isEmpty else { return }
      for offset in offsets where view.source[offset - 1] == UInt8(ascii: ":") {
        // What stands behind a remark on its line belongs to it.
        if offset >= remarkEnd { readComment(offset) }
      }
      if offsets.contains(where: { view.source[$0 - 1] == UInt8(ascii: "-") }) { readKeys() }
    } else if tree.hasExtensions {
      readKeys()
    }
    suppressions.sort { $0.place < $1.place }
  }

  // MARK: - Comments

  /// Reads a remark whose command begins at an offset, if it stands at the beginning of a comment.
  private mutating func readComment(_ offset: Int) {
    let bytes = view.source
    var sign = offset - "listspec:".utf8.count - 1
    while sign >= 0, bytes[sign] == UInt8(ascii: " ") || bytes[sign] == UInt8(ascii: "\t") { sign -= 1 }
    guard sign >= 0, bytes[sign] == UInt8(ascii: "#"), !isInScalar(sign) else { return }
    let lineStart = (bytes[..<sign].lastIndex(where: Self.isBreak) ?? -1) + 1
    let end = bytes[offset...].firstIndex(where: Self.isBreak) ?? bytes.count
    remarkEnd = end
    // Behind the dash of an item alone it is about the item.
    let isItem = bytes[lineStart..<sign].contains(UInt8(ascii: "-"))
    let isAlone = bytes[lineStart..<sign].allSatisfy { Self.isBlank($0) || $0 == UInt8(ascii: "-") }

    let wordEnd = bytes[offset..<end].firstIndex { !Self.isWord($0) } ?? end
    let command = String(decoding: UnsafeBufferPointer(rebasing: bytes[offset..<wordEnd]), as: UTF8.self)
    let place = SourceRange(sign..<end)
    guard Self.commands.contains(command) else {
      let near = Spelling.nearest(to: command, in: Self.commands)
      report(
        .unknownSuppression,
        "'listspec:\(command)' is no remark, expected 'listspec:ignore' or 'listspec:ignore-file'"
          + (near.map { "; did you mean 'listspec:\($0)'?" } ?? ""), SourceRange(offset..<max(wordEnd, offset + 1)))
      return
    }
    let known = findings.count
    let (names, hasReason) = readNames(wordEnd..<end)
    guard !names.isEmpty else {
      if findings.count == known {
        report(.unknownSuppression, "'listspec:\(command)' names no rule; write which, as findings name it", place)
      }
      return
    }
    let scope: SourceRange? =
      if command == Self.ignoreFile {
        SourceRange(0..<bytes.count)
      } else if isAlone {
        nextNode(after: end, isItem: isItem)
      } else {
        SourceRange(lineStart..<sign)
      }
    suppressions.append(
      Suppression(
        names: names, scope: scope ?? SourceRange(end..<end), place: place,
        removal: removal(lineStart, sign, end, isAlone && !isItem), hasReason: hasReason))
  }

  /// What to take out: the line, or the comment with the space before it.
  private func removal(_ lineStart: Int, _ sign: Int, _ end: Int, _ isAlone: Bool) -> SourceRange {
    let bytes = view.source
    if isAlone {
      var after = end
      if after < bytes.count, bytes[after] == UInt8(ascii: "\r") { after += 1 }
      if after < bytes.count, bytes[after] == UInt8(ascii: "\n") { after += 1 }
      return SourceRange(lineStart..<after)
    }
    let text = bytes[lineStart..<sign].lastIndex { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") }
    return SourceRange((text.map { $0 + 1 } ?? lineStart)..<end)
  }

  /// The names up to ` -- `, and whether a reason stands behind it.
  private mutating func readNames(_ range: Range<Int>) -> (names: [Suppression.Name], hasReason: Bool) {
    let bytes = view.source
    var names: [Suppression.Name] = []
    var offset = range.lowerBound
    while offset < range.upperBound {
      if bytes[offset] == UInt8(ascii: "-"), offset + 1 < range.upperBound, bytes[offset + 1] == UInt8(ascii: "-") {
        let hasReason = bytes[(offset + 2)..<range.upperBound].contains { $0 != UInt8(ascii: " ") }
        return (names, hasReason)
      }
      guard Self.isWord(bytes[offset]) else {
        offset += 1
        continue
      }
      let end = bytes[offset..<range.upperBound].firstIndex { !Self.isWord($0) } ?? range.upperBound
      addName(SourceRange(offset..<end), to: &names)
      offset = end
    }
    return (names, false)
  }

  private mutating func addName(_ range: SourceRange, to names: inout [Suppression.Name]) {
    let id = String(decoding: view.source(range), as: UTF8.self)
    if RuleIndex.rules.contains(where: { $0.id == id }) {
      names.append(.init(id: id, range: range))
      return
    }
    let near = Spelling.nearest(to: id, in: RuleIndex.rules.map(\.id))
    findings.append(
      Diagnostic(
        .unknownSuppression, "there is no rule '\(id)'" + (near.map { "; did you mean '\($0)'?" } ?? ""),
        at: Location(view.file, range),
        fixes: near.map { [Fix("rename to '\($0)'", .safe, [TextEdit(range, $0)])] } ?? []))
  }

  private mutating func report(_ rule: Rule, _ message: String, _ range: SourceRange) {
    findings.append(Diagnostic(rule, message, at: Location(view.file, range)))
  }

  // MARK: - Keys

  /// Reads every `x-listspec-ignore`.
  private mutating func readKeys() {
    var open = roots
    while let node = open.popLast() {
      switch view.kind(of: node) {
      case .scalar, .alias: continue
      case .sequence: open += view.items(of: node)
      case .mapping:
        var key = node.next
        while key < view.after(node) {
          if view.text(of: key, is: Self.key) { readKey(key, in: node) }
          open.append(key.next)
          key = view.after(key.next)
        }
      }
    }
  }

  private mutating func readKey(_ key: NodeID, in mapping: NodeID) {
    let value = view.resolved(key.next)
    var names: [Suppression.Name] = []
    for item in view.kind(of: value) == .sequence ? view.items(of: value) : [value] {
      let target = view.resolved(item)
      guard view.kind(of: target) == .scalar, !view.isEmptyScalar(target) else {
        report(.unknownSuppression, "'x-listspec-ignore' expects the ids of rules", view.range(of: key))
        return
      }
      let range = view.range(of: target)
      let quote: UInt32 = view.style(of: target) == .plain ? 0 : 1
      addName(SourceRange(range.start + quote, range.end - quote), to: &names)
    }
    guard !names.isEmpty else { return }
    let start = view.range(of: mapping).start
    let isWhole = near(roots, start, start + 1).contains(mapping)
    suppressions.append(
      Suppression(
        names: names, scope: isWhole ? SourceRange(0..<view.source.count) : view.range(of: mapping),
        place: view.range(of: key), removal: SourceRange(0, 0), hasReason: true))
  }

  // MARK: - Places

  /// Whether a byte belongs to a text, so that a `#` there begins no comment.
  private mutating func isInScalar(_ offset: Int) -> Bool {
    let place = UInt32(offset)
    var open = near(roots, place, place + 1)
    while let node = open.popLast() {
      // A block collection's range begins at its first child, and a key is a child.
      guard view.range(of: node).bytes.contains(offset) else { continue }
      switch view.kind(of: node) {
      case .scalar: return true
      case .alias: return false
      case .sequence: open += near(children(of: node), place, place + 1)
      case .mapping:
        for key in near(children(of: node), place, place + 1) { open += [key, key.next] }
      }
    }
    return false
  }

  /// The section, row or key that begins on the first line behind an offset that is neither blank nor a comment.
  ///
  /// With `isItem` a dash stands before the offset already.
  private mutating func nextNode(after offset: Int, isItem: Bool) -> SourceRange? {
    let bytes = view.source
    var offset = offset
    while true {
      while offset < bytes.count, Self.isBreak(bytes[offset]) || Self.isBlank(bytes[offset]) { offset += 1 }
      guard offset < bytes.count else { return nil }
      guard bytes[offset] == UInt8(ascii: "#") else { break }
      offset = bytes[offset...].firstIndex(where: Self.isBreak) ?? bytes.count
    }
    let end = bytes[offset...].firstIndex(where: Self.isBreak) ?? bytes.count
    var isItem = isItem
    if !isItem, bytes[offset] == UInt8(ascii: "-"), offset + 1 == bytes.count || bytes[offset + 1] <= UInt8(ascii: " ")
    {
      isItem = true
      offset += 1
      while offset < end, Self.isBlank(bytes[offset]) { offset += 1 }
    }
    return node(from: UInt32(offset), to: UInt32(end), isItem: isItem)
  }

  /// The outermost item of a list, or else the pair, that begins on a line.
  private mutating func node(from start: UInt32, to end: UInt32, isItem: Bool) -> SourceRange? {
    var open = near(roots, start, end)
    while let node = open.popLast() {
      let range = view.range(of: node)
      guard range.start < end, range.end > start || range.start == start else { continue }
      switch view.kind(of: node) {
      case .scalar, .alias: continue
      case .sequence:
        for item in near(children(of: node), start, end) {
          let range = view.range(of: item)
          if start <= range.start, range.start < end, isItem || view.style(of: node) == .flow { return range }
          open.append(item)
        }
      case .mapping:
        for key in near(children(of: node), start, end) {
          let keyRange = view.range(of: key)
          if !isItem, start <= keyRange.start, keyRange.start < end {
            return SourceRange(keyRange.start, max(keyRange.end, view.range(of: key.next).end))
          }
          open.append(key.next)
        }
      }
    }
    return nil
  }

  /// The items of a sequence, the keys of a mapping.
  private mutating func children(of node: NodeID) -> [NodeID] {
    if let known = children[node] { return known }
    let isMapping = view.kind(of: node) == .mapping
    var found: [NodeID] = []
    var child = node.next
    while child < view.after(node) {
      found.append(child)
      child = view.after(isMapping ? child.next : child)
    }
    children[node] = found
    return found
  }

  /// Those of some siblings that can have to do with the bytes between two offsets: what begins there, and the one before.
  private func near(_ siblings: [NodeID], _ start: UInt32, _ end: UInt32) -> ArraySlice<NodeID> {
    let first = siblings.firstPlace { view.range(of: $0).start >= start }
    let last = siblings[first...].firstPlace { view.range(of: $0).start >= end }
    return siblings[max(first - 1, 0)..<last]
  }

  private static func isBreak(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }
  private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
      true
    case UInt8(ascii: "-"): true
    default: false
    }
  }
}
