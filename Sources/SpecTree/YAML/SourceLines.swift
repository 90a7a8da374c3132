/// Lines in bytes: they end at LF, CRLF or a lone CR.
extension UnsafeBufferPointer<UInt8> {
  /// The offset of the line break that ends the line in which `offset` lies, or of the end of the text.
  func endOfLine(from offset: Int) -> Int {
    var end = offset
    while end < count, !self[end].isBreak { end += 1 }
    return end
  }

  /// The offset of the first byte of the line in which `offset` lies.
  func startOfLine(at offset: Int) -> Int {
    var start = offset
    while start > 0, !self[start - 1].isBreak { start -= 1 }
    return start
  }

  /// The offset behind the line break at `end`, which is the end of a line.
  func startOfNextLine(from end: Int) -> Int {
    guard end < count else { return count }
    let isPair = self[end] == 0x0D && end + 1 < count && self[end + 1] == 0x0A
    return end + (isPair ? 2 : 1)
  }

  /// The range without the spaces and tabs at its end.
  func trimmingBlanks(_ range: Range<Int>) -> Range<Int> {
    var end = range.upperBound
    while end > range.lowerBound, self[end - 1].isBlank { end -= 1 }
    return range.lowerBound..<end
  }

  /// The offset of the first byte at or behind `offset` that is no space and no tab.
  func skippingBlanks(from offset: Int) -> Int {
    var place = offset
    while place < count, self[place].isBlank { place += 1 }
    return place
  }

  /// The part of libyaml's range of a block scalar that is the scalar: from its indicator to the end of its last line
  /// that is not blank. libyaml's ends where the next token begins.
  func blockScalar(in range: Range<Int>) -> Range<Int> {
    var end = range.upperBound
    while end > range.lowerBound, self[end - 1].isBlankOrBreak { end -= 1 }
    // Blanks at the end of the last line belong to the text.
    while end < range.upperBound, self[end].isBlank { end += 1 }
    let header = self[range].firstIndex { $0.isBlankOrBreak } ?? range.upperBound
    let hasText = self[header..<Swift.max(header, end)].contains { $0.isBreak }
    return range.lowerBound..<(hasText ? end : header)
  }
}
