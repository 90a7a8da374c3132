internal import ListModel
internal import SpecTree

/// A list to be compared, as it comes to: every property by its effective value.
final class ResolvedSide {
  let resolver: Resolver
  private let reader: ResolvedReader
  private let hashes: ResolvedHash
  private let inheritances: [Resolver.Inheritance]
  /// By row: its section.
  private let homes: [Int32]
  /// What a section or the list has that is compared by itself.
  static let headers = SlotSet([SectionKeys.shared.header, SectionKeys.shared.footer])

  init(_ resolver: Resolver) {
    self.resolver = resolver
    reader = ResolvedReader(resolver)
    hashes = ResolvedHash(resolver)
    let sections = resolver.spec.sections
    inheritances = sections.map { resolver.inheritance(of: $0) }
    var homes: [Int32] = []
    homes.reserveCapacity(resolver.spec.rows.count)
    for (place, section) in sections.enumerated() {
      homes.append(contentsOf: repeatElement(Int32(truncatingIfNeeded: place), count: section.rows.count))
    }
    self.homes = homes
  }

  var runtime: Runtime { resolver.spec.runtime }
  var rowCount: Int { resolver.spec.rows.count }
  var sections: [SectionSpec] { resolver.spec.sections }

  /// A row with its effective values.
  func row(_ row: Int) -> ResolvedElement {
    var result = ResolvedElement.empty(.row)
    resolver.resolve(resolver.spec.rows[row], inheritances[Int(homes[row])], into: &result)
    return result
  }

  /// The properties of an element that say something of it, events among them.
  func slots(of element: ResolvedElement) -> SlotSet { reader.slots(of: element) }

  /// The effective value of a property; nil where there is none.
  func value(_ slot: Slot, of element: ResolvedElement) -> CanonicalValue? { reader.value(slot, of: element) }

  /// What an element has that its runtime would not give it by default.
  func members(of element: ResolvedElement) -> [CanonicalValue.Member] { reader.members(of: element) }

  func outline(_ tags: inout TagTable) -> ListOutline {
    var outline = ListOutline()
    let written = ComparedSpec(resolver.spec, in: resolver.view)
    outline.rowTags.reserveCapacity(rowCount)
    for section in sections {
      let tag = written.tag(of: section.record, SectionKeys.shared.tag)
      outline.sections.append(
        ListOutline.Section(
          tag: tag.map { tags.number(of: resolver.view.text(of: $0)) } ?? -1, rows: section.rows, hasRowList: true,
          hasModelRows: false, isPlaced: false))
      for row in section.rows {
        let tag = written.tag(of: resolver.spec.rows[row].record, RowKeys.shared.tag)
        outline.rowTags.append(tag.map { tags.number(of: resolver.view.text(of: $0)) } ?? -1)
      }
    }
    return outline
  }

  func title(ofSection section: Int) -> String? {
    guard let header = resolver.header(.header, of: sections[section]),
      case .text(let title)? = value(HeaderKeys.shared.title, of: header)
    else { return nil }
    return title
  }

  func members(ofSection section: Int) -> [CanonicalValue.Member] {
    var members = reader.members(of: resolver.section(sections[section]), but: Self.headers)
    let heads = HeaderSide.allCases.compactMap { side in
      resolver.header(side, of: sections[section]).map {
        CanonicalValue.Member(side.rawValue, .map(reader.members(of: $0)))
      }
    }
    members.insert(contentsOf: heads, at: members.first?.name == "tag" ? 1 : 0)
    if let maker = sections[section].maker { members.append(.init("generated", .text(maker.rawValue))) }
    return members
  }

  func content(ofRow row: Int) -> CanonicalValue { .map(reader.members(of: self.row(row))) }

  func hash(ofRow row: Int, withTag: Bool) -> UInt64 {
    let element = self.row(row)
    var slots = reader.slots(of: element)
    if !withTag { slots = slots.subtracting(SlotSet([RowKeys.shared.tag])) }
    return hashes.hash(of: element, slots)
  }

  func cellHash(ofRow row: Int) -> UInt64 {
    hashes.hash(of: self.row(row), SlotSet([RowKeys.shared.cell]))
  }
}
