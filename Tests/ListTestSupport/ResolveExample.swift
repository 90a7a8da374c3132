public import Testing

/// A list and what some of its properties are in the end.
public struct ResolveExample: CustomTestStringConvertible, Sendable {
  /// The list, in YAML.
  public let spec: String
  /// By `place property`, such as `row 0 height`: the value and the tier that gave it, such as `44 by value`.
  public let answers: [String: String]

  /// A list for a runtime; version and runtime need not be written.
  public init(runtime: String, _ spec: String, _ answers: [String: String]) {
    self.spec = "listspec: 1\nruntime: \(runtime)\n\(spec)\n"
    self.answers = answers
  }

  /// A list written for HoloTableView.
  public static func holo(_ spec: String, _ answers: [String: String]) -> ResolveExample {
    ResolveExample(runtime: "holo", spec, answers)
  }

  /// A list written for UIKit alone.
  public static func uikit(_ spec: String, _ answers: [String: String]) -> ResolveExample {
    ResolveExample(runtime: "uikit", spec, answers)
  }

  /// The list in one line.
  public var testDescription: String { spec.split(separator: "\n").dropFirst().joined(separator: " ↵ ") }
}

/// Expects that a list resolves as its example says, and that all of it is of the language.
public func expect(_ example: ResolveExample, sourceLocation: SourceLocation = #_sourceLocation) {
  let sample = ResolvedSample(example.spec)
  #expect(sample.faults == [], "\(example.spec)", sourceLocation: sourceLocation)
  for (question, answer) in example.answers.sorted(by: { $0.key < $1.key }) {
    guard let space = question.lastIndex(of: " ") else {
      Issue.record("'\(question)' names no place", sourceLocation: sourceLocation)
      continue
    }
    let found = sample(String(question[..<space]), String(question[question.index(after: space)...]))
    #expect(found == answer, "\(question)\n\(example.spec)", sourceLocation: sourceLocation)
  }
}
