/// `format`, CEL's string formatting.
struct FormatFunction {
  private let template: [UInt8]
  private let elements: [Value]
  private var place = 0
  private var used = 0
  private var result: [UInt8] = []

  /// The most decimals that may be asked for.
  private static let mostDecimals = 100

  /// The text with its clauses replaced by the elements of a list.
  static func format(_ evaluator: inout Evaluator, _ arguments: Arguments) throws(Failure) -> Value {
    var format = FormatFunction(
      template: evaluator.textRef(arguments.first).withBytes { Array($0) },
      elements: try evaluator.elements(of: arguments.second))
    try evaluator.take(bytes: format.template.count)
    try format.run(&evaluator)
    return .string(String(decoding: format.result, as: UTF8.self))
  }

  private init(template: [UInt8], elements: [Value]) {
    self.template = template
    self.elements = elements
  }

  private mutating func run(_ evaluator: inout Evaluator) throws(Failure) {
    while place < template.count {
      let byte = template[place]
      place += 1
      guard byte == UInt8(ascii: "%") else {
        result.append(byte)
        continue
      }
      guard place < template.count else { throw endsWithSign }
      if template[place] == UInt8(ascii: "%") {
        result.append(byte)
        place += 1
      } else {
        try clause(&evaluator)
      }
    }
  }

  private var endsWithSign: Failure {
    Failure(.words("the text ends within a clause; write '%%' for a '%'"), argument: 0)
  }

  private mutating func clause(_ evaluator: inout Evaluator) throws(Failure) {
    var decimals: Int?
    if template[place] == UInt8(ascii: ".") {
      place += 1
      var number = 0
      while place < template.count, Lexer.isDigit(template[place]) {
        number = min(number * 10 + Int(template[place] - UInt8(ascii: "0")), 1000)
        place += 1
      }
      decimals = number
    }
    guard place < template.count else { throw endsWithSign }
    let letter = template[place]
    place += 1
    let clause = "%\(Character(Unicode.Scalar(letter)))"
    guard "sdfebxXo".utf8.contains(letter) else {
      throw Failure(.words("'\(clause)' is no clause; there are %s, %d, %f, %e, %b, %o, %x and %X"), argument: 0)
    }
    guard decimals ?? 0 <= Self.mostDecimals else {
      throw Failure(.words("'format' writes at most \(Self.mostDecimals) decimals"), argument: 0)
    }
    guard used < elements.count else {
      throw Failure(
        .words("the text has more clauses than the list has elements, which are \(elements.count)"), argument: 1)
    }
    let element = evaluator.plain(elements[used])
    used += 1
    // Enough for the digits of any number, and the work of finding them.
    try evaluator.take(bytes: 6400)
    guard try write(element, as: letter, decimals: decimals ?? 6, &evaluator) else {
      throw Failure(
        .words("'\(clause)' does not write \(evaluator.phrase(element)), which is element \(used - 1)"), argument: 1)
    }
  }

  /// Writes an element; false when it is not of a type that the clause takes.
  private mutating func write(
    _ value: Value, as letter: UInt8, decimals: Int, _ evaluator: inout Evaluator
  ) throws(Failure) -> Bool {
    if letter == UInt8(ascii: "s") {
      try evaluator.appendAny(value, to: &result)
      return true
    }
    switch (value, letter) {
    case (.double(let number), _) where !number.isFinite && "dfe".utf8.contains(letter):
      NumberText.append(number, to: &result)
    case (.int(let number), UInt8(ascii: "d")): NumberText.append(number, to: &result)
    case (.uint(let number), UInt8(ascii: "d")): NumberText.append(number, to: &result)
    case (.int, UInt8(ascii: "f")), (.uint, UInt8(ascii: "f")), (.double, UInt8(ascii: "f")):
      DecimalExpansion(Arithmetic.double(value) ?? 0).appendFixed(decimals, to: &result)
    case (.int, UInt8(ascii: "e")), (.uint, UInt8(ascii: "e")), (.double, UInt8(ascii: "e")):
      DecimalExpansion(Arithmetic.double(value) ?? 0).appendScientific(decimals, to: &result)
    case (.bool(let bool), UInt8(ascii: "b")): result.append(bool ? UInt8(ascii: "1") : UInt8(ascii: "0"))
    case (.int(let number), _) where Self.radix(letter) != nil:
      if number < 0 { result.append(UInt8(ascii: "-")) }
      append(number.magnitude, as: letter)
    case (.uint(let number), _) where Self.radix(letter) != nil: append(number, as: letter)
    case (.string, UInt8(ascii: "x")), (.string, UInt8(ascii: "X")), (.node, UInt8(ascii: "x")),
      (.node, UInt8(ascii: "X")):
      guard let text = evaluator.textRef(of: value)?.withBytes({ Array($0) }) else { return false }
      try evaluator.take(bytes: 2 * text.count)
      for byte in text {
        if byte < 16 { result.append(UInt8(ascii: "0")) }
        append(UInt64(byte), as: letter)
      }
    default: return false
    }
    return true
  }

  private static func radix(_ letter: UInt8) -> Int? {
    switch letter {
    case UInt8(ascii: "b"): 2
    case UInt8(ascii: "o"): 8
    case UInt8(ascii: "x"), UInt8(ascii: "X"): 16
    default: nil
    }
  }

  private mutating func append(_ number: UInt64, as letter: UInt8) {
    let text = String(number, radix: Self.radix(letter) ?? 10, uppercase: letter == UInt8(ascii: "X"))
    result.append(contentsOf: text.utf8)
  }
}

extension Evaluator {
  /// Appends any value as `%s` writes it: lists and maps with their elements, texts without quotes.
  mutating func appendAny(_ value: Value, to bytes: inout [UInt8], depth: Int = 0) throws(Failure) {
    guard depth < Limits.deepestValue else { throw Failure(.limit(.depth)) }
    switch plain(value) {
    case .null:
      bytes.append(contentsOf: "null".utf8)
    case .type(let type): bytes.append(contentsOf: type.rawValue.utf8)
    case let value:
      guard var cursor = try cursor(over: value) else { return try append(value, to: &bytes) }
      bytes.append(cursor.isMap ? UInt8(ascii: "{") : UInt8(ascii: "["))
      var isFirst = true
      while let element = next(&cursor) {
        try take(bytes: 4)
        if !isFirst { bytes.append(contentsOf: ", ".utf8) }
        isFirst = false
        if cursor.isMap {
          try append(element.key, to: &bytes)
          bytes.append(contentsOf: ": ".utf8)
        }
        try appendAny(element.value, to: &bytes, depth: depth + 1)
      }
      bytes.append(cursor.isMap ? UInt8(ascii: "}") : UInt8(ascii: "]"))
    }
  }
}
