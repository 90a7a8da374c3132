import ListRender

/// A JSON value with its keys in order.
indirect enum JSONPiece {
  case object([(String, JSONPiece)])
  case array([JSONPiece])
  case text(String)
  case number(Int)
  case flag(Bool)

  /// A reference to a definition of the same schema.
  static func reference(_ name: String) -> JSONPiece { ["$ref": .text("#/definitions/\(name)")] }

  /// On one line where that fits into 120 columns, else a line for each member; `column` is where it begins.
  func text(indent: String = "", from column: Int = 0) -> String {
    let line = self.line
    if column + line.count < 120 { return line }
    let inner = indent + "  "
    switch self {
    case .object(let members):
      let lines = members.map { key, value in
        let key = "\(inner)\(JSONPiece.text(key).line): "
        return key + value.text(indent: inner, from: key.count)
      }
      return "{\n\(lines.joined(separator: ",\n"))\n\(indent)}"
    case .array(let items):
      let lines = items.map { inner + $0.text(indent: inner, from: inner.count) }
      return "[\n\(lines.joined(separator: ",\n"))\n\(indent)]"
    case .text, .number, .flag: return line
    }
  }

  private var line: String {
    switch self {
    case .object(let members):
      return "{\(members.map { "\(JSONPiece.text($0).line): \($1.line)" }.joined(separator: ", "))}"
    case .array(let items): return "[\(items.map(\.line).joined(separator: ", "))]"
    case .text(let text):
      var buffer = ByteBuffer()
      buffer.appendJSON(text)
      return buffer.text
    case .number(let number): return String(number)
    case .flag(let flag): return String(flag)
    }
  }
}

extension JSONPiece: ExpressibleByDictionaryLiteral, ExpressibleByArrayLiteral, ExpressibleByStringLiteral,
  ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral
{
  init(dictionaryLiteral members: (String, JSONPiece)...) { self = .object(members) }
  init(arrayLiteral items: JSONPiece...) { self = .array(items) }
  init(stringLiteral text: String) { self = .text(text) }
  init(integerLiteral number: Int) { self = .number(number) }
  init(booleanLiteral flag: Bool) { self = .flag(flag) }
}
