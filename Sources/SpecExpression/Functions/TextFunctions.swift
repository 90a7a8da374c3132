/// Functions on texts. Places and lengths count code points.
enum TextFunctions {
  /// The entries of the table, in the order of the reference.
  static let all: [Function] = [
    Function(
      "size", .both, [.any], "The number of code points of a text, elements of a list or entries of a map.", size),
    Function("contains", .member, [.text, .text], "Whether the other text stands in it.", contains),
    Function("startsWith", .member, [.text, .text], "Whether it begins with the other text.", startsWith),
    Function("endsWith", .member, [.text, .text], "Whether it ends with the other text.", endsWith),
    Function(
      "matches", .both, [.text, .text], "Whether the pattern fits a part of it (see [patterns](#patterns)).", matches),
    Function(
      "charAt", .member, [.text, .int], "The character at a place from 0, as a text; empty at the end.", charAt),
    Function(
      "indexOf", .member, [.text, .text, .int], required: 2,
      "The first place of the other text, at or behind a place; -1 where there is none.", indexOf),
    Function(
      "lastIndexOf", .member, [.text, .text, .int], required: 2,
      "The last place of the other text, at or before a place; -1 where there is none.", lastIndexOf),
    Function(
      "substring", .member, [.text, .int, .int], required: 2, "The part from a place up to, not including, another.",
      substring),
    Function("lowerAscii", .member, [.text], "A to Z in lower case; other letters stay.", lowerAscii),
    Function("upperAscii", .member, [.text], "a to z in upper case; other letters stay.", upperAscii),
    Function("trim", .member, [.text], "Without white space at both ends.", trim),
    Function("reverse", .member, [.text], "Its code points from the last to the first.", reverse),
    Function(
      "replace", .member, [.text, .text, .text, .int], required: 3,
      "Each place of the second text, or as many as the number says, replaced by the third.", replace),
    Function(
      "split", .member, [.text, .text, .int], required: 2,
      "The parts between the places of the other text, at most so many.",
      split),
    Function(
      "format", .member, [.text, .list],
      "The text with `%s`, `%d`, `%f`, `%e`, `%b`, `%o`, `%x`, `%X` replaced by the elements; `%.2f` has two decimals.",
      FormatFunction.format),
    Function("strings.quote", .global, [.text], "The text in double quotes, with escapes.", quote),
  ]

  private static func size(_ evaluator: inout Evaluator, _ arguments: Arguments) throws(Failure) -> Value {
    let value = arguments.first
    if let text = evaluator.textRef(of: value) {
      try evaluator.take(looking: text.count)
      return .int(Int64(text.withBytes(TextBytes.count)))
    }
    guard let cursor = try evaluator.cursor(over: value) else {
      throw Failure(.words("'size' counts a text, a list or a map, found \(evaluator.phrase(value))"), argument: 0)
    }
    return .int(Int64(cursor.count))
  }

  /// Calls `body` with two texts and counts looking at them.
  private static func withTexts<Result>(
    _ evaluator: inout Evaluator, _ arguments: Arguments,
    _ body: (UnsafeBufferPointer<UInt8>, UnsafeBufferPointer<UInt8>) -> Result
  ) throws(Failure) -> Result {
    let (first, second) = (evaluator.textRef(arguments.first), evaluator.textRef(arguments.second))
    try evaluator.take(looking: first.count + second.count)
    return first.withBytes(and: second, body)
  }

  private static func contains(_ evaluator: inout Evaluator, _ arguments: Arguments) throws(Failure) -> Value {
    .bool(
      try withTexts(&evaluator, arguments) { text, other in
        other.isEmpty || (other.count <= text.count && TextSearch(for: other).first(in: text) != nil)
      })
  }

  private static func startsWith(_ evaluator: inout Evaluator, _ arguments: Arguments) throws(Failure) -> Value {
    .bool(
      try withTexts(&evaluator, arguments) { text, other in
        other.count <= text.count && TextBytes.equal(UnsafeBufferPointer(rebasing: text[..<other.count]), other)
      })
  }

  private static func endsWith(_ evaluator: inout Evaluator, _ arguments: Arguments) throws(Failure) -> Value {
    .bool(
      try withTexts(&evaluator, arguments) { text, other in
        other.count <= text.count
          && TextBytes.equal(UnsafeBufferPointer(rebasing: text[(text.count - other.count)...]), other)
      })
  }

