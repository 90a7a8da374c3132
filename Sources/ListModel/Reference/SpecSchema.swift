/// The JSON Schema (draft-07) of list specs, made from the catalogue, for editors.
///
/// Every key of every runtime is known at its place, so that editors complete and explain all of them; which of them a
/// list may have follows from its `runtime` (`RuntimeSchema`). It knows the shape of a file, not its meaning: `validate`
/// finds more.
public enum SpecSchema {
  /// The schema as JSON.
  public static var text: String { root.json() + "\n" }

  private static var root: SchemaValue {
    let list = KeyUnion(.list)
    return [
      "$schema": .text("http://json-schema.org/draft-07/schema#"),
      "title": .text("List spec"),
      "description": .text("A scrolling list of an iOS screen, as listspec compiles it."),
      "type": .text("object"),
      "properties": properties(of: list),
      "patternProperties": ignored,
      "additionalProperties": .flag(false),
      "required": .array([.text("listspec")]),
      "allOf": .array([["anyOf": .array(shapes(list))]] + RuntimeSchema.conditions),
      "definitions": .object(definitions + RuntimeSchema.definitions),
    ]
  }

  /// What the schema of lists and that of edits share: the places of a list and the kinds of values.
  public static var definitions: [SchemaValue.Member] {
    let places = SchemaPlace.all.map { SchemaValue.Member($0.name, mapping(KeyUnion($0))) }
    let implements = [Element.row, .header].map { SchemaValue.Member("\(noun($0))Implements", self.implements($0)) }
    let answers = [ListObject.delegate, .dataSource].map { SchemaValue.Member($0.key, self.answers(of: $0)) }
    return ValueSchema.definitions + places + implements + answers
  }

  /// The keys of a place of a list, such as `row`, with their values; `list` for those of the root.
  public static func keys(of place: String) -> [SchemaValue.Member] {
    let found = ([.list] + SchemaPlace.all).first { $0.name == place }
    guard let found, case .object(let members) = properties(of: KeyUnion(found)) else { return [] }
    return members
  }

  /// Keys that begin with `x-` are the user's.
  private static let ignored: SchemaValue = ["^x-": .anything]

  /// A file needs one of the keys that can bring sections.
  private static func shapes(_ list: KeyUnion) -> [SchemaValue] {
    let makers = ["sections", "rows", "items", "extends", "include"]
    return list.keys.map(\.name).filter(makers.contains).map { ["required": .array([.text($0)])] }
  }

  private static func mapping(_ union: KeyUnion) -> SchemaValue {
    [
      "type": .text("object"), "properties": properties(of: union), "patternProperties": ignored,
      "additionalProperties": .flag(false),
    ]
  }

  private static func properties(of union: KeyUnion) -> SchemaValue {
    .object(
      union.keys.map { key in
        var choices: [SchemaValue] = []
        for meaning in key.meanings {
          let value = value(of: meaning.property, at: union.place)
          if !choices.contains(value) { choices.append(value) }
        }
        return .init(key.name, SchemaValue.any(of: choices).described(sentence(about: key)))
      })
  }

  /// What an editor shows beside a key.
  private static func sentence(about key: KeyUnion.Key) -> String {
    let isForAll = key.runtimes.count == Runtime.all.count
    return key.meanings.map { meaning in
      let property = meaning.property
      var text = property.summary
      if meaning.meaning.isAlias || meaning.meaning.target != .own {
        let owner =
          switch meaning.meaning.target {
          case .own: ""
          case .header: "the header's "
          case .footer: "the footer's "
          case .rows: "the rows' "
          }
        text = "Another name for \(owner)'\(property.name)'. \(text)"
      }
      if meaning.meaning.form == .handler { text = "A block that is given the model. \(text)" }
      return isForAll ? text : "\(text) (\(meaning.runtimes.joined(separator: ", ")))"
    }.joined(separator: " ")
  }

