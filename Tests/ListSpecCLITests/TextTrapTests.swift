import Foundation
import TestSupport
import Testing

/// What list authors write without quotes, and what YAML makes of it: each is a sentence that says so.
@Suite("texts that YAML reads otherwise")
struct TextTrapTests {
  /// A row with some pairs, and what is said of it.
  struct Trap: CustomTestStringConvertible, Sendable {
    let pairs: String
    let said: [String]
    var testDescription: String { pairs }

    init(_ pairs: String, _ said: String...) {
      self.pairs = pairs
      self.said = said
    }
  }

  private func said(_ text: String) -> [String] {
    let run = CommandRun(["validate", "-", "-f", "concise", "--quiet"], input: Array(text.utf8), in: "/")
    return run.output.split(separator: "\n").map { String($0.dropFirst("<stdin>:".count)) }
  }

  @Test("one sentence a trap", arguments: traps)
  func row(_ trap: Trap) {
    let found = said("listspec: 1\ndata: {a: [1, 2], b: x}\nrows:\n- cell: C\n  \(trap.pairs)\n")
    #expect(found == trap.said)
  }

  @Test(
    "every snippet of those that list authors would write has at most one fault, in words of the tool's own",
    .enabled(if: SharedFiles.exist, "needs ../shared"))
  func snippets() throws {
    let lines = String(decoding: try SharedFiles.bytes("examples/yaml-traps.txt"), as: UTF8.self)
      .split(separator: "\n").filter { $0.hasPrefix("FAIL") }
    #expect(lines.count == 29)
    for line in lines {
      // `FAIL 'the snippet as Python writes it'  =>  what a YAML reader says`
      let quoted = line.dropFirst(4).drop { $0 == " " }.split(separator: "  =>").first ?? ""
      let snippet = quoted.dropFirst().dropLast()
        .replacing("\\\\", with: "\u{1}").replacing("\\n", with: "\n").replacing("\\'", with: "'")
        .replacing("\u{1}", with: "\\")
      let found = said(
        snippet.hasPrefix("rows")
          ? "listspec: 1\n\(snippet)\n"
          : "listspec: 1\nrows:\n- cell: C\n  " + snippet.replacing("\n", with: "\n  ") + "\n")
      #expect(found.count == 1, "\(snippet): \(found)")
      #expect(found.allSatisfy { $0.contains(": error: ") && !$0.contains("did not find") }, "\(snippet): \(found)")
    }
  }

  static let traps: [Trap] = [
    Trap(
      "height: $(data.a[0] > 1 ? 80 : 60)",
      "5:11: error: ': ' makes a key of '$(data.a[0] > 1 ? 80'; quote the expression [unquoted-text]"),
    Trap(
      "when: !$(data.b)",
      "5:9: error: '!' before an expression makes a YAML tag; write it inside, in quotes: \"$(!…)\" [unknown-tag]"),
    Trap(
      "text: Order #$(data.b)",
      "5:15: warning: the text ends at 'Order': YAML takes '#$(data.b)' for a comment; quote the text to keep it "
        + "[text-cut]"),
    Trap(
      "backgroundColor: #ff3b30",
      "5:3: error: 'backgroundColor' has no value: '#ff3b30' is a comment; quote it to make it the value [empty-value]"),
    Trap("text: %d items", "5:9: error: no text begins with '%' in YAML; quote the text [unquoted-text]"),
    Trap("text: @me", "5:9: error: no text begins with '@' in YAML; quote the text [unquoted-text]"),
    Trap(
      "text: {count} items",
      "5:9: error: '{' at the beginning opens a mapping, and text follows its end; quote the text [unquoted-text]"),
    Trap(
      "text: {count}",
      "5:9: error: 'text' is a mapping, expected text; quote it if the brackets belong to it [wrong-type]"),
    Trap(
      "text: [Draft]",
      "5:9: error: 'text' is a list, expected text; quote it if the brackets belong to it [wrong-type]"),
    Trap("text: {key: title}", "5:9: error: 'text' is a mapping, expected text [wrong-type]"),
    Trap("text: Re: hello", "5:9: error: ': ' makes a key of 'Re'; quote the text [unquoted-text]"),
    Trap(
      "text: *required",
      "5:9: error: alias '*required' has no anchor; quote the text, or set '&required' before it [unknown-alias]"),
    Trap(
      "canEdit: YES",
      "5:12: error: 'canEdit' is 'YES', expected true or false (YAML 1.2 takes this word for text) [wrong-type]"),
    Trap(
      "text: \"$(data.b == \"x\" ? 1 : 2)\"",
      "5:22: error: a double quote inside double quotes ends the text; use single quotes inside, or write '\\\"' "
        + "[unclosed-quote]"),
    // Commas inside braces, which YAML takes for the end of a text.
    Trap(
      "model: {size: $(size(data.a.filter(x, x > 1)))}",
      "5:17: error: the comma ends the expression, because it stands inside braces without quotes; quote the "
        + "expression [expression-syntax]"),
    Trap(
      "model: {colour: rgba(1,2,3,0.4), next: 1}",
      "5:26: error: '2' has no value: the comma ends the text 'rgba(1' before it; quote the text, or write null "
        + "[empty-value]"),
    Trap(
      "accessibilityLabel: a\n- {cell: C, accessibilityHint: Prices incl. VAT, shipping free, and more}",
      "6:50: error: unknown key 'shipping free' in a row: the comma ends the text 'Prices incl. VAT' before it; quote "
        + "the text if it goes on [unknown-key]"),
    Trap(
      "accessibilityLabel: \"$(data.b)\"\n- {cell: C, text: a, title, height: 1}",
      "6:22: error: unknown key 'title' in a row: the comma ends the text 'a' before it; quote the text if it goes on "
        + "[unknown-key]"),
    Trap("model: {a: \"$(data.b)\", b: }", "5:27: error: 'b' has no value; write null or remove it [empty-value]"),
    // What has no value where it is asked for.
    Trap(
      "height: \"$(model.h)\"",
      "5:14: error: 'model' has no value here: there is no 'model', and no 'forEach' gives one [expression-failed]"),
    Trap(
      "tag: \"row-$(index)\"",
      "5:15: error: 'index' has no value here: it counts the elements of a 'forEach', and none is around this "
        + "[expression-failed]"),
    Trap(
      "when: data.b",
      "5:9: error: 'when' is 'data.b', expected true or false; an expression is written "
        + "\"$(data.b)\" [wrong-type]"),
    Trap(
      "foreach: \"$(data.a)\"\n  tag: \"row-$(index)\"\n  height: \"$(each)\"",
      "5:3: error: unknown key 'foreach' in a row; did you mean 'forEach'? [unknown-key]"),
    // What is read as it looks.
    Trap("text: https://example.com"), Trap("text: What's new?"), Trap("text: 50% off"), Trap("text: People & friends"),
    Trap("text: No"), Trap("text: 12:30"), Trap("model: {a: https://example.com, b: mdi:lightbulb}"),
    Trap("when: $(data.b in ['x', 'y'])"), Trap("tag: a # note"), Trap("model: {a: x, b: ~, c: null}"),
  ]
}
