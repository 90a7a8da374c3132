/// Functions that turn a value into another type.
enum ConversionFunctions {
  /// The entries of the table, in the order of the reference.
  static let all: [Function] = [
    Function(
      "int", .global, [.any], "A whole number: of a fraction the part before the point, of a text its digits.", int),
    Function("uint", .global, [.any], "A whole number without a sign.", uint),
    Function("double", .global, [.any], "A number with a fraction.", double),
    Function("string", .global, [.any], "The value as text; a number of a file as it is written there.", string),
    Function(
      "bool", .global, [.any], "`true` for the texts true, True, TRUE, t and 1, `false` for their opposites.", bool),
    Function("dyn", .global, [.any], "The value itself; CEL has it for its type checker.", dyn),
    Function("type", .global, [.any], "The value's type, such as `int`, to compare with.", type),
  ]

  private static func int(_ evaluator: inout Evaluator, _ arguments: Arguments) throws(Failure) -> Value {
    let value = evaluator.plain(arguments.first)
    let result: Int64?
    switch value {
    case .int(let number): result = number
    case .uint(let number): result = Int64(exactly: number)
    // CEL leaves out the outermost numbers, which a double cannot tell from those beyond.
    case .double(let number): result = number.magnitude < 0x1p63 ? Int64(number) : nil
    case let text: result = evaluator.textRef(of: text)?.withBytes { NumberText.int($0) }
    }
    guard let result else { throw Failure(.conversion(arguments.first, to: .int), argument: 0) }
    return .int(result)
  }

  private static func uint(_ evaluator: inout Evaluator, _ arguments: Arguments) throws(Failure) -> Value {
    let value = evaluator.plain(arguments.first)
    let result: UInt64?
    switch value {
    case .int(let number): result = UInt64(exactly: number)
    case .uint(let number): result = number
    case .double(let number): result = number > -1 && number < 0x1p64 ? UInt64(number) : nil
    case let text: result = evaluator.textRef(of: text)?.withBytes { NumberText.uint($0) }
    }
    guard let result else { throw Failure(.conversion(arguments.first, to: .uint), argument: 0) }
    return .uint(result)
  }

  private static func double(_ evaluator: inout Evaluator, _ arguments: Arguments) throws(Failure) -> Value {
    let value = evaluator.plain(arguments.first)
    let text = evaluator.textRef(of: value)
    guard let result = Arithmetic.double(value) ?? text?.withBytes({ NumberText.double($0) }) else {
      throw Failure(.conversion(arguments.first, to: .double), argument: 0)
    }
    return .double(result)
  }

  private static func bool(_ evaluator: inout Evaluator, _ arguments: Arguments) throws(Failure) -> Value {
    let value = evaluator.plain(arguments.first)
    if case .bool = value { return value }
    switch evaluator.text(of: value) {
    case "true", "True", "TRUE", "t", "1": return .bool(true)
    case "false", "False", "FALSE", "f", "0": return .bool(false)
    default: throw Failure(.conversion(arguments.first, to: .bool), argument: 0)
    }
  }

  private static func string(_ evaluator: inout Evaluator, _ arguments: Arguments) throws(Failure) -> Value {
    if case .string = arguments.first { return arguments.first }
    var bytes: [UInt8] = []
    do {
      try evaluator.append(arguments.first, to: &bytes)
    } catch {
      throw error.isFinal ? error : Failure(.conversion(arguments.first, to: .string), argument: 0)
    }
    return .string(String(decoding: bytes, as: UTF8.self))
  }

  private static func dyn(_ evaluator: inout Evaluator, _ arguments: Arguments) throws(Failure) -> Value {
    arguments.first
  }

  private static func type(_ evaluator: inout Evaluator, _ arguments: Arguments) throws(Failure) -> Value {
    guard let type = evaluator.type(of: arguments.first) else {
      throw Failure(.tooLarge(arguments.first), argument: 0)
    }
    return .type(type)
  }
}
