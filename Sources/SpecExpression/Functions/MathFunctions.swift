/// Functions on numbers.
enum MathFunctions {
  /// The entries of the table, in the order of the reference.
  static let all: [Function] = [
    Function(
      "math.greatest", .global, [.number], isVariadic: true, "The greatest of numbers or of a list of them.", greatest),
    Function("math.least", .global, [.number], isVariadic: true, "The least of numbers or of a list of them.", least),
    Function("math.ceil", .global, [.double], "The next whole number upward, as a double.", ceil),
    Function("math.floor", .global, [.double], "The next whole number downward, as a double.", floor),
    Function("math.round", .global, [.double], "The nearest whole number, halves away from zero, as a double.", round),
    Function("math.trunc", .global, [.double], "The part before the point, as a double.", trunc),
    Function("math.abs", .global, [.number], "The number without its sign.", abs),
    Function("math.sign", .global, [.number], "-1, 0 or 1, of the number's type.", sign),
    Function("math.sqrt", .global, [.number], "The square root, as a double.", sqrt),
    Function("math.isNaN", .global, [.double], "Whether it is no number, such as `0.0 / 0.0`.", isNaN),
    Function("math.isInf", .global, [.double], "Whether it is infinite.", isInf),
    Function("math.isFinite", .global, [.double], "Whether it is a number and finite.", isFinite),
    Function("math.bitAnd", .global, [.wholeNumber, .wholeNumber], "The bits that both have.", bitAnd),
    Function("math.bitOr", .global, [.wholeNumber, .wholeNumber], "The bits that either has.", bitOr),
    Function("math.bitXor", .global, [.wholeNumber, .wholeNumber], "The bits that one of them has.", bitXor),
    Function("math.bitNot", .global, [.wholeNumber], "The bits that it has not.", bitNot),
    Function("math.bitShiftLeft", .global, [.wholeNumber, .int], "The bits so many places to the left.", shiftLeft),
    Function("math.bitShiftRight", .global, [.wholeNumber, .int], "The bits so many places to the right.", shiftRight),
  ]

  private static func greatest(_ evaluator: inout Evaluator, _ arguments: Arguments) throws(Failure) -> Value {
    try extreme(&evaluator, arguments, .greater)
  }

  private static func least(_ evaluator: inout Evaluator, _ arguments: Arguments) throws(Failure) -> Value {
    try extreme(&evaluator, arguments, .less)
  }

  /// The first of the numbers that no other one is beyond.
  private static func extreme(
    _ evaluator: inout Evaluator, _ arguments: Arguments, _ sign: Operator
  ) throws(Failure) -> Value {
    guard var cursor = try evaluator.cursor(over: arguments.first), cursor.count > 0 else {
      throw Failure(.words("an empty list has no \(sign == .less ? "least" : "greatest") number"), argument: 0)
    }
    var best: Value?
    while let element = evaluator.next(&cursor) {
      try evaluator.take(steps: 1)
      let number = evaluator.plain(element.value)
      guard Arithmetic.double(number) != nil else {
        throw Failure(.argument(sign == .less ? "math.least" : "math.greatest", expected: .number, number), argument: 0)
      }
      if let known = best, try !evaluator.compare(sign, number, known) { continue }
      best = number
    }
    return best ?? .null
  }

  /// The double that a parameter has asked for.
  private static func double(_ arguments: Arguments) -> Double { Arithmetic.double(arguments.first) ?? .nan }

  private static func ceil(_ evaluator: inout Evaluator, _ arguments: Arguments) throws(Failure) -> Value {
    .double(double(arguments).rounded(.up))
  }

  private static func floor(_ evaluator: inout Evaluator, _ arguments: Arguments) throws(Failure) -> Value {
    .double(double(arguments).rounded(.down))
  }

  private static func round(_ evaluator: inout Evaluator, _ arguments: Arguments) throws(Failure) -> Value {
    .double(double(arguments).rounded(.toNearestOrAwayFromZero))
  }

