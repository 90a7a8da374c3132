import Foundation
import ListTestSupport
import TestSupport

/// BOSH operation files: replace, remove, find and test at paths such as `/items/name=a:before`.
struct GoPatchCase {
  /// The case as the suite has it.
  let entry: PlainValue
  /// Its number in the suite.
  let number: Int

  /// The case in our words.
  var outsideCase: OutsideCase {
    let (entry, document, path) = (entry, entry["document"] ?? .null, Self.steps(entry.text("path")))
    let shape = Self.shape(of: document, path)
    var expected = entry["expected"]
    // Finding and testing leave the document as it is.
    if entry.text("op") == "find", expected != nil || entry["error"] == nil { expected = document }
    return OutsideCase(
      name: "\(number) \(entry.text("op")) \(entry.text("path")): \(entry.text("name"))", shape: shape,
      document: document, expected: entry["error"] == nil ? expected : nil,
      steps: [
        { current in
          try Self.operations(entry, path, OutsideTranslator(shape: shape, document: current))
        }
      ])
  }

  /// The edits for an operation.
  static func operations(_ operation: PlainValue, _ path: [OutsideStep], _ translator: OutsideTranslator)
    throws(Inexpressible) -> OutsideOperations
  {
    let value = operation["value"] ?? .null
    let isAbsent = operation["absent"] == .flag(true)
    let change: OutsideChange
    switch operation["op"]?.scalarText ?? operation.text("type") {
    case "remove": change = .remove
    case "replace": change = .set(value)
    case "test": change = isAbsent ? .expectNothing : .expect(value)
    default:
      // Whoever finds something can ask for what was found.
      let found = operation["expected"] ?? .text("anything")
      let isOptional = path.contains { $0.isOptional }
      if isOptional, found != .null, operation["error"] == nil {
        throw Inexpressible("'expect' asks for what is there, not for what would be made")
      }
      change = isOptional && found == .null ? .expectNothing : .expect(found)
    }
    for step in path {
      guard case .place(let text) = step.name else { continue }
      if text.hasPrefix("-") { throw Inexpressible("no place is counted from the end") }
      if text == "near" { throw Inexpressible("a row is named itself and not by its neighbour") }
    }
    if path.isEmpty, case .remove = change {
      return .init("removeRows: [\(OutsideShape.document)]")
    }
    return try translator.operations(change, at: path)
  }

  /// How the document is written, so that what is named has a name.
  private static func shape(of document: PlainValue, _ path: [OutsideStep]) -> OutsideShape {
    let tags = path.map { step -> OutsideShape.RowTag in
      if case .match(let key, _) = step.name { .member(key) } else { .none }
    }
    guard let first = path.first else { return .row }
    if let items = document.items {
      let isNested = path.count > 1 && items.contains { $0.items != nil || $0["items"]?.items != nil }
      return isNested ? .sections(tags[0], rows: "items", tags[tags.count - 1]) : .rows(tags[0])
    }
    // A list that the path makes is a section to be made.
    let isList = path.count > 1 && (document[first.text]?.items != nil || isPlace(path[1]))
    if case .key(let key) = first.name, isList { return .keyed([[key]], tags[1]) }
    return .row
  }

  private static func isPlace(_ step: OutsideStep) -> Bool {
    switch step.name {
    case .place, .end: true
    case .key, .match: false
    }
  }

  /// The steps of a path.
  static func steps(_ path: String) -> [OutsideStep] {
    path.split(separator: "/").map { written in
      let parts = written.split(separator: ":").map(String.init)
      let isOptional = parts[0].hasSuffix("?")
      let text = isOptional ? String(parts[0].dropLast()) : parts[0]
      let side = parts.last.flatMap(OutsideStep.Side.init)
      // The row before or behind another one has no name of its own.
      if parts.contains("prev") || parts.contains("next") { return OutsideStep(.place("near")) }
      let name: OutsideStep.Name
      if text == "-" {
        name = .end
      } else if Int(text) != nil {
        name = .place(text)
      } else if let sign = text.firstIndex(of: "=") {
        name = .match(key: String(text[..<sign]), value: String(text[text.index(after: sign)...]))
      } else {
        name = .key(text)
      }
      return OutsideStep(name, isOptional: isOptional, side: side)
    }
  }

  /// The run of two operation files; what is named through two lists is written with the inner one.
  static func integration() throws -> OutsideCase {
    let folder = "suites/go-patch/integration"
    func read(_ name: String) throws -> PlainValue {
      try PlainValue(reading: String(decoding: SharedFiles.bytes("\(folder)/\(name)"), as: UTF8.self))
    }
    let shape = OutsideShape.keyed([["instance_groups"], ["releases"]], .member("name"))
    let operations = try ["ops1.yaml", "ops2.yaml"].flatMap { try read($0).items ?? [] }
    return OutsideCase(
      name: "134 integration: two files of operations", shape: shape, document: try read("in.yaml"),
      expected: try read("out.yaml"),
      steps: operations.map { operation in
        { current in
          let path = steps(neighbour(in: operation.text("path"), of: current))
          return try Self.operations(operation, path, OutsideTranslator(shape: shape, document: current))
        }
      })
  }

  /// A path with the name of the row behind another one in the place of `name=OTHER:next`, as a person would write it.
  private static func neighbour(in path: String, of document: PlainValue) -> String {
    guard let found = path.firstMatch(of: /\/(\w+)\/(name=(\w+):next)/) else { return path }
    let items = document[String(found.1)]?.items ?? []
    let place = items.firstIndex { $0.text("name") == found.3 } ?? 0
    return path.replacing(found.2, with: "name=\(items[place + 1].text("name"))")
  }
}

extension OutsideSuite {
  /// BOSH operation files.
  static let goPatch = OutsideSuite(
    name: "go-patch", summary: "BOSH operation files: paths of keys, places and `key=value`", count: 135,
    cases: {
      let cases = try entries("go-patch/cases.json").enumerated().map {
        GoPatchCase(entry: $1, number: $0).outsideCase
      }
      return try cases + [GoPatchCase.integration()]
    },
    reasons: [
      ("the document is a row here, and a row can go", [0]),
      ("`remove` takes all of several, with a warning", [19]),
      (
        "`null` takes out what is there; where nothing is, it changes nothing, and makes no maps on the way",
        [30, 31, 32, 74]
      ),
      ("`makeRows` takes the section without a tag, or makes one, with a warning", [55, 56]),
      ("a key is set whether it is there or not", [75, 76]),
      ("what would be in nothing is not there", [131]),
    ])
}
