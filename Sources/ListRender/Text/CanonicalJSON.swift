internal import ListDiff

extension ByteBuffer {
  /// Appends a value as JSON on one line.
  mutating func appendJSON(_ value: CanonicalValue) {
    switch value {
    case .null: append(literal: "null")
    case .flag(let isTrue): appendJSON(isTrue)
    case .number(let number):
      var text = number.text
      text.withUTF8 { appendJSON(plain: $0) }
    case .text(let text): appendJSON(text)
    case .list(let items):
      append(UInt8(ascii: "["))
      for (place, item) in items.enumerated() {
        if place > 0 { append(literal: ", ") }
        appendJSON(item)
      }
      append(UInt8(ascii: "]"))
    case .map(let members):
      append(UInt8(ascii: "{"))
      for (place, member) in members.enumerated() {
        if place > 0 { append(literal: ", ") }
        appendJSON(member.name)
        append(literal: ": ")
        appendJSON(member.value)
      }
      append(UInt8(ascii: "}"))
    }
  }
}
