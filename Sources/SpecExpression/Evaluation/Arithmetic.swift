/// Operators on numbers. Whole numbers are exact or fail; with a fraction on either side both become doubles.
enum Arithmetic {
  /// `!operand`
  static func not(_ operand: Value) throws(Failure) -> Bool {
    guard case .bool(let bool) = operand else { throw Failure(.operand(.not, operand)) }
    return !bool
  }

  /// `-operand`
  static func negate(_ operand: Value) throws(Failure) -> Value {
    switch operand {
    case .int(let number):
      guard number != .min else { throw Failure(.overflow) }
      return .int(-number)
    case .double(let number): return .double(-number)
    default: throw Failure(.operand(.negate, operand))
    }
  }

  /// An operator between two numbers; nil when they are not two numbers that go together.
  @inline(__always)
  static func apply(_ sign: Operator, _ left: Value, _ right: Value) throws(Failure) -> Value? {
    switch (left, right) {
    case (.int(let left), .int(let right)): return .int(try whole(sign, left, right))
    case (.uint(let left), .uint(let right)): return .uint(try whole(sign, left, right))
    // Neither kind can hold all results.
    case (.int, .uint), (.uint, .int): return nil
    default:
      guard let left = double(left), let right = double(right) else { return nil }
      return try fraction(sign, left, right).map(Value.double)
    }
  }

  private static func whole<Number: FixedWidthInteger>(
    _ sign: Operator, _ left: Number, _ right: Number
  ) throws(Failure) -> Number {
    let result: (partialValue: Number, overflow: Bool)
    switch sign {
    case .add: result = left.addingReportingOverflow(right)
    case .subtract: result = left.subtractingReportingOverflow(right)
    case .multiply: result = left.multipliedReportingOverflow(by: right)
    default:
      guard right != 0 else { throw Failure(.divisionByZero) }
      result =
        sign == .divide ? left.dividedReportingOverflow(by: right) : left.remainderReportingOverflow(dividingBy: right)
    }
    guard !result.overflow else { throw Failure(.overflow) }
    return result.partialValue
  }

  /// Nil for `%`, which only whole numbers have. Dividing by zero gives an infinity or no number, as IEEE 754 has it.
  private static func fraction(_ sign: Operator, _ left: Double, _ right: Double) throws(Failure) -> Double? {
    switch sign {
    case .add: left + right
    case .subtract: left - right
    case .multiply: left * right
    case .divide: left / right
    default: nil
    }
  }

  /// A number as a double; nil for any other value. Not for two whole numbers: those keep their kind.
  static func double(_ value: Value) -> Double? {
    switch value {
    case .int(let number): Double(number)
    case .uint(let number): Double(number)
    case .double(let number): number
    default: nil
    }
  }
}
