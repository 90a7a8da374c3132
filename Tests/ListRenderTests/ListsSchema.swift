import ListModel

/// The JSON Schema of the compiled list, worked out from the catalogue: what a property's kind may become, and which
/// properties each element shows.
enum ListsSchema {
  /// The schema as it lies in `docs/schemas/compiled.schema.json`.
  static var text: String { root.text() + "\n" }

  private static var root: JSONPiece {
    .object([
      ("$schema", "http://json-schema.org/draft-07/schema#"),
      ("title", "A compiled list of listspec"),
      (
        "description",
        "What 'listspec render --format json' writes. 'listspec-compiled' is raised only when something described here changes or goes. A later version of the program may write keys that this schema does not have yet."
      ),
      ("type", "object"),
      (
        "required",
        ["listspec-compiled", "kind", "runtime", "tag", "sections", "reuse", "totals"]
      ),
      (
        "properties",
        .object(
          [
            ("listspec-compiled", ["description": "The version of this format.", "const": 1]),
            ("kind", ["enum": .array(ListKind.allCases.map { .text($0.rawValue) })]),
            (
              "runtime",
              [
                "description": "The library that the list is written for.",
                "enum": .array(Runtime.all.map { .text($0.name) }),
              ]
            ),
            ("tag", described("The list's own name.", .reference("optionalText"))),
          ]
            + listProperties + [
              (
                "sections",
                ["type": "array", "items": ["anyOf": [.reference("section"), .reference("collectionSection")]]]
              ),
              ("reuse", reuse),
              ("totals", totals),
            ])
      ),
      ("additionalProperties", false),
      ("definitions", .object(definitions)),
    ])
  }

  private static var listProperties: [(String, JSONPiece)] {
    let titles = (
      "sectionIndexTitles",
      described(
        "The index at the side of the list.",
        [
          "anyOf": [
            [
              "type": "array",
              "items": closed([
                ("title", .reference("text")),
                (
                  "section",
                  [
                    "description": "The index of the section that it leads to; null where there is none.",
                    "anyOf": [["type": ["integer", "null"], "minimum": 0], .reference("event")],
                  ]
                ),
              ]),
            ],
            .reference("code"),
          ]
        ])
    )
    var properties = shown(.list)
    let place = properties.firstIndex { $0.0 == "empty" }.map { $0 + 1 } ?? properties.count
    properties.insert(titles, at: place)
    return properties + [("events", events(of: .list)), provenance]
  }

  private static var reuse: JSONPiece {
    described(
      "Each pair of reuse identifier and cell class that rows have, in the order of first use.",
      [
        "type": "array",
        "items": closed([("reuseId", .reference("text")), ("cell", .reference("text"))]),
      ])
  }

  private static var totals: JSONPiece {
    let count: JSONPiece = ["type": "integer", "minimum": 0]
    let ofCollection = closed([("sections", count), ("items", count)])
    let ofTable = closed([
      ("sections", count), ("rows", count),
      (
        "height",
        described(
          "The known heights of rows, headers and footers together, in points.", ["type": "number", "minimum": 0])
      ),
      ("unknown", described("How many rows, headers and footers have no number for a height.", count)),
    ])
    return ["anyOf": [ofTable, ofCollection]]
  }

  private static var definitions: [(String, JSONPiece)] {
    ListKind.allCases.flatMap { definitions(for: $0) }
      + [Element.swipeAction, .menuItem, .empty, .layout, .paging, .source, .callback].map { element in
        (
          name(of: element),
          closed(shown(element) + [("events", events(of: element))], required: always(element))
        )
      } + values + origins
  }

  /// The sections of a kind of list, with what is in them.
  private static func definitions(for kind: ListKind) -> [(String, JSONPiece)] {
    let index: JSONPiece = ["type": "integer", "minimum": 0]
    let row = kind == .table ? "row" : "item"
    return [
      (
        kind == .table ? "section" : "collectionSection",
        closed(
          [
            ("index", described("Its place, from 0.", index)),
            ("generated", described("What made it; absent for a section that the file has.", ["enum": ["paging"]])),
          ] + shown(.section, in: kind) + [
            provenance,
            (row + "s", ["type": "array", "items": .reference(row)]),
          ], required: ["index", "tag", "header", "footer", row + "s"])
      ),
      (
        row,
        closed(
          [
            (
              "indexPath",
              described(
                "Section and row, from 0.", ["type": "array", "items": index, "minItems": 2, "maxItems": 2])
            )
          ] + shown(.row, in: kind) + [("events", events(of: .row, in: kind)), provenance],
          required: ["indexPath"] + always(.row, in: kind) + ["events"])
      ),
      (
        name(of: .header, in: kind),
        closed(
          shown(.header, in: kind) + [("events", events(of: .header, in: kind)), provenance],
          required: always(.header, in: kind))
      ),
    ]
  }

  /// What `--provenance` adds.
  private static var provenance: (String, JSONPiece) { ("provenance", .reference("provenance")) }

  private static var origins: [(String, JSONPiece)] {
    let number: JSONPiece = ["type": "integer", "minimum": 1]
    let tiers: JSONPiece = [
      "enum": ["delegate", "class", "handler", "value", "class-default", "inherited", "implied", "runtime"]
    ]
    return [
      (
        "provenance",
        described(
          "With '--provenance', by property: the tier that gave its value, and where.",
          [
            "type": "object",
            "additionalProperties": closed([("tier", tiers), ("place", .reference("place"))]),
          ])
      ),
      (
        "place",
        described(
          "Where a value is written; null for what stands in no file. Columns count Unicode scalars.",
          [
            "anyOf": [
              ["type": "null"], closed([("path", ["type": "string"]), ("line", number), ("column", number)]),
            ]
          ])
      ),
    ]
  }

