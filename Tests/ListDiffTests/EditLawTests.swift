import Foundation
import TestSupport
import Testing

@Suite("differences as edits")
struct EditLawTests {
  private static let yaml = ["--input-format", "yaml"]

  @Test("edits applied strictly to the old list make the new one, and back", arguments: 0..<10)
  func roundTrip(part: UInt64) throws {
    let folder = try TemporaryFolder()
    for seed in part * 300..<(part + 1) * 300 {
      let old = RandomList(seed: seed)
      let new = seed % 5 == 0 ? RandomList(seed: seed + 7) : old.changed(seed: seed)
      let first = RandomSpelling.text(of: old, seed: seed + 1)
      let second = RandomSpelling.text(of: new, seed: seed + 2)
      try check(first, second, "seed \(seed)", folder)
      if seed % 3 == 0 { try check(second, first, "seed \(seed), back", folder) }
    }
  }

  /// Applies the difference of two lists to the first and compares the result with the second.
  private func check(_ first: String, _ second: String, _ name: String, _ folder: borrowing TemporaryFolder) throws {
    try folder.write(first, to: "old.list")
    try folder.write(second, to: "new.list")
    let edits = CommandRun(["diff", "-f", "edits", "old.list", "new.list"] + Self.yaml, in: folder.path)
    #expect(edits.status < 2, "\(name): \(edits.errors)")
    try folder.write(edits.output, to: "edits.yaml")
    let applied = CommandRun(["apply", "old.list", "edits.yaml"] + Self.yaml, in: folder.path)
    let errors = applied.errors.split(separator: "\n\n").filter { $0.hasPrefix("error") || $0.hasPrefix("listspec") }
    #expect(
      applied.status == 0 && errors.isEmpty,
      "\(name): \(errors.joined(separator: "\n\n"))\n\(first)\n\(second)\n\(edits.output)")
    guard applied.status == 0 else { return }
    try folder.write(applied.output, to: "applied.list")
    let rest = CommandRun(["diff", "applied.list", "new.list"] + Self.yaml, in: folder.path)
    #expect(
      rest.status == 0,
      "\(name): \(rest.output)\n\(first)\n\(second)\n\(edits.output)\n\(applied.output)")
  }
}
