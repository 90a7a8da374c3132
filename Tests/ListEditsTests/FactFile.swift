import TestSupport
import Testing

/// A file of facts: what a library's own tests assert.
struct FactFile {
  /// One assertion.
  struct Fact: CustomTestStringConvertible, Sendable {
    let id: String
    let place: String
    let value: String

    var testDescription: String { "\(id) \(place) = \(value)" }
  }

  /// A list, and what follows one after the other.
  struct Case: CustomTestStringConvertible, Sendable {
    enum Step: Sendable {
      case edit(String)
      case fact(Fact)
    }

    let name: String
    let given: String
    let steps: [Step]

    var testDescription: String { name }
  }

  let cases: [Case]

  /// Reads `Fixtures/facts/<name>.facts`.
  init(_ name: String) throws {
    let text = String(decoding: try RepositoryFiles.bytes("Fixtures/facts/\(name).facts"), as: UTF8.self)
    var cases: [Case] = []
    for line in text.split(separator: "\n") where !line.hasPrefix("#") {
      if line.hasPrefix("== ") {
        let words = line.dropFirst(3).split(separator: ": ").map(String.init)
        cases.append(Case(name: "\(name): \(words[0])", given: "\(name) \(words[1])", steps: []))
        continue
      }
      guard let last = cases.popLast() else { continue }
      cases.append(Case(name: last.name, given: last.given, steps: last.steps + [Self.step(line)]))
    }
    self.cases = cases
  }

  private static func step(_ line: Substring) -> Case.Step {
    if line.hasPrefix("edit ") { return .edit(String(line.dropFirst(5))) }
    let words = line.split(separator: " ", maxSplits: 1).map(String.init)
    let sides = words[1].split(separator: " = ").map(String.init)
    return .fact(Fact(id: words[0], place: sides[0], value: sides[1]))
  }
}
