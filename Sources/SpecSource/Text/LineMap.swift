/// Where the lines of a file begin: turns byte offsets into lines and columns when something is printed.
///
/// Lines end at LF, CRLF or a lone CR, as editors count them; U+2028, U+2029 and U+0085 do not end a line.
public struct LineMap: Sendable {
  private let bytes: [UInt8]
  private let markLength: Int
  /// Offset of the first byte of each line.
  private let starts: [UInt32]
  /// For every block of bytes the number of scalars that begin before it, so that a place in a line of any length is
  /// found without counting from the start of the line.
  private let scalarsBeforeBlock: [UInt32]

  private static let blockSize = 1024

  /// Finds the lines of `source` in one pass.
  public init(_ source: SourceFile) {
    bytes = source.bytes
    markLength = source.markLength
    var starts: [UInt32] = [0]
    var blocks: [UInt32] = []
    var scalars: UInt32 = 0
    bytes.withUnsafeBufferPointer { bytes in
      for offset in 0..<bytes.count {
        let byte = bytes[offset]
        if offset % Self.blockSize == 0 { blocks.append(scalars) }
        scalars &+= byte & 0xC0 == 0x80 ? 0 : 1
        guard byte == 0x0A || byte == 0x0D else { continue }
        if byte == 0x0D, offset + 1 < bytes.count, bytes[offset + 1] == 0x0A { continue }
        starts.append(UInt32(offset + 1))
      }
    }
    self.starts = starts
    scalarsBeforeBlock = blocks
  }

  /// Number of lines; a file that ends in a line break has an empty last line.
  public var count: Int { starts.count }

  /// Line and column of a byte, both from 1; the column counts Unicode scalars and leaves out a byte order mark.
  ///
  /// O(log lines). An offset at the end of the file belongs to the last line.
  public func position(of offset: UInt32) -> LinePosition {
    let line = lineIndex(of: offset)
    let start = startOfText(line)
    let end = min(Int(offset), bytes.count)
    return LinePosition(line: line + 1, column: end > start ? scalars(in: start..<end) + 1 : 1)
  }

  /// Line and column of a byte, both from 1; the column counts bytes and leaves out a byte order mark. O(log lines).
  public func bytePosition(of offset: UInt32) -> LinePosition {
    let line = lineIndex(of: offset)
    return LinePosition(line: line + 1, column: max(0, min(Int(offset), bytes.count) - startOfText(line)) + 1)
  }

  /// The bytes of a line (from 1) without its line break and without a byte order mark.
  public func range(ofLine line: Int) -> SourceRange {
    let start = startOfText(line - 1)
    var end = line < starts.count ? Int(starts[line]) : bytes.count
    while end > start, bytes[end - 1] == 0x0A || bytes[end - 1] == 0x0D { end -= 1 }
    return SourceRange(start..<max(start, end))
  }

  private func lineIndex(of offset: UInt32) -> Int { starts.firstPlace { $0 > offset } - 1 }

  private func scalars(in range: Range<Int>) -> Int {
    let first = range.lowerBound / Self.blockSize + 1
    let last = range.upperBound / Self.blockSize
    guard first < last, last < scalarsBeforeBlock.count else { return countScalars(in: range) }
    return countScalars(in: range.lowerBound..<first * Self.blockSize)
      + Int(scalarsBeforeBlock[last] - scalarsBeforeBlock[first])
      + countScalars(in: last * Self.blockSize..<range.upperBound)
  }

  private func countScalars(in range: Range<Int>) -> Int {
    bytes[range].reduce(0) { $1 & 0xC0 == 0x80 ? $0 : $0 + 1 }
  }

  private func startOfText(_ line: Int) -> Int {
    line == 0 ? markLength : Int(starts[line])
  }
}

/// A place as people count it.
public struct LinePosition: Hashable, Sendable {
  /// From 1.
  public var line: Int
  /// From 1, in Unicode scalars unless another unit is named where it comes from.
  public var column: Int

  /// A line and a column, both from 1.
  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}
