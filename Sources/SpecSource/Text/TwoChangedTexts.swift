/// A text with two others that were made of it, line by line: what either of them has in the place of which lines.
public struct TwoChangedTexts: Sendable {
  /// A stretch of lines that one of the two or both have otherwise; numbers from 0.
  public struct Hunk: Hashable, Sendable {
    /// The lines of the text that both were made of.
    public let lines: Range<Int>
    /// The lines of the first one in their place.
    public let first: Range<Int>
    /// The lines of the second one in their place.
    public let second: Range<Int>
    /// Whether the first one has other lines there.
    public let isChangedInFirst: Bool
    /// Whether the second one has.
    public let isChangedInSecond: Bool
  }

  /// The text that both were made of.
  public let text: TextLines
  /// The first one.
  public let first: TextLines
  /// The second one.
  public let second: TextLines
  /// Where they differ, in order; changes that touch are one.
  public private(set) var hunks: [Hunk] = []

  /// Compares two texts with the one that they were made of; linear in time, as `LineDifference` is.
  public init(of text: [UInt8], first: [UInt8], second: [UInt8]) {
    self.text = TextLines(text)
    self.first = TextLines(first)
    self.second = TextLines(second)
    group(
      LineDifference(from: text, to: first).changes[...], LineDifference(from: text, to: second).changes[...])
  }

  private mutating func group(
    _ firstChanges: ArraySlice<LineDifference.Change>, _ secondChanges: ArraySlice<LineDifference.Change>
  ) {
    var queues = [firstChanges, secondChanges]
    // How many lines either text is ahead of the one that both were made of.
    var ahead = [0, 0]
    while let start = queues.compactMap({ $0.first?.old.lowerBound }).min() {
      var end = start
      let before = ahead
      var isChanged = [false, false]
      var grows = true
      while grows {
        grows = false
        for place in queues.indices {
          while let change = queues[place].first, change.old.lowerBound <= end {
            end = max(end, change.old.upperBound)
            ahead[place] += change.new.count - change.old.count
            isChanged[place] = true
            queues[place] = queues[place].dropFirst()
            grows = true
          }
        }
      }
      hunks.append(
        Hunk(
          lines: start..<end, first: start + before[0]..<end + ahead[0], second: start + before[1]..<end + ahead[1],
          isChangedInFirst: isChanged[0], isChangedInSecond: isChanged[1]))
    }
  }

  /// Both changes in one text; nil where the two have changed the same lines, or lines that touch, differently.
  public var merged: [UInt8]? { merged { _, _ in false } }

  /// Both changes in one text, with the first one's lines where the two have changed the same lines differently. What
  /// both have added at one place stands there one behind the other.
  public var mergedForFirst: [UInt8] {
    merged { hunk, result in
      append(first, hunk.first, to: &result)
      guard hunk.lines.isEmpty else { return true }
      if let last = result.last, last != 0x0A { result.append(0x0A) }
      append(second, hunk.second, to: &result)
      return true
    } ?? first.bytes
  }

  /// Both changes in one text; `settle` appends what stands where they clash, and may refuse to.
  private func merged(settle: (Hunk, inout [UInt8]) -> Bool) -> [UInt8]? {
    var result: [UInt8] = []
    var place = 0
    for hunk in hunks {
      append(text, place..<hunk.lines.lowerBound, to: &result)
      place = hunk.lines.upperBound
      if hunk.isChangedInFirst, hunk.isChangedInSecond, first.joined(hunk.first) != second.joined(hunk.second) {
        guard settle(hunk, &result) else { return nil }
      } else if hunk.isChangedInFirst {
        append(first, hunk.first, to: &result)
      } else {
        append(second, hunk.second, to: &result)
      }
    }
    append(text, place..<text.count, to: &result)
    return result
  }

  /// The text with a block of markers, as git writes them, in the place of each hunk: its own lines, those of the first
  /// one and those of the second one.
  ///
  /// - Parameter names: What stands behind the markers of the three.
  public func marked(names: (text: String, first: String, second: String)) -> [UInt8] {
    let lineBreak: [UInt8] = text.count > 0 && text[0].suffix(2).elementsEqual([0x0D, 0x0A]) ? [0x0D, 0x0A] : [0x0A]
    var result: [UInt8] = []
    func mark(_ sign: Character, _ name: String) {
      let line = String(repeating: sign, count: 7) + (name.isEmpty ? "" : " " + name)
      if let last = result.last, last != 0x0A { result += lineBreak }
      result += Array(line.utf8) + lineBreak
    }
    var place = 0
    for hunk in hunks {
      append(text, place..<hunk.lines.lowerBound, to: &result)
      place = hunk.lines.upperBound
      mark("<", names.text)
      append(text, hunk.lines, to: &result)
      mark("|", names.first)
      append(first, hunk.first, to: &result)
      mark("=", "")
      append(second, hunk.second, to: &result)
      mark(">", names.second)
    }
    append(text, place..<text.count, to: &result)
    return result
  }

  private func append(_ lines: TextLines, _ range: Range<Int>, to result: inout [UInt8]) {
    for line in range { result += lines[line] }
  }
}

extension TextLines {
  /// The bytes of some lines.
  fileprivate func joined(_ range: Range<Int>) -> [UInt8] { range.flatMap { self[$0] } }
}
