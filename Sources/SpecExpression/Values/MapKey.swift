/// A key of a map as it is compared: `1`, `1u` and `1.0` are one key, texts are equal when their bytes are.
enum MapKey: Sendable {
  case bool(Bool)
  case int(Int64)
  /// A whole number beyond `int`.
  case uint(UInt64)
  case text(String)

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
    case .string(let text): self = .text(text)
    case .null, .list, .map, .type, .node: return nil
    }
  }

  private init(_ number: UInt64) {
    if let small = Int64(exactly: number) { self = .int(small) } else { self = .uint(number) }
  }
}

extension MapKey: Hashable {
  /// Whether two keys are one key.
  static func == (left: MapKey, right: MapKey) -> Bool {
    switch (left, right) {
    case (.bool(let left), .bool(let right)): left == right
    case (.int(let left), .int(let right)): left == right
    case (.uint(let left), .uint(let right)): left == right
    // `String`'s own equality would take composed and decomposed letters for the same.
    case (.text(let left), .text(let right)): TextBytes.equal(left, right)
    default: false
    }
  }

  /// Equal keys have equal hashes.
  func hash(into hasher: inout Hasher) {
    switch self {
    case .bool(let bool): hasher.combine(bool)
    case .int(let number): hasher.combine(number)
    case .uint(let number): hasher.combine(number)
    case .text(var text): text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    }
  }
}
