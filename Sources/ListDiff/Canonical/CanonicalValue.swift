internal import SpecSource
internal import SpecTree

/// A value of a list in its one canonical form: aliases, merges and short forms expanded, comments gone.
///
/// Two are equal when they mean the same: the order of a mapping's keys and the spelling of numbers do not count.
public indirect enum CanonicalValue: Sendable, Equatable {
  /// `null`, which only data can have.
  case null
  /// `true` or `false`.
  case flag(Bool)
  /// A number.
  case number(CanonicalNumber)
  /// A text.
  case text(String)
  /// A list.
  case list([CanonicalValue])
  /// A mapping, in the order of the catalogue for an element and in written order for data.
  case map([Member])

  /// A key with its value.
  public struct Member: Sendable, Equatable {
    /// The key.
    public let name: String
    /// Its value.
    public let value: CanonicalValue

    /// A key with its value.
    public init(_ name: String, _ value: CanonicalValue) {
      self.name = name
      self.value = value
    }
  }

  /// Whether two values mean the same.
  public static func == (left: CanonicalValue, right: CanonicalValue) -> Bool {
    switch (left, right) {
    case (.null, .null): true
    case (.flag(let left), .flag(let right)): left == right
    case (.number(let left), .number(let right)): left == right
    case (.text(let left), .text(let right)): ByteText(left) == ByteText(right)
    case (.list(let left), .list(let right)): left == right
    case (.map(let left), .map(let right)): hasSameMembers(left, right)
    default: false
    }
  }

  private static func hasSameMembers(_ left: [Member], _ right: [Member]) -> Bool {
    guard left.count == right.count else { return false }
    // Nearly always in one order, which needs no table.
    if zip(left, right).allSatisfy({ ByteText($0.name) == ByteText($1.name) && $0.value == $1.value }) { return true }
    let table = CanonicalMembers(right)
    return left.allSatisfy { member in table[member.name].map { $0 == member.value } ?? false }
  }

  /// The value of a key, if this is a mapping that has it.
  public subscript(name: String) -> CanonicalValue? {
    guard case .map(let members) = self else { return nil }
    return members.first { ByteText($0.name) == ByteText(name) }?.value
  }
}

/// The members of a mapping by their names.
struct CanonicalMembers {
  private let values: [ByteText: CanonicalValue]

  init(_ members: [CanonicalValue.Member]) {
    values = Dictionary(members.map { (ByteText($0.name), $0.value) }) { first, _ in first }
  }

  subscript(name: String) -> CanonicalValue? { values[ByteText(name)] }
}

/// A number as it is written and as it counts: `44` equals `44.0`.
public struct CanonicalNumber: Sendable, Equatable {
  /// The text as written, by the YAML 1.2 core schema.
  public let text: String
  private let meaning: Scalar

  /// The number that a plain scalar's text is; nil when it is none, or not finite.
  public init?(_ text: UnsafeBufferPointer<UInt8>) {
    meaning = CoreSchema.scalar(text)
    switch meaning {
    case .integer, .hugeInteger: break
    case .double(let value) where value.isFinite: break
    case .text, .null, .bool, .double: return nil
    }
    self.text = String(decoding: text, as: UTF8.self)
  }

  /// A whole number.
  public init(_ number: Int) {
    meaning = .integer(Int64(number))
    text = String(number)
  }

  /// A number; nil when it is not finite.
  public init?(_ number: Double) {
    guard number.isFinite else { return nil }
    let whole = Int64(exactly: number)
    meaning = whole.map { .integer($0) } ?? .double(number)
    text = whole?.description ?? number.description
  }

  /// The number as a double; nil for a whole number beyond 64 bits.
  public var double: Double? {
    switch meaning {
    case .integer(let value): Double(value)
    case .double(let value): value
    case .hugeInteger, .text, .null, .bool: nil
    }
  }

  /// Whether two are the same number.
  public static func == (left: CanonicalNumber, right: CanonicalNumber) -> Bool {
    left.meaning.isSameNumber(as: right.meaning) ?? (ByteText(left.text) == ByteText(right.text))
  }
}

extension Scalar {
  /// Whether two numbers have the same value; nil where only their texts can tell.
  func isSameNumber(as other: Scalar) -> Bool? {
    switch (self, other) {
    case (.integer(let left), .integer(let right)): left == right
    case (.double(let left), .double(let right)): left == right
    case (.integer(let whole), .double(let number)), (.double(let number), .integer(let whole)):
      Int64(exactly: number) == whole
    case (.hugeInteger, .hugeInteger): nil
    default: false
    }
  }
}
