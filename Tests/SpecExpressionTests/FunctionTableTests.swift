import TestSupport
import Testing

@testable import SpecExpression

@Suite("the table of functions")
struct FunctionTableTests {
  @Test("the reference lists every function as the table has it")
  func reference() throws {
    let page = String(decoding: try RepositoryFiles.bytes("docs/expressions.md"), as: UTF8.self)
    let lines = page.split(separator: "\n", omittingEmptySubsequences: false)
    let listed = lines.drop { !$0.hasPrefix("| function |") }.dropFirst(2).prefix { $0.hasPrefix("|") }.map(String.init)
    let expected = FunctionTable.all.map { function in
      let ways = [false, true].filter { $0 ? function.form != .global : function.form != .member }
      return
        "| \(ways.map { "`\(function.signature(isMember: $0))`" }.joined(separator: ", ")) | \(function.summary) |"
    }
    #expect(listed == expected, "expected:\n\(expected.joined(separator: "\n"))")
  }

  @Test("the reference states the limits that hold")
  func limits() throws {
    let page = String(decoding: try RepositoryFiles.bytes("docs/expressions.md"), as: UTF8.self)
    let limits = Limits()
    for (number, line) in [
      (Limits.deepestExpression, "| nesting of an expression | 100 |"),
      (Limits.longestTemplate, "| a text with expressions | 65,536 bytes |"),
      (limits.steps, "64 bytes of text | 10,000,000 |"), (limits.bytes >> 20, "one evaluation makes | 64 MiB |"),
      (limits.stepsOfRun, "a list | 500,000,000 and 1 GiB |"), (Limits.deepestValue, "compared or written | 200 |"),
      (Limits.largestPattern, "written out | 2,000 |"),
    ] {
      #expect(page.contains(line))
      #expect(line.filter(\.isNumber).contains("\(number)"))
    }
    #expect(limits.bytesOfRun == 1 << 30)
  }

  @Test("every function has a sentence and parameters that a call can have", arguments: FunctionTable.all.map(\.name))
  func entries(name: String) throws {
    let function = try #require(FunctionTable.all.first { $0.name == name })
    #expect(function.summary.hasSuffix("."))
    #expect(function.parameters.count <= Arguments.most)
    #expect((1...function.parameters.count).contains(function.required))
    #expect(FunctionTable.all.filter { $0.name == name }.count == 1)
  }
}
