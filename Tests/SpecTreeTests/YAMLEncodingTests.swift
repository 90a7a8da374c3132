import SpecSource
import SpecTree
import Testing

/// Bytes that cannot be read, or that some readers take for the end of a line.
@Suite("YAML bytes")
struct YAMLEncodingTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let bytes: [UInt8]
    let rule: String
    let message: String
    let range: Range<Int>

    init(_ bytes: [UInt8], _ rule: String, _ message: String, at range: Range<Int>) {
      self.bytes = bytes
      self.rule = rule
      self.message = message
      self.range = range
    }

    init(_ text: String, _ rule: String, _ message: String, at range: Range<Int>) {
      self.init(Array(text.utf8), rule, message, at: range)
    }

    var testDescription: String { String(decoding: bytes, as: UTF8.self).debugDescription }
  }

  private func read(_ bytes: [UInt8]) -> (tree: NodeTree, diagnostics: [Diagnostic]) {
    SpecReader.read(SourceFile(name: "list.yaml", bytes: bytes))
  }

  @Test(
    "what cannot be read is named with its place",
    arguments: [
      Case(
        Array("title: Gr".utf8) + [0xF6, 0xDF] + Array("e\n".utf8), "not-utf8",
        "the byte 0xF6 is not UTF-8 (in Latin-1 it is 'ö'); save the file as UTF-8", at: 9..<10),
      Case(
        Array("日本: ".utf8) + [0xE6, 0x97], "not-utf8",
        "the byte 0xE6 is not UTF-8 (in Latin-1 it is 'æ'); save the file as UTF-8", at: 8..<10),
      Case(
        Array("# ".utf8) + [0x80, 0x0A], "not-utf8", "the byte 0x80 is not UTF-8; save the file as UTF-8", at: 2..<3),
      Case(
        [0x61, 0x3A, 0x20, 0xC0, 0x80], "not-utf8",
        "the byte 0xC0 is not UTF-8 (in Latin-1 it is 'À'); save the file as UTF-8", at: 3..<5),
      Case(
        [0xFF, 0xFE, 0x61, 0x00], "not-utf8", "the file is UTF-16 (little-endian), expected UTF-8; save it as UTF-8",
        at: 0..<2),
      Case(
        [0x00, 0x61, 0x00, 0x3A], "not-utf8", "the file is UTF-16 (big-endian), expected UTF-8; save it as UTF-8",
        at: 0..<2),
      Case(
        [0x61, 0x00, 0x00, 0x00], "not-utf8", "the file is UTF-32 (little-endian), expected UTF-8; save it as UTF-8",
        at: 0..<4),
      Case(
        "a: 1\nb: x\0y\n", "control-character",
        #"the control character U+0000; remove it, or write it as '\x00' in double quotes"#, at: 9..<10),
      Case(
        "é: \"\u{7}\"\n", "control-character",
        #"the control character U+0007; remove it, or write it as '\x07' in double quotes"#, at: 5..<6),
      Case(
        "a: \u{7F}\n", "control-character",
        #"the control character U+007F; remove it, or write it as '\x7F' in double quotes"#, at: 3..<4),
      Case(
        "a: '\u{9F}'\n", "control-character",
        #"the control character U+009F; remove it, or write it as '\x9F' in double quotes"#, at: 4..<6),
      Case(
        "a: \u{FFFE}\n", "control-character",
        #"the control character U+FFFE; remove it, or write it as '\uFFFE' in double quotes"#, at: 3..<6),
      Case(
        "\u{FEFF}a: 1\n---\n\u{FEFF}b: 2\n", "byte-order-mark",
        "a byte order mark (U+FEFF) inside the text, invisible in most editors; remove it", at: 12..<15),
      Case(
        "a: 1 # it\u{2028}is\n", "line-separator",
        "U+2028 (line separator), invisible, ends the line here for some readers; remove it, or write it as "
          + #"'\L' in double quotes"#, at: 9..<12),
      Case(
        "a: x\u{85}y: z: 1\n", "line-separator",
        "U+0085 (next line), invisible, ends the line here for some readers; remove it, or write it as "
          + #"'\N' in double quotes"#, at: 4..<6),
    ])
  func faults(_ testCase: Case) {
    let (tree, findings) = read(testCase.bytes)
    #expect(findings.map(\.rule.id) == [testCase.rule])
    #expect(findings.first?.message == testCase.message)
    #expect(findings.first?.location.range == SourceRange(testCase.range))
    #expect(!tree.isComplete)
  }

  @Test(
    "a line separator in quotes is a warning, and its fix keeps the text",
    arguments: [
      (#"a: "x⌁y""#, UInt32(0x2028), "is a line break for some readers", #"a: "x\Ly""#),
      (#"a: "x⌁ y""#, 0x2029, "is read as a line break, which changes the text", #"a: "x\P y""#),
      (#"a: "x⌁y""#, 0x85, "is read as a line break, which changes the text", #"a: "x\Ny""#),
      (#"a: 'it''s "⌁"'"#, 0x2028, "is a line break for some readers", #"a: "it's \"\L\"""#),
    ])
  func quotedSeparators(text: String, scalar: UInt32, consequence: String, fixed: String) throws {
    let separator = try #require(Unicode.Scalar(scalar))
    let source = text.replacing("⌁", with: String(separator))
    let (tree, findings) = read(Array(source.utf8))
    let finding = try #require(findings.first)
    #expect(findings.count == 1 && tree.isComplete)
    #expect(finding.severity == .warning)
    #expect(finding.message.contains(consequence))
    #expect(Array(source.utf8)[finding.location.range.bytes].elementsEqual(String(separator).utf8))
    let fix = try #require(finding.fixes.first)
    var bytes = Array(source.utf8)
    for edit in fix.edits.reversed() { bytes.replaceSubrange(edit.range.bytes, with: edit.text.utf8) }
    #expect(String(decoding: bytes, as: UTF8.self) == fixed)
    let mended = read(bytes)
    #expect(mended.diagnostics == [])
    let value = mended.tree.withView { view in view.value(of: "a", in: NodeID(0)).map { view.string(of: $0) } }
    #expect(value?.unicodeScalars.contains(separator) == true)
  }

  @Test(
    "a file without a document is empty",
    arguments: ["", " \n\n", "# note\n", "\u{FEFF}", "\u{FEFF}# note"])
  func empty(text: String) {
    let (tree, findings) = read(Array(text.utf8))
    #expect(findings.map(\.rule.id) == ["empty-file"])
    #expect(tree.documents.isEmpty && !tree.isComplete)
  }
}
