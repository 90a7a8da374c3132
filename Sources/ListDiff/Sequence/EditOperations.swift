internal import ListModel
internal import SpecSource

/// The edits that make one list of the other, in the language of edit files: applied strictly, they give the new list.
///
/// They name only what changed. What a tag alone does not tell is named by tag and number.
public struct EditOperations {
  let changes: ListChanges
  var lines: ListLines
  var match: ListMatch { changes.match }
  /// Which of the sections with one tag a section is, by slot, while sections move.
  var sectionTags: TagCounter
  /// The operations so far, each a mapping with its name.
  private(set) var operations: [CanonicalValue] = []

  /// The operations for some changes, in order.
  public static func operations(for changes: ListChanges) -> [CanonicalValue] {
    guard !changes.isEmpty else { return [] }
    var edits = EditOperations(changes)
    edits.updateRoot()
    if let sections = changes.rebuilt {
      if !sections.isEmpty { edits.add("makeSections", .list(sections)) }
    } else {
      edits.updateSections()
      edits.updateRows()
      edits.removeRows()
      edits.arrangeSections()
      edits.arrangeRows()
      edits.removeSections()
      edits.renameRows()
      edits.renameSections()
    }
    return edits.operations
  }

  private init(_ changes: ListChanges) {
    self.changes = changes
    lines = ListLines(changes)
    let order = lines.sectionOrder
    sectionTags = TagCounter(
      tags: (0..<order.count).map { slot in
        if order.olds[slot] >= 0 { return changes.old.sections[order.olds[slot]].tag }
        let old = Int(changes.match.oldSections[order.news[slot]])
        return old >= 0 ? changes.old.sections[old].tag : changes.new.sections[order.news[slot]].tag
      }, names: changes.old.names.count)
    for slot in order.slotsOfOld { sectionTags.take(slot) }
  }

  mutating func add(_ name: String, _ value: CanonicalValue) {
    operations.append(.map([.init(name, value)]))
  }

  /// The name of an operation on rows, or on items.
  func rowsName(_ verb: String) -> String { verb + (changes.oldKind == .table ? "Rows" : "Items") }

  /// The key of a list of rows, or of items.
  var rowsKey: String { changes.newKind == .table ? "rows" : "items" }

  // MARK: - The root

  private mutating func updateRoot() {
    if changes.rebuilt != nil { add("removeAllSections", .flag(true)) }
    if !changes.list.isEmpty { add("updateList", .map(Self.entries(changes.list))) }
    if let cells = classes(changes.cells) { add("updateCells", cells) }
    if let views = classes(changes.views) { add("updateViews", views) }
  }

  private func classes(_ changes: [ClassChange]) -> CanonicalValue? {
    guard !changes.isEmpty else { return nil }
    return .map(
      changes.map { change in
        .init(change.name, change.removed != nil ? .null : change.added ?? .map(Self.entries(change.properties)))
      })
  }

  /// What sets some properties: dotted keys, but for headers, footers and methods, which merge.
  static func entries(_ properties: [PropertyChange]) -> [CanonicalValue.Member] {
    // What reaches further in has no place in the mapping that merges.
    let merging = Dictionary(grouping: properties.filter { merged.contains($0.written[0]) }) { $0.written[0] }
      .filter { $0.value.allSatisfy { $0.written.count == 2 } }
    var members: [CanonicalValue.Member] = []
    for change in properties {
      let name = change.written[0]
      if let parts = merging[name] {
        guard change.written == parts[0].written else { continue }
        members.append(.init(name, .map(parts.map { .init($0.written[1], $0.new ?? .null) })))
      } else {
        members.append(.init(change.written.joined(separator: "."), change.new ?? .null))
      }
    }
    return members
  }

  /// The properties whose values merge with what is there.
  private static let merged: Set = ["header", "footer", "implements"]

  /// A new section with its rows that are new.
  func content(of section: SectionChange) -> CanonicalValue {
    guard case .map(let members)? = section.content else { return .map([]) }
    let rows = section.rows.filter { $0.old == nil }.compactMap(\.content)
    // What is placed here has its rows elsewhere.
    if rows.isEmpty, members.contains(where: { $0.name == "use" }) { return .map(members) }
    return .map(members + [.init(rowsKey, .list(rows))])
  }

  // MARK: - Targets

  /// A target: a tag, or with its number among those that have it.
  static func target(_ tag: ByteText?, _ nth: Int?) -> CanonicalValue {
    let name = tag.map { CanonicalValue.text($0.string) } ?? .null
    guard let nth else { return name }
    return .map([.init("tag", name), .init("nth", .number(CanonicalNumber(nth)))])
  }

  /// The beginning of an entry that changes something.
  static func entry(_ tag: ByteText?, _ nth: Int?) -> [CanonicalValue.Member] {
    let name = CanonicalValue.Member("tag", tag.map { .text($0.string) } ?? .null)
    return nth.map { [name, .init("nth", .number(CanonicalNumber($0)))] } ?? [name]
  }

