/// Functions that make another text of a text.
extension TextFunctions {
  /// A text of bytes that `body` writes; as many as the text has are counted.
  private static func text(
    of value: Value, _ evaluator: inout Evaluator, _ body: (UnsafeBufferPointer<UInt8>, inout [UInt8]) -> Void
  ) throws(Failure) -> Value {
    let text = evaluator.textRef(value)
    try evaluator.take(bytes: text.count)
    let bytes = text.withBytes { text in
      var bytes: [UInt8] = []
      bytes.reserveCapacity(text.count)
      body(text, &bytes)
      return bytes
    }
    return .string(String(decoding: bytes, as: UTF8.self))
  }

  /// `lowerAscii`; the table says what it gives.
  static func lowerAscii(_ evaluator: inout Evaluator, _ arguments: Arguments) throws(Failure) -> Value {
    try text(of: arguments.first, &evaluator) { text, bytes in
      for byte in text { bytes.append(byte &- UInt8(ascii: "A") < 26 ? byte | 0x20 : byte) }
    }
  }

  /// `upperAscii`; the table says what it gives.
  static func upperAscii(_ evaluator: inout Evaluator, _ arguments: Arguments) throws(Failure) -> Value {
    try text(of: arguments.first, &evaluator) { text, bytes in
      for byte in text { bytes.append(byte &- UInt8(ascii: "a") < 26 ? byte & 0xDF : byte) }
    }
  }

  /// `reverse`; the table says what it gives.
  static func reverse(_ evaluator: inout Evaluator, _ arguments: Arguments) throws(Failure) -> Value {
    try text(of: arguments.first, &evaluator) { text, bytes in
      var end = text.count
      for start in text.indices.reversed() where text[start] & 0xC0 != 0x80 {
        bytes.append(contentsOf: text[start..<end])
        end = start
      }
    }
  }

  /// `trim`; the table says what it gives.
  static func trim(_ evaluator: inout Evaluator, _ arguments: Arguments) throws(Failure) -> Value {
    let text = evaluator.textRef(arguments.first).string
    try evaluator.take(bytes: text.utf8.count)
    let scalars = text.unicodeScalars
    guard let first = scalars.firstIndex(where: { !$0.properties.isWhitespace }),
      let last = scalars.lastIndex(where: { !$0.properties.isWhitespace })
    else { return .string("") }
    return .string(String(scalars[first...last]))
  }

  /// `replace`; the table says what it gives.
  static func replace(_ evaluator: inout Evaluator, _ arguments: Arguments) throws(Failure) -> Value {
    var most = Int.max
    if case .int(let number) = arguments.fourth, arguments.count == 4, number >= 0 { most = Int(number) }
    let places = try places(&evaluator, arguments, most: most)
    guard !places.isEmpty else { return arguments.first }
    let text = evaluator.textRef(arguments.first)
    let (size, old) = (text.count, evaluator.textRef(arguments.second).count)
    let new = evaluator.textRef(arguments.third).withBytes { Array($0) }
    let (growth, isTooMuch) = places.count.multipliedReportingOverflow(by: new.count)
    try evaluator.take(bytes: isTooMuch ? .max / 2 : size + growth)
    let bytes = text.withBytes { text in
      var bytes: [UInt8] = []
      bytes.reserveCapacity(size + growth)
      var start = 0
      for place in places {
        bytes.append(contentsOf: text[start..<place])
        bytes.append(contentsOf: new)
        start = place + old
      }
      bytes.append(contentsOf: text[start...])
      return bytes
    }
    return .string(String(decoding: bytes, as: UTF8.self))
  }

  /// `split`; the table says what it gives.
  static func split(_ evaluator: inout Evaluator, _ arguments: Arguments) throws(Failure) -> Value {
    var most = Int.max
    if case .int(let number) = arguments.third, arguments.count == 3, number >= 0 { most = Int(number) }
    if most == 0 { return .list([]) }
    let text = evaluator.textRef(arguments.first)
    let (size, old) = (text.count, evaluator.textRef(arguments.second).count)
    let isEachCharacter = old == 0
    var places = try places(&evaluator, arguments, most: most == .max ? .max : most - (isEachCharacter ? 0 : 1))
    // An empty text stands before each character and behind the last; the parts lie between those places.
    if isEachCharacter {
      if !places.isEmpty { places.removeFirst() }
      if places.last == size { places.removeLast() }
    }
    if isEachCharacter, size == 0 { return .list([]) }
    try evaluator.take(bytes: size + (places.count + 1) * Evaluator.bytesPerElement)
    return text.withBytes { text in
      var parts: [Value] = []
      parts.reserveCapacity(places.count + 1)
      var start = 0
      for place in places + [text.count] {
        parts.append(.string(String(decoding: text[start..<place], as: UTF8.self)))
        start = place + old
      }
      return .list(parts)
    }
  }

  /// Where the second text stands in the first, one place behind the other; an empty one before each character and at
  /// the end.
  private static func places(
    _ evaluator: inout Evaluator, _ arguments: Arguments, most: Int
  ) throws(Failure) -> [Int] {
    // One more than the memory is enough for, so that it is missed below.
    let most = min(most, max(0, evaluator.bytesLeft) / MemoryLayout<Int>.stride + 1)
    let (text, other) = (evaluator.textRef(arguments.first), evaluator.textRef(arguments.second))
    try evaluator.take(looking: text.count + other.count)
    let places = text.withBytes(and: other) { text, other in
      var places: [Int] = []
      if other.isEmpty {
        for place in 0...text.count where places.count < most && (place == text.count || text[place] & 0xC0 != 0x80) {
          places.append(place)
        }
        return places
      }
      let search = TextSearch(for: other)
      var start = 0
      while places.count < most, let place = search.first(in: text, from: start) {
        places.append(place)
        start = place + other.count
      }
      return places
    }
    try evaluator.take(bytes: places.count * MemoryLayout<Int>.stride)
    return places
  }

  /// `quote`; the table says what it gives.
  static func quote(_ evaluator: inout Evaluator, _ arguments: Arguments) throws(Failure) -> Value {
    let escapes: [UInt8: UInt8] = [
      0x07: UInt8(ascii: "a"), 0x08: UInt8(ascii: "b"), 0x0C: UInt8(ascii: "f"), 0x0A: UInt8(ascii: "n"),
      0x0D: UInt8(ascii: "r"), 0x09: UInt8(ascii: "t"), 0x0B: UInt8(ascii: "v"), UInt8(ascii: "\\"): UInt8(ascii: "\\"),
      UInt8(ascii: "\""): UInt8(ascii: "\""),
    ]
    // Every character may take a backslash.
    try evaluator.take(bytes: evaluator.textRef(arguments.first).count + 2)
    return try text(of: arguments.first, &evaluator) { text, bytes in
      bytes.append(UInt8(ascii: "\""))
      for byte in text {
        if let letter = escapes[byte] {
          bytes.append(UInt8(ascii: "\\"))
          bytes.append(letter)
        } else {
          bytes.append(byte)
        }
      }
      bytes.append(UInt8(ascii: "\""))
    }
  }
}
