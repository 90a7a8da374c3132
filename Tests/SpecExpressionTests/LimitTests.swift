import Testing

@testable import SpecExpression

@Suite("limits")
struct LimitTests {
  private func repeated(_ part: String, _ count: Int) -> String { String(repeating: part, count: count) }

  @Test("deep nesting ends in a fault that names the limit, whatever nests")
  func nesting() {
    let inputs = [
      repeated("(", 10_000) + "1" + repeated(")", 10_000), repeated("[", 10_000) + repeated("]", 10_000),
      repeated("!", 10_000) + "true",
      repeated("-", 10_000) + "index", "index" + repeated(".a", 10_000), "index" + repeated("[0]", 10_000),
      repeated("size(", 10_000) + repeated(")", 10_000),
      repeated("{1:", 10_000) + "1" + repeated("}", 10_000), repeated("true ? ", 5_000) + "1" + repeated(" : 2", 5_000),
      "'a'" + repeated(".trim()", 9_000),
      repeated("[1].map(x, ", 5_000) + "1" + repeated(")", 5_000),
    ]
    for input in inputs {
      let fault = Computation.fault(of: "$(\(input))")
      #expect(fault?.message == "the expression is nested deeper than 100", "\(input.prefix(20))")
      #expect(fault?.kind == .limit)
    }
  }

  @Test("what is long without being nested is no matter of depth")
  func longChains() {
    #expect(Computation.result(of: "$(1\(repeated(" + 1", 5_000)))") == "5001")
    #expect(Computation.result(of: "$(true\(repeated(" && true", 5_000)))") == "true")
    #expect(Computation.result(of: "$(\(repeated("false ? 1 : ", 3_000))2)") == "2")
    #expect(Computation.result(of: "$(size([\(repeated("1,", 20_000))]))") == "20000")
    #expect(Computation.result(of: "$(\(repeated("(", 99))1\(repeated(")", 99)))") == "1")
  }

  @Test(
    "an expression that does too much ends in a fault that names the limit",
    arguments: [
      (
        "cel.bind(l, [\(String(repeating: "1,", count: 1000))], l.map(a, l.map(b, l.exists(c, c == 2))))",
        "the expression takes more than 100,000 steps"
      ),
      (
        "cel.bind(l, [\(String(repeating: "1,", count: 1000))], l.all(a, l.all(b, l.all(c, true))) || true)",
        "the expression takes more than 100,000 steps"
      ),
      (
        doubling("x + x", from: "'0123456789abcdef'", times: 40),
        "the expression makes more than 1,000,000 bytes of text and lists"
      ),
      (
        doubling("x + x", from: "[1, 2, 3]", times: 40),
        "the expression makes more than 1,000,000 bytes of text and lists"
      ),
      (
        doubling("x.replace('', x)", from: "'ab'", times: 30),
        "the expression makes more than 1,000,000 bytes of text and lists"
      ),
      (
        doubling("[x, x].join(x)", from: "'ab'", times: 30),
        "the expression makes more than 1,000,000 bytes of text and lists"
      ),
      (
        doubling("'%s%s'.format([x, x])", from: "'ab'", times: 40),
        "the expression makes more than 1,000,000 bytes of text and lists"
      ),
      (doubling("[x, x]", from: "1", times: 40), "the expression takes more than 100,000 steps"),
      (doubling("{'a': x, 'b': x}", from: "1", times: 40), "the expression takes more than 100,000 steps"),
      (
        "cel.bind(x, \(doubling("x + x", from: "'aaaaaaaaaaaaaaaa'", times: 14)), x.matches('(a*)*b') || x.matches('(a|a)*b') || [1,2,3,4,5,6,7,8,9].all(y, !x.matches('(a?){500}b')))",
        "the expression takes more than 100,000 steps"
      ),
      (
        doubling("x.map(y, x)", from: "[1, 2, 3, 4, 5, 6, 7, 8]", times: 12),
        "the expression takes more than 100,000 steps"
      ),
      (
        "cel.bind(x, \(doubling("[x, x]", from: "1", times: 40)), x == x)",
        "the expression takes more than 100,000 steps"
      ),
      (
        "'%s'.format([\(doubling("[x, x]", from: "1", times: 40))])",
        "the expression makes more than 1,000,000 bytes of text and lists"
      ),
    ])
  func bombs(expression: String, message: String) {
    var limits = Limits()
    (limits.steps, limits.bytes) = (100_000, 1_000_000)
    let fault = Computation.fault(of: "$(\(expression))", limits: limits)
    #expect(fault?.message == message)
    #expect(fault?.kind == .limit)
  }

