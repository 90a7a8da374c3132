import SpecSource
import Testing

@Suite("a sieve of texts")
struct TextSieveTests {
  private static func mayKeep(_ text: String, _ sieve: TextSieve) -> Bool {
    var text = text
    return text.withUTF8 { sieve.mayKeep($0) }
  }

  @Test("every text that it knows passes, and most others do not", arguments: [0, 1, 3, 1_000])
  func sieve(count: Int) {
    let known = (0..<count).map { "row-\($0)" } + (count == 3 ? ["", "é"] : [])
    let sieve = TextSieve(of: known)
    for text in known { #expect(Self.mayKeep(text, sieve), "\(text)") }
    let passed = (0..<10_000).count { Self.mayKeep("other-\($0)", sieve) }
    #expect(passed < 2_000)
  }
}
