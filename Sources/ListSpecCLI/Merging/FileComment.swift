internal import SpecSource
internal import SpecTree

/// A comment of a file, and what it is about.
struct FileComment {
  /// From its sign on.
  let text: ByteText
  /// The offset of its sign.
  let offset: UInt32
  /// The first two texts of its line; where it has the line for itself, those of the lines below.
  let subject: [ByteText]
  /// Whether it has its line for itself.
  let isAlone: Bool

  /// What tells it from others, wherever in a file it stands.
  var identity: [ByteText] { [ByteText(isAlone ? "above" : "beside"), text] + subject }

  /// The comments between the texts of a file, in order.
  static func all(of tree: NodeTree) -> [FileComment] {
    guard tree.mayHaveComments, tree.isComplete else { return [] }
    return tree.withView { view in
      var scan = CommentScan(view: view)
      var node = NodeID(0)
      while view.contains(node) {
        if view.kind(of: node) == .scalar || view.kind(of: node) == .alias { scan.pass(node) }
        node = node.next
      }
      scan.look(upTo: view.source.count)
      return scan.comments
    }
  }
}

/// Goes over a file from text to text.
private struct CommentScan {
  /// A comment, by what is known when it is met.
  private struct Found {
    let range: Range<Int>
    /// The first text of its line, or of the lines below, by its number.
    let subject: Int
    let isAlone: Bool
  }

  let view: TreeView
  private var found: [Found] = []
  /// The texts so far.
  private var texts: [NodeID] = []
  /// How far it has come.
  private var place = 0

  init(view: TreeView) { self.view = view }

  /// Goes on behind a text.
  mutating func pass(_ node: NodeID) {
    let range = view.range(of: node)
    look(upTo: Int(range.start))
    place = max(place, Int(range.end))
    texts.append(node)
  }

  /// Looks for comments as far as an offset.
  mutating func look(upTo end: Int) {
    while place < end {
      guard view.source[place] == UInt8(ascii: "#"), place == 0 || isBlankOrBreak(view.source[place - 1]) else {
        place += 1
        continue
      }
      let start = place
      while place < view.source.count, !isBreak(view.source[place]) { place += 1 }
      var last = place
      while last > start, isBlankOrBreak(view.source[last - 1]) { last -= 1 }
      note(start..<last)
    }
  }

  private mutating func note(_ range: Range<Int>) {
    var line = range.lowerBound
    while line > 0, !isBreak(view.source[line - 1]) { line -= 1 }
    let isAlone = view.source[line..<range.lowerBound].allSatisfy(isBlankOrBreak)
    var subject = texts.count
    while !isAlone, subject > 0, Int(view.range(of: texts[subject - 1]).start) >= line { subject -= 1 }
    found.append(Found(range: range, subject: subject, isAlone: isAlone))
  }

  /// What was found.
  var comments: [FileComment] {
    found.map { entry in
      FileComment(
        text: ByteText(String(decoding: view.source[entry.range], as: UTF8.self)),
        offset: UInt32(entry.range.lowerBound),
        subject: texts.dropFirst(entry.subject).prefix(2).map { view.byteText(of: view.resolved($0)) },
        isAlone: entry.isAlone)
    }
  }

  private func isBreak(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }
  private func isBlankOrBreak(_ byte: UInt8) -> Bool { isBreak(byte) || byte == 0x20 || byte == 0x09 }
}