  private static func matches(_ evaluator: inout Evaluator, _ arguments: Arguments) throws(Failure) -> Value {
    let text = evaluator.textRef(arguments.second).string
    try evaluator.take(looking: text.utf8.count * 64)
    let pattern: Pattern
    do {
      pattern = try Pattern(text)
    } catch {
      throw Failure(.words(error.message), argument: 1)
    }
    return .bool(try evaluator.matches(arguments.first, pattern))
  }

  private static func charAt(_ evaluator: inout Evaluator, _ arguments: Arguments) throws(Failure) -> Value {
    guard case .int(let place) = arguments.second else { return .null }
    let text = evaluator.textRef(arguments.first)
    try evaluator.take(looking: text.count)
    let found = text.withBytes { text -> String? in
      guard let start = TextBytes.offset(ofCodePoint: Int(place), in: text) else { return nil }
      let end =
        start < text.count ? TextBytes.offset(ofCodePoint: 1, in: UnsafeBufferPointer(rebasing: text[start...])) : 0
      return String(decoding: text[start..<start + (end ?? 0)], as: UTF8.self)
    }
    guard let found else { throw outOfText(place, text, argument: 1) }
    return .string(found)
  }

  private static func outOfText(_ place: Int64, _ text: TextRef, argument: Int) -> Failure {
    let count = text.withBytes(TextBytes.count)
    return Failure(.words("the place \(place) is outside the text, which has 0 to \(count)"), argument: argument)
  }

  private static func indexOf(_ evaluator: inout Evaluator, _ arguments: Arguments) throws(Failure) -> Value {
    try find(&evaluator, arguments) { text, other, start in
      if other.isEmpty { return start ?? 0 }
      return TextSearch(for: other).first(in: text, from: start ?? 0)
    }
  }

  private static func lastIndexOf(_ evaluator: inout Evaluator, _ arguments: Arguments) throws(Failure) -> Value {
    try find(&evaluator, arguments) { text, other, end in
      if other.isEmpty { return end ?? text.count }
      return TextSearch(for: other).last(in: text, upTo: end ?? text.count)
    }
  }

  /// The place that `body` finds, which works in bytes, from or up to the place of the third argument.
  private static func find(
    _ evaluator: inout Evaluator, _ arguments: Arguments,
    _ body: (UnsafeBufferPointer<UInt8>, UnsafeBufferPointer<UInt8>, Int?) -> Int?
  ) throws(Failure) -> Value {
    var limit: Int64?
    if case .int(let place) = arguments.third, arguments.count == 3 { limit = place }
    let found = try withTexts(&evaluator, arguments) { text, other -> Int? in
      var offset: Int?
      if let limit {
        guard let place = TextBytes.offset(ofCodePoint: Int(limit), in: text) else { return nil }
        offset = place
      }
      return body(text, other, offset).map { TextBytes.codePoints(before: $0, in: text) } ?? -1
    }
    guard let found else { throw outOfText(limit ?? 0, evaluator.textRef(arguments.first), argument: 2) }
    return .int(Int64(found))
  }

  private static func substring(_ evaluator: inout Evaluator, _ arguments: Arguments) throws(Failure) -> Value {
    guard case .int(let start) = arguments.second else { return .null }
    var end: Int64?
    if case .int(let place) = arguments.third, arguments.count == 3 { end = place }
    let text = evaluator.textRef(arguments.first)
    try evaluator.take(bytes: text.count)
    let (first, last, part) = text.withBytes { text -> (Int?, Int?, String) in
      let first = TextBytes.offset(ofCodePoint: Int(start), in: text)
      let last = end.map { TextBytes.offset(ofCodePoint: Int($0), in: text) } ?? text.count
      guard let first, let last, first <= last else { return (first, last, "") }
      return (first, last, String(decoding: text[first..<last], as: UTF8.self))
    }
    guard let first else { throw outOfText(start, text, argument: 1) }
    guard let last else { throw outOfText(end ?? 0, text, argument: 2) }
    guard first <= last else {
      throw Failure(.words("the part from \(start) to \(end ?? 0) ends before it begins"), argument: 2)
    }
    return .string(part)
  }
}
