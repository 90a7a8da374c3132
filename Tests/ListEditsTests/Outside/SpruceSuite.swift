import ListTestSupport

/// Spruce's merges: a list in the overlay begins with operators such as `(( insert after "first" ))`.
struct SpruceCase {
  /// The case as the suite has it.
  let entry: PlainValue
  /// Its number in the suite.
  let number: Int

  private var overlay: PlainValue { entry["overlay"] ?? .null }

  /// The case in our words.
  var outsideCase: OutsideCase {
    let (entry, overlay, document) = (entry, overlay, entry["original"] ?? .null)
    let (key, shape) = (key, shape(of: document))
    let step: OutsideCase.Step = { current in
      guard let items = overlay.items else { return try Self.map(overlay, current) }
      return try Self.list(items, key, shape, current)
    }
    return OutsideCase(
      name: "\(number) \(entry.text("name"))", shape: shape, document: document,
      expected: entry["error"] == nil ? entry["expected"] : nil, steps: isBatch ? batches(key, shape) : [step])
  }

  // MARK: - Reading the overlay

  /// An operator: its words, those in quotes without them; nil for what is none.
  private static func words(_ value: PlainValue) -> [String]? {
    guard case .text(let text) = value, text.hasPrefix("(( "), text.hasSuffix(" ))") else { return nil }
    // What is in quotes is one word.
    let parts = text.dropFirst(3).dropLast(3).split(separator: "\"", omittingEmptySubsequences: false)
    return parts.enumerated().flatMap { $0 % 2 == 1 ? [String($1)] : $1.split(separator: " ").map(String.init) }
  }

  private var operators: [[String]] { (overlay.items ?? []).compactMap(Self.words) }

  /// Whether operators say where things go, one after the other.
  private var isBatch: Bool {
    operators.contains { ["insert", "delete", "append", "prepend"].contains($0[0]) }
  }

  /// The member that names an element.
  private var key: String {
    if entry.text("context").contains("DEFAULT_ARRAY_MERGE_KEY") { return "id" }
    for words in operators {
      if words[0] == "merge", words.count == 3 { return words[2] }
      if words[0] == "insert", words.count == 4 { return words[2] }
      if words[0] == "delete", words.count == 3 { return words[1] }
    }
    return "name"
  }

  private func shape(of document: PlainValue) -> OutsideShape {
    guard let items = document.items else { return .row }
    let values = items + (overlay.items ?? [])
    if operators.first == ["inline"] { return .sections(.none, rows: "items", .none) }
    let isMerge = operators.first?[0] == "merge"
    let tags = values.filter { Self.words($0) == nil }.compactMap { $0[key] }
    let isKeyed = isMerge || isBatch || !tags.isEmpty && tags.allSatisfy { $0.scalarText != nil }
    return .rows(isKeyed ? .member(key) : .none)
  }

  // MARK: - Translating

  private static func map(_ overlay: PlainValue, _ document: PlainValue) throws(Inexpressible) -> OutsideOperations {
    for member in overlay.members ?? [] {
      if words(member.value) != nil {
        throw Inexpressible("operations stand in a file of their own, where they cannot be mistaken for text")
      }
      guard let items = member.value.items, let first = items.first, words(first)?[0] == "merge" else { continue }
      // Elements of a list in a value have no names.
      return try list(items, "name", .rows(.member("name")), document)
    }
    return MergePatch.operations(overlay, to: document)
  }

  /// A list that is merged with another one.
  private static func list(
    _ overlay: [PlainValue], _ key: String, _ shape: OutsideShape, _ document: PlainValue
  ) throws(Inexpressible) -> OutsideOperations {
    let old = document.items ?? []
    let operation = overlay.first.flatMap(words)?.first
    let new = operation == nil ? overlay : Array(overlay.dropFirst())
    let isKeyed = if case .rows(.member) = shape { true } else { false }
    if operation == "merge" || operation == nil && isKeyed && !new.isEmpty {
      return new.reduce(OutsideOperations()) { $0 + merged($1, key, old) }
    }
    if operation == "inline" || new.allSatisfy({ $0.members != nil }) {
      var spoken = OutsideOperations()
      for (place, value) in new.enumerated() { spoken = spoken + (try inline(value, place, old, shape)) }
      return spoken
    }
    let rows = new.map { OutsideShape.row(of: $0, .none) }.joined(separator: ", ")
    return .init("removeAllRows: {in: null}", "makeRows: {in: null, rows: [\(rows)]}")
  }

