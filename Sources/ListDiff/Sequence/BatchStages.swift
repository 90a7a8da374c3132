/// Puts the changes of a list into stages that UIKit's batch updates take.
///
/// One stage where that is safe. Else what changes and goes comes first, then sections come and move, then rows come and
/// move, and last go the sections that rows have moved out of: UIKit refuses to move a section and to touch its rows in
/// one batch, and to move a row into a section that comes, or out of one that goes.
public struct BatchStages {
  private let changes: ListChanges
  private let lines: ListLines
  private var match: ListMatch { changes.match }

  /// The stages for some changes, in order.
  public static func stages(for changes: ListChanges) -> [BatchStage] {
    guard !changes.sections.isEmpty else { return [] }
    return BatchStages(changes).stages()
  }

  private init(_ changes: ListChanges) {
    self.changes = changes
    lines = ListLines(changes)
  }

  private func stages() -> [BatchStage] {
    let movesSections = changes.sections.contains { $0.isMoved || $0.old == nil || $0.new == nil }
    let reloaded = reloads()
    let stages: [BatchStage]
    if movesSections {
      stages = [leaving(reloaded), comingSections(), comingRows(), goingSections()]
    } else if reloaded.reloadedSections.isEmpty, !changesWhatMoves {
      var stage = leaving(reloaded)
      let coming = comingRows(from: changes.old)
      stage.insertedRows = coming.insertedRows
      stage.movedRows = coming.movedRows
      stage.result = coming.result
      stages = [stage]
    } else {
      var second = comingRows(from: changes.old)
      second.deletedRows = deletedRows()
      var first = reloaded
      first.result = unchangedResult()
      stages = [first, second]
    }
    return stages.filter { !$0.isEmpty }
  }

  private var changesWhatMoves: Bool {
    changes.sections.contains { $0.rows.contains { $0.isMoved && isChanged($0) } }
  }

  /// Whether a row shows something else; its tag is not shown.
  private func isChanged(_ row: RowChange) -> Bool { row.old != nil && row.new != nil && !row.properties.isEmpty }

  // MARK: - Where everything stands as in the old list

  private func oldPlace(_ row: Int) -> BatchStage.Place {
    let place = changes.old.indexPath(ofRow: row)
    return BatchStage.Place(section: place.section, row: place.row)
  }

  /// What shows something else; in a section that is loaded anew its rows are, too.
  private func reloads() -> BatchStage {
    var stage = BatchStage()
    var whole: Set<Int> = []
    for section in changes.sections where section.new != nil && !section.properties.isEmpty {
      if let old = section.old { whole.insert(old) }
    }
    stage.reloadedSections = whole.sorted()
    stage.reloadedRows = changes.sections.flatMap(\.rows).filter(isChanged).compactMap(\.old).sorted().map(oldPlace)
      .filter { !whole.contains($0.section) }
    return stage
  }

  /// Whether rows of a removed section move to others, so that it has to stay for them.
  private func isLeft(_ section: Int) -> Bool {
    changes.old.sections[section].rows.contains { match.newRows[$0] >= 0 }
  }

  /// The rows that go, but for those that go with their section.
  private func deletedRows() -> [BatchStage.Place] {
    changes.old.sections.indices.flatMap { section in
      match.newSections[section] < 0 && !isLeft(section)
        ? [] : changes.old.sections[section].rows.filter { match.newRows[$0] < 0 }.map(oldPlace)
    }
  }

  private func unchangedResult() -> [BatchStage.Section] {
    changes.old.sections.indices.map { section in
      // A row that goes in the next stage has no place in the new list.
      BatchStage.Section(
        new: newPlace(section), old: section, rows: changes.old.sections[section].rows.map { Int(match.newRows[$0]) })
    }
  }

  private func newPlace(_ section: Int) -> Int? {
    match.newSections[section] < 0 ? nil : Int(match.newSections[section])
  }

