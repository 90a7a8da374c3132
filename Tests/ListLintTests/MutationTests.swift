import ListTestSupport
import SpecSource
import SpecTree
import TestSupport
import Testing

/// Lists that are broken at random: whatever the input, there are findings with places in the file, and no crash.
@Suite("lists broken at random")
struct MutationTests {
  /// A value that a list may hold, written in flow style.
  indirect enum Value {
    case scalar(String)
    case list([Value])
    case map([(key: String, value: Value)])

    var text: String {
      switch self {
      case .scalar(let text): text
      case .list(let items): "[\(items.map(\.text).joined(separator: ", "))]"
      case .map(let pairs): "{\(pairs.map { "\($0.key): \($0.value.text)" }.joined(separator: ", "))}"
      }
    }

    /// The number of values in it, itself included.
    var count: Int {
      switch self {
      case .scalar: 1
      case .list(let items): items.reduce(1) { $0 + $1.count }
      case .map(let pairs): pairs.reduce(1) { $0 + $1.value.count }
      }
    }

    /// The value with the one at a place, counted from the outside in written order, changed.
    func changing(_ place: Int, _ change: (Value) -> Value) -> Value {
      if place == 0 { return change(self) }
      var rest = place - 1
      switch self {
      case .scalar: return self
      case .list(var items):
        for index in items.indices {
          let count = items[index].count
          if rest < count {
            items[index] = items[index].changing(rest, change)
            return .list(items)
          }
          rest -= count
        }
        return self
      case .map(var pairs):
        for index in pairs.indices {
          let count = pairs[index].value.count
          if rest < count {
            pairs[index].value = pairs[index].value.changing(rest, change)
            return .map(pairs)
          }
          rest -= count
        }
        return self
      }
    }
  }

  /// A list with everything in it.
  static let list: Value = .map([
    ("listspec", .scalar("1")), ("runtime", .scalar("holo")), ("tag", .scalar("settings")),
    ("style", .scalar("grouped")), ("rowHeight", .scalar("44")), ("separatorInset", .map([("left", .scalar("16"))])),
    ("sectionIndexTitles", .list([.scalar("A"), .scalar("B")])),
    (
      "cells",
      .map([
        (
          "ProfileCell",
          .map([
            ("model", .map([("compact", .scalar("false"))])),
            ("implements", .map([("height", .scalar("native")), ("didSelect", .scalar("false"))])),
          ])
        ), ("SwitchCell", .map([("style", .scalar("value1")), ("implements", .list([.scalar("configure")]))])),
      ])
    ), ("views", .map([("PeopleHeader", .map([("height", .scalar("32"))]))])),
    ("delegate", .map([("willDisplay", .scalar("native"))])), ("dataSource", .map([("canMove", .scalar("native"))])),
    ("rowDefaults", .map([("accessoryType", .scalar("checkmark"))])),
    ("empty", .map([("text", .scalar("Nothing")), ("image", .map([("symbol", .scalar("tray"))]))])),
    (
      "sections",
      .list([
        .map([
          ("tag", .scalar("account")), ("header", .scalar("Account")), ("footerHeight", .scalar("3")),
          (
            "rows",
            .list([
              .scalar("Plain"),
              .map([
                ("tag", .scalar("profile")), ("cell", .scalar("ProfileCell")),
                ("model", .map([("name", .scalar("Ada")), ("tags", .list([.scalar("1"), .scalar("null")]))])),
                ("didSelect", .map([("openURL", .scalar("\"https://example.org\""))])),
              ]),
              .map([
                ("text", .scalar("Sync")), ("value", .scalar("On")),
                ("backgroundColor", .map([("light", .scalar("white")), ("dark", .scalar("\"#112233\""))])),
                (
                  "trailingSwipeActions",
                  .list([
                    .map([
                      ("title", .scalar("Delete")), ("style", .scalar("destructive")), ("handler", .scalar("delete")),
                    ])
                  ])
                ),
                (
                  "contextMenu",
                  .list([
                    .map([("title", .scalar("Copy")), ("children", .list([.map([("title", .scalar("Link"))])]))])
                  ])
                ),
              ]),
            ])
          ),
        ]),
        .map([
          ("tag", .scalar("people")), ("rowDefaults", .map([("heightHandler", .scalar("native"))])),
          ("header", .map([("view", .scalar("PeopleHeader")), ("model", .map([("title", .scalar("People"))]))])),
          ("rows", .list([.map([("cell", .scalar("SwitchCell")), ("canEdit", .scalar("true"))])])),
        ]),
      ])
    ),
  ])