  /// A section of the old list, where all stand as they did there.
  func target(ofOldSection section: Int) -> CanonicalValue {
    Self.target(changes.old.tag(ofSection: section), nth(ofOldSection: section))
  }

  func nth(ofOldSection section: Int) -> Int? { sectionTags.nth(lines.sectionOrder.slotsOfOld[section]) }

  // MARK: - Sections

  private mutating func updateSections() {
    var entries: [CanonicalValue] = []
    for section in changes.sections {
      guard let old = section.old, section.new != nil, !section.properties.isEmpty else { continue }
      entries.append(
        .map(Self.entry(changes.old.tag(ofSection: old), nth(ofOldSection: old)) + Self.entries(section.properties)))
    }
    if !entries.isEmpty { add("updateSections", .list(entries)) }
  }

  /// Inserts and moves sections, in the new order.
  private mutating func arrangeSections() {
    let byPlace = Dictionary(
      changes.sections.filter { $0.new != nil }.map { ($0.new ?? 0, $0) }, uniquingKeysWith: { first, _ in first })
    var section = 0
    while section < changes.new.sections.count {
      if match.isStableSection[section] {
        section += 1
        continue
      }
      let first = section
      let isInserted = match.oldSections[first] < 0
      while section < changes.new.sections.count, !match.isStableSection[section],
        (match.oldSections[section] < 0) == isInserted
      { section += 1 }
      let slots = (first..<section).map { lines.slot(ofNewSection: $0) }
      if isInserted {
        let place = lines.place(ofSectionSlot: slots[0])
        let made = CanonicalValue.list((first..<section).compactMap { byPlace[$0].map(content) })
        if place == lines.sectionCount {
          add("makeSections", made)
        } else {
          add(
            "insertSections",
            .map([
              anchor(ofNewSection: first) ?? .init("at", .number(CanonicalNumber(place))), .init("sections", made),
            ]))
        }
      } else {
        let targets = (first..<section).map { target(ofOldSection: Int(match.oldSections[$0])) }
        // What is moved is still there when the one before it is looked for.
        let before = anchor(ofNewSection: first)
        for moved in first..<section {
          let slot = lines.sectionOrder.slotsOfOld[Int(match.oldSections[moved])]
          lines.freeSection(slot)
          sectionTags.free(slot)
        }
        let place = lines.place(ofSectionSlot: slots[0])
        let end = CanonicalValue.Member("at", .text("end"))
        let anchor = place == lines.sectionCount ? end : before ?? .init("at", .number(CanonicalNumber(place)))
        add("moveSections", .map([.init("sections", .list(targets)), anchor]))
      }
      for slot in slots {
        lines.takeSection(slot)
        sectionTags.take(slot)
      }
    }
  }

  /// The section before one, if its tag alone tells it.
  private func anchor(ofNewSection section: Int) -> CanonicalValue.Member? {
    guard section > 0, let tag = currentTag(ofNewSection: section - 1),
      sectionTags.nth(lines.slot(ofNewSection: section - 1)) == nil
    else { return nil }
    return .init("after", .text(tag.string))
  }

  /// The tag of a section of the new list before tags change.
  func currentTag(ofNewSection section: Int) -> ByteText? {
    let old = Int(match.oldSections[section])
    return old >= 0 ? changes.old.tag(ofSection: old) : changes.new.tag(ofSection: section)
  }

  private mutating func removeSections() {
    let removed = changes.old.sections.indices.reversed().filter { match.newSections[$0] < 0 }
    guard !removed.isEmpty else { return }
    add("removeSections", .list(removed.map { target(ofOldSection: $0) }))
    for section in removed {
      let slot = lines.sectionOrder.slotsOfOld[section]
      lines.freeSection(slot)
      sectionTags.free(slot)
    }
  }

  /// Gives sections their new tags, in the new order.
  private mutating func renameSections() {
    var tags = changes.new.sections.indices.map { section -> Int32 in
      let old = Int(match.oldSections[section])
      return old >= 0 ? changes.old.sections[old].tag : changes.new.sections[section].tag
    }
    var entries: [CanonicalValue] = []
    for section in changes.sections {
      guard let old = section.old, let new = section.new else { continue }
      let before = changes.old.sections[old].tag
      let after = changes.new.sections[new].tag
      guard before != after else { continue }
      let same = tags.indices.filter { tags[$0] == before }
      let nth = same.count > 1 ? same.firstIndex(of: new).map { $0 + 1 } : nil
      tags[new] = after
      entries.append(
        .map(
          Self.entry(changes.old.tag(ofSection: old), nth) + [
            .init("newTag", changes.new.tag(ofSection: new).map { .text($0.string) } ?? .null)
          ]))
    }
    if !entries.isEmpty { add("updateSections", .list(entries)) }
  }
}
