import Foundation
import SpecTree
import TestSupport
import Testing

@testable import SpecExpression

/// A case of CEL's public conformance suite.
struct ConformanceCase: CustomTestStringConvertible, Sendable {
  /// What a case expects.
  enum Outcome: Equatable {
    case value(String)
    case error
  }

  /// Group, section and name: `lists/index/first`. Two cases of a section may have one name.
  let id: String
  let expression: String
  let bindings: [(name: String, value: Value)]
  let expected: Outcome

  var testDescription: String { id }

  /// The groups of the core, and those of the extensions that the language takes over.
  static let groups = [
    "basic", "comparisons", "conversions", "fields", "fp_math", "integer_math", "lists", "logic", "macros", "macros2",
    "namespace", "parse", "plumbing", "string", "string_ext", "math_ext", "bindings_ext",
  ]

  /// The cases of a group; none where the suite is absent.
  static func all(of group: String) -> [ConformanceCase] {
    guard SharedFiles.exist, let bytes = try? SharedFiles.bytes("suites/cel-spec/\(group).json") else { return [] }
    let json = try? JSONSerialization.jsonObject(with: Data(bytes)) as? [[String: Any]]
    return (json ?? []).map { ConformanceCase($0, group: group) }
  }

  private init(_ json: [String: Any], group: String) {
    let section = json["section"] as? String ?? ""
    let name = json["name"] as? String ?? ""
    id = "\(group)/\(section)/\(name)"
    expression = json["expr"] as? String ?? ""
    let values = json["bindings"] as? [String: Any] ?? [:]
    bindings = values.sorted { $0.key < $1.key }.map { ($0.key, Self.value($0.value)) }
    expected = json["value"].map { .value(Self.value($0).canonical) } ?? .error
  }

  /// A typed value of the suite; bytes, which the language has not, become a map that says so.
  private static func value(_ json: Any) -> Value {
    let json = json as? [String: Any] ?? [:]
    let text = json["value"] as? String ?? ""
    switch json["type"] as? String {
    case "bool": return .bool(json["value"] as? Bool ?? false)
    case "int": return .int(Int64(text) ?? 0)
    case "uint": return .uint(UInt64(text) ?? 0)
    case "double": return .double(Double(text) ?? 0)
    case "string": return .string(text)
    case "list": return .list((json["value"] as? [Any] ?? []).map(value))
    case "map":
      var map = ValueMap()
      for pair in json["value"] as? [[Any]] ?? [] {
        let key = value(pair[0])
        if let mapKey = MapKey(key) { map.insert(value(pair[1]), for: mapKey, written: key) }
      }
      return .map(map)
    case "type": return ValueType(rawValue: text).map(Value.type) ?? .map(ValueMap([("type", .string(text))]))
    case "bytes": return .map(ValueMap([("bytes", .string(json["hex"] as? String ?? ""))]))
    default: return .null
    }
  }

  /// What the language gives. Names are not checked before: the suite counts an unknown one as a fault of evaluation.
  func outcome() -> Outcome {
    let names = ScopeNames(bindings.map(\.name))
    let text = "$(\(expression))"
    var parser = TemplateParser(Array(text.utf8), names: names)
    parser.parse()
    guard parser.faults.isEmpty else { return .error }
    var evaluator = Evaluator()
    for (name, value) in bindings {
      if let slot = names.slot(of: name) { evaluator[slot] = value }
    }
    do {
      return .value(try Template(parser).value(in: &evaluator).canonical)
    } catch {
      return .error
    }
  }
}

extension Value {
  /// The value with its type, spelled out; maps in the order of their keys.
  var canonical: String {
    switch self {
    case .null: "null"
    case .bool(let bool): "\(bool)"
    case .int(let number): "\(number)"
    case .uint(let number): "\(number)u"
    case .double(let number): "double(\(number))"
    case .string(let text): text.debugDescription
    case .list(let elements): "[\(elements.map(\.canonical).joined(separator: ", "))]"
    case .map(let map):
      "{\(map.entries.map { "\($0.key.canonical): \($0.value.canonical)" }.sorted().joined(separator: ", "))}"
    case .type(let type): "type(\(type.rawValue))"
    case .node(let node): "node(\(node.tree), \(node.node.index))"
    }
  }
}
