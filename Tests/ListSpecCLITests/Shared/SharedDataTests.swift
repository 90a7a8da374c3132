import Foundation
import TestSupport
import Testing

/// The data of the libraries' own sample apps, unchanged and in its own file, in lists that name the file.
@Suite("the real data of the libraries, by file", .enabled(if: SharedFiles.exist, "needs ../shared"))
struct SharedDataTests {
  private func value(_ path: String) throws -> Any {
    try JSONSerialization.jsonObject(with: Data(SharedFiles.bytes("real/\(path)")), options: .fragmentsAllowed)
  }

  /// Whether two values of JSON are the same.
  private func isSame(_ one: [Any], _ other: Any?) -> Bool { (one as NSArray).isEqual(other) }

  private static let p9 = """
    listspec: 1
    runtime: p9
    types: {h1: TextHeader, h2: TextHeader, f2: TextFooter, r1: TextTableViewCell, r2: ButtonTableViewCell}
    cells:
      TextTableViewCell: {implements: {height: "$(has(model.height) ? model.height : 60)"}}
      ButtonTableViewCell: {implements: {height: "$(has(model.height) ? model.height : 70)"}}
    views:
      TextHeader: {implements: {height: 30}}
      TextFooter: {implements: {height: 30}}
    sections:
      - forEach: "$(PAYLOAD)"
        as: entry
        header: {when: "$(has(entry.type))", type: "h$(entry.type)", data: "$(entry)"}
        footer: {when: "$(has(entry.footerTitle))", type: "f$(entry.type)", data: "$(entry)"}
        records: [{forEach: "$(entry.records)", type: "r$(each.type)", data: "$(each)"}]

    """
  private static let p9Lines = [
    "[–; TextHeader 30; –]", "TextTableViewCell 60 × 4", "[–; TextHeader 30; –]", "ButtonTableViewCell 70 × 3",
    "[–; TextHeader 30; –]", "TextTableViewCell 60 × 4", "[–; TextHeader 30; TextFooter 30]", "TextTableViewCell 60",
    "ButtonTableViewCell 70", "TextTableViewCell 60", "ButtonTableViewCell 70", "TextTableViewCell 60",
    "ButtonTableViewCell 70", "TextTableViewCell 60", "[–; –; –]", "TextTableViewCell 60 × 7",
  ]

  @Test("P9TableViewHandler's sample, named in the list and given on the command line")
  func p9() throws {
    let payload = (try value("p9tableviewhandler/P9SOFT__list.json") as? [String: Any])?["payload"] as? [[String: Any]]
    let records = payload?.flatMap { $0["records"] as? [Any] ?? [] }
    let named = Self.p9.replacing("PAYLOAD", with: "data.list") + "data: {list: {file: P9SOFT__list.json, at: payload}}"
    let given = Self.p9.replacing("PAYLOAD", with: "data.payload")
    let lists = [
      SharedList(named, at: "real/p9tableviewhandler/list.yaml"),
      SharedList(given, at: "real/p9tableviewhandler/list.yaml", ["--data", "P9SOFT__list.json"]),
    ]
    for list in lists {
      #expect(list.status == 0 && list.errors == "")
      #expect(list.lines == Self.p9Lines)
      #expect(list.models.count == 25 && isSame(list.models, records))
    }
  }

