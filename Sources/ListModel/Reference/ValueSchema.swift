/// The schema of values: what may be written for each kind of property.
enum ValueSchema {
  /// What several properties share.
  static let definitions: [SchemaValue.Member] = [
    .init("expression", expression),
    .init("namedCode", namedCode),
    .init("code", .any(of: [["const": .text("native")], .reference("namedCode")])),
    .init("plainText", plainText),
    .init("text", .any(of: [.reference("plainText"), .reference("namedCode")])),
    .init("event", event),
    .init("flag", deferrable(["type": .text("boolean")])),
    .init("length", deferrable(points, ["const": .text("automatic")])),
    .init("color", color),
    .init("image", image),
    .init("insets", insets),
    .init("size", size),
  ]

  /// What may be written for a kind; nil for the file's shape and for elements, which `SpecSchema` knows.
  static func schema(of kind: ValueKind) -> SchemaValue? {
    switch kind {
    case .flag: return .reference("flag")
    case .length: return .reference("length")
    case .number(let range): return deferrable(number("number", range.lowerBound, range.upperBound))
    case .integer(let range): return deferrable(number("integer", Double(range.lowerBound), Double(range.upperBound)))
    case .choice(let names): return deferrable(.names(names))
    case .text, .className: return .reference("text")
    case .texts: return deferrable(list(of: .reference("plainText")))
    case .choices(let names): return deferrable(list(of: .any(of: [.names(names), .reference("expression")])))
    case .color: return .reference("color")
    case .image: return .reference("image")
    case .insets: return .reference("insets")
    case .size: return .reference("size")
    case .data: return .anything
    case .event: return .reference("event")
    case .condition: return .any(of: [.reference("flag"), .names(["native"])])
    case .element, .elements, .structure: return nil
    }
  }

  /// One of some names, or its number from 0.
  static func numberedChoice(_ names: [String]) -> SchemaValue {
    deferrable(.names(names), number("integer", 0, Double(names.count - 1)))
  }

  /// A list whose items are of one kind.
  static func list(of items: SchemaValue) -> SchemaValue { ["type": .text("array"), "items": items] }

  /// A value that may be code or an expression as well.
  static func deferrable(_ choices: SchemaValue...) -> SchemaValue {
    .any(of: choices + [.reference("code"), .reference("expression")])
  }

  private static let expression: SchemaValue = [
    "description": .text("An expression: $(…), in double quotes."),
    "type": .text("string"),
    "pattern": .text("\\$\\("),
  ]

  private static let namedCode = mapping(
    [.init("native", SchemaValue.reference("plainText").described("The name of the code."))], required: ["native"],
    "Code at run time, by its name.")

  private static let plainText: SchemaValue = ["type": .array([.text("string"), .text("number")])]

  private static let event = SchemaValue.any(of: [
    .reference("plainText"), .reference("namedCode"),
    mapping(
      [.init("openURL", SchemaValue.reference("plainText").described("The URL."))], required: ["openURL"],
      "Opens a URL."),
  ])

  private static let size: SchemaValue = deferrable(
    points, ["const": .text("automatic")],
    mapping([.init("width", points), .init("height", points)], required: [], "A width and a height in points."))

  private static let points = number("number", 0, SlotPlan.mostPoints)

  private static let colorText: SchemaValue = [
    "type": .array([.text("string"), .text("number")]),
    "pattern": .text("^([^#]|$|#([0-9A-Fa-f]{3,4}|[0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})$)"),
  ]

  private static let color = SchemaValue.any(of: [
    colorText,
    mapping([.init("light", colorText), .init("dark", colorText)], required: ["light", "dark"], "By appearance."),
    mapping([.init("named", .reference("plainText"))], required: ["named"], "A colour of an asset catalogue."),
    .reference("namedCode"),
  ])

  private static let image = SchemaValue.any(of: [
    .reference("plainText"),
    mapping([.init("symbol", .reference("plainText"))], required: ["symbol"], "A system symbol."),
    mapping([.init("url", .reference("plainText"))], required: ["url"], "An image to be loaded."),
    .reference("namedCode"),
  ])

  private static let side = SchemaValue.any(of: [["type": .text("number")], .reference("expression")])

  private static let insets = deferrable(
    ["type": .text("number")],
    .object(
      mapping(["top", "left", "bottom", "right"].map { .init($0, side) }, required: [], "By side.").members
        + [.init("minProperties", .number(1))]))

  private static func number(_ type: String, _ lower: Double, _ upper: Double) -> SchemaValue {
    ["type": .text(type), "minimum": .number(lower), "maximum": .number(upper)]
  }

  /// A mapping with these keys and no other.
  private static func mapping(
    _ members: [SchemaValue.Member], required: [String], _ description: String
  ) -> SchemaValue {
    [
      "description": .text(description), "type": .text("object"), "properties": .object(members),
      "required": .array(required.map { .text($0) }), "additionalProperties": .flag(false),
    ]
  }
}

extension SchemaValue {
  fileprivate var members: [Member] {
    guard case .object(let members) = self else { return [] }
    return members
  }
}
