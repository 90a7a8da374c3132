import SpecSource
import SpecTree
import Testing

/// What JSON readers are known to get wrong.
@Suite("JSON traps")
struct JSONTrapTests {
  private func read(_ text: String) -> (tree: NodeTree, diagnostics: [Diagnostic]) {
    SpecReader.read(SourceFile(name: "list.json", bytes: Array(text.utf8)))
  }

  /// The text of the only scalar of a file.
  private func scalar(_ text: String) throws -> (text: [UInt8], meaning: Scalar) {
    let tree = read(text).tree
    try #require(tree.isComplete && tree.count == 1)
    return tree.withView { (Array($0.text(of: NodeID(0))), $0.scalar(of: NodeID(0))) }
  }

  @Test(
    "a second key is an error that points at the first",
    arguments: [
      (#"{"a": 1, "b": 2, "a": 3}"#, ["duplicate key 'a'"], [17..<20], [1..<4]),
      (#"{"a": 1, "\u0061": 2}"#, ["duplicate key 'a'"], [9..<17], [1..<4]),
      (#"{"a": 1, "a": 2, "a": 3}"#, ["duplicate key 'a'", "duplicate key 'a'"], [9..<12, 17..<20], [1..<4, 1..<4]),
      (#"{"estimatedHeight": 1, "estimatedHeight": 2}"#, ["duplicate key 'estimatedHeight'"], [23..<40], [1..<18]),
      (#"{"<<": {}, "<<": {}}"#, ["duplicate key '<<'"], [11..<15], [1..<5]),
      (#"{"": 1, "": 2}"#, ["duplicate key ''"], [8..<10], [1..<3]),
      (#"{"a": {"b": 1, "b": 2}}"#, ["duplicate key 'b'"], [15..<18], [7..<10]),
    ] as [(String, [String], [Range<Int>], [Range<Int>])])
  func duplicates(text: String, messages: [String], places: [Range<Int>], firsts: [Range<Int>]) {
    let (tree, diagnostics) = read(text)
    #expect(tree.isComplete)
    #expect(diagnostics.map(\.message) == messages)
    #expect(diagnostics.map(\.location.range) == places.map { SourceRange($0) })
    #expect(
      diagnostics.map(\.notes)
        == firsts.map {
          [Diagnostic.Note("first written here", at: Location(.main, SourceRange($0)))]
        })
  }

  @Test(
    "keys compare as bytes",
    arguments: [
      #"{"é": 1, "e\#u{301}": 2}"#, #"{"a": 1, "A": 2}"#, #"{"a": 1, "a ": 2}"#, #"{"\u0000": 1, "": 2}"#,
      #"{"abcdefgh": 1, "abcdefgi": 2}"#, #"{"a": {"a": {"a": 1}}}"#, #"[{"a": 1}, {"a": 1}]"#,
      #"{"k": ["k", "k"], "l": "k"}"#,
    ])
  func distinct(text: String) {
    let (tree, diagnostics) = read(text)
    #expect(tree.isComplete && diagnostics.isEmpty)
  }

  @Test(
    "a number keeps its text, and a whole one its exact value",
    arguments: [
      ("44", Scalar.integer(44)), ("-0", .integer(0)), ("44.0", .double(44)), ("10.10", .double(10.1)),
      ("1e16", .double(1e16)), ("1E400", .double(.infinity)), ("9007199254740993", .integer(9_007_199_254_740_993)),
      ("9223372036854775807", .integer(.max)), ("-9223372036854775808", .integer(.min)),
      ("9223372036854775808", .hugeInteger), ("-9223372036854775809", .hugeInteger),
      ("0.1", .double(0.1)), ("1", .integer(1)), ("true", .bool(true)), ("false", .bool(false)), ("null", .null),
    ])
  func numbers(text: String, meaning: Scalar) throws {
    let scalar = try scalar(" \(text)\n")
    #expect(scalar.text == Array(text.utf8))
    #expect(scalar.meaning == meaning)
  }

  @Test(
    "a string is text, whatever it looks like",
    arguments: [
      (#""""#, ""), (#""true""#, "true"), (#""null""#, "null"), (#""44""#, "44"), (#""\/""#, "/"),
      (#""\"\\\/\b\f\n\r\t""#, "\"\\/\u{8}\u{C}\n\r\t"), (#""\u0041\u00e9\u20AC""#, "Aé€"),
      (#""\ud83d\ude00!""#, "😀!"), (#""\uDBFF\uDFFF""#, "\u{10FFFF}"), (#""a\u0000b""#, "a\0b"),
      (#""\ufeff""#, "\u{FEFF}"), (#""// no comment""#, "// no comment"), (#""\\u0041""#, #"\u0041"#),
      ("\"\u{2028}\u{85}\u{7F}\"", "\u{2028}\u{85}\u{7F}"), ("\"日本語 👩‍👧 e\u{301}\"", "日本語 👩‍👧 e\u{301}"),
      (#""日本\n語""#, "日本\n語"), ("\"ＨＥＩＧＨＴ1234567\"", "ＨＥＩＧＨＴ1234567"),
    ])
  func strings(text: String, expected: String) throws {
    let scalar = try scalar(text)
    #expect(scalar.text == Array(expected.utf8))
    #expect(scalar.meaning == .text)
  }

  @Test("a string of any length ends where it ends, whatever stands around it")
  func lengths() throws {
    // Eight bytes are looked at in one step: every length and every place of what ends a step.
    for length in 0..<40 {
      let plain = String(repeating: "x", count: length)
      #expect(try scalar("\"\(plain)\"").text.count == length)
      #expect(try scalar("\"\(plain)é\(plain)\"").text.count == 2 * length + 2)
      #expect(try scalar("\"\(plain)\\n\(plain)\"").text.count == 2 * length + 1)
      #expect(try scalar("\n" + String(repeating: " ", count: length) + "1").text == [0x31])
      #expect(read("\"\(plain)\u{1}\(plain)\"").diagnostics.map(\.location.range.start) == [UInt32(length + 1)])
      #expect(read("\"\(plain)").diagnostics.map(\.location.range) == [SourceRange(0, 1)])
    }
  }

  @Test("a byte order mark at the beginning is skipped, and places count it")
  func mark() {
    let (tree, diagnostics) = read("\u{FEFF}{\"a\": 1}")
    #expect(tree.isComplete && diagnostics.isEmpty)
    #expect(tree.documents.map(\.range) == [SourceRange(3, 11)])
  }

  @Test("512 levels are read, 513 refused where they are one too many")
  func depth() {
    for (open, close) in [("[", "]"), (#"{"a":"#, "}")] {
      let deepest = String(repeating: open, count: 512) + "1" + String(repeating: close, count: 512)
      #expect(read(deepest).tree.isComplete == true)
      let tooDeep = open + deepest + close
      let (tree, diagnostics) = read(open == "[" ? tooDeep.replacing("1", with: "") : tooDeep)
      #expect(!tree.isComplete)
      #expect(diagnostics.map(\.message) == ["nested deeper than 512 levels, the most that is read"])
      #expect(diagnostics.map(\.location.range.start) == [UInt32(512 * open.utf8.count)])
    }
    // Depth counts what is open, not what was.
    #expect(read("[" + String(repeating: "[[]],", count: 2000) + "[]]").tree.isComplete)
  }

  @Test(
    "a dollar sign is seen wherever a text has one",
    arguments: [
      (#"["a"]"#, false), (#"["a$"]"#, true), (#"{"$": 1}"#, true), (#"["\u0024(a)"]"#, true),
      (#"["long enough for words: $(a)", 1]"#, true), (#"["\n$"]"#, true), (#"["\nlong and without any sign"]"#, false),
    ])
  func dollars(text: String, hasDollar: Bool) {
    #expect(read(text).tree.hasDollar == hasDollar)
  }

  @Test("the format follows the name, else the content")
  func format() {
    #expect(SourceFormat(fileName: "a/b.list.json") == .json)
    #expect(SourceFormat(fileName: "LIST.JSON") == .json)
    #expect(SourceFormat(fileName: "list.yml") == .yaml)
    #expect(SourceFormat(fileName: "<stdin>") == nil)
    #expect(SourceFormat(content: Array("\u{FEFF}\n {\"a\": 1}".utf8)) == .json)
    #expect(SourceFormat(content: Array("a: [1]".utf8)) == .yaml)
  }

  @Test("what begins with a bracket and has no name that tells is JSON, or YAML where it is no JSON")
  func unnamed() {
    for (text, isJSON) in [("{\"a\": 1}", true), ("{a: 1}", false), ("[a, # one\n b]", false)] {
      let (tree, findings) = SpecReader.read(SourceFile(name: "<stdin>", bytes: Array(text.utf8)))
      #expect(tree.isComplete && findings.isEmpty)
      #expect(tree.mayHaveComments == !isJSON, "\(text)")
    }
    // What is neither is explained as what it looks like.
    let (tree, findings) = SpecReader.read(SourceFile(name: "<stdin>", bytes: Array("{\"a\": 1".utf8)))
    #expect(!tree.isComplete && findings.map(\.rule.id) == ["json-syntax"])
    #expect(!SpecReader.read(SourceFile(name: "list.json", bytes: Array("{a: 1}".utf8))).tree.isComplete)
  }
}
