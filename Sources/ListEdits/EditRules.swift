public import SpecSource

extension Rule {
  /// What reading and applying edits may find, besides what every file may have.
  public static let editRules: [Rule] = [
    unknownEdit, misplacedWord, otherKindEdit, targetNotFound, targetAmbiguous, targetInOtherFile, targetGenerated,
    indexOutOfRange, unexpectedValue, valueNotReachable, unknownSection, severalRemoved, exactDoesNotFit,
    idleEdit, remadeTwice, remakeWithoutCell, remakeWithoutRows,
  ]

  static let unknownEdit = Rule(
    "unknown-edit", .type, .error, "An entry of 'edits' has no operation, or one that is not known.")
  static let misplacedWord = Rule(
    "misplaced-edit-word", .type, .error, "A word of the edit language stands where it says nothing.")
  static let otherKindEdit = Rule(
    "other-kind-edit", .type, .error, "An edit of rows for a collection, or of items for a table.")
  static let targetNotFound = Rule(
    "target-not-found", .type, .error, "An edit names something that the list does not have.")
  static let targetAmbiguous = Rule(
    "target-ambiguous", .type, .error, "An edit names one of several with the same tag and does not say which.")
  static let targetInOtherFile = Rule(
    "target-in-other-file", .type, .error, "An edit names something that stands in another file.")
  static let targetGenerated = Rule(
    "target-generated", .type, .error, "An edit names a row or a section that a 'forEach' makes.")
  static let indexOutOfRange = Rule(
    "index-out-of-range", .type, .error, "An edit names a place that the list does not have.")
  static let unexpectedValue = Rule(
    "unexpected-value", .type, .error, "A value is not the one that an edit expects.")
  static let valueNotReachable = Rule(
    "value-not-reachable", .type, .error, "An edit reaches into a value that is no mapping.")
  static let unknownSection = Rule(
    "unknown-section", .type, .warning, "An edit makes the section that it names, because there is none.")
  static let severalRemoved = Rule(
    "several-removed", .type, .warning, "An edit removes several with the same tag.")
  static let exactDoesNotFit = Rule(
    "exact-does-not-fit", .type, .error, "What 'exact' says of a text cannot be done with it.")
  static let idleEdit = Rule("idle-edit", .type, .warning, "An edit says nothing to do.")
  static let remadeTwice = Rule(
    "remade-twice", .type, .warning, "One step makes the same row or section anew twice.")
  static let remakeWithoutCell = Rule(
    "remake-without-cell", .type, .warning, "A row is made anew and gets no class.")
  static let remakeWithoutRows = Rule(
    "remake-without-rows", .type, .warning, "A section is made anew and gets no rows.")
}
