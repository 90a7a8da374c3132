internal import SpecSource
internal import SpecTree

/// The sentence for a failure. It looks at values once more, so it is only made for a failure that is reported.
struct FailureWords {
  let evaluator: Evaluator
  /// The template's text.
  let text: [UInt8]

  /// The fault that is reported; `whole` is where it points when nothing smaller is known.
  func fault(_ failure: Failure, in whole: Range<UInt32>) -> ExpressionFault {
    let range = failure.range ?? whole
    var fault = ExpressionFault(
      .evaluation, message(failure), at: Int(range.lowerBound)..<Int(range.upperBound))
    switch failure.reason {
    case .limit: fault.kind = .limit
    case .unknownName, .unknownFunction: fault.kind = .name
    case .noKey(let key, let map):
      if let near = nearest(to: key, in: map), isWord(near), source(range).first?.isLetter == true {
        fault.replacement = near
      }
    default: break
    }
    return fault
  }

  private func message(_ failure: Failure) -> String {
    switch failure.reason {
    case .noValue: noValue(source(failure.range))
    case .unknownName(let name): "unknown name '\(name)'"
    case .unknownFunction(let name): "unknown function '\(name)'"
    case .operand(let sign, let value): operand(sign, value)
    case .tooLarge(let value): tooLarge(value) ?? "the number is too large to compute with"
    case .operands(let sign, let left, let right): operands(sign, left, right)
    case .divisionByZero: "division by zero; test the number first, as in x == 0 ? 0 : 100 / x"
    case .overflow: "the result is beyond the whole numbers of 64 bits; write double(…) around an operand"
    case .condition(let value): "expected true or false, found \(evaluator.phraseOfNoFlag(value))"
    case .noKey(let key, let map): noKey(key, map, failure.operand)
    case .noKeys(let value, let key): noKeys(value, key, failure.range)
    case .index(let index, let container):
      evaluator.type(of: container) == .list
        ? "a place in a list is a whole number from 0, found \(evaluator.phrase(index))"
        : "a key is a text, a whole number, true or false; found \(evaluator.phrase(index))"
    case .outOfRange(let number, let count):
      "there is no element \(number) in \(name(failure.operand, else: "the list")), "
        + (count == 0 ? "which is empty" : count == 1 ? "which has only 0" : "which has 0 to \(count - 1)")
    case .key(let key): "a key is a text, a whole number, true or false; found \(evaluator.phrase(key))"
    case .repeatedKey(let key): "the key \(bare(key)) is there twice"
    case .elements(let value): "expected a list or a map to go over, found \(evaluator.phrase(value))"
    case .argument(let function, let expected, let value):
      tooLarge(value)
        ?? "'\(function)' expected \(expected.phrase) here, found \(evaluator.phrase(value))\(expected.advice(for: evaluator.type(of: value)))"
    case .conversion(let value, let type): conversion(value, type)
    case .notText(let value): notText(value)
    case .words(let words): words
    case .limit(let limit): Self.limit(limit, evaluator.limits)
    }
  }

  private func noValue(_ name: String) -> String {
    "'\(name)' has no value here" + (evaluator.absences[name].map { ": \($0)" } ?? "")
  }

  private func operand(_ sign: Operator, _ value: Value) -> String {
    if let words = tooLarge(value) { return words }
    if sign == .not { return "'!' expected true or false, found \(evaluator.phraseOfNoFlag(value))" }
    return "'-' expected a number, found \(evaluator.phrase(value))"
  }

  private func operands(_ sign: Operator, _ left: Value, _ right: Value) -> String {
    if let words = tooLarge(left) ?? tooLarge(right) { return words }
    let both = "\(evaluator.phrase(left)) and \(evaluator.phrase(right))"
    let types = [evaluator.type(of: left), evaluator.type(of: right)]
    if types == [.int, .uint] || types == [.uint, .int] {
      return "'\(sign.spelling)' cannot mix \(both); write int(…) or uint(…) around one of them"
    }
    switch sign {
    case .within: return "'in' expected a list or a map on its right, found \(evaluator.phrase(right))"
    case .add where types.contains(.string):
      let isText = types.allSatisfy { [.string, .int, .uint, .double, .bool].contains($0) }
      return "'+' cannot join \(both)" + (isText ? "; write string(…) around what is no text" : "")
    case .add: return "'+' expected two numbers, two texts or two lists, found \(both)"
    case .remainder where types.allSatisfy { [.int, .uint, .double].contains($0) }:
      return "'%' expected two whole numbers, found \(both)"
    case .less, .lessOrEqual, .greater, .greaterOrEqual: return "'\(sign.spelling)' cannot compare \(both)"
    default: return "'\(sign.spelling)' expected two numbers, found \(both)"
    }
  }

