internal import ListLint
internal import ListModel
internal import SpecSource

/// The JSON Schema (draft-07) of `.listspec.yaml`, made from the table of its keys and the rules, for editors.
enum ConfigurationSchema {
  /// The schema as JSON.
  static var text: String { root.json() + "\n" }

  private static var root: SchemaValue {
    [
      "$schema": .text("http://json-schema.org/draft-07/schema#"),
      "title": .text("Configuration of listspec"),
      "description": .text("How a project wants its lists checked: .listspec.yaml."),
      "type": .array([.text("object"), .text("null")]),
      "properties": .object(ConfigurationKey.allCases.map(member(of:))),
      "patternProperties": ignored,
      "additionalProperties": .flag(false),
      "definitions": ["levels": levels, "texts": texts],
    ]
  }

  /// Keys that begin with `x-` are the user's.
  private static let ignored: SchemaValue = ["^x-": .anything]
  private static let word: SchemaValue = ["type": .text("string")]

  private static let texts = SchemaValue.any(of: [word, ["type": .text("array"), "items": word]])

  /// A map of rules to what becomes of their findings; `false` is what older readers of YAML make of `off`.
  private static var levels: SchemaValue {
    let level = SchemaValue.any(of: [.names(RuleLevel.allCases.map(\.rawValue)), ["const": .flag(false)]])
    let rules = RuleIndex.rules.filter(RuleSettings.isSettable).map { rule in
      SchemaValue.Member(rule.id, level.described(rule.summary))
    }
    let groups = (["all"] + Rule.Family.allCases.map(\.rawValue)).map { SchemaValue.Member($0, level) }
    return [
      "type": .text("object"), "properties": .object(groups + rules), "additionalProperties": .flag(false),
    ]
  }

  private static func member(of key: ConfigurationKey) -> SchemaValue.Member {
    .init(key.rawValue, value(of: key).described(key.summary))
  }

  private static func value(of key: ConfigurationKey) -> SchemaValue {
    switch key.kind {
    case .paths, .patterns: .reference("texts")
    case .path: word
    case .levels: .reference("levels")
    case .severity: .names(Severity.allCases.map(\.rawValue))
    case .flag: ["type": .text("boolean")]
    case .overrides:
      [
        "type": .text("array"),
        "items": [
          "type": .text("object"),
          "properties": .object(
            ConfigurationKey.ofOverrides.map { .init($0.rawValue, value(of: $0).described($0.summary)) }),
          "patternProperties": ignored, "additionalProperties": .flag(false), "required": .array([.text("files")]),
        ],
      ]
    }
  }
}
