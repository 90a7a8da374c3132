public import SpecTree

/// What a caller that is not an expression asks of values.
extension Evaluator {
  /// The elements of a list, or of a map as maps of `key` and `value` in written order; nil for any other value.
  public func elements(of value: Value) -> [Value]? {
    guard var cursor = ElementCursor(over: value, in: self) else { return nil }
    var elements: [Value] = []
    elements.reserveCapacity(cursor.count)
    while let element = next(&cursor) {
      if cursor.isMap {
        elements.append(.map(ValueMap([("key", element.key), ("value", element.value)])))
      } else {
        elements.append(element.value)
      }
    }
    return elements
  }

  /// The entries of a map with their keys as text, in written order; nil for any other value.
  public func entries(of value: Value) -> [(key: String, value: Value)]? {
    guard var cursor = ElementCursor(over: value, in: self), cursor.isMap else { return nil }
    var entries: [(key: String, value: Value)] = []
    entries.reserveCapacity(cursor.count)
    while let entry = next(&cursor) { entries.append((asText(entry.key), entry.value)) }
    return entries
  }

  /// Whether two values are the same; false also where comparing them would cost too much.
  public mutating func isSame(_ left: Value, _ right: Value) -> Bool {
    begin(locals: 0)
    defer { end() }
    return (try? equal(left, right)) ?? false
  }

  /// A map's entries over another's: its own values win, the other's keys come first; any other value as it is.
  public func merged(_ value: Value, over base: Value) -> Value {
    guard var own = ElementCursor(over: value, in: self), own.isMap, var under = ElementCursor(over: base, in: self),
      under.isMap
    else { return value }
    var map = ValueMap()
    while let entry = next(&under) { map.set(entry.value, for: asText(entry.key)) }
    while let entry = next(&own) { map.set(entry.value, for: asText(entry.key)) }
    return .map(map)
  }

  /// The truth value that a value is; nil for any other.
  public func flag(_ value: Value) -> Bool? {
    if case .bool(let flag) = plain(value) { return flag }
    return nil
  }

  /// A value as text: a scalar as it stands, any other by its kind.
  public func asText(_ value: Value) -> String {
    switch value {
    case .string(let text): return text
    case .int(let number): return String(number)
    case .uint(let number): return String(number)
    case .double(let number): return String(number)
    case .bool(let flag): return String(flag)
    case .node(let reference):
      let home = view(of: reference)
      return home.kind(of: reference.node) == .scalar ? home.string(of: reference.node) : words(for: value)
    case .null, .list, .map, .type: return words(for: value)
    }
  }

  /// What a value is, for "is …, expected …".
  public func words(for value: Value) -> String {
    switch plain(value) {
    case .null: "null"
    case .bool(let flag): String(flag)
    case .int(let number): String(number)
    case .uint(let number): String(number)
    case .double(let number): String(number)
    case .string(let text): "'\(text)'"
    case .list: "a list"
    case .map: "a map"
    case .type(let type): "the type '\(type.rawValue)'"
    case .node(let reference):
      switch view(of: reference).kind(of: reference.node) {
      case .sequence: "a list"
      case .mapping: "a map"
      case .scalar, .alias: "'\(view(of: reference).string(of: reference.node))'"
      }
    }
  }

  /// The tree that a reference points into.
  public func home(of reference: NodeRef) -> TreeView { view(of: reference) }
}
