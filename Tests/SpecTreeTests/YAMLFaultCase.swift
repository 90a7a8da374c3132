import SpecSource
import SpecTree
import Testing

/// What a text with one fault is answered with: the message, the range, and what is left after the first fix.
struct YAMLFaultCase: CustomTestStringConvertible, Sendable {
  let text: String
  let range: SourceRange
  let message: String
  let fixed: String?
  let safety: Fix.Safety?
  let rule: String

  /// A fault in a text, in which the range of the finding stands between `«` and `»`.
  init(
    _ marked: String, _ message: String, fixed: String? = nil, _ safety: Fix.Safety = .safe, rule: String
  ) {
    let parts = marked.split(separator: /[«»]/, omittingEmptySubsequences: false)
    text = parts.joined()
    let start = parts[0].utf8.count
    range = SourceRange(start..<start + (parts.count > 1 ? parts[1].utf8.count : 0))
    self.message = message
    self.fixed = fixed
    self.safety = fixed == nil ? nil : safety
    self.rule = rule
  }

  var testDescription: String { text.debugDescription }

  /// Compares all of it with what reading says; a fix that is safe must also have mended the fault.
  func check() {
    let findings = Self.findings(text)
    #expect(findings.count == 1)
    guard let finding = findings.first else { return }
    #expect(finding.message == message)
    #expect(finding.rule.id == rule)
    #expect(finding.location.range == range)
    #expect(finding.fixes.first.map { applied($0) } == fixed)
    #expect(finding.fixes.first?.safety == safety)
    if safety == .safe, let fixed { #expect(Self.findings(fixed).filter { $0.severity == .error } == []) }
  }

  private static func findings(_ text: String) -> [Diagnostic] {
    SpecReader.read(SourceFile(name: "list.yaml", bytes: Array(text.utf8))).diagnostics
  }

  private func applied(_ fix: Fix) -> String {
    var bytes = Array(text.utf8)
    for edit in fix.edits.reversed() { bytes.replaceSubrange(edit.range.bytes, with: edit.text.utf8) }
    return String(decoding: bytes, as: UTF8.self)
  }
}
