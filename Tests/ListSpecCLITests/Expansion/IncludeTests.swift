import Foundation
import TestSupport
import Testing

/// Lists that are made of several files (language.md 2.6).
@Suite("included files")
struct IncludeTests {
  private static let parts = """
    cells: {C: {height: "$(model.h)", model: {h: 5}}}
    views: {H: {height: 20}}
    rowDefaults: {selectionStyle: none}
    data: {names: [x, y]}
    sections:
      - {tag: one, header: {view: H}, rows: [{forEach: "$(data.names)", tag: "$(each)", cell: C, model: {}}]}
      - {tag: two, rows: [{tag: z, cell: C, model: {h: 7}}]}
    """

  @Test("an included file brings classes, defaults, data and sections, which stand where 'use' says")
  func everything() throws {
    let list = try ExpandedList(
      """
      runtime: holo
      include: [parts.yaml]
      sections:
        - {use: two}
        - {tag: own, rows: [{tag: o, cell: C, model: {h: "$(size(data.names))"}}]}
        - {use: one}
        - {use: two, when: "$(size(data.names) > 5)"}
      """, beside: ["parts.yaml": Self.parts])
    #expect(list.findings == [])
    #expect(list.sections("tag") == ["'two'", "'own'", "'one'"])
    #expect(list.rows("tag") == ["'z'", "'o'", "'x'", "'y'"])
    #expect(list.rows("height") == ["7", "2", "5", "5"])
    #expect(list.rows("selectionStyle") == ["'none'", "'none'", "'none'", "'none'"])
    #expect(list.sections("header")[2].contains("\"height\":20"))
  }

  @Test("a file that is reached twice counts once, under whatever path")
  func diamond() throws {
    let list = try ExpandedList(
      "include: [a/left.yaml, a/right.yaml, a/../a/base.yaml]\nsections: [{use: base}]",
      beside: [
        "a/left.yaml": "include: [base.yaml]", "a/right.yaml": "include: [./base.yaml]",
        "a/base.yaml": "cells: {C: {height: 5}}\nsections: [{tag: base, rows: [{cell: C, tag: r}]}]",
      ])
    #expect(list.findings == [] && list.rows("height") == ["5"], "\(list.findings)")
  }

