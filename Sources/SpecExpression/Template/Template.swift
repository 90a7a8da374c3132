/// A text with expressions, `person-$(each.id)`: parsed once, computed for every element.
public struct Template: Sendable {
  /// A part of the text.
  enum Segment: Sendable {
    /// These bytes of the text, as they are.
    case text(Range<Int>)
    /// The value of an expression: its node, and its range from `$(` to `)`.
    case expression(UInt32, Range<Int>)
  }

  /// What was parsed, with one owner: a template is copied whenever it is worked out, and its arrays are many.
  private final class Content: Sendable {
    let text: [UInt8]
    let segments: [Segment]
    let tree: ExpressionTree

    init(_ text: [UInt8], _ segments: [Segment], _ tree: ExpressionTree) {
      self.text = text
      self.segments = segments
      self.tree = tree
    }
  }

  private let content: Content

  /// The text.
  var text: [UInt8] { content.text }
  var segments: [Segment] { content.segments }
  var tree: ExpressionTree { content.tree }

  /// Parses a text; throws all that is wrong with its expressions.
  public init(_ text: UnsafeBufferPointer<UInt8>, names: ScopeNames) throws(TemplateFaults) {
    try self.init(Array(text), names: names)
  }

  /// Parses a text; throws all that is wrong with its expressions.
  public init(_ text: String, names: ScopeNames) throws(TemplateFaults) {
    try self.init(Array(text.utf8), names: names)
  }

  private init(_ text: [UInt8], names: ScopeNames) throws(TemplateFaults) {
    var parser = TemplateParser(text, names: names)
    parser.parse()
    let faults = parser.faults + parser.nameFaults
    if !faults.isEmpty {
      throw TemplateFaults(all: faults.sorted { $0.range.lowerBound < $1.range.lowerBound })
    }
    self.init(parser)
  }

  /// What a parser has read, whatever it has found.
  init(_ parser: TemplateParser) {
    content = Content(parser.text, parser.segments, parser.tree)
  }

  /// Whether a text means more than itself: whether it has a `$(`, also one that is written `$$(`.
  public static func isLive(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    var place = 0
    while place + 1 < text.count {
      if text[place + 1] == UInt8(ascii: "(") {
        if text[place] == UInt8(ascii: "$") { return true }
        place += 2
      } else {
        place += text[place + 1] == UInt8(ascii: "$") ? 1 : 2
      }
    }
    return false
  }

  /// Whether it is one expression and nothing else, so that its value keeps its type.
  public var isExpression: Bool {
    guard segments.count == 1, case .expression = segments[0] else { return false }
    return true
  }

  /// Whether it reads a variable.
  public func reads(_ slot: Slot) -> Bool { content.tree.slots & 1 << UInt64(slot.index) != 0 }

  /// The value: that of the expression if it is one and nothing else, otherwise a text.
  public func value(in evaluator: inout Evaluator) throws(ExpressionFault) -> Value {
    if content.segments.count == 1, case .expression(let root, let range) = content.segments[0] {
      evaluator.begin(locals: content.tree.localCount)
      defer { evaluator.end() }
      do {
        let value = try evaluator.value(of: root, in: content.tree)
        try evaluator.takeSteps(ofReading: value)
        return value
      } catch {
        throw fault(error, in: range, evaluator)
      }
    }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.count)
    try append(to: &bytes, in: &evaluator)
    return .string(String(decoding: bytes, as: UTF8.self))
  }

  /// Appends the value as text, without making a string; on a fault nothing is appended.
  public func append(to bytes: inout [UInt8], in evaluator: inout Evaluator) throws(ExpressionFault) {
    let start = bytes.count
    evaluator.begin(locals: content.tree.localCount)
    defer { evaluator.end() }
    for segment in content.segments {
      switch segment {
      case .text(let range):
        content.text.withUnsafeBufferPointer { bytes.append(contentsOf: UnsafeBufferPointer(rebasing: $0[range])) }
      case .expression(let root, let range):
        do {
          let value = try evaluator.value(of: root, in: content.tree)
          try evaluator.append(value, to: &bytes)
        } catch {
          bytes.removeLast(bytes.count - start)
          throw fault(error, in: range, evaluator)
        }
      }
    }
  }

  @inline(never)
  private func fault(_ failure: Failure, in range: Range<Int>, _ evaluator: Evaluator) -> ExpressionFault {
    FailureWords(evaluator: evaluator, text: text)
      .fault(failure, in: UInt32(range.lowerBound)..<UInt32(range.upperBound))
  }
}

/// All that is wrong with the expressions of a text; at least one fault, in the order of the text.
public struct TemplateFaults: Error, Equatable, Sendable {
  /// The faults.
  public let all: [ExpressionFault]
}
