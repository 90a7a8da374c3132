import ListEdits
import ListTestSupport
import SpecSource
import SpecTree
import Testing

/// Edits that give back the very bytes, where the list is the text that they were written for.
@Suite("exact edits")
struct ExactTests {
  private static let list = "listspec: 1\nrows:\n  - {tag: a, text: é}  # one\n  - {tag: b}\n"
  private static let before = "listspec: 1\nrows: [{tag: z}]\n"

  /// A file that makes `before` of `list`, and of other lists takes a row out.
  private static func undo(
    of text: String = list, edits: String? = "[{removeRows: [a]}]", _ replacements: String? = nil
  ) -> String {
    let digest = SHA256.hex(of: Array(text.utf8))
    let replacements = replacements ?? "[[17, \(text.utf8.count), \" [{tag: z}]\\n\"]]"
    return "listspec-edits: 1\nexact: {sha256: \"\(digest)\", replace: \(replacements)}\n"
      + (edits.map { "edits: \($0)\n" } ?? "")
  }

  @Test("the bytes are given back where the digest is the list's, and the edits are not done")
  func fitting() throws {
    for edits in ["[{removeRows: [a]}]", nil] {
      let sample = try EditSample(Self.list, Self.undo(edits: edits))
      #expect(sample.findings == [])
      #expect(sample.text == Self.before)
      #expect(sample.outline == "root[z]")
    }
    let upper = Self.undo().replacing(#/"[0-9a-f]{64}"/#) { $0.output.uppercased() }
    #expect(try EditSample(Self.list, upper).text == Self.before)
  }

  @Test("of any other text the edits are done, be it by a byte in a comment")
  func other() throws {
    let other = Self.list.replacing("one", with: "two")
    let sample = try EditSample(other, Self.undo())
    #expect(sample.findings == [])
    #expect(sample.text == "listspec: 1\nrows:\n  - {tag: b}\n")
  }

  @Test("without edits, another text is refused")
  func noEdits() throws {
    let sample = try EditSample(Self.list + "\n", Self.undo(edits: nil))
    #expect(
      sample.findings == [
        "error: 'exact' gives back the bytes of one text only, and 'list.yaml' is another; there are no 'edits' to be "
          + "done instead [exact-does-not-fit]"
      ])
    let place = sample.diagnostics[0].location
    #expect(place == Location(FileID(1), SourceRange(18, 23)))
  }

  @Test("the text is that which edits before have made, and edits behind see what is given back")
  func chain() throws {
    let start = Self.list.replacing("  - {tag: b}\n", with: "")
    let first = "- insertRows: {after: a, rows: [{tag: b}]}"
    #expect(try EditSample(start, first).text == Self.list)
    let sample = try EditSample(start, first, Self.undo(), "- makeRows: [{tag: y}]")
    #expect(sample.findings == [])
    #expect(sample.text == "listspec: 1\nrows: [{tag: z}, {tag: y}]\n")
    // Several documents in one file are one behind the other as well.
    let files = EditSample.completed(first) + "---\n" + Self.undo()
    #expect(try EditSample(start, files).text == Self.before)
  }

  @Test("bytes are given back once in a file: a short one cannot ask for the digest of a long list again and again")
  func repetition() throws {
    let undo = Self.undo()
    let sample = try EditSample(Self.list, undo + "---\n" + undo)
    #expect(
      sample.findings == [
        "error: one document of a file may have 'exact', and one before this has it; apply files of edits one after the "
          + "other [exact-does-not-fit]"
      ])
    let start = UInt32(undo.utf8.count) + 4 + 18
    #expect(sample.diagnostics[0].location == Location(FileID(1), SourceRange(start, start + 5)))
    #expect(sample.text == Self.list)
  }

  @Test("notes do not point into a text that is gone", arguments: [true, false])
  func notes(isOneFile: Bool) throws {
    let start = "listspec: 1\nrows:\n  - {tag: a, text: A text so long that the new list is much shorter}\n"
    let first = EditSample.completed("- updateRows: [{tag: a, expect: {text: B}, height: 4}]")
    let warned = try EditSample(start, first, compat: .holo)
    #expect(warned.findings.count == 1)
    #expect(warned.diagnostics.flatMap(\.notes).contains { $0.location?.file == .main })
    let undo = Self.undo(of: warned.text, "[[17, \(warned.text.utf8.count), \" []\\n\"]]")
    let sample = try EditSample(start, first + "---\n" + undo, compat: .holo)
    #expect(sample.text == "listspec: 1\nrows: []\n")
    #expect(sample.findings == warned.findings)
    #expect(!sample.diagnostics.flatMap(\.notes).contains { $0.location?.file == .main })
  }

  @Test(
    "what cannot be done is refused, at the replacement or at 'exact'",
    arguments: [
      (
        "[[0, 0, \"# \"], ⟦[61, 62, \"\"]⟧]",
        "the replacement of bytes 61 to 62 reaches beyond the text, which has 61"
      ),
      ("[⟦[38, 38, \"x\"]⟧]", "the replacement of bytes 38 to 38 begins or ends within a character"),
      ("[[17, 61, \" [\"]]", "what 'exact' gives back cannot be read: "),
      ("[[0, 61, \"\"]]", "what 'exact' gives back cannot be read: the file is empty"),
    ])
  func refused(replacements: String, message: String) throws {
    #expect(Self.list.utf8.count == 61)
    let marked = MarkedText(Self.undo(replacements))
    let sample = try EditSample(Self.list, marked.text)
    #expect(sample.findings.count == 1)
    #expect(sample.findings[0].hasPrefix("error: \(message)"), "\(sample.findings)")
    #expect(sample.findings[0].hasSuffix("[exact-does-not-fit]"))
    // Where no replacement is at fault, the key is marked.
    let places = marked.ranges.isEmpty ? [SourceRange(18, 23)] : marked.ranges
    #expect(sample.diagnostics.map(\.location.range) == places)
  }

  @Test("where there are fewer documents than before, none is taken for another")
  func documents() throws {
    let list = Self.list + "---\n" + Self.list
    let (tree, _) = SpecReader.read(SourceFile(name: "list.yaml", bytes: Array(list.utf8)))
    let undo = Self.undo(of: list, "[[61, \(list.utf8.count), \"\"]]")
    let (edits, _) = SpecReader.read(SourceFile(name: "edits", id: FileID(1), bytes: Array(undo.utf8)))
    var first = TreeDraft(tree.documents[0], of: tree)
    #expect(EditRunner.apply(edits, to: &first, EditRunner.Options()).isEmpty)
    #expect(String(decoding: first.bytes(), as: UTF8.self) == Self.list)
    var second = TreeDraft(tree.documents[1], of: tree)
    #expect(
      EditRunner.apply(edits, to: &second, EditRunner.Options()).map(\.message) == [
        "what 'exact' gives back has fewer documents than the file"
      ])
  }
}
