import SpecSource
import SpecTree
import TestSupport
import Testing

@Suite("laws of drafts")
struct DraftLawTests {
  /// What random changes did to a list.
  struct Run {
    var draft: TreeDraft
    /// Rows and sections that were taken out for good, or in which values were.
    var gone: Set<String> = []
    /// Rows and sections that changed or moved.
    var touched: Set<String> = []
  }

  private static let values = [
    "60", "no", "'1.0'", "\"# x\"", "a b", "{x: 1, y: [2, {z: 3}]}", "[a, b]", "x: 1\ny: 2\n", "- a\n- b: c\n",
    "\"$(a)\"",
    "'👍: 1'", "'@me'", "null", "\"two\\nlines\\n\"", "''", "'- x'", "~",
  ]

  private static func new(_ text: String, in draft: inout TreeDraft) -> TreeDraft.ID {
    let (tree, _) = SpecReader.read(SourceFile(name: "edit.yaml", id: FileID(1), bytes: Array(text.utf8)))
    return tree.withView { draft.copy(tree.documents[0].root, from: $0) }
  }

  private static func tag(_ id: TreeDraft.ID, in draft: inout TreeDraft) -> String {
    draft.value(of: "tag", in: id).map { draft.text(of: $0) } ?? ""
  }

  /// Makes some random changes.
  static func change(_ tree: NodeTree, _ random: inout SeededGenerator) -> Run {
    var run = Run(draft: TreeDraft(tree.documents[0], of: tree))
    func pick(_ count: Int) -> Int { Int.random(in: 0..<count, using: &random) }
    for number in 0..<Int.random(in: 1...4, using: &random) {
      guard let sections = run.draft.value(of: "sections", in: run.draft.root) else { continue }
      let all = run.draft.items(of: sections)
      guard !all.isEmpty else { continue }
      let section = all[pick(all.count)]
      let name = tag(section, in: &run.draft)
      guard let rows = run.draft.value(of: "rows", in: section) else { continue }
      let items = run.draft.items(of: rows)
      let row = items.isEmpty ? nil : items[pick(items.count)]
      let rowName = row.map { tag($0, in: &run.draft) } ?? ""
      switch pick(10) {
      case 0:
        guard let row else { continue }
        run.draft.remove(row, from: rows)
        run.gone.insert(rowName)
      case 1:
        guard let row else { continue }
        run.draft.remove(row, from: rows)
        let other = all[pick(all.count)]
        guard let target = run.draft.value(of: "rows", in: other) else { continue }
        run.draft.insert([row], at: pick(run.draft.count(of: target) + 1), in: target)
        run.touched.insert(rowName)
      case 2, 3:
        let text = ["{tag: n\(number), height: 60}", "tag: n\(number)\nmodel:\n  name: x\n", "word"][pick(3)]
        let id = new(text, in: &run.draft)
        let index = pick(items.count + 1)
        run.draft.insert([id], at: index, in: rows, beside: index < items.count && pick(2) == 0 ? items[index] : nil)
      case 4, 5:
        guard let row, run.draft.kind(of: row) == .mapping else { continue }
        let key = ["height", "cell", "model", "list", "new", "text", "when", "odd"][pick(8)]
        run.draft.set(key, to: new(values[pick(values.count)], in: &run.draft), in: row)
        run.touched.insert(rowName)
        run.gone.insert(rowName)
      case 6:
        guard let row, run.draft.kind(of: row) == .mapping else { continue }
        run.draft.removeKey(["height", "cell", "model", "list", "text", "tag", "when", "odd"][pick(8)], from: row)
        run.touched.insert(rowName)
        run.gone.insert(rowName)
      case 7:
        guard let row else { continue }
        run.draft.replace(row, with: new("{tag: n\(number), cell: N}", in: &run.draft), in: rows)
        run.gone.insert(rowName)
      case 8:
        run.draft.remove(section, from: sections)
        if pick(2) == 0 {
          run.gone.insert(name)
          for row in items { run.gone.insert(tag(row, in: &run.draft)) }
        } else {
          run.draft.insert([section], at: pick(all.count), in: sections)
        }
        run.touched.insert(name)
        for row in items { run.touched.insert(tag(row, in: &run.draft)) }
      default:
        guard let row, let model = run.draft.value(of: "model", in: row), run.draft.kind(of: model) == .mapping else {
          run.draft.set("header", to: new(values[pick(values.count)], in: &run.draft), in: section)
          run.gone.insert(name)
          continue
        }
        run.draft.set(["name", "extra"][pick(2)], to: new(values[pick(values.count)], in: &run.draft), in: model)
        run.touched.insert(rowName)
        run.gone.insert(rowName)
      }
    }
    return run
  }

