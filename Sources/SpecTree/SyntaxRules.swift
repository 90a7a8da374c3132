public import SpecSource

extension Rule {
  /// Everything that keeps a file from being read, or makes it say something else than it seems to say.
  public static let syntaxRules: [Rule] =
    [duplicateKey, tooDeep, notUTF8, controlCharacter, byteOrderMark, emptyFile, conflictMarkers]
    + jsonRules + yamlRules

  static let duplicateKey = Rule("duplicate-key", .syntax, .error, "A mapping has the same key twice.")
  static let tooDeep = Rule("too-deep", .syntax, .error, "The nesting is deeper than is read.")
  static let notUTF8 = Rule("not-utf8", .syntax, .error, "The file is not UTF-8 text.")
  static let controlCharacter = Rule(
    "control-character", .syntax, .error, "The text has a control character that the format does not allow.")
  static let byteOrderMark = Rule(
    "byte-order-mark", .syntax, .error, "A byte order mark stands elsewhere than at the beginning of the file.")
  /// A file without content, which a configuration may be.
  public static let emptyFile = Rule("empty-file", .syntax, .error, "The file has no content.")
  static let conflictMarkers = Rule(
    "conflict-markers", .syntax, .error, "The file has the marks that a merge leaves where two sides clash.")
}

extension Diagnostic {
  /// The same key twice in one mapping; `isMerge` for the YAML merge key, which wants other words.
  static func duplicateKey(_ name: String, isMerge: Bool, at place: Location, first: Location) -> Diagnostic {
    let message =
      isMerge
      ? "a second merge key '<<' in one mapping; merge several mappings with one list: '<<: [*first, *second]'"
      : "duplicate key '\(name)'"
    return Diagnostic(.duplicateKey, message, at: place, notes: [Note("first written here", at: first)])
  }

  /// The bracket, brace or indentation that opens one level too many.
  static func tooDeep(at place: Location) -> Diagnostic {
    Diagnostic(.tooDeep, "nested deeper than \(TreeBuilder.deepestNesting) levels, the most that is read", at: place)
  }

  /// Bytes that are no UTF-8 sequence; `place` covers the bytes that belong to the fault.
  static func notUTF8(firstByte: UInt8, at place: Location) -> Diagnostic {
    let latin = firstByte >= 0xA0 ? " (in Latin-1 it is '\(Unicode.Scalar(firstByte))')" : ""
    return Diagnostic(.notUTF8, "the byte \(hex(firstByte)) is not UTF-8\(latin); save the file as UTF-8", at: place)
  }

  /// A file in UTF-16 or UTF-32, which is never read.
  static func wideEncoding(_ encoding: WideEncoding, in file: FileID) -> Diagnostic {
    Diagnostic(
      .notUTF8, "the file is \(encoding.rawValue), expected UTF-8; save it as UTF-8",
      at: Location(file, SourceRange(0, UInt32(encoding.unitSize))))
  }

  /// U+FEFF where it is not the first character of the file.
  static func byteOrderMark(at place: Location) -> Diagnostic {
    Diagnostic(
      .byteOrderMark, "a byte order mark (U+FEFF) inside the text, invisible in most editors; remove it", at: place,
      fixes: [Fix("remove the byte order mark", .safe, [TextEdit(place.range, "")])])
  }

  /// A file with nothing in it, or nothing that counts.
  static func emptyFile(at place: Location) -> Diagnostic {
    Diagnostic(.emptyFile, "the file is empty", at: place)
  }

  /// A byte as messages write it: `0x0A`.
  static func hex(_ byte: UInt8) -> String { "0x\(byte.hexadecimal(digits: 2))" }
}
