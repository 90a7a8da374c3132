import Testing

@testable import ListModel

@Suite("the catalogue")
struct PropertyTableTests {
  /// An entry with the table that it stands in, named as failures should name it.
  struct Entry: CustomTestStringConvertible {
    let element: Element
    let property: Property
    var testDescription: String { "\(property.name) of \(element.name)" }
  }

  static let entries = Element.allCases.flatMap { element in
    PropertyTable.of(element).properties.map { Entry(element: element, property: $0) }
  }
  static let supported = Runtime.all + Runtime.collections

  /// The levels at which an element's keys are written.
  static func levels(of element: Element) -> Levels {
    switch element {
    case .list: .list
    case .section: .section
    case .header: [.header, .listHeader, .viewClass, .implements]
    case .row: [.row, .cellClass, .rowDefaults, .implements]
    case .swipeAction: .swipeAction
    case .menuItem: .menuItem
    case .empty: .empty
    case .layout: .layout
    case .paging: .paging
    case .source: .source
    case .callback: .callback
    }
  }

  @Test("a table is the one of its element", arguments: Element.allCases)
  func elements(element: Element) {
    #expect(PropertyTable.of(element).element == element)
  }

  @Test("every entry can be written somewhere, and only where its element is")
  func levels() {
    for entry in Self.entries {
      #expect(!entry.property.levels.isEmpty, "\(entry.testDescription)")
      #expect(entry.property.levels.isSubset(of: Self.levels(of: entry.element)), "\(entry.testDescription)")
    }
  }

  @Test("no runtime has one key with two meanings", arguments: supported, Element.allCases)
  func uniqueNames(runtime: Runtime, element: Element) {
    let names = Vocabulary.entries(of: element, in: runtime).map(\.name)
    let twice = Dictionary(grouping: names, by: \.self).filter { $0.value.count > 1 }.keys.sorted()
    #expect(twice == [])
  }

  @Test("a name is one word of letters and digits that begins small")
  func nameShape() {
    for entry in Self.entries {
      let name = entry.property.name
      #expect(name.wholeMatch(of: /[a-z][A-Za-z0-9]*/) != nil, "\(entry.testDescription)")
    }
  }

  @Test("a summary is a sentence")
  func summaries() {
    for entry in Self.entries {
      let summary = entry.property.summary
      #expect(summary.first?.isUppercase == true, "\(entry.testDescription): \(summary)")
      #expect(summary.last == ".", "\(entry.testDescription): \(summary)")
    }
    for runtime in Runtime.all { #expect(runtime.summary.last == ".", "\(runtime.name)") }
  }

  @Test("an entry says which version had it first")
  func since() {
    for entry in Self.entries { #expect(["0.1"].contains(entry.property.since), "\(entry.testDescription)") }
  }

  @Test("a default is a value that the property can have, in every runtime", arguments: supported)
  func defaults(runtime: Runtime) {
    for entry in Self.entries {
      guard let constant = runtime.standard(of: entry.property, in: entry.element) else { continue }
      #expect(
        Self.isLegal(constant, for: entry.property, in: entry.element), "\(entry.testDescription): \(constant)")
    }
  }

  @Test("a runtime's defaults, aliases and implications name properties that exist", arguments: supported)
  func references(runtime: Runtime) throws {
    for entry in runtime.rules.defaults + runtime.rules.footerDefaults {
      #expect(Self.property(entry.property, of: entry.element) != nil, "default of \(entry.property)")
    }
    for alias in runtime.rules.aliases() {
      let home = alias.target.table(from: alias.element).element
      let property = try #require(Self.property(alias.property, of: home), "\(alias.name)")
      #expect(runtime.knows(property), "\(alias.name)")
      if alias.form == .handler { #expect(property.tiers.contains(.handler), "\(alias.name)") }
    }
    for rule in runtime.rules.implications {
      #expect(Self.property(rule.trigger, of: rule.isOfList ? .list : .row) != nil, "\(rule.trigger)")
      let property = try #require(Self.property(rule.property, of: .row), "\(rule.property)")
      #expect(Self.isLegal(rule.value, for: property, in: .row), "\(rule.trigger) sets \(rule.property)")
    }
  }

  @Test("what a property inherits from is a key of the list and of the same kind")
  func inheritance() throws {
    let heirs = Self.entries.filter { $0.property.inheritsFrom != nil }
    #expect(heirs.map(\.property.name) == ["height", "estimatedHeight"])
    for heir in heirs {
      let key = try #require(heir.property.inheritsFrom)
      #expect(Self.property(key, of: .list)?.kind == heir.property.kind, "\(heir.testDescription)")
    }
  }

  @Test("what can be written as a block or answered by a class is a property of rows, headers or sections")
  func tiers() {
    for entry in Self.entries where !entry.property.tiers.isEmpty {
      #expect([.row, .header, .section].contains(entry.element), "\(entry.testDescription)")
    }
  }

  @Test("the runtimes have names and bits of their own, and the default comes first")
  func runtimeNames() {
    #expect(Runtime.all.map(\.name) == ["uikit", "holo", "cb", "mytable", "tf", "p9"])
    #expect(Set(Runtime.all.map(\.mask)).count == Runtime.all.count)
    #expect(Runtime.collections.map(\.name) == ["uikit", "holo"])
  }

  @Test("what a runtime's switches name exists", arguments: supported)
  func places(runtime: Runtime) {
    let rules = runtime.rules
    for place in rules.zeroIsUnset + rules.unread + rules.lateAnswers + rules.numbered {
      let property = Self.property(place.property, of: place.element)
      #expect(property.map(runtime.knows) == true, "\(place.property)")
    }
    for name in rules.askedOfClasses ?? [] {
      let property = Self.property(name, of: .row)
      #expect(property?.tiers.contains(.classMethod) == true, "\(name)")
    }
  }

  @Test("what a property falls back to is a key of the layout and of the same kind")
  func layout() throws {
    for entry in Self.entries where entry.property.layoutKey != nil {
      let key = try #require(entry.property.layoutKey)
      for side in entry.element == .header ? ["header", "footer"] : [""] {
        #expect(Self.property(side + key, of: .layout)?.kind == entry.property.kind, "\(entry.testDescription)")
      }
    }
  }

  private static func property(_ name: String, of element: Element) -> Property? {
    PropertyTable.of(element).properties.first { $0.name == name }
  }

  private static func isLegal(_ constant: Constant, for property: Property, in element: Element) -> Bool {
    switch (constant, property.kind) {
    case (.flag, .flag), (.automatic, .length), (.nothing, .length), (.text, .text), (.text, .className),
      (.text, .color), (.size, .size), (.code, .length):
      true
    case (.number(let number), .number(let bounds)): bounds.contains(number)
    case (.number(let number), .integer(let bounds)):
      number.rounded() == number && bounds.contains(Int(number))
    case (.number(let number), .length): number >= 0
    case (.choice(let name), .choice(let names)): names.contains(name)
    // A class is named by text.
    case (.same(let other), .text): [.text, .className(.cell), .className(.view)].contains(kind(other, element))
    case (.same(let other), let kind): self.kind(other, element) == kind
    default: false
    }
  }

  private static func kind(_ name: String, _ element: Element) -> ValueKind? { property(name, of: element)?.kind }
}
