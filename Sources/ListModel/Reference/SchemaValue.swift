/// A part of a JSON Schema, its members in the order in which they are written.
public indirect enum SchemaValue: Equatable, Sendable {
  /// An object.
  case object([Member])
  /// A list.
  case array([SchemaValue])
  /// A text.
  case text(String)
  /// A number.
  case number(Double)
  /// `true` or `false`.
  case flag(Bool)

  /// A member of an object.
  public struct Member: Equatable, Sendable {
    /// Its name.
    public let name: String
    /// Its value.
    public let value: SchemaValue

    /// A member with a name.
    public init(_ name: String, _ value: SchemaValue) {
      self.name = name
      self.value = value
    }
  }

  /// What accepts anything.
  public static let anything = SchemaValue.object([])

  /// The reference to a definition.
  public static func reference(_ name: String) -> SchemaValue { ["$ref": .text("#/definitions/\(name)")] }

  /// What accepts whatever one of several accepts; of one it is that one.
  public static func any(of choices: [SchemaValue]) -> SchemaValue {
    choices.count == 1 ? choices[0] : ["anyOf": .array(choices)]
  }

  /// What accepts some texts.
  public static func names(_ names: [String]) -> SchemaValue { ["enum": .array(names.map { .text($0) })] }

  /// The same with a sentence about it. A reference is wrapped, since nothing counts beside one (draft-07, 8.3).
  public func described(_ sentence: String) -> SchemaValue {
    guard case .object(let members) = self else { return self }
    let description = Member("description", .text(sentence))
    if members.first?.name == "$ref" { return .object([description, Member("allOf", .array([self]))]) }
    return .object([description] + members)
  }
}

extension SchemaValue: ExpressibleByDictionaryLiteral {
  /// An object with the members as they are written.
  public init(dictionaryLiteral elements: (String, SchemaValue)...) {
    self = .object(elements.map { Member($0, $1) })
  }
}

extension SchemaValue {
  /// The widest line that an object or a list is written in as a whole.
  private static let widest = 116

  /// The value as JSON, with what fits on one line on one line.
  ///
  /// `indent` is that of the line that it begins on, `lead` what stands there before it.
  public func json(indent: Int = 0, lead: Int = 0) -> String {
    let short = line
    if indent + lead + short.count <= Self.widest { return short }
    let inner = String(repeating: " ", count: indent + 2)
    let outer = String(repeating: " ", count: indent)
    switch self {
    case .object(let members):
      let lines = members.map { member in
        let key = "\(Self.quoted(member.name)): "
        return "\(inner)\(key)\(member.value.json(indent: indent + 2, lead: key.count))"
      }
      return "{\n\(lines.joined(separator: ",\n"))\n\(outer)}"
    case .array(let items):
      let lines = items.map { inner + $0.json(indent: indent + 2) }
      return "[\n\(lines.joined(separator: ",\n"))\n\(outer)]"
    case .text, .number, .flag: return short
    }
  }

  private var line: String {
    switch self {
    case .object(let members):
      "{\(members.map { "\(Self.quoted($0.name)): \($0.value.line)" }.joined(separator: ", "))}"
    case .array(let items): "[\(items.map(\.line).joined(separator: ", "))]"
    case .text(let text): Self.quoted(text)
    case .number(let number): Int(exactly: number).map(String.init) ?? String(number)
    case .flag(let flag): flag ? "true" : "false"
    }
  }

  /// A text of the catalogue in quotes; it holds no control characters.
  private static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      if scalar == "\"" || scalar == "\\" { result.unicodeScalars.append("\\") }
      result.unicodeScalars.append(scalar)
    }
    return result + "\""
  }
}
