internal import SpecTree

/// Values as text.
extension Evaluator {
  /// Appends a value as it stands in a text: what `string()` gives. A number of a file keeps its source text.
  mutating func append(_ value: Value, to bytes: inout [UInt8]) throws(Failure) {
    switch value {
    case .node(let reference): try append(reference, to: &bytes)
    case .string(var text):
      try take(bytes: text.utf8.count)
      text.withUTF8 { bytes.append(contentsOf: $0) }
    case .int(let number): NumberText.append(number, to: &bytes)
    case .uint(let number): NumberText.append(number, to: &bytes)
    case .double(let number): NumberText.append(number, to: &bytes)
    case .bool(let bool): bytes.append(contentsOf: (bool ? "true" : "false").utf8)
    case .null, .list, .map, .type: throw Failure(.notText(value))
    }
  }

  private mutating func append(_ reference: NodeRef, to bytes: inout [UInt8]) throws(Failure) {
    let view = view(of: reference)
    guard view.kind(of: reference.node) == .scalar else { throw Failure(.notText(.node(reference))) }
    let text = view.text(of: reference.node)
    if text.count <= 5, view.style(of: reference.node) == .plain, text.first.map(Lexer.isDigit) != true {
      // Every word that is no text and no number is this short and begins with a letter or a `~`.
      switch view.scalar(of: reference.node) {
      case .null: throw Failure(.notText(.node(reference)))
      case .bool(let bool): return bytes.append(contentsOf: (bool ? "true" : "false").utf8)
      case .integer, .hugeInteger, .double, .text: break
      }
    }
    try take(bytes: text.count)
    bytes.append(contentsOf: text)
  }
}
