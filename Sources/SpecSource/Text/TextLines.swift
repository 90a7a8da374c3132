/// The lines of a text as tools that compare and patch count them: each ends with its LF, the last one perhaps without.
///
/// A CR before the LF belongs to the line, and one alone ends none; `LineMap` counts lines as editors do.
public struct TextLines: Sendable {
  /// The text.
  public let bytes: [UInt8]
  /// Where each line begins, and the end of the text.
  private let starts: [Int]

  /// Finds the lines of a text in one pass.
  public init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var starts = [0]
    bytes.withUnsafeBufferPointer { bytes in
      for offset in 0..<bytes.count where bytes[offset] == 0x0A { starts.append(offset + 1) }
    }
    if starts[starts.count - 1] < bytes.count { starts.append(bytes.count) }
    self.starts = starts
  }

  /// Number of lines; none in an empty text.
  public var count: Int { starts.count - 1 }

  /// A line, from 0, with its line end.
  public subscript(line: Int) -> ArraySlice<UInt8> { bytes[starts[line]..<starts[line + 1]] }

  /// Where the bytes of lines are.
  public func bytes(of lines: Range<Int>) -> Range<Int> { starts[lines.lowerBound]..<starts[lines.upperBound] }
}
