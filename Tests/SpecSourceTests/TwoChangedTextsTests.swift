import TestSupport
import Testing

@testable import SpecSource

@Suite("texts with two changes")
struct TwoChangedTextsTests {
  private func merged(_ text: String, _ first: String, _ second: String) -> String? {
    TwoChangedTexts(of: Array(text.utf8), first: Array(first.utf8), second: Array(second.utf8)).merged
      .map { String(decoding: $0, as: UTF8.self) }
  }

  @Test("changes of different lines go together")
  func apart() {
    #expect(merged("a\nb\nc\nd\n", "A\nb\nc\nd\n", "a\nb\nc\nD\ne\n") == "A\nb\nc\nD\ne\n")
    #expect(merged("a\nb\nc\n", "b\nc\n", "a\nb\nx\nc") == "b\nx\nc")
  }

  @Test("one change on both sides counts once")
  func alike() {
    #expect(merged("a\nb\n", "a\nx\nb\n", "a\nx\nb\n") == "a\nx\nb\n")
    #expect(merged("", "a\n", "a\n") == "a\n")
    #expect(merged("a\n", "", "") == "")
  }

  @Test("different changes of lines that touch are not merged")
  func touching() {
    #expect(merged("a\nb\nc\n", "a\nx\nc\n", "a\ny\nc\n") == nil)
    #expect(merged("a\nb\nc\n", "x\nb\nc\n", "a\ny\nc\n") == nil)
    #expect(merged("a\nb\n", "a\nx\nb\n", "a\ny\nb\n") == nil)
  }

  @Test("what both added stands one behind the other, and the first one's lines where both changed some")
  func forFirst() {
    func merged(_ text: String, _ first: String, _ second: String) -> String {
      let texts = TwoChangedTexts(of: Array(text.utf8), first: Array(first.utf8), second: Array(second.utf8))
      return String(decoding: texts.mergedForFirst, as: UTF8.self)
    }
    #expect(merged("a\nb\nc\n", "a\nx\nb\nc\n", "a\ny\nb\nC\n") == "a\nx\ny\nb\nC\n")
    #expect(merged("a\nb\nc\nd\n", "a\nx\nc\nd\n", "a\ny\nc\ne\n") == "a\nx\nc\ne\n")
    #expect(merged("a\n", "a\nx", "a\ny\n") == "a\nx\ny\n")
  }

  @Test("markers stand on lines of their own, with the text's line ends")
  func markers() {
    func marked(_ text: String, _ first: String, _ second: String) -> String {
      String(
        decoding: TwoChangedTexts(of: Array(text.utf8), first: Array(first.utf8), second: Array(second.utf8))
          .marked(names: ("ours", "base", "theirs")), as: UTF8.self)
    }
    #expect(
      marked("a\nb\nc\n", "a\nx\nc\n", "a\nc\n")
        == "a\n<<<<<<< ours\nb\n||||||| base\nx\n=======\n>>>>>>> theirs\nc\n")
    #expect(
      marked("a\r\nb", "a\r\nx", "a\r\ny").hasSuffix("b\r\n||||||| base\r\nx\r\n=======\r\ny\r\n>>>>>>> theirs\r\n"))
    #expect(marked("a\n", "a\n", "a\n") == "a\n")
  }

  @Test("a text that one side left alone gives the other side", arguments: 0..<300 as Range<UInt64>)
  func random(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    func lines() -> String {
      (0..<Int.random(in: 0..<8, using: &random)).map { _ in "abc".randomElement(using: &random).map { "\($0)\n" } ?? ""
      }.joined()
    }
    let (text, other) = (lines(), lines())
    #expect(merged(text, other, text) == other)
    #expect(merged(text, text, other) == other)
    #expect(merged(text, other, other) == other)
  }
}
