internal import ListModel
internal import SpecSource

/// A list that is put together from three: what stands where, and from which of them it comes.
struct MergedList {
  /// Where the properties of a section or row come from.
  enum Content {
    /// A list has it so, at this place.
    case side(MergeSide, Int)
    /// It is mixed from several.
    case mixed([CanonicalValue.Member])
  }

  /// A section.
  struct Section {
    /// Which of the units it is.
    let unit: Int
    /// The number of its tag; negative without one.
    let tag: Int32
    let content: Content
    /// Its rows, as a range of all rows.
    var rows: Range<Int>
    /// Whether its rows are models, without names.
    let hasModelRows: Bool
    /// Whether it only says where a section of another file goes.
    let isPlaced: Bool
  }

  /// A row.
  struct Row {
    /// Which of the units it is.
    let unit: Int
    /// The number of its tag; negative without one.
    let tag: Int32
    let content: Content
  }

  var sections: [Section] = []
  var rows: [Row] = []
  /// The root's properties.
  var root: [CanonicalValue.Member] = []
  /// The declared cell classes by name.
  var cells: [CanonicalValue.Member] = []
  /// The declared classes of headers and footers by name.
  var views: [CanonicalValue.Member] = []

  /// One of the three lists as it is.
  init(_ side: MergeSide, _ input: MergeInput, _ units: MergeUnits) {
    for (place, section) in input.outline.sections.enumerated() {
      sections.append(
        Section(
          unit: units.number(ofSection: place, side), tag: section.tag, content: .side(side, place),
          rows: section.rows, hasModelRows: section.hasModelRows, isPlaced: section.isPlaced))
    }
    for (place, tag) in input.outline.rowTags.enumerated() {
      rows.append(Row(unit: units.number(ofRow: place, side), tag: tag, content: .side(side, place)))
    }
    root = input.rootMembers
    cells = input.classes(\.cells, .row)
    views = input.classes(\.views, .header)
  }

  /// A list of nothing.
  init() {}
}

/// Looks up what the sections and rows of merged lists hold.
struct MergedContents {
  let inputs: [MergeInput]
  /// The tags by their numbers.
  let names: [ByteText]

  /// The properties of a row, its tag among them.
  func members(of row: MergedList.Row) -> [CanonicalValue.Member] {
    switch row.content {
    case .side(let side, let place):
      let input = inputs[side.rawValue]
      let members = input.members(ofRow: place)
      return input.outline.rowTags[place] == row.tag ? members : tagged(members, row.tag)
    case .mixed(let members): return tagged(members, row.tag)
    }
  }

  /// The properties of a section, its tag among them and its rows apart.
  func members(of section: MergedList.Section) -> [CanonicalValue.Member] {
    switch section.content {
    case .side(let side, let place):
      let input = inputs[side.rawValue]
      let members = input.members(ofSection: place)
      return input.outline.sections[place].tag == section.tag ? members : tagged(members, section.tag)
    case .mixed(let members): return section.isPlaced ? members : tagged(members, section.tag)
    }
  }

  /// The members with another tag, or none.
  private func tagged(_ members: [CanonicalValue.Member], _ tag: Int32) -> [CanonicalValue.Member] {
    let rest = members.filter { $0.name != "tag" }
    return tag < 0 ? rest : [.init("tag", .text(names[Int(tag)].string))] + rest
  }

  /// Whether two rows hold the same, surely: one place of one list.
  func isSamePlace(_ one: MergedList.Content, _ other: MergedList.Content) -> Bool {
    guard case .side(let side, let place) = one, case .side(let second, let twin) = other else { return false }
    return side == second && place == twin
  }
}
