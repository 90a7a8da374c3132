internal import ListModel

/// The JSON Schema (draft-07) of files of edits, made from the table of operations and the catalogue, for editors.
///
/// It knows the shape of a file, not the list that it is for: `apply` finds more.
public enum EditSchema {
  /// The schema as JSON.
  public static var text: String { root.json() + "\n" }

  private static var root: SchemaValue {
    [
      "$schema": .text("http://json-schema.org/draft-07/schema#"),
      "title": .text("Edits of a list spec"),
      "description": .text("What makes one list from another, as 'listspec apply' does it."),
      "type": .text("object"),
      "properties": [
        "listspec-edits": ["const": .number(1)],
        "edits": list(of: .reference("edit")),
        "exact": exact,
      ],
      "patternProperties": ignored,
      "additionalProperties": .flag(false),
      "required": .array([.text("listspec-edits")]),
      "anyOf": .array(["edits", "exact"].map { ["required": .array([.text($0)])] }),
      "definitions": .object(SpecSchema.definitions + targets + elements + [.init("edit", edit)]),
    ]
  }

  /// Keys that begin with `x-` are the user's.
  private static let ignored: SchemaValue = ["^x-": .anything]
  private static let null: SchemaValue = ["type": .text("null")]
  private static let positive: SchemaValue = ["type": .text("integer"), "minimum": .number(1)]

  /// What `--write-inverse` writes besides the edits.
  private static var exact: SchemaValue {
    let offset: SchemaValue = ["type": .text("integer"), "minimum": .number(0)]
    let text: SchemaValue = ["type": .array([.text("string"), .text("number")])]
    let replacement: SchemaValue = [
      "type": .text("array"), "items": .array([offset, offset, text]), "minItems": .number(3), "maxItems": .number(3),
    ]
    let digest: SchemaValue = ["type": .text("string"), "pattern": .text("^[0-9a-fA-F]{64}$")]
    return mapping(
      [
        .init("sha256", digest.described("The SHA-256 digest of the text that the replacements are for.")),
        .init(
          "replace",
          list(of: replacement).described("[FROM, TO, TEXT]: bytes of that text, from 0, and what takes their place.")),
      ], required: ["sha256", "replace"]
    ).described("How the very bytes are given back, where the list is still the text that the file was written for.")
  }

  private static func list(of items: SchemaValue) -> SchemaValue { ["type": .text("array"), "items": items] }

  private static func word(_ word: EditWord, _ value: SchemaValue) -> SchemaValue.Member {
    .init(word.rawValue, value.described(word.summary))
  }

  /// A mapping with these keys, those that begin with `x-`, and perhaps keys with dots.
  private static func mapping(
    _ members: [SchemaValue.Member], required: [String] = [], isDotted: Bool = false
  ) -> SchemaValue {
    let dotted: [SchemaValue.Member] = isDotted ? [.init("^[^.]+(\\.[^.]+)+$", .anything)] : []
    let ignored: [SchemaValue.Member] = [.init("^x-", .anything)]
    var schema: [SchemaValue.Member] = [
      .init("type", .text("object")), .init("properties", .object(members)),
      .init("patternProperties", .object(ignored + dotted)), .init("additionalProperties", .flag(false)),
    ]
    if !required.isEmpty { schema.append(.init("required", .array(required.map { .text($0) }))) }
    return .object(schema)
  }

  /// An operation with its condition: exactly one of them.
  private static var edit: SchemaValue {
    let operations = EditOperation.all.map { SchemaValue.Member($0.name, value(of: $0).described($0.summary)) }
    let condition: SchemaValue = .any(of: [["type": .text("boolean")], .reference("expression")])
    guard case .object(let members) = mapping([word(.when, condition)] + operations) else { return .anything }
    let one = EditOperation.all.map { operation -> SchemaValue in ["required": .array([.text(operation.name)])] }
    return .object(members + [.init("oneOf", .array(one))])
  }

  private static func value(of operation: EditOperation) -> SchemaValue {
    switch operation.shape {
    case .elements: return collection(list(of: .reference(element(of: operation))), operation)
    case .targets:
      return collection(list(of: .reference(operation.isOfRows ? "rowTarget" : "target")), operation)
    case .placedElements: return placed(list(of: .reference(element(of: operation))), operation)
    case .placedTargets:
      return placed(list(of: .reference(operation.isOfRows ? "rowTarget" : "target")), operation)
    case .containers:
      return mapping(
        [word(.in, .any(of: [.reference("target"), list(of: .reference("target"))]))], required: ["in"])
    case .confirmation: return ["const": .flag(true)]
    case .classes:
      let name = operation.subject == .cells ? "updatedCellClass" : "updatedViewClass"
      return [
        "type": .text("object"), "patternProperties": ignored,
        "additionalProperties": .any(of: [.reference(name), null]),
      ]
    case .keys:
      let kept: Set = ["listspec", "sections", "rows", "items"]
      return mapping(nullable("list").filter { !kept.contains($0.name) }, isDotted: true)
    }
  }

