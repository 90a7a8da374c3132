import Foundation
import TestSupport
import Testing

@testable import ListDiff

@Suite("cases of other differs", .enabled(if: SharedFiles.exist, "needs ../shared"))
struct OtherDiffersTests {
  typealias Case = [String: Any]

  /// A row or section is known by its identity; whatever else it has is its text.
  private static func thing(_ value: Any) -> (tag: String, text: String) {
    guard let members = value as? Case else { return ("\(value)", "x") }
    let rest = members.filter { $0.key != "id" && $0.key != "hash" }.sorted { $0.key < $1.key }
    return ("\(members["id"] ?? "")", rest.isEmpty ? "x" : rest.map { "\($0.value)" }.joined(separator: " "))
  }

  private static func quoted(_ text: String) -> String { "\"\(text.replacingOccurrences(of: "\"", with: "\\\""))\"" }

  private static func rows(_ values: [Any]) -> String {
    "["
      + values.map { value in
        let (tag, text) = thing(value)
        return "{tag: \(quoted(tag)), text: \(quoted(text))}"
      }.joined(separator: ", ") + "]"
  }

  private static func list(_ sections: [(model: Any, elements: [Any])]) -> String {
    "listspec: 1\nsections: ["
      + sections.map { section in
        let (tag, text) = thing(section.model)
        return "{tag: \(quoted(tag)), header: {title: \(quoted(text))}, rows: \(rows(section.elements))}"
      }.joined(separator: ", ") + "]"
  }

  /// How many changes there are, counted as the others count.
  private static func count(_ changes: ListChanges) -> Int {
    var count = 0
    for section in changes.sections {
      count += (section.old == nil || section.new == nil ? 1 : 0) + (section.isMoved ? 1 : 0)
      count += section.properties.isEmpty ? 0 : 1
      // What comes or goes with its section is no change of its own.
      for row in section.rows where !(row.old == nil && section.old == nil || row.new == nil && section.new == nil) {
        let isRenamed = row.old.flatMap { old in row.new.map { changes.old.rowTags[old] != changes.new.rowTags[$0] } }
        count += (row.old == nil || row.new == nil ? 1 : 0) + (row.isMoved ? 1 : 0)
        count += row.properties.isEmpty && isRenamed != true ? 0 : 1
      }
    }
    return count
  }

  private func cases(_ suite: String) throws -> [Case] {
    let bytes = try SharedFiles.bytes("suites/\(suite)/cases.json")
    return try #require(try JSONSerialization.jsonObject(with: Data(bytes)) as? [Case])
  }

  private func check(_ old: String, _ new: String, atMost count: Int?, _ name: String) {
    let changes = DiffedPair.changes(old, new)
    #expect(BatchSimulator.faults(of: BatchStages.stages(for: changes), for: changes) == [], "\(name)")
    if let count { #expect(Self.count(changes) <= count, "\(name): \(old)\n\(new)") }
    let back = DiffedPair.changes(new, old)
    #expect(BatchSimulator.faults(of: BatchStages.stages(for: back), for: back) == [], "\(name), back")
  }

  @Test("DeepDiff's cases take no more changes")
  func deepDiff() throws {
    let cases = try cases("deepdiff-swift")
    #expect(cases.count == 44)
    for found in cases {
      let (old, new) = (found["old"] as? [Any] ?? [], found["new"] as? [Any] ?? [])
      check(
        "listspec: 1\nrows: \(Self.rows(old))", "listspec: 1\nrows: \(Self.rows(new))",
        atMost: found["change_count"] as? Int, "\(found["name"] ?? "")")
    }
  }

  @Test("DifferenceKit's cases take no more changes")
  func differenceKit() throws {
    let cases = try cases("differencekit")
    #expect(cases.count == 35)
    for found in cases {
      let stages = found["expected_stages"] as? [Case]
      let count = stages.map { stages in
        stages.reduce(0) { sum, stage in
          sum + stage.filter { $0.key != "data" }.reduce(0) { $0 + (($1.value as? [Any])?.count ?? 0) }
        }
      }
      let texts = ["source", "target"].map { key -> String in
        let values = found[key] as? [Any] ?? []
        guard found["kind"] as? String == "sectioned" else { return "listspec: 1\nrows: \(Self.rows(values))" }
        return Self.list(values.compactMap { $0 as? Case }.map { ($0["model"] ?? "", $0["elements"] as? [Any] ?? []) })
      }
      check(texts[0], texts[1], atMost: count, "\(found["name"] ?? "")")
    }
  }

  @Test("IGListKit's cases take no more changes")
  func igListKit() throws {
    let cases = try cases("iglistkit")
    #expect(cases.count == 28)
    for found in cases {
      let expected = found["expect"] as? Case ?? [:]
      let (old, new) = (found["old"] as? [Any] ?? [], found["new"] as? [Any] ?? [])
      let count = expected["change_count"] as? Int ?? (expected["no_changes"] as? Bool == true ? 0 : nil)
      check(
        "listspec: 1\nrows: \(Self.rows(old))", "listspec: 1\nrows: \(Self.rows(new))", atMost: count,
        "\(found["name"] ?? "")")
    }
  }

  @Test("RxDataSources' cases take no more changes")
  func rxDataSources() throws {
    let cases = try cases("rxdatasources")
    #expect(cases.count == 15)
    for found in cases {
      let expected = found["expected"] as? [Case]
      let count = expected.map { stages in
        stages.reduce(0) { sum, stage in
          sum + ((stage["only"] as? Case)?.values.reduce(0) { $0 + ($1 as? Int ?? 0) } ?? 0)
        }
      }
      let texts = ["initial", "final"].map { key in
        Self.list(
          (found[key] as? [Case] ?? []).map { section in
            (
              section["id"] ?? "",
              (section["items"] as? [Case] ?? []).map { ["id": $0["id"] ?? "", "value": "v\($0["value"] ?? "")"] }
            )
          })
      }
      check(texts[0], texts[1], atMost: count, "\(found["name"] ?? "")")
    }
  }

  @Test("documents of jd and of deepdiff differ exactly when they are not the same, and edits make one of the other")
  func documents() throws {
    var pairs: [(String, String, String)] = []
    for name in ["core.json", "options.json"] {
      let bytes = try SharedFiles.bytes("suites/jd/\(name)")
      for found in try JSONSerialization.jsonObject(with: Data(bytes)) as? [Case] ?? [] {
        pairs.append(("jd \(found["name"] ?? "")", "\(found["content_a"] ?? "")", "\(found["content_b"] ?? "")"))
      }
    }
    let corpus = try SharedFiles.bytes("suites/jd/fuzz-corpus.json")
    for found in try JSONSerialization.jsonObject(with: Data(corpus)) as? [Case] ?? [] {
      pairs.append(("jd \(found["name"] ?? "")", "\(found["a"] ?? "")", "\(found["b"] ?? "")"))
    }
    for found in try cases("deepdiff-python") {
      let texts = try ["t1", "t2"].map { key in
        String(
          decoding: try JSONSerialization.data(
            withJSONObject: found[key] ?? NSNull(), options: [.fragmentsAllowed, .sortedKeys]), as: UTF8.self)
      }
      pairs.append(("deepdiff \(found["name"] ?? "")", texts[0], texts[1]))
    }
    var compared = 0
    for (name, old, new) in pairs {
      // Written anew, since Foundation takes true for 1 where it compares.
      let values = [old, new].map { text in
        (try? JSONSerialization.jsonObject(with: Data(text.utf8), options: .fragmentsAllowed)).flatMap {
          try? JSONSerialization.data(withJSONObject: $0, options: [.fragmentsAllowed, .sortedKeys])
        }
      }
      // Text that is no JSON is no document; an expression would be one of ours.
      guard let first = values[0], let second = values[1], !(old + new).contains("$(") else { continue }
      compared += 1
      let texts = [old, new].map { "listspec: 1\ncells: {A: {model: {}}}\nrows: [{tag: a, cell: A, model: \($0)}]" }
      let changes = DiffedPair.changes(texts[0], texts[1])
      // Numbers are doubles, and these two are one; Foundation keeps their spellings apart.
      if name == "jd floating_point_precision" {
        #expect(changes.isEmpty)
      } else {
        #expect(changes.isEmpty == (first == second), "\(name): \(old) \(new)")
      }
      EditLawTests().check(texts[0], texts[1], name)
    }
    #expect(compared > 100, "\(compared) of \(pairs.count)")
  }
}
