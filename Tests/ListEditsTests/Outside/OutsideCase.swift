import ListTestSupport
import SpecSource
import SpecTree
import Testing

/// A case of a suite from outside: a document, what is done to it, and what must come out.
struct OutsideCase: Sendable {
  /// What comes of a case here.
  enum Outcome: Equatable, Sendable {
    /// What the suite says: the document, or a refusal.
    case same
    /// The same, by writing a value anew with all that it holds.
    case whole
    /// Something else, told for a message.
    case otherwise(String)
    /// There is no edit for it.
    case inexpressible(String)
  }

  /// One step: the edits for a document as it is then; throws `Inexpressible` where there are none.
  typealias Step = @Sendable (PlainValue) throws -> OutsideOperations

  /// Its number in the suite and its name there.
  let name: String
  /// How the document is written.
  let shape: OutsideShape
  /// The document before.
  let document: PlainValue
  /// The document afterwards; nil where the suite expects an error.
  let expected: PlainValue?
  /// What is done to it, one after the other.
  let steps: [Step]

  /// What comes of it.
  func outcome() throws -> Outcome {
    var text = shape.text(of: document)
    var current = document
    var all = OutsideOperations()
    var refusal = Self.fault(of: text)
    for step in steps where refusal == nil {
      let operations: OutsideOperations
      do { operations = try step(current) } catch let error as Inexpressible { return .inexpressible(error.reason) }
      all = all + operations
      let sample = try EditSample(text, operations.text)
      if sample.isRefused {
        refusal = sample.findings.joined(separator: "; ")
      } else {
        text = sample.text
        refusal = Self.fault(of: text)
        current = shape.document(of: PlainValue(sample.tree))
      }
    }
    try checkTogether(all, text, isRefused: refusal != nil)
    switch (expected, refusal) {
    case (nil, nil): return .otherwise("nothing is refused: \(current.json) by \(all.text)")
    case (_?, let refusal?): return .otherwise("refused: \(refusal)\n\(all.text)")
    case (nil, _?): return all.isWhole ? .whole : .same
    case (let expected?, nil):
      guard current == expected else { return .otherwise("\(current.json), expected \(expected.json)\n\(all.text)") }
      return all.isWhole ? .whole : .same
    }
  }

  /// All steps in one file must do what they do one by one, also to the list as JSON.
  private func checkTogether(_ all: OutsideOperations, _ text: String, isRefused: Bool) throws {
    let start = shape.text(of: document)
    guard Self.fault(of: start) == nil else { return }
    let sample = try EditSample(start, all.text)
    let isRefusedAtOnce = sample.isRefused || Self.fault(of: sample.text) != nil
    #expect(isRefusedAtOnce == isRefused, "\(name): \(all.text)")
    if !isRefused { #expect(sample.text == text, "\(name): \(all.text)") }
    if all.operations.isEmpty { #expect(sample.text == start, "\(name)") }
    // The same to the list as JSON.
    let list = try PlainValue(reading: start)
    let twin = try EditSample(list.json, all.text)
    #expect((twin.isRefused || Self.fault(of: twin.text) != nil) == isRefused, "\(name): \(list.json)")
    if !isRefused {
      let (own, other) = (PlainValue(sample.tree), PlainValue(twin.tree))
      #expect(shape.document(of: own) == shape.document(of: other), "\(name): \(twin.text)")
    }
  }

  /// The first error that makes a text no list of the language.
  private static func fault(of text: String) -> String? {
    SpecSample(text, as: .yaml).findings.first { $0.severity == .error }.map { "\($0.message) [\($0.rule.id)]" }
  }
}