  static let odd: [Value] = [
    "~", "true", "no", "-1", "1e999", ".inf", ".nan", "0x10", "9223372036854775808", "\"\"", "''", "native",
    "{native: }", "\"$(model.a)\"", "\"a\\u0000b\"", "\"日本語 👨‍👩‍👧\"", "[[[[]]]]", "{a: {b: {c: [1, {d: }]}}}", "[]",
    "{}", "!!str 1", "\"#fff\"", "none", "automatic", "{openURL: 1}", "x-y",
  ].map { .scalar($0) }

  @Test("the list is sound before it is broken")
  func sound() {
    #expect(SpecSample(Self.list.text, as: .yaml).findings.map(\.message) == [])
  }

  @Test("no crash, every place in the file, no fix that overlaps itself", arguments: 0..<40)
  func broken(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<60 {
      var value = Self.list
      for _ in 0...Int.random(in: 0..<4, using: &random) { value = Self.broken(value, &random) }
      try Self.check(value.text)
    }
  }

  /// One random change somewhere in a value.
  private static func broken(_ value: Value, _ random: inout SeededGenerator) -> Value {
    value.changing(Int.random(in: 0..<value.count, using: &random)) { old in
      switch Int.random(in: 0..<9, using: &random) {
      case 0: return odd[Int.random(in: 0..<odd.count, using: &random)]
      case 1: return .list([old, old])
      case 2: return .map([("wrapped", old)])
      case 3: return .scalar("")
      case 4: return .scalar(String(repeating: "[", count: 300) + String(repeating: "]", count: 300))
      default: break
      }
      switch old {
      case .scalar(let text): return .scalar(misspelt(text, &random))
      case .list(var items):
        guard !items.isEmpty else { return .list([.scalar("a")]) }
        let place = Int.random(in: 0..<items.count, using: &random)
        if Bool.random(using: &random) { items.append(items[place]) } else { items.remove(at: place) }
        return .list(items)
      case .map(var pairs):
        guard !pairs.isEmpty else { return .map([("a", .scalar("b"))]) }
        let place = Int.random(in: 0..<pairs.count, using: &random)
        switch Int.random(in: 0..<4, using: &random) {
        case 0: pairs.remove(at: place)
        case 1: pairs.append(pairs[place])
        case 2: pairs[place].key = misspelt(pairs[place].key, &random)
        default:
          pairs.append((["height", "title", "x-a", "forEach", "rows", "tag"].randomElement(using: &random)!, old))
        }
        return .map(pairs)
      }
    }
  }

  private static func misspelt(_ word: String, _ random: inout SeededGenerator) -> String {
    var letters = Array(word)
    guard letters.count > 1, letters.allSatisfy(\.isLetter) else { return word + "x" }
    let place = Int.random(in: 0..<letters.count - 1, using: &random)
    if Bool.random(using: &random) { letters.swapAt(place, place + 1) } else { letters.remove(at: place) }
    return String(letters)
  }

  private static func check(_ text: String) throws {
    let size = UInt32(text.utf8.count)
    let sample = SpecSample(text, as: .yaml)
    for finding in sample.findings {
      let places = [finding.location.range] + finding.notes.compactMap { $0.location?.range }
      #expect(places.allSatisfy { $0.start <= $0.end && $0.end <= size }, "\(finding)\n\(text)")
      #expect(!finding.message.isEmpty && finding.message.last != ".", "\(finding.message)")
      try RecordedFixes.expect(finding, in: text)
      for fix in finding.fixes {
        #expect(!fix.edits.isEmpty && fix.edits.allSatisfy { $0.range.end <= size }, "\(fix)\n\(text)")
        for (edit, next) in zip(fix.edits, fix.edits.dropFirst()) {
          #expect(edit.range.end <= next.range.start, "\(fix)\n\(text)")
        }
        let fixed = SpecSample(FindingExample.apply(fix, to: text), as: .yaml)
        let same = fixed.findings.filter {
          $0.rule.id == finding.rule.id && $0.message == finding.message && $0.location == finding.location
        }
        #expect(same.isEmpty, "'\(fix.title)' leaves '\(finding.message)'\n\(text)")
        #expect(
          fixed.findings.allSatisfy { $0.rule.family != .syntax }
            || sample.findings.contains { $0.rule.family == .syntax },
          "'\(fix.title)' for '\(finding.message)' breaks the file\n\(text)")
      }
    }
    if sample.spec != nil { _ = ResolvedSample(text) }
  }
}
