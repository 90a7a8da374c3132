/// Functions on lists.
enum ListFunctions {
  /// The entries of the table, in the order of the reference.
  static let all: [Function] = [
    Function(
      "join", .member, [.list, .text], required: 1, "The texts of a list as one, with the other text between them.",
      join)
  ]

  private static func join(_ evaluator: inout Evaluator, _ arguments: Arguments) throws(Failure) -> Value {
    guard var cursor = try evaluator.cursor(over: arguments.first) else { return .null }
    let separator = arguments.count == 2 ? evaluator.textRef(arguments.second).withBytes { Array($0) } : []
    var bytes: [UInt8] = []
    var place = 0
    while let element = evaluator.next(&cursor) {
      if place > 0 {
        try evaluator.take(bytes: separator.count)
        bytes.append(contentsOf: separator)
      }
      try evaluator.take(steps: 1)
      guard let text = evaluator.textRef(of: element.value) else {
        throw Failure(
          .words("'join' joins texts, found \(evaluator.phrase(element.value)) at \(place); write string(…) around it"),
          argument: 0)
      }
      try evaluator.take(bytes: text.count)
      text.withBytes { bytes.append(contentsOf: $0) }
      place += 1
    }
    return .string(String(decoding: bytes, as: UTF8.self))
  }
}
