import TestSupport

/// Writes a random list as a file, one way out of many that mean the same.
struct RandomSpelling {
  private var random: SeededGenerator
  /// Whether it is YAML, with all its ways.
  private let isYAML: Bool

  private init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    isYAML = seed % 4 != 0
  }

  /// The text of a list; another seed gives another text of the same list.
  ///
  /// - Parameter alwaysHasBase: Whether it has the key `x-base` also where nothing merges it.
  static func text(of list: RandomList, seed: UInt64, alwaysHasBase: Bool = false) -> String {
    var spelling = RandomSpelling(seed: seed)
    return spelling.write(list, alwaysHasBase)
  }

  private mutating func chance(_ one: Int) -> Bool { Int.random(in: 0..<one, using: &random) == 0 }

  private mutating func write(_ list: RandomList, _ alwaysHasBase: Bool) -> String {
    var members = list.root.map { (key: $0.key, text: property($0.key, $0.value)) }
    members.append(("listspec", "1"))
    members.append(("runtime", text("holo")))
    let hasBase = isYAML && chance(2)
    if hasBase {
      members.append(("x-base", "&base {height: 44, canEdit: true}"))
    } else if alwaysHasBase {
      members.append(("x-base", "{\(text("height")): 44, \(text("canEdit")): true}"))
    }
    if !list.cells.isEmpty {
      members.append(("cells", map(list.cells.map { ($0.key, self.properties($0.value)) })))
    }
    let only = list.sections.count == 1 ? list.sections[0] : nil
    if let only, only.own.tag == nil, only.own.properties.isEmpty, chance(2) {
      members.append(("rows", "[\(only.rows.map { row($0, hasBase) }.joined(separator: ",\n  "))]"))
    } else {
      members.append(("sections", "[\(list.sections.map { section($0, hasBase) }.joined(separator: ",\n "))]"))
    }
    members.sort { $0.key < $1.key }
    // An anchor stands before its aliases.
    if let base = members.firstIndex(where: { $0.key == "x-base" }) { members.insert(members.remove(at: base), at: 0) }
    return "{\n" + members.map { "\(text($0.key)): \($0.text)" }.joined(separator: ",\n") + "\n}\n"
  }

  private mutating func map(_ members: [(String, String)]) -> String {
    "{" + members.shuffled(using: &random).map { "\(text($0.0)): \($0.1)" }.joined(separator: ", ") + "}"
  }

  private mutating func properties(_ properties: [String: RandomList.Value]) -> String {
    map(properties.sorted { $0.key < $1.key }.map { ($0.key, property($0.key, $0.value)) })
  }

  private mutating func section(_ section: RandomList.Section, _ hasBase: Bool) -> String {
    var members = section.own.properties.sorted { $0.key < $1.key }.map { ($0.key, property($0.key, $0.value)) }
    if let tag = section.own.tag { members.append(("tag", text(tag))) }
    if !section.rows.isEmpty || chance(2) {
      members.append(("rows", "[\(section.rows.map { row($0, hasBase) }.joined(separator: ",\n  "))]"))
    }
    return map(members)
  }

  private mutating func row(_ row: RandomList.Thing, _ hasBase: Bool) -> String {
    if row.tag == nil, row.properties.count == 1, case .text(let short)? = row.properties["text"], chance(2) {
      return text(short)
    }
    var properties = row.properties
    var members: [(String, String)] = []
    if hasBase, properties["height"] == .number(44), properties["canEdit"] == .flag(true) {
      properties["height"] = nil
      properties["canEdit"] = nil
      members.append(("<<", "*base"))
    }
    members += properties.sorted { $0.key < $1.key }.map { ($0.key, property($0.key, $0.value)) }
    if let tag = row.tag { members.append(("tag", text(tag))) }
    let merge = members.contains { $0.0 == "<<" }
    return merge
      ? "{" + members.map { "\($0.0 == "<<" ? "<<" : text($0.0)): \($0.1)" }.joined(separator: ", ") + "}"
      : map(members)
  }

  /// A property's value, in its short form where it has one.
  private mutating func property(_ name: String, _ value: RandomList.Value) -> String {
    if name == "header" || name == "footer", case .map(let members) = value, members.count == 1,
      case .text(let title) = members[0].1, members[0].0 == "title", !title.isEmpty, chance(2)
    {
      return text(title)
    }
    if name == "implements", case .map(let members) = value, members.allSatisfy({ $0.1 == .text("native") }), chance(2)
    {
      return "[" + members.map { text($0.0) }.joined(separator: ", ") + "]"
    }
    if ["didSelect", "willDisplay", "refreshControl"].contains(name), case .text(let code) = value, code != "native",
      chance(2)
    {
      return map([("native", text(code))])
    }
    return self.value(value)
  }

  private mutating func value(_ value: RandomList.Value) -> String {
    switch value {
    case .text(let text): return self.text(text)
    case .number(let number):
      return isYAML && chance(3) ? "\(number).0" : isYAML && chance(6) ? "+\(number)" : "\(number)"
    case .flag(let flag): return flag ? "true" : "false"
    case .null: return isYAML && chance(2) ? "~" : "null"
    case .list(let items): return "[" + items.map { self.value($0) }.joined(separator: ", ") + "]"
    case .map(let members): return map(members.map { ($0.0, property($0.0, $0.1)) })
    }
  }

  private mutating func text(_ text: String) -> String {
    let isPlain = text.utf8.allSatisfy { ($0 | 0x20) &- 0x61 < 26 } && !text.isEmpty
    if isYAML, isPlain, !["true", "no", "null", "on"].contains(text), chance(2) { return text }
    if isYAML, !text.contains("\n"), chance(3) { return "'\(text)'" }
    let escaped = text.replacingNewlines()
    return "\"\(escaped)\""
  }
}

extension String {
  fileprivate func replacingNewlines() -> String {
    split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\\n")
  }
}
