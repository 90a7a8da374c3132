/// Why an evaluation ended. It is made often and mostly thrown away (`a.b || true`), so it holds values, not words;
/// `FailureWords` turns the one that is reported into a sentence.
struct Failure: Error {
  /// What happened.
  enum Reason {
    /// A name that nothing was given for.
    case noValue
    case unknownName(String)
    case unknownFunction(String)
    /// An operator that does not take this value.
    case operand(Operator, Value)
    /// An operator that does not take these values together.
    case operands(Operator, Value, Value)
    /// A whole number of a file that has more than 64 bits, where it would be computed with.
    case tooLarge(Value)
    case divisionByZero
    case overflow
    /// A condition that is neither true nor false.
    case condition(Value)
    case noKey(Value, map: Value)
    /// A value that has no keys.
    case noKeys(Value, key: Value)
    /// A value that a list or a map cannot be asked for.
    case index(Value, of: Value)
    case outOfRange(Int64, count: Int)
    /// A value that cannot be a key of a map.
    case key(Value)
    case repeatedKey(Value)
    /// A value that has no elements.
    case elements(Value)
    /// A value that a function does not take.
    case argument(String, expected: Parameter, Value)
    /// A value that does not convert.
    case conversion(Value, to: ValueType)
    /// A value that cannot stand in a text.
    case notText(Value)
    /// What a function says for itself.
    case words(String)
    case limit(Limit)
  }

  /// A limit that was reached.
  enum Limit {
    case steps, bytes, stepsOfRun, bytesOfRun, depth
  }

  /// What happened.
  var reason: Reason
  /// Where in the template's text; nil until the operation that failed is left.
  var range: Range<UInt32>?
  /// For a key or a place that is missing: where the map or the list is named.
  var operand: Range<UInt32>?
  /// For a call: which argument is to blame, the receiver being 0; nil for the call as a whole.
  var argument: Int?

  /// A failure, with as much of its place as is known where it happens.
  init(_ reason: Reason, at range: Range<UInt32>? = nil, of operand: Range<UInt32>? = nil, argument: Int? = nil) {
    self.reason = reason
    self.range = range
    self.operand = operand
    self.argument = argument
  }

  /// Whether `&&`, `||` and macros must not pass over it.
  var isFinal: Bool {
    if case .limit = reason { return true }
    return false
  }
}
