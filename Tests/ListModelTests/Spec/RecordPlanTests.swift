import ListModel
import SpecSource
import SpecTree
import Testing

/// What keys mean is looked up once for rows that have the same keys in the same order. Whatever their values are, each
/// must read as it does alone.
@Suite("rows that are written alike")
struct RecordPlanTests {
  private static let keys = [
    "cell", "tag", "height", "model", "canEdit", "didSelect", "style", "trailingSwipeActions", "reuseId",
    "styleHandler",
  ]
  private static let good = [
    #""Cell""#, #""first""#, "44", #"{"a": 1}"#, "true", #""open""#, #""value1""#, "[]", #""id""#,
    #""native""#,
  ]
  private static let values = [
    "null", "true", "-1", "1.5", "1e400", #""""#, #""native""#, #""none""#, #""automatic""#, #""$(x)""#, "[]", "{}",
    #"[{"title": "x"}]"#, #"{"native": "x"}"#, #"{"a": null}"#, #"[1, {"$": "$(1)"}]"#,
  ]

  private static func row(_ values: [String]) -> String {
    "{" + zip(keys, values).map { #""\#($0)": \#($1)"# }.joined(separator: ", ") + "}"
  }

  /// What is said of the last of some rows, with places counted from its beginning.
  private func findings(_ row: String, after earlier: String) -> [String] {
    let head = #"{"listspec": 1, "runtime": "holo", "rows": ["#
    let start = head.utf8.count + earlier.utf8.count
    let text = head + earlier + row + "]}"
    let tree = SpecReader.read(SourceFile(name: "list.json", bytes: Array(text.utf8))).tree
    return tree.withView { view in
      let (spec, found) = SpecBuilder.build(tree.documents[0], of: tree, in: view)
      let values = spec.rows.last.map { last in
        let values = spec.values(of: last.record)
        // What rows of a shape have in common is what the values of each say.
        #expect(spec.slots(of: last.record).values == SlotSet(values.filter { $0.form == .value }.map(\.slot)))
        #expect(spec.slots(of: last.record).handlers == SlotSet(values.filter { $0.form == .handler }.map(\.slot)))
        let told = [
          "tag \(last.tag.map { view.string(of: $0) } ?? "-")",
          "cell \(last.cell.map { view.string(of: spec.cells.classes[$0].name) } ?? "-")",
          "reuseId \(last.reuseId.map { view.string(of: spec.reuseIds.first($0)) } ?? "-")",
        ]
        return told + values.map { "\($0.slot) \($0.form) \($0.content) \($0.told(view))" }
      }
      return (values ?? ["no row"])
        + found.inOrder().map { "\($0.message) \(Int($0.location.range.start) - start)" }
    }
  }

  @Test("a value of any kind is read as in a row alone", arguments: values)
  func anyValue(value: String) {
    let first = Self.row(Self.good) + ", "
    for place in Self.keys.indices {
      var values = Self.good
      values[place] = value
      let row = Self.row(values)
      #expect(findings(row, after: first) == findings(row, after: ""), "\(row)")
    }
  }

  @Test("a row tells its tag, its class and its reuse identifier, whatever stood before")
  func whatRowsTell() {
    let row = Self.row(Self.good)
    #expect(findings(row, after: row + ", ").prefix(3) == ["tag first", "cell Cell", "reuseId id"])
  }

  @Test("what a key means depends on what has it, not on the keys beside it")
  func sameKeysElsewhere() {
    let text = #"""
      {"listspec": 1, "cells": {"Cell": {"height": 1}}, "rowDefaults": {"height": 2},
       "sections": [{"header": {"height": 3}, "rows": [{"height": 4}, {"height": "x"}]}, {"height": 5}]}
      """#
    let tree = SpecReader.read(SourceFile(name: "list.json", bytes: Array(text.utf8))).tree
    let found = tree.withView { view in
      SpecBuilder.build(tree.documents[0], of: tree, in: view).diagnostics.inOrder().map { finding in
        String(decoding: view.source(finding.location.range), as: UTF8.self)
      }
    }
    #expect(found == [#""x""#, #""height""#])
  }
}

extension WrittenValue {
  /// The value itself, where it is one by itself; the number of a name depends on what was read before.
  fileprivate func told(_ view: TreeView) -> String {
    switch content {
    case .flag: "\(isTrue)"
    case .number: "\(number)"
    case .choice: "\(choice)"
    default: view.string(of: node)
    }
  }
}
