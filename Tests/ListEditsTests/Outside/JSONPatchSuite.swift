import ListTestSupport

/// RFC 6902: operations at JSON Pointers.
struct JSONPatchCase {
  /// The case as the suite has it.
  let entry: PlainValue
  /// Its number and name.
  let name: String

  private var operations: [PlainValue] { entry["patch"]?.items ?? [] }

  /// The case in our words.
  var outsideCase: OutsideCase {
    let document = entry["doc"] ?? .null
    let shape = shape(of: document)
    let isOff = entry["disabled"] == .flag(true)
    let steps: [OutsideCase.Step] = operations.map { operation in
      { current in
        try Self.operations(operation, OutsideTranslator(shape: shape, document: current))
      }
    }
    let off: OutsideCase.Step = { _ in throw Inexpressible("the suite itself has it switched off") }
    return OutsideCase(
      name: name, shape: shape, document: document,
      expected: entry["error"] == nil ? entry["expected"] ?? document : nil,
      steps: isOff ? [off] : steps)
  }

  /// How the document is written, so that the lists that are named are rows or sections.
  private func shape(of document: PlainValue) -> OutsideShape {
    let paths = operations.flatMap { [$0["path"], $0["from"]] }.compactMap { $0?.scalarText }.map(Self.keys)
    if document.items != nil {
      if paths.contains([]) { return .row }
      let isNested = paths.contains { $0.count > 1 && document[$0[0]]?.items != nil }
      return isNested ? .sections(.none, rows: "items", .none) : .rows(.none)
    }
    // A list that is asked for as a whole is a value.
    let tested = operations.filter { $0.text("op") == "test" }.map { Self.keys($0.text("path")) }
    let lists = Set(
      paths.filter { $0.count > 1 && document[$0[0]]?.items != nil && !tested.contains([$0[0]]) }.map { $0[0] })
    return lists.isEmpty ? .row : .keyed(lists.sorted().map { [$0] }, .none)
  }

  private static func keys(_ pointer: String) -> [String] {
    pointer.split(separator: "/", omittingEmptySubsequences: false).dropFirst().map {
      String($0).replacing("~1", with: "/").replacing("~0", with: "~")
    }
  }

  /// A pointer's steps; whether one is a key or a place, the document says.
  private static func steps(_ pointer: String, in document: PlainValue) -> [OutsideStep] {
    var current: PlainValue? = document
    return keys(pointer).map { key in
      let isPlace = current?.items != nil
      current = current?[key]
      return OutsideStep(!isPlace ? .key(key) : key == "-" ? .end : .place(key))
    }
  }

  private static func operations(_ operation: PlainValue, _ translator: OutsideTranslator) throws(Inexpressible)
    -> OutsideOperations
  {
    let name = operation.text("op")
    guard ["add", "replace", "remove", "test", "move", "copy"].contains(name) else {
      return .init("\(name): [{tag: \(OutsideShape.document)}]")
    }
    if name == "copy" { throw Inexpressible("no operation copies; what is wanted twice is written twice") }
    guard let pointer = operation["path"]?.scalarText, pointer.isEmpty || pointer.hasPrefix("/") else {
      if operation["path"] == nil { return .init("updateRows: [{model: \((operation["value"] ?? .null).json)}]") }
      throw Inexpressible("an edit names by tags and has no JSON Pointer that could be misspelt")
    }
    let path = steps(pointer, in: translator.document)
    var spoken =
      name == "move"
      ? try move(operation, path, translator) : try change(operation, name, path, translator)
    let others = (operation.members ?? []).filter { !["op", "path", "value", "from"].contains($0.key) }
    if !others.isEmpty {
      let words = others.map { ", \(PlainValue.quoted($0.key)): \($0.value.json)" }.joined()
      spoken.operations = spoken.operations.map { "{\($0)\(words)}" }
    }
    return spoken
  }

  private static func change(
    _ operation: PlainValue, _ name: String, _ path: [OutsideStep], _ translator: OutsideTranslator
  ) throws(Inexpressible) -> OutsideOperations {
    let change: OutsideChange
    switch (name, operation["value"]) {
    case ("remove", _): change = .remove
    case ("add", let value?):
      if case .key? = path.last?.name {
        change = .set(value)
      } else {
        change = path.isEmpty ? .set(value) : .insert(value)
      }
    case ("replace", let value?): change = .set(value)
    case ("test", let value?): change = .expect(value)
    case ("add", nil): return .init("insertRows: {at: end}")
    case ("replace", nil): return .init("remakeRows: [{tag: null, nth: 1}]")
    default: return .init("updateRows: [{tag: null, nth: 1}]")
    }
    return try translator.operations(change, at: path)
  }

  private static func move(_ operation: PlainValue, _ path: [OutsideStep], _ translator: OutsideTranslator)
    throws(Inexpressible) -> OutsideOperations
  {
    let from = operation["from"]?.scalarText.map { steps($0, in: translator.document) } ?? []
    guard let old = from.last, let new = path.last, case .place(let place) = new.name, case .place = old.name,
      case .keyed(_, let tag) = translator.shape, from.count == 2, path.count == 2,
      case .key(let source) = from[0].name, case .key(let target) = path[0].name
    else { throw Inexpressible("no operation moves a value from one key to another") }
    let elements = translator.document[source]?.items ?? []
    let moved = try translator.target(old, elements, tag).target
    return .init(
      "moveRows: {rows: [{tag: \(moved), in: \(PlainValue.quoted(source))}], in: \(PlainValue.quoted(target)), at: \(place)}"
    )
  }
}

extension OutsideSuite {
  /// JSON Patch.
  static let jsonPatch = OutsideSuite(
    name: "json-patch-tests", summary: "JSON Patch (RFC 6902): both files, those of the RFC last", count: 112,
    cases: {
      let files = ["tests.json", "spec_tests.json"]
      var number = -1
      return try files.flatMap { try entries("json-patch-tests/\($0)") }.map { entry in
        number += 1
        let name =
          entry["comment"]?.scalarText ?? entry["patch"]?.items?.first.map { "\($0.text("op")) \($0.text("path"))" }
          ?? ""
        return JSONPatchCase(entry: entry, name: "\(number) \(name)").outsideCase
      }
    },
    reasons: [
      ("a key with dots makes the maps that are missing, as a merge patch does", [44, 95, 107]),
      ("a word that is unknown is an error", [45, 106]),
      ("a row that is remade with nothing is an empty row", [78]),
      ("an entry that says nothing changes nothing", [79, 80]),
      ("`01` is a number in YAML", [87, 88]),
      ("`null` takes out what is there; where nothing is, it changes nothing, and makes no maps on the way", [89, 90]),
    ])
}
