import SpecSource
import SpecTree
import Testing

/// What a text that is not JSON is answered with: the message, the range cut out of the text, and what is left after
/// the first fix.
struct JSONFaultCase: CustomTestStringConvertible, Sendable {
  let text: String
  let message: String
  let range: String
  let fixed: String?
  let safety: Fix.Safety?
  let rule: String

  init(
    _ text: String, _ message: String, at range: String, fixed: String? = nil, _ safety: Fix.Safety? = nil,
    rule: String = "json-syntax"
  ) {
    self.text = text
    self.message = message
    self.range = range
    self.fixed = fixed
    self.safety = safety ?? (fixed == nil ? nil : .safe)
    self.rule = rule
  }

  var testDescription: String { text.debugDescription }
}

@Suite("JSON faults")
struct JSONFaultTests {
  @Test(
    "commas and colons",
    arguments: [
      JSONFaultCase(
        "[1, 2 , \n]", "comma before ']', expected none: JSON has no trailing commas", at: ",", fixed: "[1, 2  \n]"),
      JSONFaultCase(
        #"{"a": 1,}"#, "comma before '}', expected none: JSON has no trailing commas", at: ",", fixed: #"{"a": 1}"#),
      JSONFaultCase("[1,,2]", "two commas in a row, expected a value between them", at: ","),
      JSONFaultCase(
        #"{"a":1,,"b":2}"#, "two commas in a row, expected a key in double quotes between them", at: ","),
      JSONFaultCase("[,1]", "expected a value or ']', found ','", at: ","),
      JSONFaultCase("{,}", "expected a key in double quotes or '}', found ','", at: ","),
      JSONFaultCase("[1 2]", "missing ',' after the value", at: "", fixed: "[1, 2]"),
      JSONFaultCase("[1\n  true]", "missing ',' after the value", at: "", fixed: "[1,\n  true]"),
      JSONFaultCase("[[1] [2]]", "missing ',' after the value", at: "", fixed: "[[1], [2]]"),
      JSONFaultCase(
        "{\"a\": 1\n \"b\": 2}", "missing ',' after the value", at: "", fixed: "{\"a\": 1,\n \"b\": 2}"),
      JSONFaultCase(#"{"a": 1 2}"#, "expected ',' or '}', found '2'", at: "2"),
      JSONFaultCase("[1; 2]", "expected ',' or ']', found ';'", at: ";"),
      JSONFaultCase(#"["a": 1]"#, "':' in a list; keys and values stand in braces '{…}'", at: ":"),
      JSONFaultCase(#"{"a" 1}"#, "missing ':' after the key 'a'", at: "", fixed: #"{"a": 1}"#),
      JSONFaultCase(#"{"a" = 1}"#, "expected ':' after the key 'a', found '='", at: "=", fixed: #"{"a" : 1}"#),
      JSONFaultCase(#"{"a" => 1}"#, "expected ':' after the key 'a', found '=>'", at: "=>", fixed: #"{"a" : 1}"#),
      JSONFaultCase(#"{"a": , "b": 1}"#, "the key 'a' has no value", at: #""a""#),
      JSONFaultCase(#"{"a": }"#, "the key 'a' has no value", at: #""a""#),
      JSONFaultCase(#"{"a"}"#, "the key 'a' has no value", at: #""a""#),
      JSONFaultCase(#"{"a":: 1}"#, "expected a value for the key 'a', found ':'", at: ":"),
      JSONFaultCase(#"{"a\nb": ]}"#, #"expected a value for the key 'a\nb', found ']'"#, at: "]"),
    ])
  func punctuation(_ expected: JSONFaultCase) throws { try check(expected) }

  @Test(
    "brackets and the end",
    arguments: [
      JSONFaultCase("[1}", "expected ',' or ']', found '}'", at: "}"),
      JSONFaultCase(#"{"a": 1]"#, "expected ',' or '}', found ']'", at: "]"),
      JSONFaultCase("{]", "expected a key in double quotes or '}', found ']'", at: "]"),
      JSONFaultCase("[1]]", "']' closes nothing", at: "]"),
      JSONFaultCase("]", "expected a value, found ']'", at: "]"),
      JSONFaultCase("{} {}", "a JSON file holds one value, found '{' after it", at: "{"),
      JSONFaultCase("{}\n\n\"more\"", "a JSON file holds one value, found '\"' after it", at: "\""),
      JSONFaultCase("[1], 2", "a JSON file holds one value, found ',' after it", at: ","),
      JSONFaultCase("[1]null", "a JSON file holds one value, found 'null' after it", at: "null"),
      JSONFaultCase("[1, 2\n\n", "the file ends too early, expected ',' or ']'", at: ""),
      JSONFaultCase("[1,", "the file ends too early, expected a value", at: ""),
      JSONFaultCase("[", "the file ends too early, expected a value or ']'", at: ""),
      JSONFaultCase("{", "the file ends too early, expected a key in double quotes or '}'", at: ""),
      JSONFaultCase(#"{"a": 1,"#, "the file ends too early, expected a key in double quotes", at: ""),
      JSONFaultCase(#"{"a""#, "the file ends too early, expected ':' after the key 'a'", at: ""),
      JSONFaultCase(#"{"a":"#, "the file ends too early, expected a value for the key 'a'", at: ""),
      JSONFaultCase("", "the file is empty", at: "", rule: "empty-file"),
      JSONFaultCase(" \r\n\t", "the file is empty", at: "", rule: "empty-file"),
      JSONFaultCase("\u{FEFF}", "the file is empty", at: "", rule: "empty-file"),
    ])
  func structure(_ expected: JSONFaultCase) throws { try check(expected) }

  @Test(
    "strings",
    arguments: [
      JSONFaultCase(
        #"["abc"#, "the string is not closed, expected '\"' before the end of the file", at: "\""),
      JSONFaultCase(
        #"["abc\"#, "the string is not closed, expected '\"' before the end of the file", at: "\""),
      JSONFaultCase(
        "[\"ab\n\"]", "line break in a string; close the string before it with '\"', or write the break as '\\n'",
        at: "\n"),
      JSONFaultCase(
        "[\"ab\r\n\"]", "line break in a string; close the string before it with '\"', or write the break as '\\n'",
        at: "\r\n"),
      JSONFaultCase(
        "[\"ab\\\n\"]", "line break in a string; close the string before it with '\"', or write the break as '\\n'",
        at: "\n"),
      JSONFaultCase(
        "[\"a\tb\"]", "tab in a string, expected '\\t'", at: "\t", fixed: #"["a\tb"]"#, rule: "control-character"),
      JSONFaultCase(
        "[\"a\\\tb\"]", "tab in a string, expected '\\t'", at: "\t", fixed: #"["a\tb"]"#, rule: "control-character"),
      JSONFaultCase(
        "[\"a\0b\"]", "control character 0x00 in a string, expected '\\u0000'", at: "\0", fixed: #"["a\u0000b"]"#,
        rule: "control-character"),
      JSONFaultCase(
        "{\"\u{1B}[0m\": 1}", "control character 0x1B in a string, expected '\\u001B'", at: "\u{1B}",
        fixed: #"{"\u001B[0m": 1}"#, rule: "control-character"),
      JSONFaultCase(
        #"["\d+"]"#, #"unknown escape '\d'; a backslash itself is written '\\'"#, at: #"\d"#, fixed: #"["\\d+"]"#,
        .suggested),
      JSONFaultCase(
        #"["\é"]"#, #"unknown escape '\é'; a backslash itself is written '\\'"#, at: #"\é"#, fixed: #"["\\é"]"#,
        .suggested),
      JSONFaultCase(#"["it\'s"]"#, "a single quote needs no backslash", at: #"\'"#, fixed: #"["it's"]"#),
      JSONFaultCase(#"["\u12"]"#, #"'\u12' needs four hexadecimal digits"#, at: #"\u12"#),
      JSONFaultCase(#"["\u{1F600}"]"#, #"'\u' needs four hexadecimal digits"#, at: #"\u"#),
      JSONFaultCase(#"["\u00"#, #"'\u00' needs four hexadecimal digits"#, at: #"\u00"#),
      JSONFaultCase(
        #"["\ud83dx"]"#, #"'\ud83d' is the first half of a surrogate pair, expected '\uDC00' to '\uDFFF' behind it"#,
        at: #"\ud83d"#),
      JSONFaultCase(
        #"["\ud83d\u0041"]"#,
        #"'\ud83d' is the first half of a surrogate pair, expected '\uDC00' to '\uDFFF' behind it"#, at: #"\ud83d"#),
      JSONFaultCase(
        #"["\uDE00"]"#, #"'\uDE00' is the second half of a surrogate pair, expected '\uD800' to '\uDBFF' before it"#,
        at: #"\uDE00"#),
      JSONFaultCase(
        #"["say "hi" now"]"#, #"expected ',' or ']', found 'hi'; a quote inside a text is written '\"'"#, at: "hi"),
    ])
  func strings(_ expected: JSONFaultCase) throws { try check(expected) }

  @Test(
    "numbers",
    arguments: [
      JSONFaultCase("[01]", "'01' begins with a zero; JSON writes it '1'", at: "01", fixed: "[1]", .suggested),
      JSONFaultCase("[-007]", "'-007' begins with a zero; JSON writes it '-7'", at: "-007", fixed: "[-7]", .suggested),
      JSONFaultCase("[00]", "'00' begins with a zero; JSON writes it '0'", at: "00", fixed: "[0]", .suggested),
      JSONFaultCase(
        "[00.5]", "'00.5' begins with a zero; JSON writes it '0.5'", at: "00.5", fixed: "[0.5]", .suggested),
      JSONFaultCase("[+1]", "'+1' begins with '+'; JSON writes it '1'", at: "+1", fixed: "[1]"),
      JSONFaultCase("[+.5]", "'+.5' begins with '+'; JSON writes it '0.5'", at: "+.5", fixed: "[0.5]"),
      JSONFaultCase(
        "[.5]", "'.5' has no digit before the point; JSON writes it '0.5'", at: ".5", fixed: "[0.5]"),
      JSONFaultCase(
        "[-.5]", "'-.5' has no digit before the point; JSON writes it '-0.5'", at: "-.5", fixed: "[-0.5]"),
      JSONFaultCase("[1.]", "'1.' has no digit after the point; JSON writes it '1.0'", at: "1.", fixed: "[1.0]"),
      JSONFaultCase(
        "[1.e5]", "'1.e5' has no digit after the point; JSON writes it '1.0e5'", at: "1.e5", fixed: "[1.0e5]"),
      JSONFaultCase("[1_000]", "'1_000' has an underscore; JSON writes it '1000'", at: "1_000", fixed: "[1000]"),
      JSONFaultCase("[0x1F]", "'0x1F' is hexadecimal; JSON writes it '31'", at: "0x1F", fixed: "[31]"),
      JSONFaultCase(
        "[0x+5]", "'0x+5' is neither a number nor a text in double quotes", at: "0x+5", fixed: "[\"0x+5\"]",
        .suggested),
      JSONFaultCase("[1e]", "'1e' has no digits in its exponent", at: "1e"),
      JSONFaultCase("[1E+]", "'1E+' has no digits in its exponent", at: "1E+"),
      JSONFaultCase("[-]", "'-' is a sign without a number", at: "-"),
      JSONFaultCase("[- 1]", "'-' is a sign without a number", at: "-"),
      JSONFaultCase(
        "[12px]", "'12px' is neither a number nor a text in double quotes", at: "12px", fixed: #"["12px"]"#, .suggested),
      JSONFaultCase(
        "[1.2.3]", "'1.2.3' is neither a number nor a text in double quotes", at: "1.2.3", fixed: #"["1.2.3"]"#,
        .suggested),
      JSONFaultCase(
        "[2024-01-31]", "'2024-01-31' is neither a number nor a text in double quotes", at: "2024-01-31",
        fixed: #"["2024-01-31"]"#, .suggested),
      JSONFaultCase("[NaN]", "JSON has no 'NaN', expected a finite number or null", at: "NaN"),
      JSONFaultCase("[nan]", "JSON has no 'nan', expected a finite number or null", at: "nan"),
      JSONFaultCase(
        #"{"a": -Infinity}"#, "JSON has no '-Infinity', expected a finite number or null", at: "-Infinity"),
      JSONFaultCase("01", "'01' begins with a zero; JSON writes it '1'", at: "01", fixed: "1", .suggested),
    ])
  func numbers(_ expected: JSONFaultCase) throws { try check(expected) }

  @Test(
    "words",
    arguments: [
      JSONFaultCase("[True]", "JSON has no 'True', expected 'true'", at: "True", fixed: "[true]"),
      JSONFaultCase(#"{"a": FALSE}"#, "JSON has no 'FALSE', expected 'false'", at: "FALSE", fixed: #"{"a": false}"#),
      JSONFaultCase("[None]", "JSON has no 'None', expected 'null'", at: "None", fixed: "[null]"),
      JSONFaultCase("[nil, 1]", "JSON has no 'nil', expected 'null'", at: "nil", fixed: "[null, 1]"),
      JSONFaultCase("[undefined]", "JSON has no 'undefined', expected 'null'", at: "undefined", fixed: "[null]"),
      JSONFaultCase("[~]", "JSON has no '~', expected 'null'", at: "~", fixed: "[null]"),
      JSONFaultCase(
        "[yes]", "JSON has no 'yes', expected 'true', or '\"yes\"' for the text", at: "yes", fixed: "[true]",
        .suggested),
      JSONFaultCase(
        "[ture]", "unknown word 'ture'; did you mean 'true'?", at: "ture", fixed: "[true]", .suggested),
      JSONFaultCase("[nul", "unknown word 'nul'; did you mean 'null'?", at: "nul", fixed: "[null", .suggested),
      JSONFaultCase(
        "[nulls]", "unknown word 'nulls'; did you mean 'null'?", at: "nulls", fixed: "[null]", .suggested),
      JSONFaultCase("[hello]", "the text 'hello' needs double quotes", at: "hello", fixed: #"["hello"]"#),
      JSONFaultCase(
        #"{"a": two words , "b": 1}"#, "the text 'two words' needs double quotes", at: "two words",
        fixed: #"{"a": "two words" , "b": 1}"#),
      JSONFaultCase(
        "{\"h\": $(a ? b : c)\n}", "the text '$(a ? b : c)' needs double quotes", at: "$(a ? b : c)",
        fixed: "{\"h\": \"$(a ? b : c)\"\n}"),
      JSONFaultCase(
        ##"{"color": #ff0000}"##, "the text '#ff0000' needs double quotes", at: "#ff0000",
        fixed: ##"{"color": "#ff0000"}"##),
      JSONFaultCase("[日本]", "the text '日本' needs double quotes", at: "日本", fixed: #"["日本"]"#),
      JSONFaultCase("{name: 1}", "the key 'name' needs double quotes", at: "name", fixed: #"{"name": 1}"#),
      JSONFaultCase(
        #"{"a": 1, first name: 2}"#, "the key 'first name' needs double quotes", at: "first name",
        fixed: #"{"a": 1, "first name": 2}"#),
      JSONFaultCase("{true: 1}", "the key 'true' needs double quotes", at: "true", fixed: #"{"true": 1}"#),
      JSONFaultCase("{1: 1}", "the key '1' needs double quotes", at: "1", fixed: #"{"1": 1}"#),
      JSONFaultCase(
        "listspec: 1\n", "the file is YAML, not JSON; give it a name that ends in '.yaml'", at: "listspec"),
      JSONFaultCase("- a\n", "the file is YAML, not JSON; give it a name that ends in '.yaml'", at: "-"),
      JSONFaultCase("---\na: 1\n", "the file is YAML, not JSON; give it a name that ends in '.yaml'", at: "---"),
    ])
  func words(_ expected: JSONFaultCase) throws { try check(expected) }

  @Test(
    "what other formats have",
    arguments: [
      JSONFaultCase(
        "[1, // one\n2]", "JSON has no comments; remove it, or write the spec in YAML, which has them", at: "// one",
        fixed: "[1, \n2]", .suggested),
      JSONFaultCase(
        "{/* a\nb */\"a\": 1}", "JSON has no comments; remove it, or write the spec in YAML, which has them",
        at: "/* a\nb */", fixed: "{\"a\": 1}", .suggested),
      JSONFaultCase(
        "[1] /* open", "JSON has no comments; remove it, or write the spec in YAML, which has them", at: "/* open",
        fixed: "[1] ", .suggested),
      JSONFaultCase(
        "[1] # one\r\n", "JSON has no comments; remove it, or write the spec in YAML, which has them", at: "# one",
        fixed: "[1] \r\n", .suggested),
      JSONFaultCase(
        "[true// one\n]", "JSON has no comments; remove it, or write the spec in YAML, which has them", at: "// one",
        fixed: "[true\n]", .suggested),
      JSONFaultCase("[1 / 2]", "expected ',' or ']', found '/'", at: "/"),
      JSONFaultCase(
        "{'a': 1}", "text in single quotes, expected double quotes", at: "'a'", fixed: #"{"a": 1}"#),
      JSONFaultCase(
        "['it is', 2]", "text in single quotes, expected double quotes", at: "'it is'", fixed: #"["it is", 2]"#),
      JSONFaultCase("['", "text in single quotes, expected double quotes", at: "'"),
      JSONFaultCase(#"['say "hi"']"#, "text in single quotes, expected double quotes", at: "'"),
      JSONFaultCase("[`a`]", "text in backticks, expected double quotes", at: "`a`", fixed: #"["a"]"#),
      JSONFaultCase("[“a”]", "text in curly quotes, expected double quotes", at: "“a”", fixed: #"["a"]"#),
      JSONFaultCase("<a/>", "expected a value, found '<'", at: "<"),
      JSONFaultCase("[*a]", "expected a value or ']', found '*'", at: "*"),
      JSONFaultCase(
        "[1,\u{A0}2]", "the invisible character U+00A0, expected a value", at: "\u{A0}", fixed: "[1, 2]"),
      JSONFaultCase(
        "[\u{200B}1]", "the invisible character U+200B, expected a value or ']'", at: "\u{200B}", fixed: "[1]"),
      JSONFaultCase(
        "[1]\u{FEFF}", "a byte order mark (U+FEFF) inside the text, invisible in most editors; remove it",
        at: "\u{FEFF}", fixed: "[1]", rule: "byte-order-mark"),
      JSONFaultCase(
        "[1,\u{C}2]", "control character 0x0C, expected a value", at: "\u{C}", rule: "control-character"),
      JSONFaultCase("[\0]", "control character 0x00, expected a value or ']'", at: "\0", rule: "control-character"),
      JSONFaultCase(
        "\u{FEFF}{\"a\": 1,}", "comma before '}', expected none: JSON has no trailing commas", at: ",",
        fixed: "\u{FEFF}{\"a\": 1}"),
    ])
  func foreign(_ expected: JSONFaultCase) throws { try check(expected) }

  @Test(
    "the bracket that is open is pointed at",
    arguments: [
      ("{\"a\": [\n1, 2", 6, "'[' is opened here"), ("[{\"a\": 1]", 1, "'{' is opened here"),
      ("[1}", 0, "'[' is opened here"),
    ])
  func opening(text: String, offset: UInt32, message: String) throws {
    let finding = try #require(read(text).diagnostics.first)
    #expect(finding.notes == [Diagnostic.Note(message, at: Location(.main, SourceRange(offset, offset + 1)))])
  }

  @Test("a string that runs over the line end is pointed at where it begins")
  func beginning() throws {
    let finding = try #require(read("{\"a\": \"b\n}").diagnostics.first)
    #expect(finding.notes == [Diagnostic.Note("the string begins here", at: Location(.main, SourceRange(6, 7)))])
  }

  @Test(
    "bytes that are not UTF-8 are named where they are",
    arguments: [
      (
        [0x5B, 0x22, 0xE9, 0x22, 0x5D], 2..<3,
        "the byte 0xE9 is not UTF-8 (in Latin-1 it is 'é'); save the file as UTF-8"
      ),
      ([0x5B, 0xE9, 0x5D], 1..<2, "the byte 0xE9 is not UTF-8 (in Latin-1 it is 'é'); save the file as UTF-8"),
      ([0x5B, 0x61, 0xFC, 0x5D], 2..<3, "the byte 0xFC is not UTF-8 (in Latin-1 it is 'ü'); save the file as UTF-8"),
      (
        [0x5B, 0x22, 0xC0, 0xAF, 0x22, 0x5D], 2..<4,
        "the byte 0xC0 is not UTF-8 (in Latin-1 it is 'À'); save the file as UTF-8"
      ),
      (
        [0x5B, 0x22, 0xED, 0xA0, 0x80, 0x22, 0x5D], 2..<5,
        "the byte 0xED is not UTF-8 (in Latin-1 it is 'í'); save the file as UTF-8"
      ),
      ([0x22, 0x5C, 0x80, 0x22], 2..<3, "the byte 0x80 is not UTF-8; save the file as UTF-8"),
      ([0x22, 0xF0, 0x9F, 0x98], 1..<4, "the byte 0xF0 is not UTF-8 (in Latin-1 it is 'ð'); save the file as UTF-8"),
    ] as [([UInt8], Range<Int>, String)])
  func encoding(bytes: [UInt8], range: Range<Int>, message: String) throws {
    let (tree, diagnostics) = SpecReader.read(SourceFile(name: "list.json", bytes: bytes))
    #expect(!tree.isComplete)
    #expect(diagnostics.map(\.message) == [message])
    #expect(diagnostics.map(\.location.range) == [SourceRange(range)])
    #expect(diagnostics.map(\.rule.id) == ["not-utf8"])
  }

  @Test(
    "UTF-16 and UTF-32 are refused by name",
    arguments: [
      ([0xFF, 0xFE, 0x5B, 0x00], "UTF-16 (little-endian)"), ([0xFE, 0xFF, 0x00, 0x5B], "UTF-16 (big-endian)"),
      ([0x5B, 0x00, 0x5D, 0x00], "UTF-16 (little-endian)"), ([0x00, 0x5B, 0x00, 0x5D], "UTF-16 (big-endian)"),
      ([0x31, 0x00], "UTF-16 (little-endian)"),
      ([0x7B, 0x00, 0x0A, 0x00, 0x22, 0x00], "UTF-16 (little-endian)"),
      ([0xFF, 0xFE, 0x00, 0x00, 0x5B, 0x00, 0x00, 0x00], "UTF-32 (little-endian)"),
      ([0x00, 0x00, 0x00, 0x5B], "UTF-32 (big-endian)"),
    ] as [([UInt8], String)])
  func wideEncoding(bytes: [UInt8], name: String) {
    let (tree, diagnostics) = SpecReader.read(SourceFile(name: "list.json", bytes: bytes))
    #expect(!tree.isComplete)
    #expect(diagnostics.map(\.message) == ["the file is \(name), expected UTF-8; save it as UTF-8"])
    #expect(diagnostics.map(\.rule.id) == ["not-utf8"])
  }

  @Test("every rule that is reported is a syntax rule, and each id is its own")
  func rules() {
    let ids = Rule.syntaxRules.map(\.id)
    #expect(Set(ids).count == ids.count)
    #expect(Rule.syntaxRules.allSatisfy { $0.family == .syntax && $0.summary.hasSuffix(".") })
  }

  private func read(_ text: String) -> (tree: NodeTree, diagnostics: [Diagnostic]) {
    SpecReader.read(SourceFile(name: "list.json", bytes: Array(text.utf8)), as: .json)
  }

  private func check(_ expected: JSONFaultCase) throws {
    let (tree, diagnostics) = read(expected.text)
    #expect(!tree.isComplete && tree.documents.isEmpty)
    #expect(diagnostics.map(\.message) == [expected.message])
    let finding = try #require(diagnostics.first)
    #expect(tree.source.text(in: finding.location.range) == expected.range)
    #expect(finding.rule.id == expected.rule)
    #expect(Rule.syntaxRules.contains(finding.rule))
    #expect(finding.fixes.first.map { applied($0, to: expected.text) } == expected.fixed)
    #expect(finding.fixes.first?.safety == expected.safety)
  }

  private func applied(_ fix: Fix, to text: String) -> String {
    var bytes = Array(text.utf8)
    for edit in fix.edits.reversed() { bytes.replaceSubrange(edit.range.bytes, with: edit.text.utf8) }
    return String(decoding: bytes, as: UTF8.self)
  }
}
