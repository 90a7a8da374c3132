/// The edits at the end of a file that has no line break there.
///
/// What goes there takes the break above it along, and so gets in the way of what else changes at that break: in the
/// last element that stays.
extension DraftWriter {
  /// The edits in the order of their places, none over another.
  func settled(_ edits: [ByteEdit]) -> [ByteEdit] {
    var edits = edits
    if let place = edits.firstIndex(where: { isEnd($0, of: edits) }) { keepBreak(above: place, &edits) }
    return edits.enumerated().sorted {
      ($0.element.range.lowerBound, $0.element.range.upperBound, $0.offset)
        < ($1.element.range.lowerBound, $1.element.range.upperBound, $1.offset)
    }.map(\.element)
  }

  /// Whether an edit goes from a line break to the end of the file, and another one reaches over that break.
  private func isEnd(_ edit: ByteEdit, of edits: [ByteEdit]) -> Bool {
    guard edit.range.upperBound == bytes.count, let behind = lineStart(behind: edit.range.lowerBound),
      behind < bytes.count, edit.text.isEmpty || edit.text[0].isBreak
    else { return false }
    return edits.contains { other in
      other.range != edit.range && other.range.upperBound > edit.range.lowerBound && other.range.lowerBound <= behind
    }
  }

  /// The line behind a break before which there are only blanks; nil where anything else stands there.
  private func lineStart(behind offset: Int) -> Int? {
    let end = bytes.skippingBlanks(from: offset)
    return end < bytes.count && bytes[end].isBreak ? bytes.startOfNextLine(from: end) : nil
  }

  /// Leaves the break above an edit at the end alone, and takes the last break of what is left instead.
  private func keepBreak(above place: Int, _ edits: inout [ByteEdit]) {
    let end = edits[place]
    guard let behind = lineStart(behind: end.range.lowerBound) else { return }
    let text = end.text.first.map { first in
      Array(end.text.dropFirst(first == 0x0D && end.text.dropFirst().first == 0x0A ? 2 : 1))
    }
    edits[place] = ByteEdit(range: behind..<bytes.count, text: text ?? [])
    guard text == nil else { return }
    // What is left ends with the text of an edit, or with a line of the file.
    var boundary = behind
    var last = place
    while let before = edits.indices.filter({ edits[$0].range.upperBound == boundary }).max(by: { first, second in
      (edits[first].range.lowerBound, first) < (edits[second].range.lowerBound, second)
    }) {
      if !edits[before].text.isEmpty {
        edits[before] = ByteEdit(range: edits[before].range, text: edits[before].text.withoutFinalBreak)
        return
      }
      boundary = edits[before].range.lowerBound
      last = before
    }
    edits[last] = ByteEdit(range: bytes.lineBreakStart(before: boundary)..<edits[last].range.upperBound, text: [])
  }
}
