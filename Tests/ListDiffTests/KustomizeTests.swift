import Foundation
import ListModel
import SpecSource
import SpecTree
import TestSupport
import Testing

@testable import ListDiff

/// kustomize's three-way merges, as lists: what kustomize merges by name are rows with the name as tag, and the rest of a
/// document is the data of the list.
@Suite("kustomize's three-way cases", .enabled(if: SharedFiles.exist, "needs ../shared"))
struct KustomizeTests {
  struct Case: Decodable {
    let suite: String
    let file: String
    let name: String
    let origin: String?
    let update: String?
    let local: String?
    let expected: String

  }

  private static func cases() throws -> [Case] {
    let bytes = try SharedFiles.bytes("suites/kustomize-merge/cases.json")
    return try JSONDecoder().decode([Case].self, from: Data(bytes)).filter { $0.suite == "merge3" }
  }

  @Test(
    "they agree where nothing clashes, and where theirs is taken for a clash, but for those that `docs/merge.md` explains"
  )
  func cases() throws {
    var others: Set<String> = []
    var clean = 0
    for test in try Self.cases() {
      guard let lists = Self.lists(test) else {
        others.insert("\(test.file): \(test.name): no list")
        continue
      }
      // kustomize updates what is local, and the update wins.
      let trial = MergeTrial(lists[0], lists[1], lists[2])
      #expect(trial.faults == [], "\(test.name)")
      if trial.conflicts.isEmpty { clean += 1 }
      let text = trial.texts[trial.texts.count == 1 ? 0 : MergeSide.theirs.rawValue]
      if MergeTrial.parts(of: text) != MergeTrial.parts(of: lists[3]) { others.insert("\(test.file): \(test.name)") }
    }
    #expect(clean >= 30)
    #expect(others == Set(Self.explained.flatMap(\.value)))
    let page = String(decoding: try RepositoryFiles.bytes("docs/merge.md"), as: UTF8.self)
    for (reason, names) in Self.explained { #expect(page.contains("| \(names.count) | \(reason) |"), "\(reason)") }
  }

  /// The cases that give something else, by the reason that the page has.
  private static let explained: [String: [String]] = [
    "a list in a resource is merged by a key of its own (`containerPort`)": [
      "element: Add a containerPort to a non-existing list, existing in dest",
      "element: Add a containerPort with protocol to a non-existing list, existing in dest",
      "element: Add new container port after existing container ports and add another container port between existing container ports",
      "element: Add single container port and add another container port after an existing container port",
      "element: Append container port", "element: Merge with name for same container-port",
      "element: Retain local protocol",
    ],
    "what one side removed and the other changed comes back with the changed keys alone": [
      "element: Add a field to the element, element missing from dest",
      "element: Update a field on the elem, element missing from the dest",
      "map: Add an annotation to the field, field missing from dest",
    ],
    "what one side removed and the other changed keeps the other's own keys": [
      "map: Remove an annotation", "map: Remove annotations field", "map: Remove annotations field, but keep in dest",
      "map: Remove annotations, but they are already empty",
    ],
    "`null` is an order to remove": [
      "element: Remove an element -- empty containers", "list: Explicitly clear a field",
      "map: Specify a field as empty that isn't present in the source", "scalar: Explicitly clear a field",
    ],
  ]

  /// The origin, the local one, the update and what is expected, as lists; nil where one of them can be none.
  private static func lists(_ test: Case) -> [String]? {
    let texts = [test.origin, test.local, test.update, test.expected].map { $0.flatMap(list) }
    return texts.contains(nil) ? nil : texts.compactMap(\.self)
  }

  private static func list(_ text: String) -> String? {
    let (tree, faults) = SpecReader.read(SourceFile(name: "x.yaml", bytes: Array(text.utf8)), as: .yaml)
    guard tree.isComplete, faults.allSatisfy({ $0.severity != .error || $0.rule.id == "empty-value" }),
      tree.documents.count < 2
    else { return nil }
    guard let root = tree.documents.first?.root else { return "listspec: 1\nrows: []\n" }
    let value = tree.withView { $0.canonicalValue(root, as: .data) }
    guard case .map = value else { return nil }
    var rows: [(String, CanonicalValue)] = []
    var isRowList = true
    let rest = taken(value, &rows, &isRowList)
    guard isRowList else { return nil }
    let names = rows.map(\.0)
    guard Set(names).count == names.count else { return nil }
    return "listspec: 1\ndata: \(flow(rest))\nrows: ["
      + rows.map { "{tag: \(quoted($0.0)), cell: C, model: \(flow($0.1))}" }.joined(separator: ", ") + "]\n"
  }

  /// A value without its lists of things with names, which become rows.
  private static func taken(
    _ value: CanonicalValue, _ rows: inout [(String, CanonicalValue)], _ isRowList: inout Bool
  ) -> CanonicalValue {
    guard case .map(let members) = value else { return value }
    var rest: [CanonicalValue.Member] = []
    for member in members {
      if case .list(let items) = member.value, !items.isEmpty, items.allSatisfy({ $0["name"] != nil }) {
        if !rows.isEmpty { isRowList = false }
        for item in items {
          guard case .text(let name)? = item["name"], case .map(let parts) = item else {
            isRowList = false
            continue
          }
          rows.append((name, .map(parts.filter { $0.name != "name" })))
        }
      } else {
        rest.append(.init(member.name, taken(member.value, &rows, &isRowList)))
      }
    }
    return .map(rest)
  }

  private static func flow(_ value: CanonicalValue) -> String {
    switch value {
    case .null: "null"
    case .flag(let isTrue): "\(isTrue)"
    case .number(let number): number.text
    case .text(let text): quoted(text)
    case .list(let items): "[\(items.map(flow).joined(separator: ", "))]"
    case .map(let members): "{\(members.map { "\(quoted($0.name)): \(flow($0.value))" }.joined(separator: ", "))}"
    }
  }

  private static func quoted(_ text: String) -> String {
    let data = (try? JSONEncoder().encode(text)) ?? Data()
    return String(decoding: data, as: UTF8.self).replacingOccurrences(of: "\\/", with: "/")
  }
}
