@testable import ListDiff

/// Does to arrays what UIKit does to a table in a batch of updates, with its rules.
///
/// Deletions, reloads and origins of moves are places before the batch, insertions and ends of moves those after it.
/// Nothing has two parts, the counts add up, and the rows of a section that comes, goes or moves are left alone.
struct BatchSimulator {
  private struct Section: Equatable {
    /// What it is: a place in the new list, or one in the old list that goes.
    var name: String
    var rows: [String]
  }

  private let changes: ListChanges
  private var sections: [Section]
  /// The rows and sections that have been loaded anew, by name.
  private var reloaded: Set<String> = []
  private var faults: [String] = []

  /// What is wrong with the stages for some changes.
  static func faults(of stages: [BatchStage], for changes: ListChanges) -> [String] {
    var simulator = BatchSimulator(changes)
    for (number, stage) in stages.enumerated() { simulator.run(stage, number) }
    simulator.checkEnd()
    return simulator.faults
  }

  private init(_ changes: ListChanges) {
    self.changes = changes
    sections = changes.old.sections.indices.map { section in
      let new = changes.match.newSections[section]
      let rows = changes.old.sections[section].rows.map { row in
        changes.match.newRows[row] < 0 ? "old \(row)" : "\(changes.match.newRows[row])"
      }
      return Section(name: new < 0 ? "old \(section)" : "\(new)", rows: rows)
    }
  }

  private mutating func check(_ holds: Bool, _ fault: String) { if !holds { faults.append(fault) } }

  private mutating func run(_ stage: BatchStage, _ number: Int) {
    let leavingSections = stage.deletedSections + stage.movedSections.map(\.from)
    let comingSections = stage.insertedSections + stage.movedSections.map(\.to)
    let touchedSections = leavingSections + stage.reloadedSections
    check(Set(touchedSections).count == touchedSections.count, "stage \(number): a section has two parts")
    check(Set(comingSections).count == comingSections.count, "stage \(number): two sections come to one place")
    check(touchedSections.allSatisfy(sections.indices.contains), "stage \(number): a section is not there")

    let leavingRows = stage.deletedRows + stage.movedRows.map(\.from)
    let touchedRows = (leavingRows + stage.reloadedRows).map { "\($0.section).\($0.row)" }
    check(Set(touchedRows).count == touchedRows.count, "stage \(number): a row has two parts")
    for place in leavingRows + stage.reloadedRows {
      check(
        !touchedSections.contains(place.section), "stage \(number): \(place) is in a section that has a part itself")
      check(
        sections.indices.contains(place.section) && sections[place.section].rows.indices.contains(place.row),
        "stage \(number): \(place) is not there")
    }
    let comingRows = stage.insertedRows + stage.movedRows.map(\.to)
    for place in comingRows {
      check(!comingSections.contains(place.section), "stage \(number): \(place) comes into a section that comes")
    }
    guard faults.isEmpty else { return }
    for place in stage.reloadedRows { reloaded.insert(sections[place.section].rows[place.row]) }
    for section in stage.reloadedSections {
      reloaded.insert("section \(sections[section].name)")
      reloaded.formUnion(sections[section].rows)
    }
    let result = stage.result.map { section in
      Section(
        name: section.new.map { "\($0)" } ?? "old \(section.old ?? -1)",
        rows: section.rows.map { $0 < 0 ? "gone" : "\($0)" })
    }
    let count = sections.count - stage.deletedSections.count + stage.insertedSections.count
    check(count == result.count, "stage \(number): \(result.count) sections, expected \(count)")
    guard faults.isEmpty else { return }
    arrange(stage, result, number)
  }

  private mutating func arrange(_ stage: BatchStage, _ result: [Section], _ number: Int) {
    // Rows first, by their sections before the batch; what moves away is kept.
    let reloads = Set(stage.reloadedSections)
    var rows: [[String?]] = sections.map { $0.rows }
    for place in stage.deletedRows + stage.movedRows.map(\.from) { rows[place.section][place.row] = nil }
    var after: [(section: Section, isKnown: Bool)?] = Array(repeating: nil, count: result.count)
    for place in stage.insertedSections { after[place] = (result[place], true) }
    for move in stage.movedSections { after[move.to] = (sections[move.from], false) }
    let gone = Set(stage.deletedSections + stage.movedSections.map(\.from))
    var free = after.indices.filter { after[$0] == nil }[...]
    for section in sections.indices where !gone.contains(section) {
      guard let place = free.popFirst() else { return check(false, "stage \(number): too many sections stay") }
      after[place] = (
        Section(name: sections[section].name, rows: rows[section].compactMap(\.self)), reloads.contains(section)
      )
    }
    var coming: [Int: [(place: Int, row: String)]] = [:]
    for place in stage.insertedRows {
      guard result.indices.contains(place.section), result[place.section].rows.indices.contains(place.row) else {
        return check(false, "stage \(number): \(place) is outside")
      }
      coming[place.section, default: []].append((place.row, result[place.section].rows[place.row]))
    }
    for move in stage.movedRows {
      coming[move.to.section, default: []].append((move.to.row, sections[move.from.section].rows[move.from.row]))
    }
    for place in after.indices {
      guard case (var section, let isKnown)? = after[place] else {
        return check(false, "stage \(number): no section at \(place)")
      }
      if isKnown {
        section.rows = result[place].rows
      } else {
        for (row, name) in (coming[place] ?? []).sorted(by: { $0.place < $1.place }) {
          guard row <= section.rows.count else { return check(false, "stage \(number): \(place).\(row) is outside") }
          section.rows.insert(name, at: row)
        }
      }
      let found = section.rows.map { $0.hasPrefix("old") ? "gone" : $0 }
      check(
        section.name == result[place].name, "stage \(number): section \(section.name), expected \(result[place].name)")
      check(found == result[place].rows, "stage \(number): rows \(found), expected \(result[place].rows)")
      after[place] = (section, isKnown)
    }
    sections = after.compactMap { $0?.section }
  }

  private mutating func checkEnd() {
    let expected = changes.new.sections.enumerated().map { place, section in
      Section(name: "\(place)", rows: section.rows.map { "\($0)" })
    }
    check(sections == expected, "it ends with \(sections), expected \(expected)")
    for section in changes.sections where section.old != nil && section.new != nil {
      if !section.properties.isEmpty {
        check(reloaded.contains("section \(section.new ?? 0)"), "section \(section.new ?? 0) is not loaded anew")
      }
    }
    for row in changes.sections.flatMap(\.rows) where row.old != nil && row.new != nil && !row.properties.isEmpty {
      check(reloaded.contains("\(row.new ?? 0)"), "row \(row.new ?? 0) is not loaded anew")
    }
  }
}
