/// What turns the lines of one text into those of another.
///
/// Lines that stand once in either text and in the same order hold the texts together (patience); what lies between two
/// of them is compared by Myers' algorithm (An O(ND) Difference Algorithm, 1986). That is bounded: where texts have
/// so little in common that more steps would be needed than a small multiple of their lines, a stretch counts as
/// replaced as a whole. So the time is linear, whatever the texts.
public struct LineDifference: Sendable {
  /// Lines that go, and lines that come in their place; numbers from 0, one of the two may be empty.
  public struct Change: Hashable, Sendable {
    /// The lines of the old text.
    public let old: Range<Int>
    /// The lines of the new text.
    public let new: Range<Int>

    /// Lines that go, and lines that come.
    public init(old: Range<Int>, new: Range<Int>) {
      self.old = old
      self.new = new
    }
  }

  /// The old text.
  public let old: TextLines
  /// The new text.
  public let new: TextLines
  /// The changes in order; between two of them at least one line stays.
  public private(set) var changes: [Change] = []

  private var oldDone = 0
  private var newDone = 0

  /// Compares two texts.
  public init(from old: [UInt8], to new: [UInt8]) {
    self.old = TextLines(old)
    self.new = TextLines(new)
    compare()
  }

  /// Nearly all of a long text is mostly the same, so numbers are given only to the lines between the equal ends.
  private mutating func compare() {
    var start = 0
    var (oldEnd, newEnd) = (old.count, new.count)
    while start < oldEnd, start < newEnd, old[start] == new[start] { start += 1 }
    while oldEnd > start, newEnd > start, old[oldEnd - 1] == new[newEnd - 1] {
      (oldEnd, newEnd) = (oldEnd - 1, newEnd - 1)
    }
    keep(start, old: 0, new: 0)

    var numbers: [ArraySlice<UInt8>: Int] = [:]
    func number(_ line: ArraySlice<UInt8>) -> Int {
      let next = numbers.count
      if let known = numbers[line] { return known }
      numbers[line] = next
      return next
    }
    let oldNumbers = (start..<oldEnd).map { number(old[$0]) }
    let newNumbers = (start..<newEnd).map { number(new[$0]) }
    let alignment = SequenceAlignment(oldNumbers, newNumbers, distinct: numbers.count)
    for run in alignment.runs { keep(run.count, old: start + run.old, new: start + run.new) }

    keep(old.count - oldEnd, old: oldEnd, new: newEnd)
    keep(0, old: old.count, new: new.count)
  }

  /// Says that so many lines stay; what lies between them and the last ones that stayed is a change.
  private mutating func keep(_ count: Int, old oldStart: Int, new newStart: Int) {
    if oldStart > oldDone || newStart > newDone {
      changes.append(Change(old: oldDone..<oldStart, new: newDone..<newStart))
    }
    (oldDone, newDone) = (oldStart + count, newStart + count)
  }
}
