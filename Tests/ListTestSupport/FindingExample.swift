public import SpecSource
public import Testing

/// A list with one fault in it, and everything that is said of the fault.
public struct FindingExample: CustomTestStringConvertible, Sendable {
  /// The id of the rule.
  public let rule: String
  /// The list: `⟦…⟧` around what the finding points at, `⟪…⟫` around what its notes point at.
  public let marked: MarkedText
  private let severity: Severity
  private let message: String
  private let notes: [String]
  private let fixes: [String]
  private let fixed: String?
  private let others: [String]

  /// A list and its finding.
  ///
  /// - Parameters:
  ///   - spec: The list in YAML or JSON. `listspec: 1` need not be written in YAML without a `runtime`.
  ///   - notes: The notes' messages, in order.
  ///   - fixes: The titles of all fixes with their safety, such as `safe: rename to 'height'`.
  ///   - fixed: The list after the first fix; the finding must be gone.
  ///   - others: The ids of rules that find another fault in the list.
  public init(
    _ rule: String, _ severity: Severity, _ spec: String, _ message: String, notes: [String] = [],
    fixes: [String] = [], fixed: String? = nil, others: [String] = []
  ) {
    self.rule = rule
    self.severity = severity
    marked = MarkedText(FindingExample.completed(spec))
    self.message = message
    self.notes = notes
    self.fixes = fixes
    self.fixed = fixed.map(FindingExample.completed)
    self.others = others
  }

  /// A list and its error.
  public init(
    _ rule: String, _ spec: String, _ message: String, notes: [String] = [], fixes: [String] = [],
    fixed: String? = nil, others: [String] = []
  ) {
    self.init(rule, .error, spec, message, notes: notes, fixes: fixes, fixed: fixed, others: others)
  }

  /// The list in one line.
  public var testDescription: String { "\(rule): \(marked.text.split(separator: "\n").joined(separator: " ↵ "))" }

  /// A list with the key that every list must have.
  static func completed(_ spec: String) -> String {
    let bare = MarkedText(spec).text
    return bare.contains("listspec") || bare.hasPrefix("{") || bare.hasPrefix("[") ? spec : "listspec: 1\n\(spec)\n"
  }

  /// What is expected of the file, as text that can be compared line by line.
  var expectation: String {
    FindingExample.describe(
      rule, severity, message, MarkedText.marking(marked.ranges, notes: marked.noteRanges, in: marked.text), notes,
      fixes, fixed)
  }

  /// What is found in the file, in the same form.
  func description(of finding: Diagnostic) -> String {
    let places = finding.notes.compactMap { $0.location?.range }.sorted()
    let fixed = finding.fixes.first.map { FindingExample.apply($0, to: marked.text) }
    return FindingExample.describe(
      finding.rule.id, finding.severity, finding.message,
      MarkedText.marking([finding.location.range], notes: places, in: marked.text), finding.notes.map(\.message),
      finding.fixes.map { "\($0.safety): \($0.title)" }, fixed)
  }

  private static func describe(
    _ rule: String, _ severity: Severity, _ message: String, _ text: String, _ notes: [String], _ fixes: [String],
    _ fixed: String?
  ) -> String {
    var lines = ["\(severity): \(message) [\(rule)]"]
    lines += text.split(separator: "\n", omittingEmptySubsequences: false).map { "  | \($0)" }
    lines += notes.map { "note: \($0)" }
    lines += fixes.map { "fix, \($0)" }
    if let fixed { lines += fixed.split(separator: "\n", omittingEmptySubsequences: false).map { "  > \($0)" } }
    return lines.joined(separator: "\n")
  }

  /// A text after a fix; its edits are in order and do not overlap.
  public static func apply(_ fix: Fix, to text: String) -> String {
    let bytes = Array(text.utf8)
    var result: [UInt8] = []
    var place = 0
    for edit in fix.edits {
      guard Int(edit.range.start) >= place, Int(edit.range.end) <= bytes.count else { return "edits overlap" }
      result += bytes[place..<Int(edit.range.start)]
      result += edit.text.utf8
      place = Int(edit.range.end)
    }
    return String(decoding: result + bytes[place...], as: UTF8.self)
  }

  /// Expects that the list has its finding, no other, and not any more after the fix.
  func check(sourceLocation: SourceLocation) {
    let found = SpecSample(marked.text).findings
    let same = found.filter { $0.rule.id == rule }
    let rest = found.filter { $0.rule.id != rule }.map(\.rule.id).sorted()
    let actual = same.map { description(of: $0) }.joined(separator: "\n")
    let all = rest == others.sorted() ? "" : "\nbesides, \(found.filter { $0.rule.id != rule }.map(\.message))"
    #expect(
      actual == expectation && all.isEmpty, "\(LineDifference.text(from: expectation, to: actual))\(all)",
      sourceLocation: sourceLocation)
    for finding in found {
      #expect(throws: Never.self, sourceLocation: sourceLocation) {
        try RecordedFixes.expect(finding, in: marked.text, sourceLocation: sourceLocation)
      }
    }
    guard let fix = same.first?.fixes.first else { return }
    let text = FindingExample.apply(fix, to: marked.text)
    let left = SpecSample(text).findings.filter { $0.rule.id == rule || $0.rule.family == .syntax }
    #expect(left.isEmpty, "after '\(fix.title)': \(left.map(\.message))\n\(text)", sourceLocation: sourceLocation)
  }
}

/// Expects that a list has exactly the finding of its example.
public func expect(_ example: FindingExample, sourceLocation: SourceLocation = #_sourceLocation) {
  example.check(sourceLocation: sourceLocation)
}

/// A list that looks like one with a fault and has none.
public struct CleanExample: CustomTestStringConvertible, Sendable {
  /// The id of the rule that must say nothing.
  public let rule: String
  private let spec: String

  /// A list in which a rule finds nothing, and no other rule an error.
  public init(_ rule: String, _ spec: String) {
    self.rule = rule
    self.spec = FindingExample.completed(spec)
  }

  /// The list in one line.
  public var testDescription: String { "\(rule): \(spec.split(separator: "\n").joined(separator: " ↵ "))" }

  func check(sourceLocation: SourceLocation) {
    let found = SpecSample(spec).findings.filter { $0.rule.id == rule || $0.severity == .error }
    #expect(found.isEmpty, "\(found.map { "\($0.rule.id): \($0.message)" })\n\(spec)", sourceLocation: sourceLocation)
  }
}

/// Expects that a rule finds nothing in a list.
public func expect(_ example: CleanExample, sourceLocation: SourceLocation = #_sourceLocation) {
  example.check(sourceLocation: sourceLocation)
}
