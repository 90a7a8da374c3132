internal import ListModel
internal import SpecTree

extension ByteBuffer {
  /// Appends what stands at a node as JSON on one line, with aliases and merges expanded.
  mutating func appendJSON(_ node: NodeID, in view: TreeView, as reading: ScalarReading = .data) {
    let target = view.resolved(node)
    switch view.kind(of: target) {
    case .scalar: appendScalar(target, in: view, reading)
    case .sequence:
      append(UInt8(ascii: "["))
      let end = view.after(target)
      var item = target.next
      while item < end {
        if item > target.next { append(literal: ", ") }
        appendJSON(item, in: view, as: reading)
        item = view.after(item)
      }
      append(UInt8(ascii: "]"))
    case .mapping:
      append(UInt8(ascii: "{"))
      var isFirst = true
      view.forEachPair(of: target) { pair in
        if !isFirst { append(literal: ", ") }
        isFirst = false
        appendJSON(key: pair.key, in: view)
        appendJSON(pair.value, in: view, as: reading)
      }
      append(UInt8(ascii: "}"))
    case .alias: break  // resolved above: an alias never stands for an alias
    }
  }

  /// Appends a key of a mapping, the colon and the space behind it; any scalar is a key by its text.
  mutating func appendJSON(key: NodeID, in view: TreeView) {
    appendJSON(view.text(of: key))
    append(literal: ": ")
  }

  @inline(__always)
  private mutating func appendScalar(_ node: NodeID, in view: TreeView, _ reading: ScalarReading) {
    let text = view.text(of: node)
    if reading == .text || view.style(of: node) != .plain { return appendJSON(text) }
    if reading == .number, let number = CoreSchema.scalar(text).number { return append(number) }
    appendJSON(plain: text)
  }
}

extension Scalar {
  /// The number that it is, if it is one that a double holds.
  fileprivate var number: Double? {
    switch self {
    case .integer(let value): Double(value)
    case .double(let value): value
    case .text, .null, .bool, .hugeInteger: nil
    }
  }
}
