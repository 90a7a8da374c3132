/// What a scalar means.
public enum Scalar: Equatable, Sendable {
  /// Quoted, or plain and nothing else.
  case text
  /// `null`, `~` or nothing at all.
  case null
  /// `true` or `false`.
  case bool(Bool)
  /// A whole number within 64 bits.
  case integer(Int64)
  /// A whole number beyond 64 bits; its text is its value.
  case hugeInteger
  /// A number with a point or an exponent, or not finite.
  case double(Double)
}

extension TreeView {
  /// What a scalar means by the YAML 1.2 core schema (10.3.2), which JSON's literals and numbers are part of.
  ///
  /// Quoted and block scalars are text. Tags are not looked at: the reader has turned `!!str` into text.
  public func scalar(of node: NodeID) -> Scalar {
    guard self[node].style == .plain else { return .text }
    return CoreSchema.scalar(text(of: node))
  }

  /// The whole number that up to nine plain digits spell; nil for anything else, whatever `scalar` makes of it.
  @inlinable @inline(__always)
  public func shortInteger(of node: NodeID) -> Int? {
    let text = text(of: node)
    guard style(of: node) == .plain, 1...9 ~= text.count else { return nil }
    var value = 0
    for byte in text {
      let digit = byte &- UInt8(ascii: "0")
      guard digit < 10 else { return nil }
      value = value &* 10 &+ Int(digit)
    }
    return value
  }

  /// Whether a scalar is an empty plain one: a value that is not there.
  @inlinable
  public func isEmptyScalar(_ node: NodeID) -> Bool {
    let found = self[node]
    return found.kind == .scalar && found.style == .plain && found.second == 0
  }
}
