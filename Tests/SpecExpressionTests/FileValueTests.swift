import SpecTree
import Testing

@testable import SpecExpression

/// Values that stand in a file: read only where they are used.
@Suite("values of a file")
struct FileValueTests {
  private static let json = """
    {"list": [{"id": 7, "version": 10.10, "ok": true, "none": null, "name": "A\\u0064a", "tags": ["x", "y"],
               "huge": 123456789012345678901234567890, "1": "one", "true": "yes", "e": 1e3}],
     "names": {"7": "seven", "x": "the x"}}
    """

  @Test(
    "a value of a file is what it is written as",
    arguments: [
      ("each.id + 1", "8"), ("each.version * 2", "20.2"), ("each.ok ? 1 : 2", "1"), ("each.none == null", "true"),
      ("each.name", "'Ada'"),
      ("each.name + '!'", "'Ada!'"), ("each.name == 'Ada'", "true"), ("each.tags", "['x', 'y']"),
      ("each.tags == ['x', 'y']", "true"),
      ("each.tags + ['z']", "['x', 'y', 'z']"), ("size(each.tags)", "2"), ("size(each)", "10"),
      ("type(each.id)", "int"), ("type(each.version)", "double"),
      ("type(each.name)", "string"), ("type(each.tags)", "list"), ("type(each)", "map"),
      ("type(each.none)", "null_type"), ("each.tags.map(t, t + t)", "['xx', 'yy']"),
      ("'x' in each.tags && !('z' in each.tags)", "true"), ("'id' in each && !('z' in each)", "true"),
      ("has(each.id) && !has(each.z)", "true"),
      ("each.e", "1000.0"), ("each == each && each.list != 1 || true", "true"), ("data.list[0] == each", "true"),
      ("{'id': 7} == each", "false"),
      ("each.filter(k, k.startsWith('n'))", "['none', 'name']"), ("each.exists(k, v, k == 'id' && v == 7)", "true"),
      ("each.huge == each.huge", "true"), ("each.huge == 1", "false"),
    ])
  func reading(expression: String, result: String) {
    #expect(Computation.result(of: "$(\(expression))", over: Self.json) == result)
  }

  @Test(
    "a number keeps its source text where a text is wanted",
    arguments: [
      ("v$(each.version)", "'v10.10'"), ("$(string(each.version))", "'10.10'"),
      ("$(each.huge)!", "'123456789012345678901234567890!'"), ("$(each.e)!", "'1e3!'"),
      ("$(each.version + 0)!", "'10.1!'"), ("$(each.ok)!", "'true!'"),
    ])
  func sourceText(text: String, result: String) {
    #expect(Computation.result(of: text, over: Self.json) == result)
  }

  @Test("words and numbers of YAML's core schema are read as such")
  func coreSchema() {
    let yaml = "list: [{zip: 01234, hex: 0x1F, yes: True, no: no, nothing: ~, text: '7', block: on}]"
    #expect(Computation.result(of: "$(each.zip)-$(each.zip + 0)-$(each.hex + 0)", over: yaml) == "'01234-1234-31'")
    #expect(
      Computation.result(of: "$([each.yes, each.no, each.nothing, each.text])", over: yaml) == "[true, 'no', null, '7']"
    )
    #expect(Computation.result(of: "$(each.yes)!", over: yaml) == "'true!'")
  }

  @Test(
    "the keys of a map of a file are texts, and a number finds the one that is written like it",
    arguments: [
      ("data.names[each.id]", "'seven'"), ("data.names[7]", "'seven'"), ("data.names['7']", "'seven'"),
      ("data.names[7.0]", "'seven'"), ("each[1]", "'one'"),
      ("each[true]", "'yes'"), ("7 in data.names", "true"), ("8 in data.names", "false"),
      ("data.names.map(k, type(k))", "[string, string]"),
      ("each.`1` + each['true']", "'oneyes'"), ("[] in data.names", "false"),
    ])
  func keys(expression: String, result: String) {
    #expect(Computation.result(of: "$(\(expression))", over: Self.json) == result)
  }

  @Test("aliases are followed, and merges give what they bring, the nearest first")
  func aliasesAndMerges() {
    let yaml = """
      base: &base {a: 1, b: 2, c: &c [1, 2]}
      other: &other {b: 20, d: 40}
      list:
        - {<<: *base, b: 3}
        - {<<: [*other, *base], "<<": literal}
        - *c
        - {<<: {<<: *base, x: 1}}
      """
    #expect(Computation.result(of: "$([each.a, each.b, each.c[1], size(each)])", over: yaml) == "[1, 3, 2, 3]")
    #expect(Computation.result(of: "$(data.list[0])", over: yaml) == "{'b': 3, 'a': 1, 'c': [1, 2]}")
    #expect(Computation.result(of: "$([data.list[1].a, data.list[1].b, data.list[1].d])", over: yaml) == "[1, 20, 40]")
    #expect(Computation.result(of: "$(data.list[1]['<<'])", over: yaml) == "'literal'")
    #expect(Computation.result(of: "$(data.list[2] == data.base.c)", over: yaml) == "true")
    #expect(Computation.result(of: "$(data.list[3].b + data.list[3].x)", over: yaml) == "3")
    #expect(Computation.result(of: "$(has(each.d) || has(each.`<<`))", over: yaml) == "false")
    #expect(Computation.result(of: "$(each == {'a': 1, 'b': 3, 'c': [1, 2]})", over: yaml) == "true")
  }

  @Test("large maps and lists are found in as in small ones, also when they are asked often")
  func largeCollections() {
    let keys = (0..<500).map { "\"k\($0)\": \($0)" }.joined(separator: ", ")
    let json = "{\"map\": {\(keys)}, \"list\": [\((0..<500).map(String.init).joined(separator: ", "))]}"
    Computation.with(json) { evaluator in
      for expression in ["data.map['k' + string(index)]", "data.list[index]"] {
        guard let template = try? Template("$(\(expression))", names: Computation.names),
          let index = Computation.names.slot(of: "index")
        else { continue }
        for number in 0..<500 {
          evaluator[index] = .int(Int64(number))
          #expect((try? template.value(in: &evaluator)).map { evaluator.spelling($0) } == "\(number)")
        }
        evaluator[index] = .int(500)
        #expect(throws: ExpressionFault.self) { try template.value(in: &evaluator) }
      }
    }
  }

  @Test("the value of an expression that takes a part of a file is that part, not a copy")
  func parts() throws {
    Computation.with(Self.json) { evaluator in
      guard let template = try? Template("$(data.list[0].tags)", names: Computation.names),
        case .node(let reference) = try? template.value(in: &evaluator)
      else {
        Issue.record("expected a node")
        return
      }
      #expect(evaluator.view(of: reference).kind(of: reference.node) == .sequence)
    }
  }
}
