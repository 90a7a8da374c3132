import TestSupport

/// A list with random sections and rows, and another one made of it by random changes: the same for a seed in every run.
///
/// Tags are few, so that several have one, and some have none.
struct RandomList {
  /// A value as YAML's flow style has it.
  indirect enum Value: Equatable {
    case text(String)
    case number(Int)
    case flag(Bool)
    case null
    case list([Value])
    case map([(String, Value)])

    static func == (left: Value, right: Value) -> Bool {
      switch (left, right) {
      case (.text(let left), .text(let right)): left == right
      case (.number(let left), .number(let right)): left == right
      case (.flag(let left), .flag(let right)): left == right
      case (.null, .null): true
      case (.list(let left), .list(let right)): left == right
      case (.map(let left), .map(let right)): left.count == right.count && zip(left, right).allSatisfy { $0 == $1 }
      default: false
      }
    }
  }

  /// An element with properties.
  struct Thing {
    var tag: String?
    var properties: [String: Value] = [:]
  }

  /// A section with its rows.
  struct Section {
    var own = Thing()
    var rows: [Thing] = []
  }

  var root: [String: Value] = [:]
  var cells: [String: [String: Value]] = [:]
  var sections: [Section] = []

  private var random: SeededGenerator

  /// The list of a seed.
  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    for _ in 0..<number(4) { setRoot() }
    for name in ["A", "B"] where chance(2) { cells[name] = classProperties() }
    // One-section lists are what root rows are short for.
    sections = (0..<(chance(4) ? 1 : number(5))).map { _ in section() }
    if sections.count == 1, chance(2) { sections[0].own = Thing() }
  }

  /// The list after some random changes.
  func changed(seed: UInt64) -> RandomList {
    var list = self
    list.random = SeededGenerator(seed: seed)
    for _ in 0..<(1 + list.number(7)) { list.change() }
    return list
  }

  // MARK: - Making

  private mutating func number(_ bound: Int) -> Int { Int.random(in: 0..<bound, using: &random) }
  private mutating func chance(_ one: Int) -> Bool { number(one) == 0 }

  private mutating func tag(_ names: [String]) -> String? { chance(4) ? nil : names[number(names.count)] }

  private mutating func section() -> Section {
    var section = Section(own: Thing(tag: tag(["s", "t", "u", "v"])))
    for _ in 0..<number(3) { setSection(&section.own) }
    section.rows = (0..<number(6)).map { _ in row() }
    return section
  }

  private mutating func row() -> Thing {
    var row = Thing(tag: tag(["a", "b", "c", "d", "e", "f", "g", "h", "null", "44"]))
    if chance(2) {
      row.properties["cell"] = .text(["A", "B", "C"][number(3)])
    } else {
      row.properties["text"] = text()
    }
    for _ in 0..<number(4) { setRow(&row) }
    return row
  }

  private mutating func text() -> Value {
    .text(["Wi-Fi", "12:30", "no", "Ünï", "", "a: b", "x # y", "a\nb", "$$(x", "true", "10.10", "~", "<<"][number(13)])
  }

  private mutating func data(_ depth: Int) -> Value {
    switch number(depth > 2 ? 4 : 7) {
    case 0: return text()
    case 1: return .number(number(5))
    case 2: return .flag(chance(2))
    case 3: return chance(2) ? .null : .number(number(3))
    case 4: return .list((0..<number(3)).map { _ in data(depth + 1) })
    default: return map(depth + 1)
    }
  }

  private mutating func map(_ depth: Int) -> Value {
    var keys: Set<String> = []
    for _ in 0..<number(4) { keys.insert(["name", "n", "on", "a.b", "list", "null", "x-y"][number(7)]) }
    return .map(keys.sorted().map { ($0, data(depth)) })
  }

  /// What runs at an event.
  private mutating func code() -> Value {
    chance(4) ? .map([("openURL", .text("https://x"))]) : .text(["open", "push", "tell", "native"][number(4)])
  }

  /// The row properties of a section or of the list.
  private mutating func rowDefaults() -> Value {
    .map([("height", .number(number(50)))] + (chance(2) ? [("didSelect", code())] : []))
  }

  private mutating func setRow(_ row: inout Thing) {
    switch number(9) {
    case 0: row.properties["height"] = .number(40 + number(4))
    case 1: row.properties["height"] = .text("automatic")
    case 2: row.properties["model"] = chance(3) ? data(0) : map(0)
    case 3: row.properties["canEdit"] = .flag(chance(2))
    case 4: row.properties["didSelect"] = code()
    case 5:
      row.properties["trailingSwipeActions"] = .list([.map([("title", text()), ("style", .text("destructive"))])])
    case 6: row.properties["text"] = text()
    case 7: row.properties["style"] = .text(["value1", "subtitle"][number(2)])
    default: row.properties["backgroundColor"] = .text("systemRed")
    }
  }

  private mutating func header() -> Value {
    var members: [(String, Value)] = []
    if chance(2) { members.append(("title", text())) }
    if chance(2) { members.append(("height", .number(20 + number(3)))) }
    if chance(3) { members.append(("model", map(1))) }
    if chance(3) { members.append(("willDisplay", code())) }
    return .map(members)
  }

  private mutating func setSection(_ section: inout Thing) {
    switch number(4) {
    case 0: section.properties["header"] = header()
    case 1: section.properties["footer"] = header()
    case 2: section.properties["rowDefaults"] = rowDefaults()
    default: section.properties["indexTitle"] = text()
    }
  }

  private mutating func classProperties() -> [String: Value] {
    var properties: [String: Value] = [:]
    if chance(2) { properties["height"] = .number(number(60)) }
    if chance(2) { properties["model"] = map(1) }
    if chance(2) { properties["implements"] = .map([("height", .text("native"))]) }
    if chance(2) { properties["didSelect"] = code() }
    if chance(3) { properties["implements"] = .map([("didSelect", code()), ("height", .flag(false))]) }
    return properties
  }

  private mutating func setRoot() {
    switch number(8) {
    case 0: root["style"] = .text(["grouped", "insetGrouped"][number(2)])
    case 1: root["title"] = text()
    case 2: root["header"] = header()
    case 3: root["rowDefaults"] = rowDefaults()
    case 4: root["empty"] = .map([("text", text()), ("didSelect", code())])
    case 5: root["refreshControl"] = code()
    case 6: root["tag"] = text()
    default: root["delegate"] = .map([("didSelect", .text("native"))])
    }
  }

  // MARK: - Changing

  private mutating func change() {
    switch number(14) {
    case 0: sections.insert(section(), at: number(sections.count + 1))
    case 1: if !sections.isEmpty { sections.remove(at: number(sections.count)) }
    case 2:
      guard !sections.isEmpty else { return }
      let section = sections.remove(at: number(sections.count))
      sections.insert(section, at: number(sections.count + 1))
    case 3: changeSection { $0.setSection(&$1.own) }
    case 4: changeSection { $1.own.tag = $0.tag(["s", "t", "w", "x"]) }
    case 5: changeSection { _, section in section.own.properties = [:] }
    case 6: changeSection { $1.rows.insert($0.row(), at: $0.number($1.rows.count + 1)) }
    case 7: changeRows { $1.remove(at: $0.number($1.count)) }
    case 8:
      changeRows { list, rows in
        let row = rows.remove(at: list.number(rows.count))
        rows.insert(row, at: list.number(rows.count + 1))
      }
    case 9:
      guard !sections.isEmpty else { return }
      let from = number(sections.count)
      let to = number(sections.count)
      guard !sections[from].rows.isEmpty else { return }
      var row = sections[from].rows.remove(at: number(sections[from].rows.count))
      if chance(2) { setRow(&row) }
      sections[to].rows.insert(row, at: number(sections[to].rows.count + 1))
    case 10:
      changeRows { list, rows in list.setRow(&rows[list.number(rows.count)]) }
    case 11:
      changeRows { list, rows in rows[list.number(rows.count)].tag = list.tag(["a", "b", "y", "z"]) }
    case 12:
      changeRows { list, rows in
        let place = list.number(rows.count)
        if let key = rows[place].properties.keys.sorted().first { rows[place].properties[key] = nil }
      }
    default:
      if chance(2) { setRoot() } else { cells[chance(2) ? "A" : "B"] = chance(3) ? nil : classProperties() }
      if chance(6) { changeRows { _, rows in rows.reverse() } }
    }
  }

  private mutating func changeSection(_ body: (inout RandomList, inout Section) -> Void) {
    guard !sections.isEmpty else { return }
    let place = number(sections.count)
    var section = sections[place]
    body(&self, &section)
    sections[place] = section
  }

  private mutating func changeRows(_ body: (inout RandomList, inout [Thing]) -> Void) {
    changeSection { list, section in if !section.rows.isEmpty { body(&list, &section.rows) } }
  }
}
