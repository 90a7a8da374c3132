internal import SpecSource

extension Rule {
  /// What only a YAML file can have wrong.
  static let yamlRules: [Rule] = [
    yamlSyntax, unquotedText, unclosedQuote, unclosedBracket, unknownEscape, wrongIndentation, tabIndentation,
    lineSeparator, unknownAlias, aliasLoop, aliasExpansion, unusedAnchor, mergeNotMapping, complexKey, unknownTag,
    tagMismatch, unknownDirective,
  ]

  static let yamlSyntax = Rule("yaml-syntax", .syntax, .error, "The text is not YAML.")
  static let unquotedText = Rule(
    "unquoted-text", .syntax, .error, "A text without quotes has signs in it that mean something else in YAML.")
  static let unclosedQuote = Rule(
    "unclosed-quote", .syntax, .error, "A quote is not closed, or is closed earlier than was meant.")
  static let unclosedBracket = Rule("unclosed-bracket", .syntax, .error, "Brackets or braces do not match.")
  static let unknownEscape = Rule(
    "unknown-escape", .syntax, .error, "A backslash in double quotes begins an escape that YAML does not have.")
  static let wrongIndentation = Rule(
    "wrong-indentation", .syntax, .error, "A line lines up with none of the keys and items that it could belong to.")
  static let tabIndentation = Rule("tab-indentation", .syntax, .error, "A line is indented with tabs.")
  static let lineSeparator = Rule(
    "line-separator", .syntax, .error,
    "A character ends the line for some readers of YAML and not for others, and is invisible.")
  static let unknownAlias = Rule("unknown-alias", .syntax, .error, "An alias names no anchor before it.")
  static let aliasLoop = Rule("alias-loop", .syntax, .error, "An alias stands inside the node that it names.")
  static let aliasExpansion = Rule(
    "alias-expansion", .syntax, .error, "The aliases of a document stand for more nodes than are read.")
  static let unusedAnchor = Rule(
    "unused-anchor", .syntax, .warning, "A text begins with '&' and a word, which YAML takes for an anchor.")
  static let mergeNotMapping = Rule(
    "merge-not-mapping", .syntax, .error, "A merge key '<<' has a value that is neither a mapping nor a list of them.")
  static let complexKey = Rule("complex-key", .syntax, .error, "A key is a list or a mapping.")
  static let unknownTag = Rule("unknown-tag", .syntax, .error, "A value has a tag that lists do not have.")
  static let tagMismatch = Rule("tag-mismatch", .syntax, .error, "A value is not what its tag says.")
  static let unknownDirective = Rule(
    "unknown-directive", .syntax, .warning, "A directive ('%' at the beginning of a line) means nothing here.")
}