  /// The stage in which things go; loading a row anew that goes with its section is left out.
  private func leaving(_ reloads: BatchStage) -> BatchStage {
    var stage = reloads
    stage.deletedRows = deletedRows()
    stage.deletedSections = changes.old.sections.indices.filter { match.newSections[$0] < 0 && !isLeft($0) }
    // A section that is loaded anew loses its rows by that.
    let whole = Set(stage.reloadedSections)
    stage.deletedRows.removeAll { whole.contains($0.section) }
    stage.result = changes.old.sections.indices.filter { match.newSections[$0] >= 0 || isLeft($0) }.map { section in
      BatchStage.Section(
        new: newPlace(section), old: section,
        rows: changes.old.sections[section].rows.filter { match.newRows[$0] >= 0 }.map { Int(match.newRows[$0]) })
    }
    return stage
  }

  // MARK: - On the way

  /// The sections between coming and going, in order: those of the new list, and those that are left later.
  private var wayOrder: [(old: Int?, new: Int?)] {
    let order = lines.sectionOrder
    return (0..<order.count).compactMap { slot in
      if order.news[slot] >= 0 {
        let old = Int(match.oldSections[order.news[slot]])
        return (old < 0 ? nil : old, order.news[slot])
      }
      let old = order.olds[slot]
      return match.newSections[old] < 0 && isLeft(old) ? (old, nil) : nil
    }
  }

  private func comingSections() -> BatchStage {
    var stage = BatchStage()
    let before = changes.old.sections.indices.filter { match.newSections[$0] >= 0 || isLeft($0) }
    let froms = Dictionary(before.enumerated().map { ($0.element, $0.offset) }, uniquingKeysWith: { first, _ in first })
    for (place, section) in wayOrder.enumerated() {
      if section.old == nil { stage.insertedSections.append(place) }
      if let new = section.new, let old = section.old, !match.isStableSection[new], let from = froms[old] {
        stage.movedSections.append(.init(from: from, to: place))
      }
      stage.result.append(BatchStage.Section(new: section.new, old: section.old, rows: wayRows(section)))
    }
    return stage
  }

  /// The rows of a section before rows come and move.
  private func wayRows(_ section: (old: Int?, new: Int?)) -> [Int] {
    if let old = section.old {
      return changes.old.sections[old].rows.filter { match.newRows[$0] >= 0 }.map { Int(match.newRows[$0]) }
    }
    guard let new = section.new else { return [] }
    return changes.new.sections[new].rows.filter { match.oldRows[$0] < 0 }
  }

  /// The stage in which rows come and move. Their old places are those in between, or in a list whose sections stay
  /// where they are those in `old`.
  private func comingRows(from old: ListOutline? = nil) -> BatchStage {
    var stage = BatchStage()
    let way = wayOrder
    var froms: [Int: BatchStage.Place] = [:]
    for (place, section) in way.enumerated() where old == nil {
      for (row, new) in wayRows(section).enumerated() { froms[new] = BatchStage.Place(section: place, row: row) }
    }
    for (place, section) in way.enumerated() {
      guard let new = section.new else {
        stage.result.append(BatchStage.Section(new: nil, old: section.old, rows: []))
        continue
      }
      let rows = changes.new.sections[new].rows
      stage.result.append(BatchStage.Section(new: new, old: section.old, rows: Array(rows)))
      for row in rows where !match.isStableRow[row] {
        let to = BatchStage.Place(section: place, row: row - rows.lowerBound)
        let source = Int(match.oldRows[row])
        if source < 0 {
          if section.old != nil { stage.insertedRows.append(to) }
        } else {
          stage.movedRows.append(.init(from: froms[row] ?? oldPlace(source), to: to))
        }
      }
    }
    return stage
  }

  private func goingSections() -> BatchStage {
    var stage = BatchStage()
    for (place, section) in wayOrder.enumerated() {
      if let new = section.new {
        stage.result.append(
          BatchStage.Section(new: new, old: section.old, rows: Array(changes.new.sections[new].rows)))
      } else {
        stage.deletedSections.append(place)
      }
    }
    return stage
  }
}