  private static func trunc(_ evaluator: inout Evaluator, _ arguments: Arguments) throws(Failure) -> Value {
    .double(double(arguments).rounded(.towardZero))
  }

  private static func sqrt(_ evaluator: inout Evaluator, _ arguments: Arguments) throws(Failure) -> Value {
    .double(double(arguments).squareRoot())
  }

  private static func isNaN(_ evaluator: inout Evaluator, _ arguments: Arguments) throws(Failure) -> Value {
    .bool(double(arguments).isNaN)
  }

  private static func isInf(_ evaluator: inout Evaluator, _ arguments: Arguments) throws(Failure) -> Value {
    .bool(double(arguments).isInfinite)
  }

  private static func isFinite(_ evaluator: inout Evaluator, _ arguments: Arguments) throws(Failure) -> Value {
    .bool(double(arguments).isFinite)
  }

  private static func abs(_ evaluator: inout Evaluator, _ arguments: Arguments) throws(Failure) -> Value {
    switch arguments.first {
    case .int(.min): throw Failure(.overflow)
    case .int(let number): .int(Swift.abs(number))
    case .double(let number): .double(number.magnitude)
    default: arguments.first
    }
  }

  private static func sign(_ evaluator: inout Evaluator, _ arguments: Arguments) throws(Failure) -> Value {
    switch arguments.first {
    case .int(let number): .int(number.signum())
    case .uint(let number): .uint(number == 0 ? 0 : 1)
    case .double(let number): .double(number.isNaN || number == 0 ? number : number > 0 ? 1 : -1)
    default: arguments.first
    }
  }

  private static func bitNot(_ evaluator: inout Evaluator, _ arguments: Arguments) throws(Failure) -> Value {
    switch arguments.first {
    case .int(let number): .int(~number)
    case .uint(let number): .uint(~number)
    default: arguments.first
    }
  }

  private static func bitAnd(_ evaluator: inout Evaluator, _ arguments: Arguments) throws(Failure) -> Value {
    try bits(arguments) { $0 & $1 }
  }

  private static func bitOr(_ evaluator: inout Evaluator, _ arguments: Arguments) throws(Failure) -> Value {
    try bits(arguments) { $0 | $1 }
  }

  private static func bitXor(_ evaluator: inout Evaluator, _ arguments: Arguments) throws(Failure) -> Value {
    try bits(arguments) { $0 ^ $1 }
  }

  private static func bits(_ arguments: Arguments, _ body: (UInt64, UInt64) -> UInt64) throws(Failure) -> Value {
    switch (arguments.first, arguments.second) {
    case (.int(let left), .int(let right)):
      .int(Int64(bitPattern: body(UInt64(bitPattern: left), UInt64(bitPattern: right))))
    case (.uint(let left), .uint(let right)): .uint(body(left, right))
    default: throw Failure(.words("both numbers have to be int, or both uint; write int(…) or uint(…) around one"))
    }
  }

  private static func shiftLeft(_ evaluator: inout Evaluator, _ arguments: Arguments) throws(Failure) -> Value {
    try shift(arguments) { $0 << $1 }
  }

  private static func shiftRight(_ evaluator: inout Evaluator, _ arguments: Arguments) throws(Failure) -> Value {
    try shift(arguments) { $0 >> $1 }
  }

  /// Shifts bits without regard to a sign; more than 63 places leave none.
  private static func shift(_ arguments: Arguments, _ body: (UInt64, Int64) -> UInt64) throws(Failure) -> Value {
    guard case .int(let places) = arguments.second, places >= 0 else {
      throw Failure(.words("bits cannot be shifted by a negative number; use the other direction"), argument: 1)
    }
    switch arguments.first {
    case .int(let number): return .int(Int64(bitPattern: body(UInt64(bitPattern: number), places)))
    case .uint(let number): return .uint(body(number, places))
    default: return arguments.first
    }
  }
}
