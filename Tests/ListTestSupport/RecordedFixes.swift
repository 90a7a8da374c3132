import Foundation
public import SpecSource
import TestSupport
public import Testing

/// The fixes whose result is recorded: those that `docs/rules.md` shows with the text that they make of an example.
///
/// Whatever a test finds in a list it gives here, so that a rule that comes to offer a fix has to show it.
public struct RecordedFixes: Sendable {
  /// A fix without the names that it was made of.
  private struct Kind: Hashable {
    let rule: String
    let safety: String
    let title: String
  }

  private let kinds: Set<Kind>

  /// What is recorded now.
  public static let shared = Result { try RecordedFixes(page: RepositoryFiles.bytes("docs/rules.md")) }

  /// The fixes that a page of rules shows.
  init(page: some Sequence<UInt8>) {
    var kinds: Set<Kind> = []
    var rule = ""
    for line in String(decoding: Array(page), as: UTF8.self).split(separator: "\n") {
      if line.hasPrefix("### ") { rule = String(line.dropFirst(4)) }
      guard line.hasPrefix("Fixed, "), line.hasSuffix(":"), let colon = line.firstIndex(of: ":") else { continue }
      let safety = line[..<colon].dropFirst("Fixed, ".count)
      kinds.insert(
        Kind(rule: rule, safety: String(safety), title: Self.shape(of: line[colon...].dropFirst(2).dropLast())))
    }
    self.kinds = kinds
  }

  /// How many rules show a fix.
  public var rules: Int { Set(kinds.map(\.rule)).count }

  /// Whether a fix like this one is recorded for a rule.
  public func contains(_ fix: Fix, of rule: String) -> Bool {
    contains(rule, fix.safety.rawValue, fix.title)
  }

  /// Whether a fix with a title is recorded for a rule.
  public func contains(_ rule: String, _ safety: String, _ title: String) -> Bool {
    kinds.contains(Kind(rule: rule, safety: safety, title: Self.shape(of: title[...])))
  }

  /// A title with what stands in single quotes or braces, and numbers, left out.
  private static func shape(of title: Substring) -> String {
    String(title.replacing(/'.*'/, with: "''").replacing(/\{.*\}/, with: "{}").replacing(/[0-9.]+/, with: "0"))
  }

  /// Expects that every fix of a finding in a list is recorded.
  public static func expect(_ finding: Diagnostic, in text: String, sourceLocation: SourceLocation = #_sourceLocation)
    throws
  {
    let recorded = try shared.get()
    for fix in finding.fixes where !recorded.contains(fix, of: finding.rule.id) {
      Issue.record(
        "no example of '\(finding.rule.id)' shows the fix '\(fix.safety.rawValue): \(fix.title)'; add one to its page\n\(text)",
        sourceLocation: sourceLocation)
    }
  }
}
