import SpecSource
import SpecTree
import TestSupport
import Testing

/// The cases of `../shared/suites/JSONTestSuite`.
private func cases(_ prefix: String) -> [String] {
  SharedFiles.paths(in: "suites/JSONTestSuite/test_parsing", suffix: ".json").filter {
    $0.contains("/\(prefix)_")
  }
}

private func read(_ path: String) throws -> (tree: NodeTree, diagnostics: [Diagnostic]) {
  SpecReader.read(SourceFile(name: path, bytes: try SharedFiles.bytes(path)))
}

@Suite("JSON test suite", .enabled(if: SharedFiles.exist, "needs ../shared"))
struct JSONSuiteTests {
  @Test("the suite is there as a whole")
  func size() {
    #expect(["y", "n", "i"].map { cases($0).count } == [95, 188, 35] as [Int])
  }

  @Test("every text that is JSON gives a complete tree", arguments: cases("y"))
  func accepted(path: String) throws {
    let (tree, diagnostics) = try read(path)
    #expect(tree.isComplete)
    #expect(tree.documents.count == 1)
    let isRepeated = path.contains("duplicated_key")
    #expect(diagnostics.map(\.rule.id) == (isRepeated ? ["duplicate-key"] : []))
  }

  @Test("every text that is not JSON is refused with one finding inside the file", arguments: cases("n"))
  func refused(path: String) throws {
    let (tree, diagnostics) = try read(path)
    #expect(!tree.isComplete)
    #expect(tree.documents.isEmpty)
    let finding = try #require(diagnostics.first)
    #expect(diagnostics.count == 1)
    #expect(finding.severity == .error && finding.rule.family == .syntax)
    #expect(Rule.syntaxRules.contains(finding.rule))
    let places = [finding.location] + finding.notes.compactMap(\.location)
    for place in places {
      #expect(place.range.start <= place.range.end && Int(place.range.end) <= tree.source.bytes.count)
    }
  }

  /// The `i_` files that are read; the others are refused. RFC 8259 leaves them open.
  private static let readThough: Set<String> = [
    // Numbers beyond a double's range: the text is kept, and computing with it is the model's affair.
    "i_number_double_huge_neg_exp", "i_number_huge_exp", "i_number_neg_int_huge_exp", "i_number_pos_double_huge_exp",
    "i_number_real_neg_overflow", "i_number_real_pos_overflow", "i_number_real_underflow", "i_number_too_big_neg_int",
    "i_number_too_big_pos_int", "i_number_very_big_negative_int",
    // Within the 512 levels that are read.
    "i_structure_500_nested_arrays",
    // A mark at the first byte is skipped, as RFC 8259 allows.
    "i_structure_UTF-8_BOM_empty_object",
  ]

  @Test("what the standard leaves open is decided, and never crashes", arguments: cases("i"))
  func open(path: String) throws {
    let (tree, diagnostics) = try read(path)
    let name = String(path.split(separator: "/").last!.dropLast(".json".count))
    #expect(tree.isComplete == Self.readThough.contains(name))
    #expect(tree.isComplete == diagnostics.isEmpty)
  }

  @Test(
    "a UTF-16 file is refused by name",
    arguments: cases("i").filter { $0.lowercased().contains("utf-16") || $0.contains("utf16") })
  func wide(path: String) throws {
    let finding = try #require(try read(path).diagnostics.first)
    #expect(finding.rule.id == "not-utf8" && finding.message.contains("UTF-16"))
  }

  private static let transforms = SharedFiles.paths(in: "suites/JSONTestSuite/test_transform", suffix: ".json")

  /// Where swift-foundation 6.3.1 on Linux is wrong, and what the text says.
  private static let foundationIsWrong: [String: JSONTreeValue] = [
    // It goes through Decimal, whose value as a double is a few units off: -1.0000000000000005e-78.
    "y_number_double_close_to_zero.json": .list([.double(-1e-78)]),
    // It takes the magnitude first, which Int64 does not have, and falls back to a double.
    "number_-9223372036854775808.json": .list([.integer(.min)]),
  ]

  @Test("values agree with Foundation's", arguments: cases("y") + transforms)
  func values(path: String) throws {
    let bytes = try SharedFiles.bytes(path)
    let name = String(path.split(separator: "/").last!)
    let expected = Self.foundationIsWrong[name] ?? JSONTreeValue.foundation(bytes)
    #expect(JSONTreeValue.read(bytes)?.inFoundationsTerms == expected)
  }
}
