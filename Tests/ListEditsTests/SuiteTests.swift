import Foundation
import ListEdits
import TestSupport
import Testing

/// HoloTableView's own tests as somebody else wrote them down: `suites/holotableview-edits`.
@Suite("the suite of Holo's edits", .enabled(if: SharedFiles.exist, "needs ../shared"))
struct SuiteTests {
  private typealias Map = [String: Any]

  @Test("every step of every case leads to what the suite expects")
  func cases() throws {
    let bytes = try SharedFiles.bytes("suites/holotableview-edits/cases.json")
    let cases = try #require(try JSONSerialization.jsonObject(with: Data(bytes)) as? [Map])
    #expect(cases.count == 23)
    var steps = 0
    for example in cases {
      let name = example["name"] as? String ?? ""
      let start = (example["start"] as? [Map] ?? []).map(Self.section)
      var text = try Self.text(["listspec": 1, "runtime": "holo", "sections": start])
      for step in example["steps"] as? [Map] ?? [] {
        let edits = try Self.text(["listspec-edits": 1, "edits": [Self.edit(step)]])
        let sample = try EditSample(text, edits, compat: .holo)
        #expect(!sample.isRefused, "\(name): \(sample.findings)")
        text = sample.quotedFlow
        try check(WrittenList(text), step["expect"] as? Map ?? [:], "\(name): \(edits)")
        steps += 1
      }
    }
    #expect(steps == 49)
  }

  private func check(_ list: WrittenList, _ expected: Map, _ name: String) throws {
    for (key, value) in expected {
      switch key {
      case "section_count": #expect(list.value("sections") == "\(value)", "\(name)")
      case "row_counts":
        let counts = value as? [Int] ?? []
        #expect(counts.indices.map { list.value("#\($0) count") } == counts.map(String.init), "\(name)")
      case "sections":
        for (number, wanted) in value as? [String: Map] ?? [:] { check(list, "#\(number)", wanted, name) }
      default: Issue.record("the suite expects '\(key)', which is not looked at")
      }
    }
  }

  private func check(_ list: WrittenList, _ place: String, _ wanted: Map, _ name: String) {
    for (key, value) in wanted {
      if key == "row_count" {
        #expect(list.value("\(place) count") == "\(value)", "\(name)")
      } else if let rows = value as? [Map], key == "rows" {
        for (number, row) in rows.enumerated() { check(list, "\(place)/#\(number)", row, name) }
      } else if let items = value as? [Any] {
        #expect(list.value("\(place) \(key) count") == "\(items.count)", "\(name)")
      } else {
        let found = list.value("\(place) \(key)").replacing("\"", with: "")
        // A number and a flag are one class in Foundation.
        let isFlag = found == "true" || found == "false"
        let wanted = isFlag ? "\((value as? Bool) ?? false)" : "\(value)".replacing("<unset>", with: "absent")
        let isDefault = wanted == "absent" && ["none", "default", "UITableViewHeaderFooterView"].contains(found)
        #expect(found == wanted || isDefault, "\(name): \(place) \(key)")
      }
    }
  }

  private static func edit(_ step: Map) -> Map {
    let operation = step["op"] as? String ?? ""
    let rows = (step["rows"] as? [Map])?.map(row)
    let sections = (step["sections"] as? [Map])?.map(section)
    var value: Any = rows ?? sections ?? step["tags"] ?? true
    var parts: Map = rows.map { ["rows": $0] } ?? sections.map { ["sections": $0] } ?? [:]
    if let section = step["section"] { parts["in"] = section }
    if let index = step["index"] { parts["at"] = index }
    if parts.count > 1 { value = parts }
    return [operation: value]
  }

  private static func section(_ written: Map) -> Map {
    var section = written
    if section["tag"] is NSNull { section["tag"] = nil }
    for side in ["header", "footer"] { if let view = section[side] { section[side] = ["view": view] } }
    for key in ["rows", "makeRows", "updateRows", "remakeRows"] {
      if let rows = section[key] as? [Map] { section[key] = rows.map(row) }
    }
    return section
  }

  private static func row(_ written: Map) -> Map {
    var row = written
    for key in ["leadingSwipeActions", "trailingSwipeActions"] {
      if let actions = row[key] as? [Any] { row[key] = actions.map { _ in ["title": "a"] } }
    }
    return row
  }

  private static func text(_ value: Map) throws -> String {
    String(decoding: try JSONSerialization.data(withJSONObject: value, options: [.sortedKeys]), as: UTF8.self)
  }
}