  @Test("files that include each other are a finding that shows the way")
  func cycle() throws {
    let list = try ExpandedList(
      "include: [a.yaml]\nrows: [t]", beside: ["a.yaml": "include: [b.yaml]", "b.yaml": "include: [a.yaml]"])
    #expect(
      list.findings == [
        "b.yaml:1:11: error: files include each other: 'a.yaml', which includes 'b.yaml', which includes 'a.yaml' "
          + "[include-cycle]"
      ])
    let own = try ExpandedList("include: [list.yaml]\nrows: [t]")
    #expect(own.rules == ["include-cycle"], "\(own.findings)")
  }

  @Test("files of one name in different folders are different files, named relative to the file that names them")
  func oneName() throws {
    let files = [
      "list.yaml":
        "listspec: 1\ninclude: [profile/rows.yaml, settings/rows.yaml]\nsections: [{use: profile}, {use: settings}, {use: extra}]\n",
      "profile/rows.yaml": "sections:\n- tag: profile\n  rows:\n  - {tag: p, cell: LabelCell}\n",
      "settings/rows.yaml":
        "include: [extra/rows.yaml]\nsections:\n- tag: settings\n  rows:\n  - {tag: s, cell: LabelCell}\n",
      "settings/extra/rows.yaml": "sections:\n- tag: extra\n  rows:\n  - {tag: e, cell: LabelCell}\n",
    ]
    let folder = try TemporaryFolder(files)
    let link = folder.path + "-link"
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: folder.path)
    defer { try? FileManager.default.removeItem(atPath: link) }
    let parent = (folder.path as NSString).deletingLastPathComponent
    let name = (folder.path as NSString).lastPathComponent
    for (path, place) in [
      ("list.yaml", folder.path), ("\(name)/list.yaml", parent), (folder.path + "/list.yaml", "/"),
      (link + "/list.yaml", "/"),
    ] {
      let list = ExpandedList(path, in: place)
      #expect(list.findings == [] && list.rows("tag") == ["'p'", "'s'", "'e'"], "\(path) in \(place): \(list.errors)")
    }
    try folder.write("sections: [{tag: extra, rows: [{cell: L, height: tall}]}]", to: "settings/extra/rows.yaml")
    let wrong = ExpandedList(in: folder.path)
    #expect(
      wrong.findings.count == 1 && wrong.findings[0].hasPrefix("settings/extra/rows.yaml:1:"), "\(wrong.findings)")
    #expect(wrong.errors.contains("settings/rows.yaml:1:11"), "\(wrong.errors)")
    #expect(wrong.errors.contains("list.yaml:2:30"), "\(wrong.errors)")
  }

  @Test(
    "one name with two different contents is a finding that shows both",
    arguments: [
      ("cells: {A: {height: 1}}", "cells: {A: {height: 2}}", 1),
      ("cells: {A: {height: 1}}", "cells: {A: {height: 1}}", 0),
      ("views: {A: {height: 1}}", "views: {A: {height: 2}}", 1), ("data: {d: [1]}", "data: {d: [2]}", 1),
      ("data: {d: [1]}", "data: {d: [1]}", 0), ("rowDefaults: {height: 1}", "rowDefaults: {height: 2}", 1),
      ("rowDefaults: {height: \"$(list.width)\"}", "rowDefaults: {height: \"$(list.width)\"}", 0),
      ("sections: [{tag: s, rows: [a]}]", "sections: [{tag: s, rows: [b]}]", 1),
      ("sections: [{tag: s, rows: [a]}]", "sections: [{tag: s, rows: [a]}]", 0),
    ])
  func conflicts(one: String, other: String, count: Int) throws {
    let isSections = one.hasPrefix("sections")
    let own = isSections ? "sections: [{use: s}]" : "sections: []"
    let list = try ExpandedList("include: [a.yaml, b.yaml]\n\(own)", beside: ["a.yaml": one, "b.yaml": other])
    #expect(list.rules == Array(repeating: "part-conflict", count: count), "\(list.findings)")
    guard count > 0 else { return }
    #expect(list.findings[0].hasPrefix("b.yaml:1:") && list.errors.contains("a.yaml:1:"), "\(list.errors)")
    guard !isSections else { return }
    let direct = try ExpandedList("include: [b.yaml]\n\(one)\nrows: [t]", beside: ["b.yaml": other])
    #expect(direct.rules == ["part-conflict"], "\(direct.findings)")
  }

  @Test("a tag that several files give is one finding, however often it is used")
  func sameTag() throws {
    let list = try ExpandedList(
      "include: [a.yaml, b.yaml, c.yaml]\nsections: [{use: s}, {use: t}, {use: s, when: \"$(false)\"}]",
      beside: [
        "a.yaml": "sections: [{tag: s, rows: [{tag: a}]}]",
        "b.yaml": "sections: [{tag: t, rows: [{tag: t}]}, {tag: s, rows: [{tag: b}]}]",
        "c.yaml": "sections: [{tag: s, rows: [{tag: c}]}, {rows: [{tag: d}]}]",
      ])
    #expect(list.rules == ["part-conflict"] && list.findings[0].hasPrefix("b.yaml:1:"), "\(list.findings)")
  }

  @Test("a section that no file has is a finding with the nearest tag; with a file missing nothing is concluded")
  func unknownSection() throws {
    let list = try ExpandedList("include: [p.yaml]\nsections: [{use: tow}]", beside: ["p.yaml": Self.parts])
    #expect(list.rules == ["section-not-found"] && list.findings[0].contains("did you mean 'two'?"), "\(list.findings)")
    let missing = try ExpandedList("include: [q.yaml]\nsections: [{use: tow}]", beside: ["p.yaml": Self.parts])
    #expect(missing.rules == ["file-not-found"] && missing.findings[0].contains("did you mean 'p.yaml'?"))
  }

  @Test("nothing is read outside the root, also not through a symbolic link; '--root' widens it")
  func root() throws {
    let folder = try TemporaryFolder([
      "outside.yaml": "sections: [{tag: s, rows: [a]}]", "in/outside.txt": "",
      "in/a.yaml": "listspec: 1\ninclude: [../outside.yaml]\nsections: [{use: s}]\n",
      "in/b.yaml": "listspec: 1\ninclude: [link.yaml]\nsections: [{use: s}]\n",
      "in/c.yaml": "listspec: 1\ninclude: [../outsid.yaml]\nsections: []\n",
      "in/d.yaml": "listspec: 1\ninclude: [/etc/passwd, /etc/passw]\nsections: []\n",
    ])
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/in/link.yaml", withDestinationPath: folder.path + "/outside.yaml")
    for name in ["in/a.yaml", "in/b.yaml"] {
      let list = ExpandedList(name, in: folder.path)
      #expect(list.rules == ["file-not-found"] && list.findings[0].contains("lies outside"), "\(list.findings)")
      let wide = ExpandedList(name, in: folder.path, ["--root", "."])
      #expect(wide.findings == [] && wide.rows("text") == ["'a'"], "\(wide.findings)")
    }
    let missing = ExpandedList("in/c.yaml", in: folder.path)
    #expect(missing.findings.count == 1 && !missing.findings[0].contains("did you mean"), "\(missing.findings)")
    let system = ExpandedList("in/d.yaml", in: folder.path)
    #expect(system.rules == ["file-not-found", "file-not-found"] && !system.errors.contains("did you mean"))
    try folder.write("", to: ".listspec.yaml")
    #expect(ExpandedList("in/a.yaml", in: folder.path).findings == [])
  }

  @Test("standard input names files from the folder of '--stdin-name', and none without it")
  func standardInput() throws {
    let folder = try TemporaryFolder(["d/p.yaml": Self.parts])
    let text = Array("listspec: 1\ninclude: [p.yaml]\nsections: [{use: two}]\n".utf8)
    let named = CommandRun(["render", "-", "-f", "json", "--stdin-name", "d/x.yaml"], input: text, in: folder.path)
    #expect(named.status == 0 && named.output.contains("\"tag\": \"z\""), "\(named.errors)")
    let nameless = CommandRun(["render", "-", "-f", "json"], input: text, in: folder.path)
    #expect(nameless.status == 1 && nameless.errors.contains("give '--stdin-name'"), "\(nameless.errors)")
  }

  @Test("a list of a thousand files compiles; more than are allowed are a finding")
  func manyFiles() throws {
    func list(_ count: Int) throws -> ExpandedList {
      let files = (0..<count).map { ("p\($0).yaml", "cells: {C\($0): {height: \($0)}}") }
      let names = (0..<count).map { "p\($0).yaml" }.joined(separator: ", ")
      return try ExpandedList(
        "include: [\(names)]\nrows: [{cell: C999, tag: r}]", beside: Dictionary(uniqueKeysWithValues: files))
    }
    let thousand = try list(1_000)
    #expect(thousand.findings == [] && thousand.rows("height") == ["999"], "\(thousand.findings.prefix(3))")
    #expect(try list(1_100).rules.contains("file-not-found"))
  }

  @Test("files that include files without end are a finding")
  func depth() throws {
    let files = (0..<100).map { ("p\($0).yaml", "include: [p\($0 + 1).yaml]") } + [("p100.yaml", "cells: {}")]
    let list = try ExpandedList("include: [p0.yaml]\nrows: [t]", beside: Dictionary(uniqueKeysWithValues: files))
    #expect(list.rules == ["include-cycle"], "\(list.findings)")
  }
}