  /// Rows that were left alone stand there byte for byte, in their order.
  private static func checkOthers(
    _ rows: [[String]], _ texts: [String: String], _ run: Run, _ text: String, _ context: String
  ) {
    let bytes = Array(text.utf8)
    for (section, tags) in rows.enumerated() where !run.touched.contains("s\(section)") {
      var place = 0
      for tag in tags where !run.touched.contains(tag) && !run.gone.contains(tag) {
        guard let row = texts[tag], !row.contains("&"), !row.contains("*") else { continue }
        let needle = Array(row.utf8).withoutFinalBreak
        guard let found = bytes.place(of: needle, from: place) else {
          Issue.record("row \(tag) is not what it was\n\(row)\n\(context)\n--- new\n\(text)")
          break
        }
        place = found + needle.count
      }
    }
  }

  private static func count(_ needle: String, in text: String) -> Int {
    text.components(of: needle)
  }

  @Test("what is written says what the draft says, and no comment is lost or doubled", arguments: 0..<40)
  func random(block: Int) throws {
    for seed in UInt64(block * 100)..<UInt64(block * 100 + 100) {
      let list = DraftRandomList(seed: seed)
      let source = SourceFile(name: "base.yaml", bytes: Array(list.text.utf8))
      let (tree, findings) = SpecReader.read(source)
      try #require(tree.isComplete, "seed \(seed): \(findings.map(\.message))\n\(list.text)")
      var random = SeededGenerator(seed: seed &+ 77)
      let run = Self.change(tree, &random)
      let bytes = run.draft.bytes()
      let text = String(decoding: bytes, as: UTF8.self)
      let (written, errors) = SpecReader.read(SourceFile(name: "base.yaml", bytes: bytes))
      guard run.draft.isSaid(by: written) else {
        let own = run.draft.tree()
        let path = written.documents.first.flatMap {
          TreeComparison.difference(own, own.documents[0].root, written, $0.root)
        }
        Issue.record(
          "seed \(seed) at \(path ?? "?"): \(errors.filter { $0.severity == .error }.map(\.message))\n--- old\n\(list.text)\n--- new\n\(text)"
        )
        continue
      }
      Self.checkOthers(list.rows, list.texts, run, text, "seed \(seed)\n--- old\n\(list.text)")
      for comment in list.comments {
        let count = Self.count(comment.text, in: text)
        let mayGo = comment.owner.map { run.gone.contains($0) } ?? false
        if count > 1 || (count == 0 && !mayGo) {
          Issue.record("seed \(seed): \(comment) stands \(count) times\n--- old\n\(list.text)\n--- new\n\(text)")
        }
      }
    }
  }
}

extension DraftLawTests {
  /// A list, as JSON with an indentation or none.
  static func json(_ random: inout SeededGenerator) -> (text: String, rows: [[String]], texts: [String: String]) {
    let unit = ["  ", "    ", "\t", "", nil][Int.random(in: 0..<5, using: &random)]
    let isCompact = unit == nil
    let colon = isCompact ? ":" : ": "
    var texts: [String: String] = [:]
    func lines(_ open: String, _ items: [String], _ close: String, _ depth: Int) -> String {
      if items.isEmpty { return open + close }
      guard let unit, !unit.isEmpty else { return open + items.joined(separator: isCompact ? "," : ", ") + close }
      let indent = "\n" + String(repeating: unit, count: depth)
      return open + items.map { indent + unit + $0 }.joined(separator: ",") + indent + close
    }
    let isLine = Bool.random(using: &random)
    func pairs(_ pairs: [(String, String)], _ depth: Int, isRow: Bool = false) -> String {
      let items = pairs.map { "\"\($0.0)\"" + colon + $0.1 }
      return isRow && isLine && !isCompact ? "{" + items.joined(separator: ", ") + "}" : lines("{", items, "}", depth)
    }
    var rows: [[String]] = []
    let sections = (0..<Int.random(in: 1...3, using: &random)).map { section -> String in
      let tags = (0..<Int.random(in: 0...3, using: &random)).map { "r\(section)\($0)" }
      rows.append(tags)
      let items = tags.map { tag -> String in
        let model = Bool.random(using: &random) ? [("model", pairs([("name", "\"A\"")], 5, isRow: true))] : []
        let row = pairs([("tag", "\"\(tag)\""), ("height", "44")] + model, 4, isRow: true)
        texts[tag] = row
        return row
      }
      return pairs([("tag", "\"s\(section)\""), ("rows", lines("[", items, "]", 3))], 2)
    }
    let text = pairs([("listspec", "1"), ("sections", lines("[", sections, "]", 1)), ("data", "{}")], 0)
    return (text + (Bool.random(using: &random) ? "\n" : ""), rows, texts)
  }

