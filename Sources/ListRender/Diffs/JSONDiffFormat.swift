internal import ListDiff
internal import SpecSource

/// Differences as JSON, with everything that is known of them.
enum JSONDiffFormat: DiffFormat {
  static let name = "json"
  static let summary = "everything, for programs"

  static func write(_ diff: ListDifference, _ style: TextStyle, to out: inout ByteBuffer) {
    let changes = diff.changes
    out.append("{\n  \"listspec-diff\": 1,\n  \"old\": ")
    out.appendJSON(diff.oldName)
    out.append(",\n  \"new\": ")
    out.appendJSON(diff.newName)
    out.append(",\n  \"same\": ")
    out.appendJSON(changes.isEmpty)
    out.append(",\n  \"list\": ")
    out.appendJSON(properties(changes.list))
    for (name, classes) in [("cells", changes.cells), ("views", changes.views)] {
      out.append(",\n  \"\(name)\": ")
      out.appendJSON(.list(classes.map(value)))
    }
    out.append(",\n  \"sections\": [")
    for (place, section) in changes.sections.enumerated() {
      out.append(place == 0 ? "\n    {" : ",\n    {")
      let members = self.members(of: section, changes)
      for (place, member) in members.enumerated() {
        out.append(place == 0 ? "" : ", ")
        out.appendJSON(member.name)
        out.append(": ")
        out.appendJSON(member.value)
      }
      out.append(", \"rows\": [")
      for (place, row) in section.rows.enumerated() {
        out.append(place == 0 ? "\n      " : ",\n      ")
        out.appendJSON(.map(self.members(of: row, changes)))
        out.drainIfLong()
      }
      out.append(section.rows.isEmpty ? "]}" : "\n    ]}")
    }
    out.append(changes.sections.isEmpty ? "]\n}\n" : "\n  ]\n}\n")
  }

  private static func properties(_ changes: [PropertyChange]) -> CanonicalValue {
    .list(
      changes.map { change in
        var members: [CanonicalValue.Member] = [.init("path", .list(change.path.map { .text($0) }))]
        if let old = change.old { members.append(.init("old", old)) }
        if let new = change.new { members.append(.init("new", new)) }
        return .map(members)
      })
  }

  private static func value(_ change: ClassChange) -> CanonicalValue {
    var members: [CanonicalValue.Member] = [.init("name", .text(change.name))]
    if let added = change.added { members.append(.init("added", added)) }
    if let removed = change.removed { members.append(.init("removed", removed)) }
    if !change.properties.isEmpty { members.append(.init("properties", properties(change.properties))) }
    return .map(members)
  }

  /// What happened, in words: `inserted`, `removed`, or some of `moved`, `renamed` and `changed`.
  private static func words(_ old: Int?, _ new: Int?, _ isMoved: Bool, _ isRenamed: Bool, _ isChanged: Bool)
    -> CanonicalValue
  {
    if old == nil { return .list([.text("inserted")]) }
    if new == nil { return .list([.text("removed")]) }
    let all = [(isMoved, "moved"), (isRenamed, "renamed"), (isChanged, "changed")]
    return .list(all.filter(\.0).map { .text($0.1) })
  }

  private static func tag(_ tag: ByteText?) -> CanonicalValue { tag.map { .text($0.string) } ?? .null }

  private static func breaks(_ reasons: [BreakingChange]) -> [CanonicalValue.Member] {
    reasons.isEmpty ? [] : [.init("breaks", .list(reasons.map { .text($0.rawValue) }))]
  }

  private static func members(of section: SectionChange, _ changes: ListChanges) -> [CanonicalValue.Member] {
    let tags = (section.old.map { changes.old.tag(ofSection: $0) }, section.new.map { changes.new.tag(ofSection: $0) })
    let isRenamed = section.old != nil && section.new != nil && tags.0 != tags.1
    var members: [CanonicalValue.Member] = [
      .init("change", words(section.old, section.new, section.isMoved, isRenamed, !section.properties.isEmpty))
    ]
    if let old = section.old, let tag = tags.0 {
      members.append(.init("old", place(tag, .number(CanonicalNumber(old)))))
    }
    if let new = section.new, let tag = tags.1 {
      members.append(.init("new", place(tag, .number(CanonicalNumber(new)))))
    }
    if !section.properties.isEmpty { members.append(.init("properties", properties(section.properties))) }
    if let content = section.content { members.append(.init("value", content)) }
    return members + breaks(changes.breaks(section))
  }

  private static func place(_ tag: ByteText?, _ place: CanonicalValue) -> CanonicalValue {
    let name: String
    if case .number = place { name = "index" } else { name = "indexPath" }
    return .map([.init("tag", self.tag(tag)), .init(name, place)])
  }

  private static func members(of row: RowChange, _ changes: ListChanges) -> [CanonicalValue.Member] {
    let tags = (row.old.map { changes.old.tag(ofRow: $0) }, row.new.map { changes.new.tag(ofRow: $0) })
    let isRenamed = row.old != nil && row.new != nil && tags.0 != tags.1
    var members: [CanonicalValue.Member] = [
      .init("change", words(row.old, row.new, row.isMoved, isRenamed, !row.properties.isEmpty))
    ]
    if let old = row.old, let tag = tags.0 {
      members.append(.init("old", place(tag, path(changes.old.indexPath(ofRow: old)))))
    }
    if let new = row.new, let tag = tags.1 {
      members.append(.init("new", place(tag, path(changes.new.indexPath(ofRow: new)))))
    }
    if !row.properties.isEmpty { members.append(.init("properties", properties(row.properties))) }
    if let content = row.content { members.append(.init("value", content)) }
    return members + breaks(changes.breaks(row))
  }

  private static func path(_ path: (section: Int, row: Int)) -> CanonicalValue {
    .list([.number(CanonicalNumber(path.section)), .number(CanonicalNumber(path.row))])
  }
}
