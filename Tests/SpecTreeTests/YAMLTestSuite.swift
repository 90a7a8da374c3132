import Foundation
import SpecSource
import SpecTree
import TestSupport

/// One case of the yaml-test-suite.
struct YAMLSuiteCase: Sendable {
  let id: String
  /// Whether the suite wants the input refused.
  let isError: Bool
  let source: SourceFile
  /// The event lines, document ends without `...`.
  let events: [String]
  /// One JSON value a document, where the value can be told.
  let json: String?

  /// All cases, sorted; none where the suite is absent.
  static let all: [YAMLSuiteCase] = SharedFiles.paths(in: "suites/yaml-test-suite")
    .compactMap { folder in
      guard let input = try? SharedFiles.bytes("\(folder)/in.yaml") else { return nil }
      let id = folder.split(separator: "/").last.map(String.init) ?? folder
      func text(_ name: String) -> String? {
        (try? SharedFiles.bytes("\(folder)/\(name)")).map { String(decoding: $0, as: UTF8.self) }
      }
      let events = (text("test.event") ?? "").split(separator: "\n").map { $0 == "-DOC ..." ? "-DOC" : String($0) }
      return YAMLSuiteCase(
        id: id, isError: text("error") != nil, source: SourceFile(name: "\(id).yaml", bytes: input), events: events,
        json: text("in.json"))
    }

  /// How reading departs from the suite; nil when it does not.
  ///
  /// Tags and directives that a list has no use for are findings of ours on input that the suite holds for valid; the
  /// tree must be right all the same.
  var deviation: YAMLDeviation? {
    let (tree, diagnostics) = SpecReader.read(source, as: .yaml)
    let faults = diagnostics.filter { $0.severity == .error && $0.rule.id != "unknown-tag" }
    if isError { return faults.isEmpty ? .accepted : nil }
    let isWholeTree = faults.allSatisfy { Self.rulesOnWholeTrees.contains($0.rule.id) }
    if isWholeTree, YAMLEvents.lines(of: tree) != events { return .otherEvents }
    return faults.first.map { .refused($0.rule.id) }
  }

  /// Rules of ours that refuse input which the reader has read to its end.
  private static let rulesOnWholeTrees: Set = ["complex-key", "empty-file"]
}

/// How the reader departs from the yaml-test-suite in one case.
enum YAMLDeviation: Hashable, CustomStringConvertible {
  /// Valid input is refused, by the rule with this id.
  case refused(String)
  /// Input is accepted that should not be.
  case accepted
  /// The input is read as something else.
  case otherEvents

  init?(_ text: String) {
    switch text {
    case "accepted": self = .accepted
    case "other events": self = .otherEvents
    default:
      guard text.hasPrefix("refused, "), text.contains("`") else { return nil }
      self = .refused(String(text.dropFirst("refused, ".count).filter { $0 != "`" }))
    }
  }

  var description: String {
    switch self {
    case .refused(let rule): "refused, `\(rule)`"
    case .accepted: "accepted"
    case .otherEvents: "other events"
    }
  }

  /// The deviations that `docs/yaml-deviations.md` owns up to, by case: its rows `| id | deviation | reason |`.
  static func documented() throws -> [String: YAMLDeviation] {
    let page = String(decoding: try RepositoryFiles.bytes("docs/yaml-deviations.md"), as: UTF8.self)
    var found: [String: YAMLDeviation] = [:]
    for line in page.split(separator: "\n") where line.hasPrefix("| `") {
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      guard cells.count == 3, let deviation = YAMLDeviation(cells[1]), cells[2].count > 10 else { continue }
      found[cells[0].filter { $0 != "`" }] = deviation
    }
    return found
  }
}
