import ListTestSupport
import SpecSource
import Testing

/// Whether a row without a height is an error, a warning or nothing: what the class says, whether the row is plain, and
/// who else may give the height, in HoloTableView and in UIKit.
@Suite("rows without a height, every combination")
struct HeightMatrixTests {
  /// What the file says of the row's class.
  enum ClassKnowledge: String, CaseIterable {
    case deniesIt, doesNotListIt, notDeclared, none

    var declaration: String {
      switch self {
      case .deniesIt: "cells: {C: {implements: {height: false}}}"
      case .doesNotListIt: "cells: {C: {implements: [didSelect]}}"
      case .notDeclared, .none: "cells: {Other: {style: value1}}"
      }
    }

    var key: String { self == .none ? "" : "cell: C, " }
  }

  /// Who gives the height besides row and class.
  enum Source: String, CaseIterable {
    case nobody, rowHeight, rootDefaults, sectionDefaults, delegate

    var root: String {
      switch self {
      case .nobody, .sectionDefaults: "x-nobody: 1"
      case .rowHeight: "rowHeight: 44"
      case .rootDefaults: "rowDefaults: {height: 44}"
      case .delegate: "delegate: {height: native}"
      }
    }

    var section: String { self == .sectionDefaults ? "rowDefaults: {heightHandler: native}, " : "" }
  }

  struct Case: CustomTestStringConvertible {
    let knowledge: ClassKnowledge
    let isPlain: Bool
    let source: Source

    var testDescription: String { "class \(knowledge), \(isPlain ? "plain" : "not plain"), height by \(source)" }

    /// The severity that the finding must have under HoloTableView.
    var expected: Severity? {
      if source != .nobody { return nil }
      switch knowledge {
      case .deniesIt: return .error
      case .doesNotListIt, .notDeclared: return .warning
      case .none: return isPlain ? nil : .error
      }
    }
  }

  static let cases = ClassKnowledge.allCases.flatMap { knowledge in
    [true, false].flatMap { isPlain in
      Source.allCases.map { Case(knowledge: knowledge, isPlain: isPlain, source: $0) }
    }
  }

  @Test("HoloTableView shows no row without a height", arguments: cases)
  func holo(found: Case) {
    #expect(severities(found, "holo") == (found.expected.map { [$0] } ?? []))
  }

  @Test("UIKit works out every height", arguments: cases)
  func uikit(found: Case) {
    let spec = Self.spec(found, "uikit").replacing("heightHandler: native", with: "height: native")
    #expect(SpecSample(spec).findings.map(\.message) == [])
  }

  private func severities(_ found: Case, _ runtime: String) -> [Severity] {
    let findings = SpecSample(Self.spec(found, runtime)).findings
    #expect(findings.allSatisfy { $0.rule.id == "missing-height" }, "\(findings.map(\.message))")
    return findings.map(\.severity)
  }

  private static func spec(_ found: Case, _ runtime: String) -> String {
    let shown = found.isPlain ? "text: a" : "accessoryType: checkmark"
    return """
      listspec: 1
      runtime: \(runtime)
      \(found.source.root)
      \(found.knowledge.declaration)
      sections: [{\(found.source.section)rows: [{\(found.knowledge.key)\(shown)}]}]

      """
  }
}
