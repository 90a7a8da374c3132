/// Writes the members of a JSON object, or the items of an array, with the commas between them.
struct JSONMembers {
  private var isFirst = true

  /// Begins a member: a comma where one is needed, and its name, which must need no escapes.
  mutating func begin(_ name: StaticString, _ out: inout ByteBuffer) {
    beginItem(&out)
    out.append(UInt8(ascii: "\""))
    out.append(literal: name)
    out.append("\":")
  }

  /// Begins an item of an array.
  mutating func beginItem(_ out: inout ByteBuffer) {
    if !isFirst { out.append(UInt8(ascii: ",")) }
    isFirst = false
  }

  /// Writes a text.
  mutating func write(_ name: StaticString, _ text: String, _ out: inout ByteBuffer) {
    begin(name, &out)
    out.appendJSON(text)
  }

  /// Writes a number.
  mutating func write(_ name: StaticString, _ number: Int, _ out: inout ByteBuffer) {
    begin(name, &out)
    out.append(number)
  }

  /// Writes an object whose members `body` writes.
  mutating func object(
    _ name: StaticString, _ out: inout ByteBuffer, _ body: (inout JSONMembers, inout ByteBuffer) -> Void
  ) {
    begin(name, &out)
    Self.object(&out, body)
  }

  /// Writes an array whose items `body` writes.
  mutating func array(
    _ name: StaticString, _ out: inout ByteBuffer, _ body: (inout JSONMembers, inout ByteBuffer) -> Void
  ) {
    begin(name, &out)
    out.append(UInt8(ascii: "["))
    var items = JSONMembers()
    body(&items, &out)
    out.append(UInt8(ascii: "]"))
  }

  /// Writes an object that is an item.
  mutating func item(_ out: inout ByteBuffer, _ body: (inout JSONMembers, inout ByteBuffer) -> Void) {
    beginItem(&out)
    Self.object(&out, body)
  }

  private static func object(_ out: inout ByteBuffer, _ body: (inout JSONMembers, inout ByteBuffer) -> Void) {
    out.append(UInt8(ascii: "{"))
    var members = JSONMembers()
    body(&members, &out)
    out.append(UInt8(ascii: "}"))
  }
}
