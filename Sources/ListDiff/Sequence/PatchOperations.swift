internal import ListModel
internal import SpecSource

/// The changes as a JSON Patch (RFC 6902) over the canonical form of the old list, `render --as-written`.
///
/// Whatever is replaced, removed or moved is tested first, so that a patch for another list changes nothing.
public struct PatchOperations {
  private let changes: ListChanges
  private var lines: ListLines
  private var match: ListMatch { changes.match }
  private var operations: [CanonicalValue] = []

  /// The operations for some changes, in order.
  public static func operations(for changes: ListChanges) -> [CanonicalValue] {
    guard !changes.isEmpty else { return [] }
    var patch = PatchOperations(changes)
    patch.patchRoot()
    if changes.oldKind != changes.newKind, let sections = changes.rebuilt {
      let exists = changes.old.parts.contains("sections")
      patch.add(exists ? "replace" : "add", ["sections"], .list(sections))
    } else {
      patch.patchSections()
    }
    return patch.operations
  }

  private init(_ changes: ListChanges) {
    self.changes = changes
    lines = ListLines(changes)
  }

  // MARK: - Writing operations

  private mutating func add(_ name: String, _ path: [String], _ value: CanonicalValue? = nil) {
    var members: [CanonicalValue.Member] = [.init("op", .text(name)), .init("path", .text(Self.pointer(path)))]
    if let value { members.append(.init("value", value)) }
    operations.append(.map(members))
  }

  private mutating func move(from: [String], to path: [String]) {
    operations.append(
      .map([
        .init("op", .text("move")), .init("from", .text(Self.pointer(from))), .init("path", .text(Self.pointer(path))),
      ]))
  }

  /// A JSON pointer (RFC 6901).
  private static func pointer(_ path: [String]) -> String {
    path.map { step in
      var escaped = "/"
      for scalar in step.unicodeScalars {
        switch scalar {
        case "~": escaped += "~0"
        case "/": escaped += "~1"
        default: escaped.unicodeScalars.append(scalar)
        }
      }
      return escaped
    }.joined()
  }

  private mutating func set(_ path: [String], _ old: CanonicalValue?, _ new: CanonicalValue?) {
    if let old { add("test", path, old) }
    switch (old, new) {
    case (nil, let new?): add("add", path, new)
    case (_?, let new?): add("replace", path, new)
    case (_?, nil): add("remove", path)
    case (nil, nil): break
    }
  }

  private mutating func patch(_ properties: [PropertyChange], at path: [String]) {
    for change in properties { set(path + change.path, change.old, change.new) }
  }

  /// Tests that a tag is what it was, where there is one.
  private mutating func test(_ tag: ByteText?, at path: [String]) {
    if let tag { add("test", path + ["tag"], .text(tag.string)) }
  }

  // MARK: - The root

  private mutating func patchRoot() {
    patch(changes.list, at: [])
    patch(changes.cells, "cells")
    patch(changes.views, "views")
  }

  private mutating func patch(_ classes: [ClassChange], _ name: String) {
    let (isOld, isNew) = (changes.old.parts.contains(name), changes.new.parts.contains(name))
    if isNew, !isOld { add("add", [name], .map([])) }
    if isOld, !isNew { return add("remove", [name]) }
    for change in classes {
      if change.added != nil || change.removed != nil { set([name, change.name], change.removed, change.added) }
      patch(change.properties, at: [name, change.name])
    }
  }

  // MARK: - Sections

  private mutating func patchSections() {
    if !changes.old.parts.contains("sections"), changes.new.parts.contains("sections") {
      add("add", ["sections"], .list([]))
    }
    patchProperties()
    removeRows()
    let bySection = changes.sections.filter { $0.new != nil }
    for section in bySection where section.isMoved || section.old == nil { arrange(section) }
    for section in bySection { for row in section.rows where row.new != nil { arrange(row, section) } }
    removeSections()
    rename()
    if changes.old.parts.contains("sections"), !changes.new.parts.contains("sections") { add("remove", ["sections"]) }
  }

  private var rowsKey: String { changes.oldKind == .table ? "rows" : "items" }

  private func path(_ section: Int) -> [String] { ["sections", String(section)] }
  private func path(_ section: Int, _ row: Int) -> [String] { path(section) + [rowsKey, String(row)] }

