/// Changes for one text and no other, which is known by its digest.
public struct ExactPatch: Equatable, Sendable {
  /// The SHA-256 digest of the text, 64 lower-case hexadecimal digits.
  public let digest: String
  /// What becomes of its bytes, in the order of their places, none over another.
  public let edits: [TextEdit]

  /// Changes for the text with a digest.
  public init(digest: String, edits: [TextEdit]) {
    self.digest = digest
    self.edits = edits
  }

  /// What gives an old text back, of the changes that were made to it.
  public init(undoing changes: [TextEdit], of old: [UInt8]) {
    var edits: [TextEdit] = []
    edits.reserveCapacity(changes.count)
    // How much further behind the same bytes stand in the new text.
    var shift = 0
    for change in changes {
      let start = Int(change.range.start) + shift
      let count = change.text.utf8.count
      let text = String(decoding: old[change.range.bytes], as: UTF8.self)
      edits.append(TextEdit(SourceRange(UInt32(clamping: start), UInt32(clamping: start + count)), text))
      shift += count - change.range.count
    }
    digest = SHA256.hex(of: changes.applied(to: old))
    self.edits = edits
  }

  /// What makes another text of a text, line by line, of each line no more than differs.
  public init(from text: [UInt8], to other: [UInt8]) {
    let difference = LineDifference(from: text, to: other)
    digest = SHA256.hex(of: text)
    edits = difference.changes.map { change in
      Self.edit(
        text[difference.old.bytes(of: change.old)], other[difference.new.bytes(of: change.new)])
    }
  }

  /// Whether a text is the one that the changes are for.
  public func fits(_ text: [UInt8]) -> Bool { SHA256.hex(of: text) == digest }

  /// The first change that the text cannot take, because it reaches beyond the end, or begins or ends within a character.
  public func misplacedEdit(in text: [UInt8]) -> Int? {
    func isBoundary(_ offset: Int) -> Bool { offset == text.count || !text[offset].isWithinCharacter }
    return edits.firstIndex { edit in
      let range = edit.range.bytes
      return range.upperBound > text.count || !isBoundary(range.lowerBound) || !isBoundary(range.upperBound)
    }
  }

  /// The replacement of a stretch by another, without what both have in common at their ends.
  private static func edit(_ old: ArraySlice<UInt8>, _ new: ArraySlice<UInt8>) -> TextEdit {
    let shorter = min(old.count, new.count)
    var start = 0
    while start < shorter, old[old.startIndex + start] == new[new.startIndex + start] { start += 1 }
    var end = 0
    while end < shorter - start, old[old.endIndex - 1 - end] == new[new.endIndex - 1 - end] { end += 1 }
    // Characters stay whole.
    while start > 0, old.isCut(at: old.startIndex + start) || new.isCut(at: new.startIndex + start) { start -= 1 }
    while end > 0, old.isCut(at: old.endIndex - end) { end -= 1 }
    let range = SourceRange(old.startIndex + start..<old.endIndex - end)
    return TextEdit(range, String(decoding: new[new.startIndex + start..<new.endIndex - end], as: UTF8.self))
  }
}

extension UInt8 {
  /// Whether a byte of UTF-8 goes on with the character before it.
  fileprivate var isWithinCharacter: Bool { self & 0xC0 == 0x80 }
}

extension ArraySlice<UInt8> {
  /// Whether a place lies within a character.
  fileprivate func isCut(at offset: Int) -> Bool { offset < endIndex && self[offset].isWithinCharacter }
}