  private static func value(of property: Property, at place: SchemaPlace) -> SchemaValue {
    switch property.kind {
    case .element(.header):
      let name = place.level == .list ? "listHeader" : "header"
      return .any(of: [.reference(name), .reference("plainText")])
    case .element(let element): return .reference(noun(element))
    case .elements(let element):
      return ValueSchema.deferrable(ValueSchema.list(of: .reference(noun(element))))
    case .structure(let structure): return shape(structure, of: place.element)
    case .choice(let names) where Runtime.all.contains(where: { $0.numbers(property, of: place.element) }):
      return ValueSchema.numberedChoice(names)
    default: return ValueSchema.schema(of: property.kind) ?? .anything
    }
  }

  private static func shape(_ structure: Structure, of element: Element) -> SchemaValue {
    switch structure {
    case .version: ["const": .number(1)]
    case .runtime: .names(Runtime.all.map(\.name))
    case .sections: ValueSchema.list(of: .reference("section"))
    case .rows: ValueSchema.list(of: .any(of: [.reference("row"), .reference("plainText")]))
    // Models are whatever the app makes of them.
    case .models: ValueSchema.list(of: .anything)
    case .types: ["type": .text("object"), "additionalProperties": .reference("plainText")]
    case .cells: classes("cellClass")
    case .views: classes("viewClass")
    case .rowDefaults: .reference("rowDefaults")
    case .implements: .reference("\(noun(element))Implements")
    case .delegate: .reference("delegate")
    case .dataSource: .reference("dataSource")
    case .repetition: .any(of: [.reference("expression"), ["type": .array([.text("array"), .text("object")])]])
    case .elementName, .placement: .reference("plainText")
    case .values: ["type": .text("object")]
    case .include: .any(of: [.reference("plainText"), ValueSchema.list(of: .reference("plainText"))])
    case .variant: .anything
    }
  }

  private static func classes(_ name: String) -> SchemaValue {
    ["type": .text("object"), "patternProperties": ignored, "additionalProperties": .reference(name)]
  }

  private static func noun(_ element: Element) -> String {
    SchemaPlace.all.first { $0.element == element && $0.level.isOwn }?.name ?? SchemaPlace.list.name
  }

  /// `implements` of a class: names, or what the methods answer.
  private static func implements(_ element: Element) -> SchemaValue {
    let asked = PropertyTable.of(element).properties.filter { $0.tiers.contains(.classMethod) }
    let members = asked.map { property in
      let value = ValueSchema.schema(of: property.kind) ?? .anything
      return SchemaValue.Member(
        property.name, SchemaValue.any(of: [value, ["const": .flag(false)]]).described(property.summary))
    }
    return .any(of: [
      [
        "type": .text("object"), "properties": .object(members), "patternProperties": ignored,
        "additionalProperties": .flag(false),
      ],
      ValueSchema.list(of: .names(asked.map(\.name))),
    ])
  }

  /// What an object of the app answers for the whole list.
  private static func answers(of object: ListObject) -> SchemaValue {
    var members: [SchemaValue.Member] = []
    func add(_ name: String, _ property: Property) {
      let native: SchemaValue = ["const": .text("native")]
      members.append(.init(name, native.described(property.summary)))
    }
    for element in [Element.list, .row] {
      for property in PropertyTable.of(element).properties where property.owner == object {
        if !members.contains(where: { $0.name == property.name }) { add(property.name, property) }
      }
    }
    for side in HeaderSide.allCases {
      for property in PropertyTable.header.properties where property.owner == object {
        add(property.flatName(side), property)
      }
    }
    return [
      "type": .text("object"), "properties": .object(members), "patternProperties": ignored,
      "additionalProperties": .flag(false),
    ]
  }
}

extension Levels {
  /// Whether it is the place of the thing itself, not of what it inherits.
  fileprivate var isOwn: Bool { ![.listHeader, .viewClass, .cellClass, .rowDefaults].contains(self) }
}
