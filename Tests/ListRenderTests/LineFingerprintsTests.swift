import SpecSource
import Testing

@testable import ListRender

@Suite struct LineFingerprintsTests {
  private func fingerprints(_ text: String) -> [String] {
    let source = SourceFile(name: "list", bytes: Array(text.utf8))
    let lines = LineFingerprints(source)
    return (1...LineMap(source).count).map { lines[$0] }
  }

  /// What GitHub's own tests of its upload action expect.
  @Test("they are those that GitHub works out")
  func vectors() {
    #expect(fingerprints("") == ["c129715d7a2bc9a3:1"])
    #expect(
      fingerprints(" a\nb\n  \t\tc\n d") == [
        "271789c17abda88f:1", "54703d4cd895b18:1", "180aee12dab6264:1", "a23a3dc5e078b07b:1",
      ])
    let greetings = [
      "e9496ae3ebfced30:1", "fb7c023a8b9ccb3f:1", "ce8ba1a563dcdaca:1", "e20e36e16fcb0cc8:1", "b3edc88f2938467e:1",
      "c8e28b0b4002a3a0:1", "c129715d7a2bc9a3:1",
    ]
    for text in [
      " hello; \t\nworld!!!\n\n\n  \t\tGreetings\n End\n", " hello; \t\rworld!!!\r\r\r  \t\tGreetings\r End\r",
      " hello; \t\r\nworld!!!\r\n\r\n\r\n  \t\tGreetings\r\n End\r\n",
      " hello; \t\nworld!!!\r\n\n\r  \t\tGreetings\r End\r\n",
    ] {
      #expect(fingerprints(text) == greetings)
    }
  }

  @Test("equal lines are numbered, unless what follows them differs within a hundred characters")
  func equals() {
    #expect(
      fingerprints(String(repeating: "Lorem ipsum dolor sit amet.\n", count: 10)) == [
        "a7f2ff13bc495cf2:1", "a7f2ff13bc495cf2:2", "a7f2ff13bc495cf2:3", "a7f2ff13bc495cf2:4", "a7f2ff13bc495cf2:5",
        "a7f2ff13bc495cf2:6", "a7f2ff1481e87703:1", "a9cf91f7bbf1862b:1", "55ec222b86bcae53:1", "cc97dc7b1d7d8f7b:1",
        "c129715d7a2bc9a3:1",
      ])
  }

  @Test("characters count in UTF-16 units")
  func wide() {
    #expect(fingerprints("x: é👨‍👩‍👧日本\ty\n") == ["b54e673024daa137:1", "c129715d7a2bc9a3:1"])
  }
}