  private func tooLarge(_ value: Value) -> String? {
    guard evaluator.type(of: value) == nil, case .node(let reference) = value else { return nil }
    let digits = evaluator.view(of: reference).string(of: reference.node)
    return "the number \(Evaluator.short(digits)) is too large to compute with: whole numbers have 64 bits"
  }

  private func noKey(_ key: Value, _ map: Value, _ operand: Range<UInt32>?) -> String {
    let start = "no key \(bare(key)) in \(name(operand, else: "the map"))"
    if let near = nearest(to: key, in: map) { return "\(start); did you mean '\(Evaluator.short(near))'?" }
    let keys = keys(of: map, most: 6).map(bare)
    if keys.isEmpty { return "\(start), which is empty" }
    return "\(start), which has \(keys.prefix(5).joined(separator: ", "))\(keys.count > 5 ? ", …" : "")"
  }

  private func noKeys(_ value: Value, _ key: Value, _ operand: Range<UInt32>?) -> String {
    let start = "\(name(operand, else: "the value")) is \(evaluator.phrase(value)), which has no key \(bare(key))"
    guard evaluator.type(of: value) == .list else { return start }
    return "\(start); an element is named by its place, as in [0]"
  }

  private func nearest(to key: Value, in map: Value) -> String? {
    guard let key = evaluator.text(of: key) else { return nil }
    return Spelling.nearest(to: key, in: keys(of: map, most: 200).compactMap(evaluator.text))
  }

  private func keys(of map: Value, most: Int) -> [Value] {
    guard var cursor = ElementCursor(over: map, in: evaluator) else { return [] }
    var keys: [Value] = []
    while keys.count < most, let entry = evaluator.next(&cursor) { keys.append(entry.key) }
    return keys
  }

  private func conversion(_ value: Value, _ type: ValueType) -> String {
    if let words = tooLarge(value) { return words }
    let kind = Self.kinds[type] ?? type.rawValue
    return "'\(type.rawValue)' cannot make \(kind) of \(evaluator.phrase(value))"
  }

  private static let kinds: [ValueType: String] = [
    .int: "a whole number", .uint: "a whole number without a sign", .double: "a number", .bool: "true or false",
    .string: "a text",
  ]

  private func notText(_ value: Value) -> String {
    let found = evaluator.phrase(value)
    switch evaluator.type(of: value) {
    case .null: return "null cannot stand in a text; say what should, as in x == null ? '' : x"
    case .list: return "\(found) cannot stand in a text; join it, as in x.join(', ')"
    case .map: return "\(found) cannot stand in a text; name one of its keys"
    default: return "\(found) cannot stand in a text"
    }
  }

  private static func limit(_ limit: Failure.Limit, _ limits: Limits) -> String {
    switch limit {
    case .steps: "the expression takes more than \(limits.steps.grouped) steps"
    case .bytes: "the expression makes more than \(limits.bytes.grouped) bytes of text and lists"
    case .stepsOfRun: "the expressions of the list take more than \(limits.stepsOfRun.grouped) steps together"
    case .bytesOfRun: "the expressions of the list make more than \(limits.bytesOfRun.grouped) bytes together"
    case .depth: "the value is nested deeper than \(Limits.deepestValue)"
    }
  }

  /// The template's text at a range.
  private func source(_ range: Range<UInt32>?) -> String {
    guard let range else { return "" }
    return String(decoding: text[Int(range.lowerBound)..<Int(range.upperBound)], as: UTF8.self)
  }

  /// What stands at a range, in quotes, unless it is too long to be a name.
  private func name(_ range: Range<UInt32>?, else word: String) -> String {
    let source = source(range)
    return source.isEmpty || source.utf8.count > 40 ? word : "'\(source)'"
  }

  /// A key as it is shown: a text in quotes.
  private func bare(_ key: Value) -> String {
    if let text = evaluator.text(of: key) { return "'\(Evaluator.short(text))'" }
    return evaluator.phrase(key).replacingFirst("the number ", with: "")
  }

  private func isWord(_ text: String) -> Bool {
    text.utf8.allSatisfy { Lexer.isLetter($0) || Lexer.isDigit($0) } && text.utf8.first.map(Lexer.isLetter) == true
  }
}

extension String {
  /// The text without a start that it has, and another in its place.
  fileprivate func replacingFirst(_ start: String, with other: String) -> String {
    hasPrefix(start) ? other + dropFirst(start.count) : self
  }
}
