internal import ListDiff
internal import SpecSource
internal import SpecTree

/// The words for changes, which the formats for people share.
struct ChangeWording {
  let changes: ListChanges
  private let saysWhatBreaks: Bool

  init(_ diff: ListDifference) {
    changes = diff.changes
    saysWhatBreaks = diff.saysWhatBreaks
  }

  /// A value on one line.
  static func words(_ value: CanonicalValue?) -> String {
    guard let value else { return "–" }
    if case .text(let text) = value, isClear(text) { return text }
    var buffer = ByteBuffer()
    buffer.appendYAML(value)
    return buffer.text
  }

  /// Whether a text alone can be taken for nothing else, so that it needs no quotes.
  private static func isClear(_ text: String) -> Bool {
    guard let first = text.unicodeScalars.first, let last = text.unicodeScalars.last, first != " ", last != " ",
      !"\"'[{–".unicodeScalars.contains(first), !text.unicodeScalars.contains(where: VisibleText.isHidden)
    else { return false }
    var text = text
    return text.withUTF8 { CoreSchema.scalar($0) } == .text
  }

  /// The path of a property: `header.height`.
  static func path(_ change: PropertyChange) -> String { change.path.joined(separator: ".") }

  /// What a section is called: its tag, else its place, and its title.
  func name(of section: SectionChange) -> String {
    let tag = section.new.map { changes.new.tag(ofSection: $0) } ?? section.old.map { changes.old.tag(ofSection: $0) }
    let title = section.title.map { " \"\($0)\"" } ?? ""
    if let tag = tag.flatMap(\.self) { return "section \(tag)\(title)" }
    return "section \(section.new ?? section.old ?? 0), untagged\(title)"
  }

  /// What a row is called: its tag, else its place and its text, and its cell.
  func name(of row: RowChange) -> String {
    let tag = row.new.map { changes.new.tag(ofRow: $0) } ?? row.old.map { changes.old.tag(ofRow: $0) }
    let cell = row.title.cell.map { " (\($0))" } ?? ""
    if let tag = tag.flatMap(\.self) { return "row \(tag)\(cell)" }
    let place =
      row.new.map { Self.words(changes.new.indexPath(ofRow: $0)) }
      ?? row.old.map {
        Self.words(changes.old.indexPath(ofRow: $0))
      }
    let text = row.title.text.map { " \"\($0)\"" } ?? ""
    return "row \(place ?? ""), untagged\(text)\(cell)"
  }

  /// An index path as the table has it: `0.2`.
  static func words(_ path: (section: Int, row: Int)) -> String { "\(path.section).\(path.row)" }

  /// `moved from 0 to 2`, `was 'last'`; empty when neither is so.
  func remarks(on section: SectionChange) -> [String] {
    guard let old = section.old, let new = section.new else { return [] }
    let moved = section.isMoved ? [old == new ? "moved, still at \(new)" : "moved from \(old) to \(new)"] : []
    return moved + renamed(changes.old.tag(ofSection: old), changes.new.tag(ofSection: new))
  }

  /// `moved from 0.2 to 1.0`, `was 'last'`; empty when neither is so.
  func remarks(on row: RowChange) -> [String] {
    guard let old = row.old, let new = row.new else { return [] }
    let from = changes.old.indexPath(ofRow: old)
    let to = changes.new.indexPath(ofRow: new)
    let home = changes.old.tag(ofSection: from.section)
    let isElsewhere = home != changes.new.tag(ofSection: to.section)
    let origin = home.flatMap { isElsewhere ? " in section \($0)" : nil } ?? ""
    let words =
      from == to && !isElsewhere
      ? "moved, still at \(Self.words(to))" : "moved from \(Self.words(from))\(origin) to \(Self.words(to))"
    let moved = row.isMoved ? [words] : []
    return moved + renamed(changes.old.tag(ofRow: old), changes.new.tag(ofRow: new))
  }

  /// `breaks the app: tag-removed`, where that is asked for.
  func breaks(_ section: SectionChange) -> [String] { breaks(changes.breaks(section)) }

  /// `breaks the app: cell-changed`, where that is asked for.
  func breaks(_ row: RowChange) -> [String] { breaks(changes.breaks(row)) }

  private func breaks(_ reasons: [BreakingChange]) -> [String] {
    guard saysWhatBreaks, !reasons.isEmpty else { return [] }
    return ["breaks the app: " + reasons.map(\.rawValue).joined(separator: ", ")]
  }

  private func renamed(_ old: ByteText?, _ new: ByteText?) -> [String] {
    guard old != new else { return [] }
    switch (old, new) {
    case (let old?, _?): return ["was '\(old)'"]
    case (let old?, nil): return ["lost its tag '\(old)'"]
    default: return ["had no tag"]
    }
  }

  /// What an inserted or removed row has beside its tag and its cell; nil for nothing.
  static func rest(of content: CanonicalValue?) -> String? {
    guard case .map(let members)? = content else { return nil }
    let rest = members.filter { $0.name != "tag" && $0.name != "cell" }
    return rest.isEmpty ? nil : words(.map(rest))
  }

  /// `Rows: 2 inserted, 1 removed, 1 moved, 1 renamed, 3 changed. Sections: 1 moved.`
  var summary: String {
    var rows = Counts()
    var sections = Counts()
    for section in changes.sections {
      sections.add(
        section.old, section.new, section.isMoved, !section.properties.isEmpty,
        isRenamed: section.old.flatMap { old in section.new.map { isRenamed(section: old, $0) } } ?? false)
      for row in section.rows {
        rows.add(
          row.old, row.new, row.isMoved, !row.properties.isEmpty,
          isRenamed: row.old.flatMap { old in row.new.map { changes.old.tag(ofRow: old) != changes.new.tag(ofRow: $0) }
          }
            ?? false)
      }
    }
    let classes = changes.cells.count + changes.views.count
    let parts = [
      rows.words.map { "Rows: \($0)." }, sections.words.map { "Sections: \($0)." },
      classes > 0 ? "Classes: \(classes) changed." : nil,
      changes.list.isEmpty ? nil : "List: \(changes.list.count) changed.",
    ]
    return parts.compactMap(\.self).joined(separator: " ")
  }

  private func isRenamed(section old: Int, _ new: Int) -> Bool {
    changes.old.tag(ofSection: old) != changes.new.tag(ofSection: new)
  }

  private struct Counts {
    var inserted = 0
    var removed = 0
    var moved = 0
    var renamed = 0
    var changed = 0

    mutating func add(_ old: Int?, _ new: Int?, _ isMoved: Bool, _ isChanged: Bool, isRenamed: Bool) {
      if old == nil { inserted += 1 }
      if new == nil { removed += 1 }
      if isMoved { moved += 1 }
      if isRenamed { renamed += 1 }
      if isChanged { changed += 1 }
    }

    var words: String? {
      let all = [
        (inserted, "inserted"), (removed, "removed"), (moved, "moved"), (renamed, "renamed"), (changed, "changed"),
      ]
      let found = all.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
      return found.isEmpty ? nil : found.joined(separator: ", ")
    }
  }
}
