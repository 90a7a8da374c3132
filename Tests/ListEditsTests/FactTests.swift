import ListEdits
import ListTestSupport
import Testing

@Suite("what Holo's libraries do")
struct FactTests {
  /// A fact with the list after the edits before it.
  struct State: CustomTestStringConvertible, Sendable {
    let fact: FactFile.Fact
    let found: String

    var testDescription: String { fact.testDescription }
  }

  /// Every fact of both libraries, read off the text of the list.
  static let states = Result {
    try ["table", "collection"].flatMap { try FactFile($0).cases }.flatMap { try states(of: $0) }
  }

  private static func states(of example: FactFile.Case) throws -> [State] {
    var text = try #require(givens[example.given])
    var list = try WrittenList(text)
    return try example.steps.compactMap { step in
      switch step {
      case .edit(let edit):
        let sample = try EditSample(text, "- \(edit)", compat: .holo)
        #expect(!sample.isRefused, "\(example.name): \(edit)\n\(sample.findings)")
        text = sample.quotedFlow
        list = try WrittenList(text)
        return nil
      case .fact(let fact): return State(fact: fact, found: list.value(fact.place))
      }
    }
  }

  @Test("each fact holds of the list as it is written after the edits", arguments: try states.get())
  func fact(_ state: State) {
    #expect(state.found == state.fact.value)
  }

  @Test("all 577 facts are looked at, each once")
  func count() throws {
    let ids = try Self.states.get().map(\.fact.id)
    #expect(ids == (1...263).map { "T\(padded($0))" } + (1...314).map { "C\(padded($0))" })
  }

  private func padded(_ number: Int) -> String { String(repeating: "0", count: 3 - "\(number)".count) + "\(number)" }
}
