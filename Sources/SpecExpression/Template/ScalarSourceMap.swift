public import SpecSource
public import SpecTree

/// Tells where a part of a scalar's text stands in its file: through quotes, escapes, folded lines and indentation.
///
/// It is made when something is to be reported; making it passes over the scalar once.
public struct ScalarSourceMap {
  private let file: FileID
  /// The range of the scalar in the file.
  private let whole: SourceRange
  private let runs: [ScalarRun]
  private let count: Int

  /// A map of a scalar of a tree.
  public init(of node: NodeID, in view: TreeView) {
    file = view.file
    whole = view.range(of: node)
    let text = view.text(of: node)
    count = text.count
    if let start = Self.offset(of: text, in: view.source) {
      // The text is a part of the file.
      runs = [ScalarRun(text: 0, source: start, textCount: text.count, sourceCount: text.count)]
    } else {
      var alignment = ScalarAlignment(text, with: view.source(whole), at: Int(whole.start))
      runs = alignment.runs() ?? []
    }
  }

  /// The place of a range of the text's bytes; of an empty one a place between two bytes.
  ///
  /// What takes up several bytes in the file (`\u00e9`, a line break with the indentation behind it) is not divided. A
  /// text whose spelling is not understood gives the whole scalar.
  public func location(of range: Range<Int>) -> Location {
    guard let start = source(of: range.lowerBound), range.upperBound <= count else { return Location(file, whole) }
    guard !range.isEmpty else { return Location(file, SourceRange(start.lowerBound..<start.lowerBound)) }
    guard let last = source(of: range.upperBound - 1) else { return Location(file, whole) }
    return Location(file, SourceRange(start.lowerBound..<max(start.lowerBound, last.upperBound)))
  }

  /// The bytes of the file that the byte of the text comes from.
  private func source(of offset: Int) -> Range<Int>? {
    guard let last = runs.last, offset >= 0, offset <= count else { return nil }
    if offset == count {
      let end = last.source + last.sourceCount
      return end..<end
    }
    return runs[max(1, runs.firstPlace { $0.text > offset }) - 1].source(of: offset)
  }

  private static func offset(of text: UnsafeBufferPointer<UInt8>, in source: UnsafeBufferPointer<UInt8>) -> Int? {
    guard let start = text.baseAddress, let base = source.baseAddress else { return nil }
    guard start >= base, start + text.count <= base + source.count else { return nil }
    return start - base
  }
}

/// Bytes of a scalar's text and the bytes of the file that spell them: one for one, or all of them together.
struct ScalarRun: Equatable {
  /// First byte in the text.
  var text: Int
  /// First byte in the file.
  var source: Int
  var textCount: Int
  var sourceCount: Int

  /// The bytes of the file that a byte of the run comes from.
  func source(of offset: Int) -> Range<Int> {
    guard textCount == sourceCount else { return source..<source + sourceCount }
    let place = source + offset - text
    return place..<place + 1
  }
}
