import Foundation
import ListTestSupport
import TestSupport
import Testing

/// The data of the libraries' own sample apps, unchanged, in lists as those apps build them.
@Suite("the real data of the libraries", .enabled(if: SharedFiles.exist, "needs ../shared"))
struct RealDataTests {
  @Test("P9TableViewHandler's sample: five sections, each record's type chooses its class, the class its height")
  func p9() throws {
    let file = try JSONSerialization.jsonObject(
      with: Data(SharedFiles.bytes("real/p9tableviewhandler/P9SOFT__list.json")))
    let payload = try #require((file as? [String: Any])?["payload"] as? [[String: Any]])
    var sections: [[String: Any]] = []
    for entry in payload {
      let records = try #require(entry["records"] as? [[String: Any]])
      var section: [String: Any] = [
        "records": records.map { ["type": "r\($0["type"] ?? "")", "data": $0] as [String: Any] }
      ]
      // As the sample does, types get a letter each, because one map holds those of rows, headers and footers.
      if let type = entry["type"] as? Int {
        section["header"] = ["type": "h\(type)", "data": entry] as [String: Any]
        if type == 2 { section["footer"] = ["type": "f2", "data": entry] as [String: Any] }
      }
      sections.append(section)
    }
    let spec: [String: Any] = [
      "listspec": 1, "runtime": "p9",
      "types": [
        "h1": "TextTableSectionHeaderView", "h2": "TextTableSectionHeaderView", "f2": "TextTableSectionFooterView",
        "r1": "TextTableViewCell", "r2": "ButtonTableViewCell",
      ],
      "cells": [
        "TextTableViewCell": ["implements": ["height": 60]], "ButtonTableViewCell": ["implements": ["height": 70]],
      ],
      "views": [
        "TextTableSectionHeaderView": ["implements": ["height": 30]],
        "TextTableSectionFooterView": ["implements": ["height": 30]],
      ],
      "sections": sections,
    ]
    let text = try JSONSerialization.data(withJSONObject: spec, options: [.prettyPrinted, .sortedKeys])
    let sample = ResolvedSample(String(decoding: text, as: UTF8.self))
    #expect(sample.faults == [])
    let types = [1, 1, 1, 1, 2, 2, 2, 1, 1, 1, 1, 1, 2, 1, 2, 1, 2, 1, 1, 1, 1, 1, 1, 1, 1]
    for (row, type) in types.enumerated() {
      #expect(sample("row \(row)", "height") == (type == 1 ? "60 by classMethod" : "70 by classMethod"))
      let name = type == 1 ? "TextTableViewCell" : "ButtonTableViewCell"
      #expect(sample("row \(row)", "cell") == "'\(name)' by implied")
    }
    #expect(!sample.exists("row \(types.count)"))
    #expect(sample("row 0", "model")?.contains("hello one") == true)
    for section in 0..<4 { #expect(sample("section \(section) header", "height") == "30 by classMethod") }
    #expect(!sample.exists("section 2 footer") && sample("section 3 footer", "height") == "30 by classMethod")
    #expect(!sample.exists("section 4 header"))
  }

  /// The text of one list of data in a file of CBTableViewDataSource's demo, at a path of keys.
  private func text(_ name: String, _ path: [String] = []) throws -> String {
    var value = try JSONSerialization.jsonObject(
      with: Data(SharedFiles.bytes("real/cbtableviewdatasource/cocbin__\(name).json")))
    for key in path { value = try #require((value as? [String: Any])?[key]) }
    return String(decoding: try JSONSerialization.data(withJSONObject: value, options: .sortedKeys), as: UTF8.self)
  }

  @Test("CBTableViewDataSource's shop: two rows whose model is a whole list, then a row for each entry")
  func shop() throws {
    let ads = try text("index", ["data", "ads"])
    let category = try text("index", ["data", "category"])
    let activity = try text("index", ["data", "activity"])
    let goods = try text("index", ["data", "hot_goods"])
    let sample = ResolvedSample(
      """
      {"listspec": 1, "runtime": "cb", "separatorStyle": "none", "sections": [
        {"tag": "ads", "cell": "CycleScrollViewCell", "height": 187.2, "data": [\(ads)]},
        {"tag": "category", "cell": "HomeCategoryCell", "height": 187.2, "data": [\(category)]},
        {"tag": "activity", "cell": "HomeActivityCell", "height": 140.4, "data": \(activity)},
        {"tag": "hot-goods", "cell": "GoodsCell", "height": 160, "adapter": "native", "data": \(goods)}]}
      """)
    #expect(sample.faults == [])
    let cells =
      ["CycleScrollViewCell", "HomeCategoryCell"] + Array(repeating: "HomeActivityCell", count: 4)
      + Array(repeating: "GoodsCell", count: 8)
    for (row, cell) in cells.enumerated() { #expect(sample("row \(row)", "cell") == "'\(cell)' by inherited") }
    #expect(!sample.exists("row \(cells.count)"))
    #expect(sample("row 0", "model") == "\(ads) by value" && sample("row 1", "height") == "187.2 by inherited")
    #expect(sample("row 5", "height") == "140.4 by inherited" && sample("row 13", "height") == "160 by inherited")
  }

  @Test("CBTableViewDataSource's feed, as it lies in the file: eight measured rows")
  func feed() throws {
    let bytes = try SharedFiles.bytes("real/cbtableviewdatasource/cocbin__feed.json")
    let sample = ResolvedSample(
      """
      {"listspec": 1, "runtime": "cb", "sections": [
        {"cell": "FeedCell", "autoHeight": true, "data": \(String(decoding: bytes, as: UTF8.self))}]}
      """)
    #expect(sample.faults == [])
    for row in 0..<8 {
      #expect(sample("row \(row)", "height") == "automatic by implied")
      #expect(sample("row \(row)", "model")?.contains("avatar") == true)
    }
    #expect(!sample.exists("row 8"))
  }

  @Test("CBTableViewDataSource's tasks: a section of categories and one of tasks")
  func reward() throws {
    let sample = ResolvedSample(
      """
      {"listspec": 1, "runtime": "cb", "sections": [
        {"cell": "CategoryCell", "data": \(try text("reward", ["data", "category"]))},
        {"cell": "TaskCell", "autoHeight": true, "data": \(try text("reward", ["data", "taskList"]))}]}
      """)
    #expect(sample.faults == [])
    #expect(
      sample("row 3", "cell") == "'CategoryCell' by inherited" && sample("row 4", "cell") == "'TaskCell' by inherited")
    #expect(sample("row 3", "height") == "automatic by runtime" && sample("row 11", "height") == "automatic by implied")
    #expect(!sample.exists("row 12"))
  }
}
