/// The first place where two results differ, for the message of a failing test.
struct Difference: CustomStringConvertible {
  let description: String

  init(from expected: GoldenCase.Result, to found: GoldenCase.Result) {
    let parts = [
      Self.lines("stdout", expected.output, found.output), Self.lines("stderr", expected.errors, found.errors),
      expected.status == found.status ? [] : ["status: expected \(expected.status), found \(found.status)"],
    ]
    description = parts.joined().joined(separator: "\n")
  }

  private static func lines(_ stream: String, _ expected: String, _ found: String) -> [String] {
    let expected = expected.split(separator: "\n", omittingEmptySubsequences: false)
    let found = found.split(separator: "\n", omittingEmptySubsequences: false)
    let changes = found.difference(from: expected) { $0.utf8.elementsEqual($1.utf8) }
    return changes.map { change in
      switch change {
      case .remove(let line, let text, _): "\(stream):\(line + 1): - \(text)"
      case .insert(let line, let text, _): "\(stream):\(line + 1): + \(text)"
      }
    }
  }
}
