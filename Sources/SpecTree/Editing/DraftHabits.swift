internal import SpecSource

/// How a document is written where an edit has no neighbour to go by.
struct DraftHabits {
  /// Whether the file is JSON: then everything is in brackets, and every text in quotes.
  let isJSON: Bool
  /// The file's first line break.
  let lineBreak: [UInt8]
  /// The columns between a key and the dashes below it.
  private(set) var dashOffset = 2
  /// The columns between a key and the keys below it.
  private(set) var step = 2
  /// The columns between a dash and what follows it on its line.
  private(set) var dashWidth = 2
  /// What stands between a comma and the next item of a line.
  private(set) var space: [UInt8] = [0x20]
  /// What stands behind a colon in brackets.
  private(set) var colonSpace: [UInt8] = [0x20]
  /// What collections in brackets over several lines are indented by.
  private(set) var unit: [UInt8] = [0x20, 0x20]

  /// Whether the outermost collection in brackets has lines.
  private(set) var isLined = false

  /// So many nodes at the beginning of a document show how it is written.
  private static let mostNodes: UInt32 = 4000

  init(_ root: NodeID, _ view: TreeView, isJSON: Bool) {
    self.isJSON = isJSON
    let bytes = view.source
    let end = bytes.endOfLine(from: 0)
    let next = bytes.startOfNextLine(from: end)
    lineBreak = next > end ? Array(bytes[end..<next]) : [0x0A]
    let limit = min(view.after(root), NodeID(root.index + Self.mostNodes))
    var open: Set<String> = []
    var node = root
    func column(_ offset: Int) -> Int { offset - bytes.lineStart(of: offset) }
    func note(_ what: String) -> Bool { open.insert(what).inserted }
    while node < limit {
      defer { node = node.next }
      let kind = view.kind(of: node)
      guard kind == .mapping || kind == .sequence, node.next < view.after(node) else { continue }
      let start = Int(view.range(of: node).start)
      if view.style(of: node) == .flow {
        noteFlow(node, view, note)
      } else if kind == .sequence {
        let item = node.next
        let content = Int(view.range(of: item).start)
        if view.kind(of: item) == .mapping, content > start, !bytes.hasBreak(in: start..<content), note("dash") {
          dashWidth = content - start
        }
      } else {
        var key = node.next
        while key < min(view.after(node), limit) {
          let value = key.next
          let from = Int(view.range(of: key).start)
          let to = Int(view.range(of: value).start)
          if view.style(of: value) == .block, from < to, bytes.hasBreak(in: from..<to) {
            let offset = column(to) - column(from)
            if view.kind(of: value) == .sequence, offset >= 0, note("dashes") { dashOffset = offset }
            if view.kind(of: value) == .mapping, offset > 0, note("step") { step = offset }
          }
          key = view.after(value)
        }
      }
    }
    if !open.contains("step"), open.contains("dashes"), dashOffset > 0 { step = dashOffset }
  }

  private mutating func noteFlow(_ node: NodeID, _ view: TreeView, _ note: (String) -> Bool) {
    let bytes = view.source
    let range = view.range(of: node).bytes
    if bytes.hasBreak(in: range.lowerBound..<min(Int(view.range(of: node.next).start), bytes.count)) {
      isLined = true
      let outer = bytes.lineStart(of: range.lowerBound)
      let inner = bytes.lineStart(of: Int(view.range(of: node.next).start))
      let outerIndent = Array(bytes[outer..<bytes.skippingBlanks(from: outer)])
      let innerIndent = Array(bytes[inner..<bytes.skippingBlanks(from: inner)])
      if innerIndent.count > outerIndent.count, innerIndent.starts(with: outerIndent), note("unit") {
        unit = Array(innerIndent.dropFirst(outerIndent.count))
      }
    }
    if view.kind(of: node) == .mapping {
      let colon = bytes.skipTrivia(from: Int(view.range(of: node.next).end))
      let value = Int(view.range(of: node.next.next).start)
      if colon < bytes.count, bytes[colon] == UInt8(ascii: ":"), colon < value, note("colon") {
        let blanks = bytes[colon + 1..<value]
        if isJSON, blanks.allSatisfy(\.isBlank) { colonSpace = Array(blanks) }
      }
    }
    let first = view.kind(of: node) == .mapping ? node.next.next : node.next
    let second = view.after(first)
    guard second < view.after(node) else { return }
    let comma = bytes.skipTrivia(from: Int(view.range(of: first).end))
    let next = Int(view.range(of: second).start)
    if comma < next, bytes[comma] == UInt8(ascii: ","), bytes[comma + 1..<next].allSatisfy(\.isBlank), note("comma") {
      space = Array(bytes[comma + 1..<next])
    }
  }
}
