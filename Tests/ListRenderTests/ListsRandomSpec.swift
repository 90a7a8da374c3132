import ListModel
import TestSupport

/// A spec of the language with random properties everywhere, the same for a seed in every run.
///
/// Loops over the catalogue, so that a new property takes part by being there.
struct ListsRandomSpec {
  private var random: SeededGenerator
  private let runtime: Runtime
  private let cells = ["ACell", "BCell", "CCell", "Undeclared"]
  private let views = ["AView", "BView"]

  private init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    runtime = seed % 2 == 0 ? .uikitForTests : .holoForTests
  }

  /// The text of the spec of a seed, in YAML's flow style.
  static func text(seed: UInt64) -> String {
    var spec = ListsRandomSpec(seed: seed)
    return spec.root()
  }

  private mutating func root() -> String {
    var members = ["\"listspec\": 1", "\"runtime\": \(runtime.name)"]
    members += properties(of: .list, at: .list, chance: 3)
    if chance(2) { members.append("rowDefaults: {\(list(properties(of: .row, at: .rowDefaults, chance: 12)))}") }
    members.append("cells: {\(list(cells.prefix(3).map { "\($0): \(declaration(.row, at: .cellClass))" }))}")
    members.append("views: {\(list(views.map { "\($0): \(declaration(.header, at: .viewClass))" }))}")
    for object in ["delegate", "dataSource"] where chance(3) {
      members.append("\(object): {\(list(overrides(object)))}")
    }
    let sections = (0..<number(6)).map { _ in section() }
    members.append("sections: [\(list(sections))]")
    return "{\n\(members.joined(separator: ",\n"))\n}\n"
  }

  private mutating func section() -> String {
    var members = properties(of: .section, at: .section, chance: 2)
    if chance(3) { members.append("rowDefaults: {\(list(properties(of: .row, at: .rowDefaults, chance: 15)))}") }
    let rows = (0..<number(8)).map { _ in
      chance(8) ? scalar() : "{\(list(properties(of: .row, at: .row, chance: [2, 5, 12][number(3)])))}"
    }
    members.append("rows: [\(rows.joined(separator: ",\n  "))]")
    return "{\(list(members))}"
  }

  private mutating func declaration(_ element: Element, at level: Levels) -> String {
    var members = properties(of: element, at: level, chance: 10)
    let methods = PropertyTable.of(element).properties.filter { $0.tiers.contains(.classMethod) && runtime.knows($0) }
    let chosen = methods.filter { _ in chance(8) }
    if chance(4) {
      members.append("implements: [\(list(chosen.map(\.name)))]")
    } else if !chosen.isEmpty {
      members.append(
        "implements: {\(list(chosen.map { "\($0.name): \(chance(3) ? "false" : chance(2) ? "native" : value($0))" }))}")
    }
    return "{\(list(members))}"
  }

  private mutating func overrides(_ object: String) -> [String] {
    let names: [(Element, @Sendable (Property) -> String)] = [
      (.list, { $0.name }), (.row, { $0.name }), (.header, { $0.flatName(.header) }),
      (.header, { $0.flatName(.footer) }),
    ]
    return names.flatMap { element, name in
      PropertyTable.of(element).properties.filter { $0.owner?.key == object && runtime.knows($0) && chance(12) }
        .map { "\(name($0)): native" }
    }
  }

  /// Some of the properties that an element may have at a level, as keys with values; one of `chance`.
  private mutating func properties(of element: Element, at level: Levels, chance: UInt64) -> [String] {
    var members: [String] = []
    var hasDetail = false
    for property in PropertyTable.of(element).properties {
      guard property.levels.contains(level), runtime.knows(property), !property.isStructure, self.chance(chance) else {
        continue
      }
      if property.name == "kind" { continue }
      if property.name == "detail" || property.name == "value" {
        if hasDetail { continue }
        hasDetail = true
      }
      let isBlock = property.tiers.contains(.handler) && runtime.hasBlocks && self.chance(4)
      let isBoth = isBlock && self.chance(3)
      if isBlock { members.append("\(property.name)Handler: \(self.chance(3) ? "native" : value(property))") }
      if !isBlock || isBoth { members.append("\(property.name): \(value(property))") }
    }
    return members.shuffled(using: &random)
  }

  private mutating func value(_ property: Property) -> String {
    if !property.isEvent, property.kind != .data, !property.isElement,
      chance(12)
    {
      return "{native: \(scalar())}"
    }
    switch property.kind {
    case .flag: return one(of: ["true", "false", "True", "native"])
    // A condition makes the list one that is expanded first; what is left of it is code.
    case .condition: return "native"
    case .number(let range): return one(of: ["\(range.lowerBound)", "\(range.lowerBound + 0.5)", "native"])
    case .integer(let range): return one(of: ["\(range.lowerBound)", "\(range.upperBound)", "1.0"])
    case .length:
      return one(of: ["0", "44", "44.5", "+12", ".5", "0x1F", "007", "1e2", "66.3", "automatic", "native"])
    case .text: return scalar()
    case .texts: return "[\(list((0..<number(4)).map { _ in scalar() }))]"
    case .choice(let names): return one(of: names)
    case .choices(let names): return "[\(list(names.filter { _ in chance(2) }))]"
    case .color: return one(of: ["systemRed", "\"#fff\"", "{light: a, dark: \"#00000080\"}", "{named: 12}"])
    case .image: return one(of: ["photo", "404", "{symbol: star}", "{url: \"https://example.com/?a=b#c\"}"])
    case .size: return one(of: ["0", "44.5", "{width: 10, height: 20.5}", "{width: 3}", "automatic"])
    case .insets: return one(of: ["0", "16.0", "{top: 1}", "{left: .5, right: 0x10}"])
    case .data: return data(depth: 3)
    case .condition: return "native"
    case .event: return one(of: ["native", "doIt", "{native: \(scalar())}", "{openURL: \(scalar())}"])
    case .className(.cell): return one(of: cells)
    case .className(.view): return one(of: views + ["none"])
    case .element(.header):
      return chance(3) ? scalar() : "{\(list(properties(of: .header, at: .header, chance: 3)))}"
    case .element(let element): return "{\(list(properties(of: element, at: element.level, chance: 3)))}"
    case .elements(let element):
      // Menus within menus get rarer with each level.
      return
        "[\(list((0..<number(3)).map { _ in "{\(list(properties(of: element, at: element.level, chance: 4)))}" }))]"
    case .structure: return "null"
    }
  }

  private mutating func data(depth: Int) -> String {
    switch depth == 0 ? 4 : number(8) {
    case 0: return "[\(list((0..<number(4)).map { _ in data(depth: depth - 1) }))]"
    case 1, 2, 3:
      let keys = ["a", "b", "\"c d\"", "1", "~", "title", "\"\\n\""].filter { _ in chance(3) }
      return "{\(list(keys.map { "\($0): \(data(depth: depth - 1))" }))}"
    default:
      return one(of: [
        scalar(), "null", "true", "FALSE", "-0", "1.50", "00.5", "5.", "1e400x", "123456789012345678901234567890",
        "0o17",
      ])
    }
  }

  private mutating func scalar() -> String {
    one(of: [
      "x", "Ada", "\"\"", "\"two words\"", "10.10", "0777", "\"\\u001b[31m\"", "日本", "\"👩🏾‍💻 \\\"q\\\"\"", "'it''s'",
      "12:30",
      "\"native\"", "\"none\"", "UITableViewCell",
    ])
  }

  private mutating func one(of choices: [String]) -> String { choices[number(choices.count)] }
  private mutating func number(_ limit: Int) -> Int { Int.random(in: 0..<limit, using: &random) }
  private mutating func chance(_ one: UInt64) -> Bool { UInt64.random(in: 0..<one, using: &random) == 0 }
  private func list(_ items: [String]) -> String { items.joined(separator: ", ") }
}

extension Property {
  fileprivate var isStructure: Bool {
    if case .structure = kind { true } else { false }
  }

  fileprivate var isElement: Bool {
    if case .element = kind { true } else { false }
  }
}

extension Runtime {
  fileprivate static var uikitForTests: Runtime { all[0] }
  fileprivate static var holoForTests: Runtime { all[1] }
  /// Whether a value may be given as a block: only HoloTableView's lists have those.
  fileprivate var hasBlocks: Bool { name == "holo" }
}
