internal import ListModel
internal import SpecTree

/// One of the three lists of a merge, with what is asked of it again and again.
struct MergeInput {
  let list: ComparedSpec
  let sections: [SectionSpec]
  let outline: ListOutline
  let reader: CanonicalReader
  let hash: ContentHash
  /// Whether it may have keys that begin with `x-`.
  let mayHaveOwnKeys: Bool
  /// By row: its section.
  let homes: [Int32]

  init(_ list: ComparedSpec, _ outline: ListOutline) {
    self.list = list
    self.outline = outline
    sections = list.sections
    mayHaveOwnKeys = list.mayHaveOwnKeys
    reader = CanonicalReader(list, readingOwnKeys: mayHaveOwnKeys)
    hash = ContentHash(list)
    var homes = Array(repeating: Int32(-1), count: outline.rowCount)
    for (section, entry) in outline.sections.enumerated() {
      for row in entry.rows { homes[row] = Int32(truncatingIfNeeded: section) }
    }
    self.homes = homes
  }

  /// The properties of a row.
  func members(ofRow row: Int) -> [CanonicalValue.Member] { reader.members(of: list.spec.rows[row].record, .row) }

  /// The properties of a section, its rows apart.
  func members(ofSection section: Int) -> [CanonicalValue.Member] { reader.members(of: sections[section]) }

  /// The properties of a row but for its tag.
  func ownMembers(ofRow row: Int) -> CanonicalValue { .map(members(ofRow: row).filter { $0.name != "tag" }) }

  /// The properties of a section but for its tag.
  func ownMembers(of section: SectionSpec) -> CanonicalValue {
    .map(reader.members(of: section).filter { $0.name != "tag" })
  }

  /// The properties of the root, sections and classes apart.
  var rootMembers: [CanonicalValue.Member] {
    let spec = list.spec
    var members = reader.members(of: spec.list, .list)
    if let header = spec.header { members.append(.init("header", .map(reader.members(of: header.record, .header)))) }
    if let footer = spec.footer { members.append(.init("footer", .map(reader.members(of: footer.record, .header)))) }
    if let defaults = spec.rowDefaults {
      members.append(.init("rowDefaults", .map(reader.members(of: defaults, .row))))
    }
    for object in [ListObject.delegate, .dataSource] {
      if let answers = reader.answers(of: object) { members.append(.init(object.key, answers)) }
    }
    return members
  }

  /// The declared classes of one kind by their names.
  func classes(_ table: KeyPath<ListSpec, ClassTable>, _ element: Element) -> [CanonicalValue.Member] {
    let classes = list.spec[keyPath: table]
    return (0..<classes.declaredCount).map { place in
      .init(
        list.view.string(of: classes.classes[place].name),
        reader.value(of: classes.classes[place], classes.facts[place], element))
    }
  }
}