  /// An expression that applies `step` to `x` again and again.
  private static func doubling(_ step: String, from start: String, times: Int) -> String {
    (0..<times).reduce(start) { inner, _ in "cel.bind(x, \(inner), \(step))" }
  }

  @Test("searching never takes more than the lengths of both texts together")
  func search() {
    let text = repeated("a", 30_000)
    let other = repeated("a", 15_000) + "b"
    #expect(Computation.result(of: "$('\(text)'.contains('\(other)'))") == "false")
    #expect(Computation.result(of: "$('\(text)'.lastIndexOf('\(other)'))") == "-1")
    #expect(Computation.result(of: "$('\(text)'.replace('\(other)', '').size())") == "30000")
  }

  @Test("a longer text with an expression is refused, in time")
  func longTemplates() {
    #expect(
      Computation.fault(of: "$(1)" + repeated("x", 70_000))?.message
        == "a text with expressions has at most 65,536 bytes, found 70,004")
    #expect(Computation.result(of: repeated("$(1)", 16_000)) == "'\(repeated("1", 16_000))'")
    let hostile = ["$(", "$('", "$((", "$$(", "$(1 ", "$(a.", "$(//\n", "$(`"]
    for part in hostile { _ = Computation.fault(of: repeated(part, 60_000 / part.utf8.count)) }
  }

  @Test("what another evaluator took counts as if it had been taken here, as long as anything is left")
  func otherEvaluator() throws {
    var limits = Limits()
    limits.stepsOfRun = 1_000
    let template = try Template("$([1, 2, 3].all(x, x > 0))", names: Computation.names)
    var evaluator = Evaluator(limits: limits)
    let start = try #require(evaluator.state)
    _ = try template.value(in: &evaluator)
    let end = try #require(evaluator.state)
    var other = Evaluator(limits: limits)
    other.resume(start)
    var spent = 0
    while other.spend(from: start, to: end) { spent += 1 }
    var computed = 1
    while (try? template.value(in: &evaluator)) != nil { computed += 1 }
    #expect(spent == computed)
    #expect(spent > 10)
  }

  @Test("many evaluations together have limits of their own")
  func run() throws {
    var limits = Limits()
    (limits.stepsOfRun, limits.bytesOfRun) = (1_000, 10_000)
    try Computation.with("{}", limits) { evaluator in
      let template = try? Template("$([1, 2, 3].all(x, x > 0))", names: Computation.names)
      let faults = (0..<100).compactMap { _ in
        do {
          _ = try template?.value(in: &evaluator)
          return nil as String?
        } catch {
          return (error as? ExpressionFault)?.message
        }
      }
      #expect(faults.count > 40)
      #expect(faults.first == "the expressions of the list take more than 1,000 steps together")
    }
    Computation.with("{}", limits) { evaluator in
      let template = try? Template("$('a' + 'b' + 'cdefghijklmnopqrstuvwxyz')", names: Computation.names)
      for _ in 0..<400 { _ = try? template?.value(in: &evaluator) }
      #expect(throws: ExpressionFault.self) { try template?.value(in: &evaluator) }
    }
  }

  @Test("looking through maps that merge others is counted, whether it finds anything or not")
  func merges() {
    let keys = (0..<200).map { "k\($0): \($0)" }.joined(separator: ", ")
    let merges = String(repeating: "*base, ", count: 50)
    let yaml = "base: &base {\(keys)}\nmany: &many {<<: [\(merges)]}\nlist: [{<<: [*many, *many]}]\n"
    var limits = Limits()
    limits.steps = 20_000
    let elements = repeated("1,", 100)
    for expression in [
      "has(each.none)", "'none' in each", "each.none == 1 || x > 0", "size(each) > 0", "each.all(k, true)",
    ] {
      let fault = Computation.fault(of: "$([\(elements)].all(x, !(\(expression))|| true))", over: yaml, limits: limits)
      #expect(fault?.message == "the expression takes more than 20,000 steps", "\(expression)")
    }
    #expect(Computation.result(of: "$(each.k199 + size(each))", over: yaml) == "399")
  }

  @Test("values that nest deeper than any data are not compared or written")
  func deepValues() {
    let file = "{\"list\": \(repeated("[", 300))\(repeated("]", 300))}"
    #expect(
      Computation.fault(of: "$(data.list == data.list)", over: file)?.message == "the value is nested deeper than 200")
    #expect(
      Computation.fault(of: "$('%s'.format([data.list]))", over: file)?.message == "the value is nested deeper than 200"
    )
  }
}
