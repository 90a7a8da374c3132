import SpecSource
import TestSupport
import Testing

@Suite struct LineDifferenceTests {
  /// Lines of one letter each.
  private func changes(_ old: String, _ new: String) -> [LineDifference.Change] {
    difference(old, new).changes
  }

  private func difference(_ old: String, _ new: String) -> LineDifference {
    LineDifference(from: text(old), to: text(new))
  }

  private func text(_ letters: String) -> [UInt8] { letters.utf8.flatMap { [$0, 0x0A] } }

  private func change(_ old: Range<Int>, _ new: Range<Int>) -> LineDifference.Change {
    LineDifference.Change(old: old, new: new)
  }

  @Test("equal texts have no changes, and an empty text has no lines")
  func equal() {
    #expect(changes("", "") == [])
    #expect(changes("abc", "abc") == [])
    #expect(TextLines([]).count == 0)
    #expect(TextLines(Array("a\n".utf8)).count == 1)
    #expect(TextLines(Array("a\r\nb".utf8)).count == 2)
    #expect(TextLines(Array("a\rb".utf8)).count == 1)
  }

  @Test("what was put in, taken out and changed is found where it is")
  func simple() {
    #expect(changes("", "ab") == [change(0..<0, 0..<2)])
    #expect(changes("ab", "") == [change(0..<2, 0..<0)])
    #expect(changes("abc", "aXbc") == [change(1..<1, 1..<2)])
    #expect(changes("abc", "ac") == [change(1..<2, 1..<1)])
    #expect(changes("abc", "aXc") == [change(1..<2, 1..<2)])
    #expect(changes("abcdef", "Xbcdf") == [change(0..<1, 0..<1), change(4..<5, 4..<4)])
    #expect(changes("abcd", "bcda") == [change(0..<1, 0..<0), change(4..<4, 3..<4)])
  }

  @Test("a line end that is missing makes a line another one")
  func lineEnds() {
    let difference = LineDifference(from: Array("a\nb".utf8), to: Array("a\nb\n".utf8))
    #expect(difference.changes == [change(1..<2, 1..<2)])
    #expect(LineDifference(from: Array("a\r\n".utf8), to: Array("a\n".utf8)).changes == [change(0..<1, 0..<1)])
  }

  @Test("without a line that is unique, the change is as small as it can be", arguments: 0..<300)
  func shortest(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    // Two of each letter at least, so that none is an anchor.
    let old = Self.letters(12, of: 2, &random) + "abab"
    let new = Self.letters(12, of: 2, &random) + "baba"
    let kept = Self.kept(changes(old, new), old.utf8.count)
    #expect(kept == Self.longestCommon(Array(old.utf8), Array(new.utf8)), "\(old) \(new)")
  }

  @Test("the changes turn the old lines into the new ones, and lines between them are the same", arguments: 0..<400)
  func law(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let old = Self.letters(40, of: 1 + seed % 26, &random)
    let new = seed % 3 == 0 ? Self.letters(40, of: 26, &random) : Self.edited(old, &random)
    let difference = difference(old, new)
    var built: [UInt8] = []
    var (done, newDone) = (0, 0)
    for change in difference.changes {
      #expect(change.old.lowerBound - done == change.new.lowerBound - newDone)
      #expect(done == 0 || change.old.lowerBound > done, "two changes touch")
      #expect(!change.old.isEmpty || !change.new.isEmpty)
      for line in done..<change.old.lowerBound { built += difference.old[line] }
      for line in change.new { built += difference.new[line] }
      (done, newDone) = (change.old.upperBound, change.new.upperBound)
    }
    for line in done..<difference.old.count { built += difference.old[line] }
    #expect(built == text(new))
  }

  @Test("hundreds of thousands of lines that have nothing to do with each other end soon", .timeLimit(.minutes(10)))
  func hostile() {
    var random = SeededGenerator(seed: 7)
    // A few different lines in random order: no anchors, and the shortest script would take hours.
    let old = Self.letters(200_000, of: 3, &random)
    let new = Self.letters(200_000, of: 3, &random)
    let difference = difference(old, new)
    #expect(!difference.changes.isEmpty)
    #expect(changes(String(repeating: "a", count: 200_000), String(repeating: "ab", count: 100_000)).isEmpty == false)
  }

  private static func letters(_ count: Int, of kinds: Int, _ random: inout SeededGenerator) -> String {
    String(
      decoding: (0..<count).map { _ in UInt8(ascii: "a") + UInt8.random(in: 0..<UInt8(kinds), using: &random) },
      as: UTF8.self)
  }

  private static func edited(_ text: String, _ random: inout SeededGenerator) -> String {
    var letters = Array(text)
    for _ in 0..<Int.random(in: 0...6, using: &random) {
      let place = Int.random(in: 0..<max(1, letters.count), using: &random)
      switch Int.random(in: 0..<3, using: &random) {
      case 0: letters.insert("X", at: place)
      case 1: if place < letters.count { letters.remove(at: place) }
      default: if place < letters.count { letters.insert(letters.remove(at: place), at: 0) }
      }
    }
    return String(letters)
  }

  private static func kept(_ changes: [LineDifference.Change], _ count: Int) -> Int {
    count - changes.map(\.old.count).reduce(0, +)
  }

  /// The length of the longest common subsequence, by the textbook's table.
  private static func longestCommon(_ old: [UInt8], _ new: [UInt8]) -> Int {
    var row = [Int](repeating: 0, count: new.count + 1)
    for letter in old {
      var diagonal = 0
      for (index, other) in new.enumerated() {
        let above = row[index + 1]
        row[index + 1] = letter == other ? diagonal + 1 : max(above, row[index])
        diagonal = above
      }
    }
    return row[new.count]
  }
}
