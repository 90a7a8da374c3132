import Foundation
import TestSupport
import Testing

@testable import ListDiff

@Suite("laws of differences between what lists come to")
struct ResolvedLawTests {
  @Test("a list does not differ from itself, however it is written", arguments: 0..<8)
  func sameList(part: UInt64) {
    for seed in part * 100..<(part + 1) * 100 {
      let list = RandomList(seed: seed)
      let text = RandomSpelling.text(of: list, seed: seed + 1)
      let other = RandomSpelling.text(of: list, seed: seed + 2)
      let changes = DiffedPair.resolvedChanges(text, other)
      #expect(changes.isEmpty, "seed \(seed):\n\(text)\n\(other)\n\(changes)")
    }
  }

  @Test("two lists differ exactly when their compiled lists do", arguments: 0..<8)
  func compiledLists(part: UInt64) throws {
    var same = 0
    for seed in part * 100..<(part + 1) * 100 {
      let old = RandomList(seed: seed)
      let new = old.changed(seed: seed)
      let first = RandomSpelling.text(of: old, seed: seed + 1)
      let second = RandomSpelling.text(of: new, seed: seed + 2)
      let changes = DiffedPair.resolvedChanges(first, second)
      let before = try #require(JSONSerialization.jsonObject(with: Data(DiffedPair.compiled(first))) as? NSObject)
      let after = try #require(JSONSerialization.jsonObject(with: Data(DiffedPair.compiled(second))) as? NSObject)
      #expect(changes.isEmpty == before.isEqual(after), "seed \(seed):\n\(first)\n\(second)\n\(changes)")
      if changes.isEmpty { same += 1 }
    }
    #expect(same > 0, "no pair of the part is the same, so half of the law was not tried")
  }

  @Test("the stages of batch updates make one list of the other, as UIKit counts", arguments: 0..<8)
  func stages(part: UInt64) {
    for seed in part * 100..<(part + 1) * 100 {
      let old = RandomList(seed: seed)
      let new = seed % 5 == 0 ? RandomList(seed: seed + 7) : old.changed(seed: seed)
      let first = RandomSpelling.text(of: old, seed: seed + 1)
      let second = RandomSpelling.text(of: new, seed: seed + 2)
      let changes = DiffedPair.resolvedChanges(first, second)
      let faults = BatchSimulator.faults(of: BatchStages.stages(for: changes), for: changes)
      #expect(faults == [], "seed \(seed):\n\(first)\n\(second)")
    }
  }

  @Test("a list with forEach does not differ from the one written out by hand", arguments: 0..<4)
  func expandedTwin(part: UInt64) {
    for seed in part * 50..<(part + 1) * 50 {
      let twins = ExpandedTwins(seed: seed)
      let changes = DiffedPair.resolvedChanges(twins.repeated, twins.writtenOut)
      #expect(changes.isEmpty, "seed \(seed):\n\(twins.repeated)\n\(twins.writtenOut)\n\(changes)")
    }
  }

  @Test("a difference is gone when the row itself says what the other list comes to", arguments: 0..<4)
  func madeEqual(part: UInt64) {
    var random = SeededGenerator(seed: part)
    for round in 0..<100 {
      let property = Self.properties[Int.random(in: 0..<Self.properties.count, using: &random)]
      let places = (0..<2).map { _ in SayingPlace.allCases.randomElement(using: &random) ?? .row }
      let values = (0..<2).map { _ in property.values.randomElement(using: &random) ?? "" }
      let old = SayingPlace.list(places[0], "\(property.name): \(values[0])")
      let new = SayingPlace.list(places[1], "\(property.name): \(values[1])")
      let found = DiffedPair.resolvedChanges(old, new).sections.flatMap(\.rows).flatMap(\.properties).map(\.name)
      #expect(
        found.contains(property.name) == (values[0] != values[1]), "part \(part), round \(round):\n\(old)\n\(new)")
      let equal = SayingPlace.list(places[0], "\(property.name): \(values[0])", also: "\(property.name): \(values[1])")
      let rest = DiffedPair.resolvedChanges(equal, new)
      #expect(rest.isEmpty, "part \(part), round \(round):\n\(equal)\n\(new)\n\(rest)")
    }
  }

  private static let properties = [
    (name: "height", values: ["44", "60", "automatic", "7.5"]), (name: "estimatedHeight", values: ["50", "90"]),
    (name: "canEdit", values: ["true", "false"]), (name: "style", values: ["value1", "subtitle"]),
    (name: "selectionStyle", values: ["none", "blue"]), (name: "backgroundColor", values: ["systemRed", "systemBlue"]),
    (name: "indentationLevel", values: ["1", "2"]),
  ]
}

