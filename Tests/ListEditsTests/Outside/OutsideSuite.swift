import Foundation
import ListTestSupport
import TestSupport
import Testing

/// A suite from outside, read from its files.
struct OutsideSuite: Sendable, CustomTestStringConvertible {
  /// Its folder.
  let name: String
  /// What is done there, for the page.
  let summary: String
  /// How many cases its files hold.
  let count: Int
  /// Reads its cases.
  let cases: @Sendable () throws -> [OutsideCase]
  /// Why something else comes out here, by the numbers of the cases.
  let reasons: [(reason: String, numbers: [Int])]

  var testDescription: String { name }

  /// Every suite.
  static let all: [OutsideSuite] = [.spruce, .goPatch, .kustomize, .mergePatch, .jsonPatch]

  /// The entries of a file that holds a list of maps.
  static func entries(_ path: String) throws -> [PlainValue] {
    try PlainValue(reading: String(decoding: SharedFiles.bytes("suites/\(path)"), as: UTF8.self)).items ?? []
  }
}
