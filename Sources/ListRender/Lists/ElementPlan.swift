internal import ListModel

/// What writing an element as JSON needs of the catalogue, ready by slot: the entries hold strings, and a list has
/// millions of values.
struct ElementPlan: Sendable {
  /// Whose properties they are.
  let element: Element
  /// The properties that may be written.
  let properties: ShownProperties
  /// The slot of the model, for which a class may give what is left out.
  let model: Slot?
  /// How the scalars of a property's data are read.
  let readings: [ScalarReading]
  /// The keys one after the other, each as `, "name": `.
  private let keys: [UInt8]
  /// By slot: where its key ends in `keys`.
  private let keyEnds: [Int]
  /// The names that a property may have as its value, as JSON strings.
  private let words: [[[UInt8]]]

  /// The plan of an element.
  init(_ element: Element, for runtime: Runtime) {
    let table = PropertyTable.of(element)
    self.element = element
    properties = ShownProperties(element, for: runtime)
    switch element {
    case .row: model = RowKeys.shared.model
    case .header: model = HeaderKeys.shared.model
    default: model = nil
    }
    readings = table.properties.map(\.kind.reading)
    var pool = ByteBuffer()
    keyEnds = table.properties.map { property in
      pool.append(", ")
      pool.appendJSON(property.name)
      pool.append(": ")
      return pool.count
    }
    keys = pool.bytes
    words = table.properties.map { property in
      guard case .choice(let names) = property.kind else { return [] }
      return names.map { name in
        var buffer = ByteBuffer()
        buffer.appendJSON(name)
        return buffer.bytes
      }
    }
  }

  /// Appends the key of a property as `"name": `, after a comma unless it is the first.
  @inline(__always)
  func appendKey(_ slot: Slot, isFirst: Bool = false, to out: inout ByteBuffer) {
    let start = (slot == 0 ? 0 : keyEnds[slot - 1]) + (isFirst ? 2 : 0)
    keys.withUnsafeBufferPointer { out.append(UnsafeBufferPointer(rebasing: $0[start..<keyEnds[slot]])) }
  }

  /// Appends one of the names that a property may have as its value, in quotes.
  @inline(__always)
  func appendWord(_ choice: Int, of slot: Slot, to out: inout ByteBuffer) {
    words[slot][choice].withUnsafeBufferPointer { out.append($0) }
  }
}
