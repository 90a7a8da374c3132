import ListTestSupport
import TestSupport

/// dyff, a differ of YAML: each document is sections of rows, and what is in no list of it the model of a row.
enum Dyff {
  /// The keys that name the entries of a list, as dyff takes them.
  private static let names = [["name"], ["key"], ["id"], ["job_name"], ["metadata", "name"]]

  /// A list for the documents of a file.
  static func list(_ documents: [PlainValue]) -> String {
    let sections = documents.enumerated().flatMap { number, document in
      let name = name(of: document) ?? "\(number)"
      if let items = document.items { return [section(name, items)] }
      var rest = document
      var lists: [String] = []
      for path in self.lists(in: document, at: []) {
        guard let items = document[path: path]?.items else { continue }
        rest = rest.setting(path: path, to: nil)
        lists.append(section("\(name) \(path.joined(separator: "."))", items))
      }
      return ["{tag: \(PlainValue.quoted(name)), rows: [\(row(rest, name))]}"] + lists
    }
    return "cells: {A: {}}\nsections: [\(sections.joined(separator: ",\n  "))]".replacing("$(", with: "$$(")
  }

  /// The name of a document of Kubernetes.
  private static func name(of document: PlainValue) -> String? {
    document[path: ["metadata", "name"]]?.scalarText.map { "\(document.text("kind")) \($0)" }
  }

  /// The lists of a document that are reached through maps alone.
  private static func lists(in value: PlainValue, at path: [String]) -> [[String]] {
    (value.members ?? []).flatMap { member in
      let path = path + [member.key]
      return member.value.items != nil ? [path] : lists(in: member.value, at: path)
    }
  }

  private static func section(_ tag: String, _ items: [PlainValue]) -> String {
    let named = names.lazy.map { key in items.map { $0[path: key]?.scalarText } }
    let tags = named.first { tags in !tags.contains(nil) && Set(tags).count == tags.count }
    let rows = items.enumerated().map { row($1, tags?[$0]) }
    return "{tag: \(PlainValue.quoted(tag)), rows: [\(rows.joined(separator: ", "))]}"
  }

  private static func row(_ model: PlainValue, _ tag: String?) -> String {
    "{\(tag.map { "tag: \(PlainValue.quoted($0)), " } ?? "")cell: A, model: \(model.json)}"
  }

  /// How many changes dyff's own output shows: one for each place, which is a line that is not indented, or as many as
  /// the entries that came and went there.
  static func count(_ human: String) -> Int {
    let plain = human.replacing(/\u{1B}\[[0-9;]*m/, with: "")
    var counts: [Int] = []
    var entries = 0
    for line in plain.split(separator: "\n") {
      if !(line.first.map { " +-".contains($0) } ?? true) {
        counts.append(max(entries, 1))
        entries = 0
      }
      for found in line.matches(of: /(\w+) (?:list|map) entr(?:y|ies) (?:added|removed)/) {
        entries += (words.firstIndex(of: String(found.1)) ?? 0) + 1
      }
    }
    return counts.dropFirst().reduce(0, +) + max(entries, 1)
  }

  private static let words = ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"]

  /// The folders of the suite, one a case.
  static var folders: [String] {
    func names(_ folder: String) -> [String] {
      let names = SharedFiles.paths(in: "suites/dyff\(folder)").compactMap { $0.split(separator: "/").last }
      return names.filter { !$0.contains(".") && $0 != "LICENSE" }.map(String.init)
    }
    let groups: Set = ["edge", "issues", "kubernetes", "multidocs"]
    return names("").flatMap { name in groups.contains(name) ? names("/\(name)").map { "\(name)/\($0)" } : [name] }
  }

  /// The pair of a folder: the two files and, where it has one, dyff's output.
  static func pair(_ folder: String) throws -> DifferCase {
    let paths = SharedFiles.paths(in: "suites/dyff/\(folder)")
    func path(_ names: [String]) -> String? {
      paths.first { path in names.contains { path.contains("/\($0).") } }
    }
    let (json, yaml) = (paths.first { $0.hasSuffix("manifest.json") }, paths.first { $0.hasSuffix("manifest.yml") })
    guard let old = path(["from", "old"]) ?? json, let new = path(["to", "new"]) ?? yaml else {
      return DifferCase(folder, because: "it is a single file")
    }
    let texts = try [old, new].map { String(decoding: try SharedFiles.bytes($0), as: UTF8.self) }
    let documents: [[PlainValue]]
    do { documents = try texts.map(PlainValue.documents) } catch let error as PlainValue.Unreadable {
      return DifferCase(folder, because: error.messages.joined(separator: "; "))
    }
    let human = try path(["expected-dyff", "expected-dyff-spruce"]).map {
      count(String(decoding: try SharedFiles.bytes($0), as: UTF8.self))
    }
    return DifferCase(
      folder, list(documents[0]), list(documents[1]), theirs: human,
      isSame: documents[0] == documents[1] ? true : nil)
  }
}

extension DifferSuite {
  /// dyff.
  static let dyff = DifferSuite(
    name: "dyff", count: 36, measure: .values,
    cases: { try Dyff.folders.map(Dyff.pair) })
}