  @Test("CBTableViewDataSource's shop: two rows that show a whole list, then a row for each entry")
  func shop() throws {
    let list = SharedList(
      """
      listspec: 1
      runtime: cb
      data: {home: {file: cocbin__index.json, at: data}}
      sections:
        - {tag: ads, adapter: native, rows: [{cell: CycleScrollViewCell, height: 187.2, model: "$(data.home.ads)"}]}
        - {tag: category, adapter: native, rows: [{cell: HomeCategoryCell, height: 187.2, model: "$(data.home.category)"}]}
        - {tag: activity, cell: HomeActivityCell, adapter: native, height: 140.4, data: "$(data.home.activity)"}
        - {tag: goods, cell: GoodsCell, adapter: native, height: "$(list.width > 375.0 ? 160 : 120)", data: "$(data.home.hot_goods)"}
      """, at: "real/cbtableviewdatasource/list.yaml")
    #expect(list.status == 0 && list.errors == "")
    #expect(
      list.lines == [
        "[ads; –; –]", "CycleScrollViewCell 187.2", "[category; –; –]", "HomeCategoryCell 187.2", "[activity; –; –]",
        "HomeActivityCell 140.4 × 4", "[goods; –; –]", "GoodsCell 160 × 8",
      ])
    let home = (try value("cbtableviewdatasource/cocbin__index.json") as? [String: Any])?["data"] as? [String: [Any]]
    let lists: [Any] = [home?["ads"] ?? [], home?["category"] ?? []]
    #expect(isSame(list.models, lists + (home?["activity"] ?? []) + (home?["hot_goods"] ?? [])))
  }

  @Test("CBTableViewDataSource's feed: the file is the list of models, as the data of the section and by repetition")
  func feed() throws {
    let models = try value("cbtableviewdatasource/cocbin__feed.json")
    for rows in ["data: \"$(data.feed)\"", "rows: [{forEach: \"$(data.feed)\"}]"] {
      let list = SharedList(
        """
        listspec: 1
        runtime: cb
        data: {feed: {file: cocbin__feed.json}}
        cells: {FeedCell: {accessibilityLabel: "$(model.user)"}}
        sections: [{cell: FeedCell, adapter: native, autoHeight: true, \(rows)}]
        """, at: "real/cbtableviewdatasource/list.yaml")
      #expect(list.status == 0 && list.errors == "")
      #expect(list.lines == ["[–; –; –]", "FeedCell automatic × 8"])
      #expect(isSame(list.models, models))
    }
  }

  @Test("CBTableViewDataSource's tasks: a section of categories, and one of tasks whose texts are numbers")
  func reward() throws {
    let list = SharedList(
      """
      listspec: 1
      runtime: cb
      sections:
        - {cell: CategoryCell, adapter: native, height: 88, data: "$(data.data.category)"}
        - {cell: TaskCell, adapter: native, autoHeight: true, data: "$(data.data.taskList.filter(t, int(t.reward) > 0))"}
      """, at: "real/cbtableviewdatasource/list.yaml", ["--data", "cocbin__reward.json"])
    #expect(list.status == 0 && list.errors == "")
    #expect(list.lines == ["[–; –; –]", "CategoryCell 88 × 4", "[–; –; –]", "TaskCell automatic × 8"])
    let data = (try value("cbtableviewdatasource/cocbin__reward.json") as? [String: Any])?["data"] as? [String: [Any]]
    #expect(isSame(list.models, (data?["category"] ?? []) + (data?["taskList"] ?? [])))
  }

  @Test("HoloTableView's samples: sections and rows that stand in a file with other keys")
  func holo() {
    let spec = """
      listspec: 1
      runtime: holo
      cells: {HoloExampleTableViewCell: {implements: {height: "$(model.height)"}}}
      views: {HoloExampleHeaderView: {implements: {height: 100}}}
      data: {sample: {file: FILE, at: sections}}
      sections:
        - forEach: "$(data.sample)"
          as: s
          tag: "$(has(s.tag) ? s.tag : '')"
          header: {when: "$(has(s.header))", view: "$(s.header)", model: "$(s.headerModel)"}
          footer: {when: "$(has(s.footer))", view: "$(s.footer)", model: "$(s.footerModel)", height: "$(s.footerHeight)"}
          rows: [{forEach: "$(s.rows)", cell: "$(each.cell)", model: "$(each.model)", didSelect: "$(each.didSelect)"}]
      """
    let sections = SharedList(
      spec.replacing("FILE", with: "sample-sections.yaml"), at: "real/holotableview/list.yaml")
    #expect(sections.status == 0 && sections.errors == "")
    #expect(
      sections.lines == [
        "[TAG; HoloExampleHeaderView 100; HoloExampleFooterView 100]", "HoloExampleTableViewCell 66 × 3",
      ])
    let rows = SharedList(
      spec.replacing("FILE", with: "sample-default-section.yaml"), at: "real/holotableview/list.yaml")
    #expect(rows.lines == ["[; –; –]", "HoloExampleTableViewCell 66 × 3"], "\(rows.errors)")
  }

  @Test("HoloTableView's unit test: every property of a row at once, in a file that is a list but for its first line")
  func everyProperty() throws {
    let text = String(
      decoding: try SharedFiles.bytes("real/holotableview/unit-test-row-all-properties.yaml"), as: UTF8.self)
    let list = SharedList(
      "listspec: 1\nruntime: holo\n" + text.replacing("{}", with: "{title: a, handler: b}"),
      at: "real/holotableview/list.yaml")
    #expect(list.status == 0)
    #expect(
      list.lines == [
        "[–; –; –]", "TAG:UITableViewCell 10", "[section-1; UITableViewHeaderFooterView 100; –]", "0:UITableViewCell 0",
        "1:UITableViewCell 1",
        "[section-1; UITableViewHeaderFooterView 100; –]", "0:UITableViewCell 0", "1:UITableViewCell 1",
      ])
  }
}
