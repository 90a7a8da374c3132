public import SpecSource

extension Rule {
  /// Everything that is not of the language, or not yet of this version of the tool.
  public static let typeRules: [Rule] = [
    notAList, unknownKey, wrongLevel, otherRuntimeKey, otherKindKey, wrongType, unknownValue, outOfRange, missingKey,
    emptyValue,
    nullValue,
    textCut, missingSpace, unsupportedVersion, variantKey, duplicateProperty,
    titleLikeClass, misspeltColor, scrollAnswer,
  ]

  static let notAList = Rule(
    "not-a-list", .type, .error, "The file is of another kind than a list spec, so none of it is read.")
  /// `unknown-key`, which edit files have too.
  public static let unknownKey = Rule(
    "unknown-key", .type, .error, "A key is not of the language, so it would never be read.")
  /// `wrong-level`, which edit files have too.
  public static let wrongLevel = Rule("wrong-level", .type, .error, "A key is of the language, but not of this place.")
  /// `other-runtime-key`, which checking edit files asks for.
  public static let otherRuntimeKey = Rule(
    "other-runtime-key", .type, .error, "A key is another library's name, or a property that only it has.")
  /// `other-kind-key`, which checking edit files asks for.
  public static let otherKindKey = Rule(
    "other-kind-key", .type, .error, "A key is for tables and the list is a collection, or the other way round.")
  /// `wrong-type`, which edit files have too.
  public static let wrongType = Rule("wrong-type", .type, .error, "A value is not of the kind that its property has.")
  /// `unknown-value`, which edit files have too.
  public static let unknownValue = Rule(
    "unknown-value", .type, .error, "A value is none of the names its property knows.")
  /// `out-of-range`, which edit files have too.
  public static let outOfRange = Rule("out-of-range", .type, .error, "A number lies outside its property's bounds.")
  /// `missing-key`, which edit files have too.
  public static let missingKey = Rule("missing-key", .type, .error, "A mapping lacks a key that it must have.")
  /// `empty-value`, which edit files have too.
  public static let emptyValue = Rule("empty-value", .type, .error, "A key or an entry of a list has no value.")
  /// `null-value`, which edit files have too.
  public static let nullValue = Rule("null-value", .type, .error, "Null is written as the value of a property.")
  static let textCut = Rule(
    "text-cut", .type, .warning, "YAML took what follows a ' #' for a comment and cut the text short.")
  static let missingSpace = Rule(
    "missing-space", .type, .warning, "A row is a text that begins like a key, because no space follows its colon.")
  static let titleLikeClass = Rule(
    "title-like-class", .type, .warning, "A header or footer that is a text looks like the name of a class.")
  static let misspeltColor = Rule(
    "misspelt-colour", .type, .warning, "The name of a colour is a slip away from that of a system colour.")
  /// `unsupported-version`, which edit files have too.
  public static let unsupportedVersion = Rule(
    "unsupported-version", .type, .error,
    "The file is written in a version of the language that the tool does not know.")
  static let variantKey = Rule(
    "variant-key", .type, .error, "A key of variants stands where no variant can be.")
  /// `duplicate-property`, which edit files have too.
  public static let duplicateProperty = Rule(
    "duplicate-property", .type, .error, "One property is written twice under two names.")
  static let scrollAnswer = Rule(
    "scroll-answer", .type, .error, "The delegate is not told about scrolling, only the scroll delegate is.")
}
