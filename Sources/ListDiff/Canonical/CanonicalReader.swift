internal import ListModel
internal import SpecTree

/// Makes canonical values of what a list has written; only of what differs, since it copies.
struct CanonicalReader {
  let side: ComparedSpec
  /// Whether keys that begin with `x-` are members too: they are no part of the list, but of the file.
  private let readsOwnKeys: Bool
  private var view: TreeView { side.view }
  private var spec: ListSpec { side.spec }

  init(_ side: ComparedSpec, readingOwnKeys: Bool = false) {
    self.side = side
    readsOwnKeys = readingOwnKeys
  }

  /// The name of a value's key in the canonical form.
  static func name(of value: WrittenValue, _ element: Element) -> String {
    let name = PropertyTable.of(element)[value.slot].name
    return value.form == .handler ? name + "Handler" : name
  }

  /// A value.
  func value(_ value: WrittenValue, _ element: Element) -> CanonicalValue {
    let property = PropertyTable.of(element)[value.slot]
    switch value.content {
    case .flag: return .flag(value.isTrue)
    case .number: return number(value)
    case .automatic: return .text("automatic")
    case .choice:
      guard case .choice(let names) = property.kind else { return .null }
      return .text(names[value.choice])
    case .text, .expression: return self.value(value.node, as: .text)
    case .data, .size: return self.value(value.node, as: property.kind.reading)
    case .native: return code(at: value.node)
    case .method: return .text("native")
    case .none: return .text("none")
    case .element: return elements(of: value, property.kind)
    case .unusable: return .null
    }
  }

  private func number(_ value: WrittenValue) -> CanonicalValue {
    let text = view.text(of: view.resolved(value.node))
    return CanonicalNumber(text).map { .number($0) } ?? .text(String(decoding: text, as: UTF8.self))
  }

  /// What runs in the app, as it is named.
  func code(at node: NodeID) -> CanonicalValue {
    switch view.code(at: node) {
    case .native(nil): .text("native")
    case .native(let name?): .map([.init("native", .text(view.string(of: name)))])
    case .openURL(let url): .map([.init("openURL", .text(view.string(of: url)))])
    }
  }

  private func elements(of value: WrittenValue, _ kind: ValueKind) -> CanonicalValue {
    let records = spec.elements(of: value)
    switch kind {
    case .elements(let element): return .list(records.map { .map(members(of: $0, element)) })
    case .element(let element) where records.count == 1:
      return .map(members(of: records[records.startIndex], element))
    default: return .null
    }
  }

  /// What stands at a node.
  func value(_ node: NodeID, as reading: ScalarReading) -> CanonicalValue { view.canonicalValue(node, as: reading) }

  /// The members of an element, in the order of the catalogue; of a class without what it implements, of a section
  /// without its rows and its headers.
  func members(of record: Record, _ element: Element, ofClass isClass: Bool = false) -> [CanonicalValue.Member] {
    let table = PropertyTable.of(element)
    let isRow = element == .row && !isClass
    let members = spec.values(of: record)
      .filter { !table[$0.slot].isPart && !side.isNothing($0, ofRow: isRow) }
      .sorted { ($0.slot, $0.form.rawValue) < ($1.slot, $1.form.rawValue) }
      .map { CanonicalValue.Member(Self.name(of: $0, element), value($0, element)) }
    return readsOwnKeys ? members + ownKeys(of: record, element) : members
  }

  /// What stands in an element under keys that begin with `x-`.
  private func ownKeys(of record: Record, _ element: Element) -> [CanonicalValue.Member] {
    let node = view.resolved(record.node)
    // The only section of a list with `rows` has the list's mapping.
    guard view.kind(of: node) == .mapping, element == .list || node != view.resolved(spec.list.node) else { return [] }
    var members: [CanonicalValue.Member] = []
    view.forEachPair(of: node) { pair in
      guard view.text(of: pair.key).starts(with: "x-".utf8) else { return }
      members.append(.init(view.string(of: pair.key), value(pair.value, as: .data)))
    }
    return members
  }

  /// What a class implements: the answers of its methods, and false for those that it certainly has not.
  func implements(_ declared: ClassSpec, _ facts: ClassFacts, _ element: Element) -> [CanonicalValue.Member] {
    let table = PropertyTable.of(element)
    return facts.implemented.union(facts.missing).map { slot in
      guard let method = declared.methods.first(where: { $0.slot == slot }) else {
        return .init(table[slot].name, .flag(false))
      }
      return .init(Self.name(of: method, element), value(method, element))
    }
  }

  /// A declared class: its defaults, then what it implements.
  func value(of declared: ClassSpec, _ facts: ClassFacts, _ element: Element) -> CanonicalValue {
    let methods = implements(declared, facts, element)
    let defaults = declared.record.map { members(of: $0, element, ofClass: true) } ?? []
    return .map(methods.isEmpty ? defaults : defaults + [.init("implements", .map(methods))])
  }

  /// The title of a section's header.
  func title(of section: SectionSpec) -> String? {
    guard let header = section.header else { return nil }
    guard case .text(let title)? = CanonicalValue.map(members(of: header.record, .header))["title"] else { return nil }
    return title
  }

  /// A section without its rows.
  func members(of section: SectionSpec) -> [CanonicalValue.Member] {
    var members = members(of: section.record, .section)
    let place = members.firstIndex { $0.name != "tag" } ?? members.count
    var heads: [CanonicalValue.Member] = []
    if let header = section.header { heads.append(.init("header", .map(self.members(of: header.record, .header)))) }
    if let footer = section.footer { heads.append(.init("footer", .map(self.members(of: footer.record, .header)))) }
    members.insert(contentsOf: heads, at: place)
    if let defaults = section.rowDefaults {
      members.append(.init("rowDefaults", .map(self.members(of: defaults, .row))))
    }
    return members
  }

  /// What an object of the app answers for the whole list; nil when the list does not say.
  func answers(of object: ListObject) -> CanonicalValue? {
    let slot = PropertyTable.list.slot(object.key)
    guard spec.value(slot, in: spec.list) != nil else { return nil }
    func names(_ answers: ObjectAnswers, _ table: PropertyTable, _ name: (Property) -> String) -> [String] {
      answers.slots.map { table[$0] }.filter { $0.owner == object }.map(name)
    }
    let overrides = spec.overrides
    let all =
      names(overrides.list, .list) { $0.name } + names(overrides.section, .section) { $0.name }
      + names(overrides.row, .row) { $0.name } + names(overrides.header, .header) { $0.flatName(.header) }
      + names(overrides.footer, .header) { $0.flatName(.footer) }
    return .map(all.map { .init($0, .text("native")) })
  }
}

extension Property {
  /// Whether it is a part of the file's shape, or of an element, that is compared by itself.
  var isPart: Bool {
    switch kind {
    case .structure(let structure):
      switch structure {
      case .sections, .rows, .models, .cells, .views, .implements, .rowDefaults, .delegate, .dataSource: true
      case .version, .runtime, .types, .repetition, .elementName, .values, .include, .placement, .variant: false
      }
    case .element(.header): true
    default: false
    }
  }
}
