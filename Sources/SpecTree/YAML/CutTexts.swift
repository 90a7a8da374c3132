internal import SpecSource

/// Texts that a comment sign cut.
extension TreeBuilder {
  /// Notes that a comment cut the plain scalar that was added last and ends at `end`: `Row #3`, not `a # note`.
  mutating func noteCut(at end: Int) {
    var sign = end
    while sign < bytes.count, bytes[sign].isBlank { sign += 1 }
    guard sign + 1 < bytes.count, bytes[sign] == UInt8(ascii: "#") else { return }
    let next = bytes[sign + 1]
    guard !next.isBlankOrBreak, next != UInt8(ascii: "#"), next != UInt8(ascii: "!"), !expectsValue else { return }
    let scalar = NodeID(nextNode.position - 1)
    guard withText(of: scalar, { CoreSchema.scalar($0) }) == .text else { return }
    cutTexts.append(NodeTree.CutText(node: scalar, rest: SourceRange(sign..<bytes.endOfLine(from: sign))))
  }
}
