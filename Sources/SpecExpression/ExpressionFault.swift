/// What is wrong with an expression, as the user is told: a value, not a thrown surprise; parsing gives all of them,
/// evaluation the first.
public struct ExpressionFault: Error, Equatable, Sendable {
  /// What kind of mistake it is.
  public enum Kind: String, CaseIterable, Sendable {
    /// It is not written as an expression.
    case syntax
    /// It names a variable or a function that there is not.
    case name
    /// It cannot be computed with the values at hand.
    case evaluation
    /// It would cost more than is allowed.
    case limit
  }

  /// What kind of mistake it is.
  public var kind: Kind
  /// What was found, what was expected, what to do: lower case, no full stop.
  public var message: String
  /// The smallest part that is wrong, in bytes of the template's text.
  public var range: Range<Int>
  /// The text that would mend it in the place of `range`, where there is one.
  public var replacement: String?

  /// A mistake at a range of a template's text.
  public init(_ kind: Kind, _ message: String, at range: Range<Int>, replacement: String? = nil) {
    self.kind = kind
    self.message = message
    self.range = range
    self.replacement = replacement
  }
}