/// A place of a file at which something may be said of a row.
private enum SayingPlace: CaseIterable {
  case row, cell, section, root

  /// A list of one row of which this place says something; the row itself says what `own` has.
  static func list(_ place: SayingPlace, _ said: String, also own: String? = nil) -> String {
    let row = own ?? (place == .row ? said : nil)
    return """
      listspec: 1
      runtime: holo
      rowDefaults: {accessibilityHint: x\(place == .root ? ", \(said)" : "")}
      cells: {A: {model: {}\(place == .cell ? ", \(said)" : "")}}
      sections:
        - tag: s
          rowDefaults: {accessibilityLabel: y\(place == .section ? ", \(said)" : "")}
          rows: [{tag: r, cell: A\(row.map { ", \($0)" } ?? "")}]
      """
  }
}

/// One list written twice: with `forEach`, and row by row.
private struct ExpandedTwins {
  var repeated: String
  var writtenOut: String

  init(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    // A model that nothing else asks for is written another way.
    let isAsked = Bool.random(using: &random)
    let model = isAsked ? ", model: {kind: a}" : ""
    repeated = "listspec: 1\nruntime: holo\ncells: {A: {height: 50\(model)}}\nsections:\n"
    writtenOut = repeated
    for section in 0..<Int.random(in: 1...3, using: &random) {
      let people = (0..<Int.random(in: 0...6, using: &random)).map { id in
        (
          id: id, name: ["Ada", "Bo", "no", "4"].randomElement(using: &random) ?? "", isVIP: Bool.random(using: &random)
        )
      }
      let hasTag = Bool.random(using: &random)
      let elements = people.map { "{id: \($0.id), name: \"\($0.name)\", vip: \($0.isVIP)}" }.joined(separator: ", ")
      repeated += """
          - tag: s\(section)
            header: {title: "$(size([\(people.map { "\($0.id)" }.joined(separator: ", "))])) people"}
            rows:
              - forEach: [\(elements)]
                when: "$(each.id % 3 != 2)"
                cell: A
                \(hasTag ? "tag: \"person-$(each.id)\"" : "canMove: false")
                height: "$(each.vip ? 80 : 60)"
                model: {name: "$(each.name)", place: "$(index)", more: [{id: "$(each.id)!"}, {when: false}, "$(each.vip)"]}
                accessibilityLabel: "\(isAsked ? "$(model.name) of $(model.kind)" : "$(each.name) of a")"

        """
      writtenOut += "  - tag: s\(section)\n    header: {title: \"\(people.count) people\"}\n    rows:\n"
      writtenOut += people.allSatisfy { $0.id % 3 == 2 } ? "      []\n" : ""
      for person in people where person.id % 3 != 2 {
        let tag = hasTag ? "tag: person-\(person.id), " : ""
        writtenOut += """
                - {\(tag)cell: A, height: \(person.isVIP ? 80 : 60), accessibilityLabel: "\(person.name) of a",
                   model: {name: "\(person.name)", place: \(person.id),
                     more: [{id: "\(person.id)!"}, {when: false}, \(person.isVIP)]}}

          """
      }
    }
  }
}
