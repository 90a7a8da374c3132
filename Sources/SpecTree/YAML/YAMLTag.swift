/// What a tag says of the node that bears it.
enum YAMLTag {
  /// `!!str`, and `!` on a scalar: text, however it looks.
  case text
  /// Another tag of the core schema (YAML 1.2.2, 10.3), by its name behind `!!`.
  case null, boolean, integer, number, sequence, mapping
  /// Any other tag: a list has no use for it.
  case other

  private static let corePrefix = "tag:yaml.org,2002:"

  /// The names of the core schema's tags, as they are written.
  static let coreNames = ["!!str", "!!int", "!!float", "!!bool", "!!null", "!!map", "!!seq"]

  /// Tags that YAML 1.1 had beside those.
  static let otherNames: Set = ["!!set", "!!omap", "!!pairs", "!!binary", "!!timestamp", "!!merge", "!!value"]

  /// The meaning of a tag in full, `tag:yaml.org,2002:str` for `!!str`.
  init(_ name: String) {
    switch name {
    case "!", Self.corePrefix + "str": self = .text
    case Self.corePrefix + "null": self = .null
    case Self.corePrefix + "bool": self = .boolean
    case Self.corePrefix + "int": self = .integer
    case Self.corePrefix + "float": self = .number
    case Self.corePrefix + "seq": self = .sequence
    case Self.corePrefix + "map": self = .mapping
    default: self = .other
    }
  }

  /// What messages call a node with this tag.
  var expectation: String {
    switch self {
    case .text: "a text"
    case .null: "null"
    case .boolean: "true or false"
    case .integer: "a whole number"
    case .number: "a number"
    case .sequence: "a list"
    case .mapping: "a mapping"
    case .other: "anything"
    }
  }

  /// Whether it can stand on a scalar that reads as `scalar` when it is plain.
  func fits(_ scalar: Scalar) -> Bool {
    switch (self, scalar) {
    case (.text, _), (.other, _), (.null, .null), (.boolean, .bool), (.integer, .integer), (.integer, .hugeInteger),
      (.number, .integer), (.number, .hugeInteger), (.number, .double):
      true
    default: false
    }
  }

  /// Whether it can stand on a collection of a kind; `!` says nothing of one.
  func fits(_ kind: NodeKind, isNonSpecific: Bool) -> Bool {
    switch self {
    case .sequence: kind == .sequence
    case .mapping: kind == .mapping
    case .other: true
    case .text: isNonSpecific
    case .null, .boolean, .integer, .number: false
    }
  }

  /// The style that a scalar is stored in, so that the tree reads it as the tag wants.
  func style(of written: NodeStyle) -> NodeStyle {
    switch self {
    case .text: written == .plain ? .doubleQuoted : written
    case .null, .boolean, .integer, .number: .plain
    case .sequence, .mapping, .other: written
    }
  }
}