  /// What values can be.
  private static var values: [(String, JSONPiece)] {
    let text: JSONPiece = ["type": "string"]
    let color: JSONPiece = .reference("color")
    return [
      (
        "code",
        described(
          "Known to code at run time only; null where the code has no name.",
          closed([("native", ["type": ["string", "null"]])]))
      ),
      ("event", ["anyOf": [.reference("code"), closed([("openURL", text)])]]),
      ("text", ["anyOf": [text, .reference("code")]]),
      ("optionalText", ["anyOf": [["type": ["string", "null"]], .reference("code")]]),
      ("flag", ["anyOf": [["type": "boolean"], .reference("code")]]),
      ("number", ["anyOf": [["type": "number"], .reference("code")]]),
      (
        "length",
        described(
          "Points; 'automatic' where UIKit works it out itself.",
          ["anyOf": [["type": "number", "minimum": 0], ["const": "automatic"], .reference("code")]])
      ),
      (
        "size",
        described(
          "A width and a height in points; 'automatic' where UIKit works it out itself.",
          [
            "anyOf": [
              closed([("width", ["type": "number"]), ("height", ["type": "number"])]), ["type": "number"],
              ["const": "automatic"], .reference("code"),
            ]
          ])
      ),
      (
        "color",
        described(
          "The name of a system colour, '#' with hexadecimal digits, one for each appearance, or one of the app's own.",
          [
            "anyOf": [
              text, closed([("light", color), ("dark", color)]), closed([("named", text)]), .reference("code"),
            ]
          ])
      ),
      (
        "image",
        described(
          "The name of an asset, an SF Symbol, or where it is.",
          ["anyOf": [text, closed([("symbol", text)]), closed([("url", text)]), .reference("code")]])
      ),
      (
        "insets",
        described(
          "Points, for all sides or for some; 0 for the others.",
          [
            "anyOf": [
              ["type": "number"],
              closed(["top", "left", "bottom", "right"].map { ($0, ["type": "number"]) }, required: []),
              .reference("code"),
            ]
          ])
      ),
    ]
  }
}

extension ListsSchema {
  /// The properties of an element that the compiled list may show, without events.
  static func shown(_ element: Element, in kind: ListKind? = nil) -> [(String, JSONPiece)] {
    visible(element, in: kind).filter { !$0.isEvent }.map { property in
      (property.name, described(property.summary, value(of: property, in: element, kind)))
    }
  }

  private static func events(of element: Element, in kind: ListKind? = nil) -> JSONPiece {
    closed(
      visible(element, in: kind).filter(\.isEvent).map { ($0.name, described($0.summary, .reference("event"))) },
      required: [])
  }

  private static func always(_ element: Element, in kind: ListKind? = nil) -> [String] {
    visible(element, in: kind).filter { $0.output == .always }.map(\.name)
  }

  private static func visible(_ element: Element, in kind: ListKind?) -> [Property] {
    PropertyTable.of(element).properties.filter { property in
      if let kind, !property.kinds.contains(ListKinds(kind)) { return false }
      if case .structure = property.kind { return false }
      return property.output != .never && property.levels != .implements
    }
  }

  private static func value(of property: Property, in element: Element, _ kind: ListKind?) -> JSONPiece {
    switch property.kind {
    case .flag, .condition: return .reference("flag")
    case .number, .integer: return .reference("number")
    case .length: return .reference("length")
    case .text, .className:
      return .reference(property.output == .always && property.standard == nil ? "optionalText" : "text")
    case .choice(let names): return ["anyOf": [["enum": .array(names.map { .text($0) })], .reference("code")]]
    case .choices(let names):
      return ["anyOf": [["type": "array", "items": ["enum": .array(names.map { .text($0) })]], .reference("code")]]
    case .texts: return ["anyOf": [["type": "array", "items": ["type": "string"]], .reference("code")]]
    case .color: return .reference("color")
    case .image: return .reference("image")
    case .insets: return .reference("insets")
    case .size: return .reference("size")
    case .data: return .object([])
    case .event: return .reference("event")
    case .condition: return .reference("code")
    case .element(let inner):
      let piece = JSONPiece.reference(name(of: inner, in: kind))
      return element == .section && property.output == .always ? ["anyOf": [piece, ["type": "null"]]] : piece
    case .elements(let inner):
      return ["anyOf": [["type": "array", "items": .reference(name(of: inner))], .reference("code")]]
    case .structure: return false
    }
  }

  private static func name(of element: Element, in kind: ListKind? = nil) -> String {
    kind == .collection && element == .header ? "collectionHeader" : "\(element)"
  }

  /// An object with these keys and no others; all are required unless said otherwise.
  private static func closed(_ properties: [(String, JSONPiece)], required: [String]? = nil) -> JSONPiece {
    let required = required ?? properties.map(\.0)
    return .object(
      [("type", "object")] + (required.isEmpty ? [] : [("required", .array(required.map { .text($0) }))]) + [
        ("properties", .object(properties)), ("additionalProperties", false),
      ])
  }

  private static func described(_ text: String, _ piece: JSONPiece) -> JSONPiece {
    guard case .object(let members) = piece else { return piece }
    // In draft 7 a reference hides what stands beside it.
    guard members.first?.0 == "$ref" else { return .object([("description", .text(text))] + members) }
    return ["description": .text(text), "allOf": [piece]]
  }
}