  /// Changes properties, where everything stands as in the old list.
  private mutating func patchProperties() {
    // A list of no rows says no more than none, but the canonical form has it.
    for (new, old) in match.oldSections.enumerated() where old >= 0 {
      if !changes.old.sections[Int(old)].hasRowList, changes.new.sections[new].hasRowList {
        add("add", path(Int(old)) + [rowsKey], .list([]))
      }
    }
    for section in changes.sections {
      if let old = section.old, section.new != nil {
        patch(section.properties, at: path(old))
      }
      for row in section.rows where row.new != nil && !row.properties.isEmpty {
        guard let old = row.old else { continue }
        let place = changes.old.indexPath(ofRow: old)
        patch(row.properties, at: path(place.section, place.row))
      }
    }
  }

  private mutating func removeRows() {
    for section in changes.sections where section.new != nil {
      for row in section.rows.reversed() where row.new == nil {
        guard let old = row.old else { continue }
        let place = changes.old.indexPath(ofRow: old)
        if let content = row.content { add("test", path(place.section, place.row), content) }
        add("remove", path(place.section, place.row))
      }
    }
  }

  private mutating func arrange(_ section: SectionChange) {
    guard let new = section.new else { return }
    let slot = lines.slot(ofNewSection: new)
    if let old = section.old {
      let oldSlot = lines.sectionOrder.slotsOfOld[old]
      let from = lines.place(ofSectionSlot: oldSlot)
      test(changes.old.tag(ofSection: old), at: path(from))
      lines.freeSection(oldSlot)
      move(from: path(from), to: path(lines.place(ofSectionSlot: slot)))
    } else {
      guard case .map(let members)? = section.content else { return }
      let rows = section.rows.filter { $0.old == nil }.compactMap(\.content)
      let list: [CanonicalValue.Member] =
        changes.new.sections[new].hasRowList ? [.init(rowsKey, .list(rows))] : []
      add("add", path(lines.place(ofSectionSlot: slot)), .map(members + list))
    }
    lines.takeSection(slot)
  }

  private mutating func arrange(_ row: RowChange, _ section: SectionChange) {
    guard let new = row.new else { return }
    let slot = lines.slot(ofNewRow: new)
    if let old = row.old {
      guard row.isMoved else { return }
      let oldSlot = lines.slot(ofOldRow: old)
      let from = path(lines.place(ofSectionSlot: oldSlot.section), lines.place(of: oldSlot))
      test(changes.old.tag(ofRow: old), at: from)
      lines.freeRow(oldSlot)
      move(from: from, to: path(lines.place(ofSectionSlot: slot.section), lines.place(of: slot)))
    } else {
      // Those of an inserted section came with it.
      guard section.old != nil, let content = row.content else { return }
      add("add", path(lines.place(ofSectionSlot: slot.section), lines.place(of: slot)), content)
    }
    lines.takeRow(slot)
  }

  private mutating func removeSections() {
    let tags = tags
    for section in changes.old.sections.indices.reversed() where match.newSections[section] < 0 {
      let slot = lines.sectionOrder.slotsOfOld[section]
      let place = lines.place(ofSectionSlot: slot)
      // What is placed here has no tag of its own.
      if case .text(let tag)? = tags[section] { test(ByteText(tag), at: path(place)) }
      add("remove", path(place))
      lines.freeSection(slot)
    }
  }

  /// The written tags of the sections that are removed.
  private var tags: [Int: CanonicalValue] {
    var tags: [Int: CanonicalValue] = [:]
    for section in changes.sections where section.new == nil {
      if let old = section.old, let tag = section.content?["tag"] { tags[old] = tag }
    }
    return tags
  }

  /// Changes tags, where everything stands as in the new list.
  private mutating func rename() {
    for (new, old) in match.oldSections.enumerated() where old >= 0 {
      if changes.old.sections[Int(old)].hasRowList, !changes.new.sections[new].hasRowList {
        add("remove", path(new) + [rowsKey])
      }
    }
    for section in changes.sections {
      if let old = section.old, let new = section.new {
        rename(changes.old.tag(ofSection: old), changes.new.tag(ofSection: new), at: path(new))
      }
      for row in section.rows {
        guard let old = row.old, let new = row.new else { continue }
        let place = changes.new.indexPath(ofRow: new)
        rename(changes.old.tag(ofRow: old), changes.new.tag(ofRow: new), at: path(place.section, place.row))
      }
    }
  }

  private mutating func rename(_ old: ByteText?, _ new: ByteText?, at path: [String]) {
    guard old != new else { return }
    set(path + ["tag"], old.map { .text($0.string) }, new.map { .text($0.string) })
  }
}
