internal import SpecSource

/// A key of a map as it is compared: `1`, `1u` and `1.0` are one key, texts are equal when their bytes are.
enum MapKey: Hashable, Sendable {
  case bool(Bool)
  case int(Int64)
  /// A whole number beyond `int`.
  case uint(UInt64)
  case text(ByteText)

  /// The key that a value is; nil for a value that is none (a list, null, 1.5) or that has to be read from a tree first.
  init?(_ value: Value) {
    switch value {
    case .bool(let bool): self = .bool(bool)
    case .int(let number): self = .int(number)
    case .uint(let number): self.init(number)
    case .double(let number):
      if let whole = Int64(exactly: number) {
        self = .int(whole)
      } else if let whole = UInt64(exactly: number) {
        self = .uint(whole)
      } else {
        return nil
      }
    case .string(let text): self = .text(ByteText(text))
    case .null, .list, .map, .type, .node: return nil
    }
  }

  private init(_ number: UInt64) {
    if let small = Int64(exactly: number) { self = .int(small) } else { self = .uint(number) }
  }
}