  @Test("what is written in JSON says what the draft says", arguments: 0..<10)
  func randomJSON(block: Int) throws {
    for seed in UInt64(block * 100)..<UInt64(block * 100 + 100) {
      var random = SeededGenerator(seed: seed)
      let list = Self.json(&random)
      let (tree, findings) = SpecReader.read(SourceFile(name: "base.json", bytes: Array(list.text.utf8)))
      try #require(tree.isComplete, "seed \(seed): \(findings.map(\.message))\n\(list.text)")
      let run = Self.change(tree, &random)
      let bytes = run.draft.bytes()
      let text = String(decoding: bytes, as: UTF8.self)
      let (written, errors) = SpecReader.read(SourceFile(name: "base.json", bytes: bytes))
      guard run.draft.isSaid(by: written) else {
        Issue.record("seed \(seed): \(errors.map(\.message))\n--- old\n\(list.text)\n--- new\n\(text)")
        continue
      }
      Self.checkOthers(list.rows, list.texts, run, text, "seed \(seed)\n--- old\n\(list.text)")
      let lines = list.text.utf8.filter { $0 == 0x0A }.count
      if lines < 2, text.utf8.filter({ $0 == 0x0A }).count != lines {
        Issue.record("seed \(seed) breaks lines\n--- old\n\(list.text)\n--- new\n\(text)")
      }
    }
  }

  @Test("a change that is taken back leaves no edit", arguments: 0..<10)
  func back(block: Int) throws {
    for seed in UInt64(block * 50)..<UInt64(block * 50 + 50) {
      let list = DraftRandomList(seed: seed)
      let (tree, _) = SpecReader.read(SourceFile(name: "base.yaml", bytes: Array(list.text.utf8)))
      var draft = TreeDraft(tree.documents[0], of: tree)
      let found = draft.value(of: "sections", in: draft.root)
      let sections = try #require(found)
      for section in draft.items(of: sections) {
        guard let rows = draft.value(of: "rows", in: section) else { continue }
        for (index, row) in draft.items(of: rows).enumerated() {
          draft.remove(row, from: rows)
          draft.insert([row], at: index, in: rows)
          let new = Self.new("{tag: new}", in: &draft)
          draft.insert([new], at: index, in: rows)
          draft.remove(new, from: rows)
          for pair in draft.pairs(of: row) where !pair.isMerged && !draft.isAlias(row) {
            let copy = draft.copy(pair.value)
            draft.set(draft.text(of: pair.key), to: copy, in: row)
          }
        }
      }
      draft.removeKey("nothing", from: draft.root)
      let edits = draft.textEdits()
      #expect(edits.isEmpty, "seed \(seed)\n\(list.text)")
    }
  }

  @Test("a row that is put in, written, read and taken out again leaves the list as it was", arguments: 0..<10)
  func inverse(block: Int) throws {
    var same = 0
    for seed in UInt64(block * 50)..<UInt64(block * 50 + 50) {
      let list = DraftRandomList(seed: seed)
      let (tree, _) = SpecReader.read(SourceFile(name: "base.yaml", bytes: Array(list.text.utf8)))
      var run = try DraftSteps(list.text)
      let rows = try run.node("sections/0/rows")
      let count = run.draft.count(of: rows)
      let index = Int(seed % UInt64(count + 1))
      try run.apply(.insert("{tag: new, height: 1}", into: "sections/0/rows", at: index))
      var back = try DraftSteps(run.text())
      try back.apply(.remove("sections/0/rows/\(index)"))
      let text = back.text()
      if text == list.text { same += 1 }
      let (written, _) = SpecReader.read(SourceFile(name: "base.yaml", bytes: Array(text.utf8)))
      let difference = TreeComparison.difference(
        tree, tree.documents[0].root, written, written.documents[0].root)
      #expect(difference == nil, "seed \(seed)")
    }
    #expect(same >= 45, "of 50 texts \(same) are the same bytes")
  }
}

extension [UInt8] {
  /// Where bytes occur, at or behind a place.
  fileprivate func place(of needle: [UInt8], from start: Int) -> Int? {
    guard let first = needle.first, count >= needle.count + start else { return start }
    return (start...(count - needle.count)).first {
      self[$0] == first && self[$0..<$0 + needle.count].elementsEqual(needle)
    }
  }

  fileprivate var withoutFinalBreak: [UInt8] {
    var bytes = self
    while let last = bytes.last, last == 0x0A || last == 0x0D { bytes.removeLast() }
    return bytes
  }
}

extension String {
  /// How often a text occurs.
  fileprivate func components(of needle: String) -> Int {
    let text = Array(utf8)
    let needle = Array(needle.utf8)
    guard text.count >= needle.count else { return 0 }
    var count = 0
    for place in 0...(text.count - needle.count) where text[place] == needle[0] {
      if text[place..<place + needle.count].elementsEqual(needle) { count += 1 }
    }
    return count
  }
}
