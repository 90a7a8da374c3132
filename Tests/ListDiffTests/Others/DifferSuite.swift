import ListTestSupport
import TestSupport
import Testing

/// The test data of another differ.
struct DifferSuite: Sendable, CustomTestStringConvertible {
  /// Its folder.
  let name: String
  /// How many cases its files hold.
  let count: Int
  /// What its changes are counted in.
  let measure: DifferCase.Measure
  /// Reads its cases.
  let cases: @Sendable () throws -> [DifferCase]
  /// Why there are more changes here, by the names of the cases.
  var reasons: [(reason: String, names: [String])] = []

  var testDescription: String { name }

  /// Every suite.
  static let all: [DifferSuite] = [.deepDiff, .differenceKit, .igListKit, .rxDataSources, .jd, .deepDiffPython, .dyff]

  /// The entries of a file that holds a list of maps.
  static func entries(_ path: String) throws -> [PlainValue] {
    try PlainValue(reading: text(path)).items ?? []
  }

  /// The text of a file.
  static func text(_ path: String) throws -> String {
    String(decoding: try SharedFiles.bytes("suites/\(path)"), as: UTF8.self)
  }
}