  /// An element that is merged into the one of its name, or added.
  private static func merged(_ value: PlainValue, _ key: String, _ old: [PlainValue]) -> OutsideOperations {
    // What is no map is no entry, and a map without the key does not say which row is meant.
    guard value.members != nil, let name = value[key] else { return .init("updateRows: [\(value.json)]") }
    guard let text = name.scalarText else { return .init("updateRows: [{tag: \(name.json), model: {}}]") }
    guard let found = old.first(where: { $0[key] == name }) else {
      return .init("makeRows: {in: null, rows: [\(OutsideShape.row(of: value, .member(key)))]}")
    }
    for member in value.members ?? [] {
      guard let items = member.value.items, items.first.flatMap(words)?[0] == "merge" else { continue }
      return items.dropFirst().reduce(OutsideOperations()) { $0 + merged($1, "name", []) }
    }
    let changes = MergePatch.changes(value, to: found, at: ["model"])
    return MergePatch.entry(changes, of: PlainValue.quoted(text)).map { .init("updateRows: [\($0)]") } ?? .init()
  }

  /// An element that is merged into the one at its place, or added.
  private static func inline(_ value: PlainValue, _ place: Int, _ old: [PlainValue], _ shape: OutsideShape)
    throws(Inexpressible) -> OutsideOperations
  {
    let translator = OutsideTranslator(shape: shape, document: .list(old))
    let step = OutsideStep(place < old.count ? .place("\(place)") : .end)
    var value = value
    let isAppended = value.items?.first.flatMap(words) == ["append"]
    if isAppended { value = .list(Array((value.items ?? []).dropFirst())) }
    guard place < old.count else { return try translator.operations(.set(value), at: [step]) }
    if isAppended {
      var spoken = OutsideOperations()
      for item in value.items ?? [] {
        spoken = spoken + (try translator.operations(.set(item), at: [step, OutsideStep(.end)]))
      }
      return spoken
    }
    guard let members = value.members, old[place].members != nil else {
      return try translator.operations(.set(value), at: [step])
    }
    var spoken = OutsideOperations()
    for member in members {
      spoken = spoken + (try translator.operations(.set(member.value), at: [step, OutsideStep(.key(member.key))]))
    }
    return spoken
  }

  /// The operators with what follows each, one after the other.
  private func batches(_ key: String, _ shape: OutsideShape) -> [OutsideCase.Step] {
    var batches: [(words: [String], values: [PlainValue])] = []
    for value in overlay.items ?? [] {
      if let words = Self.words(value) {
        batches.append((words, []))
      } else if !batches.isEmpty {
        batches[batches.count - 1].values.append(value)
      }
    }
    return batches.map { words, values in
      { current in
        try Self.batch(words, values, key, OutsideTranslator(shape: shape, document: current))
      }
    }
  }

  private static func batch(_ words: [String], _ values: [PlainValue], _ key: String, _ translator: OutsideTranslator)
    throws(Inexpressible) -> OutsideOperations
  {
    let rows = values.map { OutsideShape.row(of: $0, .member(key)) }.joined(separator: ", ")
    let point = words.last ?? ""
    switch words[0] {
    case "append": return .init("makeRows: {in: null, rows: [\(rows)]}")
    case "prepend": return .init("insertRows: {in: null, at: 0, rows: [\(rows)]}")
    case "delete":
      let step = OutsideStep(Int(point) == nil ? .match(key: key, value: point) : .place(point))
      return try translator.operations(.remove, at: [step])
    default:
      if let place = Int(point), words.count == 3 {
        return .init("insertRows: {in: null, at: \(words[1] == "after" ? place + 1 : place), rows: [\(rows)]}")
      }
      return .init("insertRows: {in: null, \(words[1]): \(PlainValue.quoted(point)), rows: [\(rows)]}")
    }
  }
}

extension OutsideSuite {
  /// Spruce's merges of lists.
  static let spruce = OutsideSuite(
    name: "spruce-arrays", summary: "Spruce: merges of maps, and lists with `(( insert ))`, `(( delete ))` and others",
    count: 67,
    cases: {
      try entries("spruce-arrays/cases.json").enumerated().map { SpruceCase(entry: $1, number: $0).outsideCase }
    },
    reasons: [
      ("a row without a tag is left alone", [23, 25]),
      ("a row need not have a tag", [51]),
      ("a tag may stand twice; `apply` and `validate` warn of it (`duplicate-row-tag`)", [53]),
    ])
}
