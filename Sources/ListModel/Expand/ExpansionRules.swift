internal import SpecExpression
public import SpecSource

extension Rule {
  /// What working out expressions, repetitions and conditions may find.
  public static let expansionRules: [Rule] = [
    expressionSyntax, expressionName, expressionFailed, expressionLimit, notRepeatable, notACondition, tooManyNodes,
    fileNotFound, includeCycle, partConflict, sectionNotFound, dataNotFound,
  ]

  /// A file that is named and cannot be read.
  public static let fileNotFound = Rule("file-not-found", .type, .error, "A file that the spec names cannot be read.")
  /// Files that bring each other in.
  public static let includeCycle = Rule(
    "include-cycle", .type, .error, "Files include or extend each other in a circle, or too deep.")
  static let partConflict = Rule(
    "part-conflict", .type, .error, "Two files that make up a list give one name different contents.")
  static let sectionNotFound = Rule(
    "section-not-found", .type, .error, "A section is used that no included file has.")
  static let dataNotFound = Rule("data-not-found", .type, .error, "A path into data leads nowhere.")

  static let expressionSyntax = Rule(
    "expression-syntax", .type, .error, "A text between '$(' and ')' is not written as an expression.")
  static let expressionName = Rule(
    "expression-name", .type, .error, "An expression uses a name that is not there.")
  static let expressionFailed = Rule(
    "expression-failed", .type, .error, "An expression cannot be worked out with the values at hand.")
  static let expressionLimit = Rule(
    "expression-limit", .type, .error, "An expression would cost more time or memory than is allowed.")
  static let notRepeatable = Rule(
    "not-repeatable", .type, .error, "Something is repeated over that is neither a list nor a map.")
  static let notACondition = Rule(
    "not-a-condition", .type, .error, "A condition comes to something that is neither true nor false.")
  static let tooManyNodes = Rule(
    "too-many-nodes", .type, .error, "Repetitions make a list larger than is compiled.")

  /// The rule of a fault in an expression.
  static func expression(_ kind: ExpressionFault.Kind) -> Rule {
    switch kind {
    case .syntax: expressionSyntax
    case .name: expressionName
    case .evaluation: expressionFailed
    case .limit: expressionLimit
    }
  }
}
