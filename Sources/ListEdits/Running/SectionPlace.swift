internal import ListModel
internal import SpecSource
internal import SpecTree

/// A section of the list at hand.
struct SectionPlace {
  /// Its mapping; the root's for a list with `rows`.
  let node: TreeDraft.ID
  /// Its tag; nil without one.
  let tag: ByteText?
  /// Whether it is the root's own `rows`.
  let isRoot: Bool
  /// Whether it only says where a section of another file goes.
  let isPlaced: Bool
}

/// The parts of the list: sections and their rows.
extension EditRun {
  /// The sections in order.
  var sections: [SectionPlace] {
    mutating get {
      if let knownSections { return knownSections.places }
      var found: [SectionPlace] = []
      if let list = sectionList {
        for item in draft.items(of: list) where draft.kind(of: item) == .mapping {
          found.append(place(ofSection: item))
        }
      } else if rootRows != nil {
        found.append(SectionPlace(node: draft.root, tag: nil, isRoot: true, isPlaced: false))
      }
      knownSections = KnownSections(found)
      return found
    }
  }

  /// A section of the list under `sections`.
  mutating func place(ofSection node: TreeDraft.ID) -> SectionPlace {
    let use = draft.text(of: "use", in: node)
    let tag = use ?? draft.text(of: "tag", in: node)
    return SectionPlace(node: node, tag: tag.map { ByteText($0) }, isRoot: false, isPlaced: use != nil)
  }

  /// The sections with a tag, or those without one, in order.
  mutating func sections(tagged tag: ByteText?) -> [SectionPlace] {
    _ = sections
    return knownSections?.tagged(tag) ?? []
  }

  /// The list under `sections`; nil where there is none.
  var sectionList: TreeDraft.ID? {
    mutating get {
      guard let list = draft.value(of: "sections", in: draft.root), draft.kind(of: list) == .sequence else {
        return nil
      }
      return list
    }
  }

  /// The key of the root's own rows.
  private var rootRows: String? {
    mutating get { rowKeys(of: .list).first { draft.value(of: $0, in: draft.root) != nil } }
  }

  /// The tag of a row; nil without one.
  mutating func tag(ofRow row: TreeDraft.ID) -> ByteText? {
    draft.kind(of: row) == .mapping ? draft.text(of: "tag", in: row).map { ByteText($0) } : nil
  }

  /// The key under which a section has its rows; nil where it has none.
  private mutating func writtenRowsKey(_ section: TreeDraft.ID) -> String? {
    rowKeys(of: section == draft.root ? .list : .section)
      .first { draft.value(of: $0, in: section) != nil }
  }

  /// The list of a section's rows; nil where it has none.
  mutating func rowList(of section: TreeDraft.ID) -> TreeDraft.ID? {
    guard let key = writtenRowsKey(section), let list = draft.value(of: key, in: section),
      draft.kind(of: list) == .sequence
    else { return nil }
    return list
  }

  /// Whether what stands under a section's `data` are the models of its cell class, which have no tags.
  mutating func hasModels(_ section: TreeDraft.ID) -> Bool {
    guard section != draft.root, let key = writtenRowsKey(section),
      runtime.modelKeys(of: .section).contains(key)
    else { return false }
    let cell = PropertyName("cell", of: .rows)
    for pair in draft.pairs(of: section) where propertyName(draft.text(of: pair.key), .section) == cell { return true }
    guard let defaults = draft.value(of: "rowDefaults", in: section), draft.kind(of: defaults) == .mapping else {
      return false
    }
    return draft.value(of: "cell", in: defaults) != nil
  }

  /// A section's rows.
  mutating func rows(of section: TreeDraft.ID) -> [TreeDraft.ID] {
    rowList(of: section).map { draft.items(of: $0) } ?? []
  }

  /// Puts rows into a section and into the index.
  mutating func put(
    _ rows: [TreeDraft.ID], at place: Int, in section: TreeDraft.ID, beside: TreeDraft.ID?, isFresh: Bool = false
  ) {
    if let list = rowList(of: section) {
      if !rows.isEmpty { draft.insert(rows, at: place, in: list, beside: beside) }
    } else {
      let list = draft.sequence()
      if !rows.isEmpty { draft.insert(rows, at: 0, in: list, beside: nil) }
      draft.set(writtenRowsKey(section) ?? rowsKey, to: list, in: section)
    }
    if !isFresh { indexRows(rows, of: section) }
  }

  /// Takes all rows out of a section, which stays.
  mutating func clearRows(of section: TreeDraft.ID) {
    index.removeRows(of: section)
    if let key = writtenRowsKey(section) { draft.set(key, to: draft.sequence(), in: section) }
  }

  /// Looks through the list for the rows that edits name, the first time that rows are asked for.
  mutating func fillIndex() {
    guard !index.isFilled else { return }
    index.isFilled = true
    for section in sections where !section.isPlaced { indexRows(of: section.node) }
  }

  /// Adds all rows of a section to the index.
  mutating func indexRows(of section: TreeDraft.ID) {
    guard index.isFilled, !hasModels(section) else { return }
    indexRows(rows(of: section), of: section)
  }

  private mutating func indexRows(_ rows: [TreeDraft.ID], of section: TreeDraft.ID) {
    guard index.isFilled else { return }
    let named = index.sieve.map { draft.nodes(rows, whose: "tag", mayBeIn: $0) } ?? rows
    for row in named { index.add(row, tag(ofRow: row), in: section) }
  }

  /// Gives the list `sections`, and its own rows an untagged section there, so that there can be more.
  mutating func makeSectionList() -> TreeDraft.ID {
    if let list = sectionList { return list }
    let list = draft.sequence()
    if let key = rootRows, let rows = draft.value(of: key, in: draft.root) {
      draft.replaceKey(key, with: "sections", list, in: draft.root)
      let section = draft.mapping()
      draft.set(key, to: rows, in: section)
      draft.insert([section], at: 0, in: list, beside: nil)
      index.move(from: draft.root, to: section)
    } else {
      draft.set("sections", to: list, in: draft.root)
    }
    knownSections = nil
    return list
  }

  /// The section with its own mapping: a root's rows get one.
  mutating func withOwnMapping(_ section: SectionPlace) -> SectionPlace {
    guard section.isRoot else { return section }
    _ = makeSectionList()
    return sections.first ?? section
  }
}

extension Runtime {
  /// The properties that are an element's rows.
  private func rowLists(of element: Element) -> [Property] {
    PropertyTable.of(element).properties.filter { property in
      knows(property) && (property.kind == .structure(.rows) || property.kind == .structure(.models))
    }
  }

  /// The keys under which rows may be models of a class.
  func modelKeys(of element: Element) -> [String] {
    rowLists(of: element).filter { $0.kind == .structure(.models) }.map(\.name)
  }

  /// The keys under which an element has rows, by the library's own names, such as MYTableViewManager's `items`.
  func rowKeys(of element: Element) -> [String] {
    let names = rowLists(of: element).map { PropertyName($0.name) }
    return keys(of: element).filter { key in property(named: key, of: element).map(names.contains) ?? false }
  }
}