  private static func element(of operation: EditOperation) -> String {
    let noun = operation.noun == "section" ? "Section" : operation.noun == "row" ? "Row" : "Item"
    switch operation.action {
    case .make, .insert: return "new\(noun)"
    case .remake: return "remade\(noun)"
    case .update, .remove, .removeAll, .move: return "updated\(noun)"
    }
  }

  /// A list, or a mapping with it and the section to look in.
  private static func collection(_ list: SchemaValue, _ operation: EditOperation) -> SchemaValue {
    var members = [SchemaValue.Member(operation.listKey, list)]
    if operation.isOfRows { members.append(word(.in, .reference("target"))) }
    return .any(of: [list, mapping(members, required: [operation.listKey])])
  }

  /// A mapping with a list and its place.
  private static func placed(_ list: SchemaValue, _ operation: EditOperation) -> SchemaValue {
    let index: SchemaValue = .any(of: [["type": .text("integer")], .names(["end"])])
    let anchor: SchemaValue = .reference("target")
    var members = [
      SchemaValue.Member(operation.listKey, list), word(.at, index), word(.before, anchor), word(.after, anchor),
    ]
    if operation.isOfRows { members.append(word(.in, .reference("target"))) }
    guard case .object(let schema) = mapping(members, required: [operation.listKey]) else { return .anything }
    let places = [EditWord.at, .before, .after].map { word -> SchemaValue in
      ["required": .array([.text(word.rawValue)])]
    }
    return .object(schema + [.init("oneOf", .array(places))])
  }
}

/// The definitions.
extension EditSchema {
  private static var targets: [SchemaValue.Member] {
    let tag: SchemaValue = .any(of: [.reference("plainText"), null])
    let match = SchemaValue.names(EditTarget.Match.allCases.map(\.rawValue))
    let words = [SchemaValue.Member("tag", tag), word(.nth, positive), word(.match, match)]
    return [
      .init("target", .any(of: [tag, mapping(words, required: ["tag"])])),
      .init("rowTarget", .any(of: [tag, mapping(words + [word(.in, .reference("target"))], required: ["tag"])])),
    ]
  }

  /// What operations make and change.
  private static var elements: [SchemaValue.Member] {
    let rowParts = ["Row", "Item"].flatMap { noun -> [SchemaValue.Member] in
      let made = mapping(nullable("row") + [word(.in, .reference("target"))])
      return [
        .init("new\(noun)", noun == "Row" ? .any(of: [made, .reference("plainText")]) : made),
        .init("updated\(noun)", mapping(changed("row", isOfRows: true), required: ["tag"], isDotted: true)),
        .init("remade\(noun)", mapping(changed("row", isOfRows: true), required: ["tag"], isDotted: true)),
      ]
    }
    let header = mapping(nullable("header"))
    let nested = EditOperation.all.filter(\.isNested).map { operation in
      SchemaValue.Member(operation.name, list(of: .reference(element(of: operation))).described(operation.summary))
    }
    let lists: Set = ["rows", "items", "records"]
    let updated = changed("section", isOfRows: false).filter { !lists.contains($0.name) } + nested
    return rowParts + [
      .init("updatedHeader", .any(of: [header, .reference("plainText"), null])),
      .init("newSection", mapping(nullable("section") + nested)),
      .init("updatedSection", mapping(updated, required: ["tag"], isDotted: true)),
      .init(
        "remadeSection", mapping(changed("section", isOfRows: false) + nested, required: ["tag"], isDotted: true)),
      .init("updatedCellClass", mapping(classKeys("cellClass"), isDotted: true)),
      .init("updatedViewClass", mapping(classKeys("viewClass"), isDotted: true)),
    ]
  }

  /// The keys of a place, each of which may also be null.
  private static func nullable(_ place: String) -> [SchemaValue.Member] {
    SpecSchema.keys(of: place).map { key in
      let isHeader = ["header", "footer"].contains(key.name) && place != "row"
      return .init(key.name, isHeader ? .reference("updatedHeader") : .any(of: [key.value, null]))
    }
  }

  /// The keys of a class, whose methods may be removed one by one.
  private static func classKeys(_ place: String) -> [SchemaValue.Member] {
    nullable(place).map { key in
      key.name == "implements"
        ? .init(key.name, ["type": .array(["object", "array", "null"].map { .text($0) })]) : key
    }
  }

  /// The keys of something that is changed, with the words beside them.
  private static func changed(_ place: String, isOfRows: Bool) -> [SchemaValue.Member] {
    let tag: SchemaValue = .any(of: [.reference("plainText"), null])
    let match = SchemaValue.names(EditTarget.Match.allCases.map(\.rawValue))
    var words = [
      word(.nth, positive), word(.match, match), word(.newTag, tag),
      word(.expect, ["type": .text("object")]),
    ]
    if isOfRows { words.append(word(.in, .reference("target"))) }
    return nullable(place) + words
  }
}
