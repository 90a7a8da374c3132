/// What an expression may cost: no text of a spec keeps the program busy or fills its memory.
///
/// A step is an operation, an element looked at, or 64 bytes of text. The limits of one evaluation name a single
/// expression that does too much; those of the run hold when each of a hundred thousand rows does a little too much.
public struct Limits: Sendable {
  /// Steps of one evaluation.
  public var steps = 10_000_000
  /// Bytes of the texts, lists and maps that one evaluation makes, kept or not.
  public var bytes = 64 << 20
  /// Steps of all evaluations of an evaluator.
  public var stepsOfRun = 500_000_000
  /// Bytes made by all evaluations of an evaluator.
  public var bytesOfRun = 1 << 30

  /// The longest text with an expression, in bytes.
  public static let longestTemplate = 1 << 16
  /// The deepest nesting of an expression: brackets, calls, `.`, `!`, `-`.
  public static let deepestExpression = 100
  /// The deepest nesting of a value that is compared or written.
  public static let deepestValue = 200
  /// The most states of a pattern of `matches`, repetitions written out.
  public static let largestPattern = 2_000

  /// The usual limits.
  public init() {}
}
