internal import ListModel
internal import SpecSource
internal import SpecTree

/// The operations on rows.
extension EditRun {
  /// Adds rows at the ends of sections.
  mutating func makeRows(_ step: EditStep) {
    guard !step.entries.isEmpty else {
      _ = destination(step.container, step)
      return
    }
    var rest = step.entries[...]
    while let first = rest.first {
      let container = first.container ?? step.container
      let group = rest.prefix { ($0.container ?? step.container)?.node == container?.node }
      rest = rest.dropFirst(group.count)
      guard let section = destination(container, step) else { continue }
      let rows = group.map { newRow($0) }
      put(rows, at: self.rows(of: section.node).count, in: section.node, beside: nil)
    }
  }

  /// Adds rows at a place.
  mutating func insertRows(_ step: EditStep) {
    guard let (section, place, anchor) = place(step, moving: []) else { return }
    put(step.entries.map { newRow($0) }, at: place, in: section, beside: anchor)
  }

  /// The section that rows go to; one that is missing is made. Nil with a finding.
  private mutating func destination(_ container: EditTarget?, _ step: EditStep) -> SectionPlace? {
    let target = container ?? EditTarget(node: step.name, tag: nil)
    let found = sections(tagged: target.tag)
    if found.isEmpty, target.nth == nil || target.nth == 1 {
      if let tag = target.tag {
        let tags = elsewhereTags()
        if tags.file(ofSection: tag) != nil || tags.maker(ofSection: tag) != nil { return sections(target, .one).first }
        if !isHolo {
          let near = suggestion(for: tag, among: { run, _ in run.sections.compactMap(\.tag?.string) }, in: nil)
          report(
            Diagnostic(
              .unknownSection, "there is no section '\(tag)'; it is made at the end of the list\(near)",
              at: location(target)))
        }
      }
      return newSection(tag: target.tag)
    }
    return takingSection(target)
  }

  /// The section of a target, if rows can be put into it; nil with a finding.
  private mutating func takingSection(_ target: EditTarget) -> SectionPlace? {
    guard let section = sections(target, .one).first, !reportPlaced(section, at: target.node),
      !reportModels(section.node, at: location(target))
    else { return nil }
    return section
  }

  /// Reports a section whose rows are models; true when it is one.
  mutating func reportModels(_ section: TreeDraft.ID, at location: Location) -> Bool {
    guard hasModels(section) else { return false }
    report(
      Diagnostic(
        .valueNotReachable, "the section's 'data' are models of its cell class, which have no tags and are no rows",
        at: location, notes: note("the section is here", at: section)))
    return true
  }

  /// Makes a section at the end of the list.
  private mutating func newSection(tag: ByteText?) -> SectionPlace {
    let list = makeSectionList()
    _ = sections
    let section = draft.mapping()
    if let tag { draft.set("tag", to: draft.scalar(tag.string, .plain), in: section) }
    draft.set(rowsKey, to: draft.sequence(), in: section)
    draft.insert([section], at: draft.count(of: list), in: list, beside: nil)
    let place = SectionPlace(node: section, tag: tag, isRoot: false, isPlaced: false)
    knownSections?.append(place)
    return place
  }

  /// Where rows go: the section, the place when `moving` have been taken out, and the row to stand beside. Nil with a
  /// finding.
  private mutating func place(
    _ step: EditStep, moving: [TreeDraft.ID]
  ) -> (section: TreeDraft.ID, place: Int, anchor: TreeDraft.ID?)? {
    guard let place = step.place else { return nil }
    switch place {
    case .before(let target), .after(let target):
      guard let anchor = rows(target, in: step.container, .one, of: step.operation).first,
        let home = index.homes[anchor]
      else { return nil }
      guard !moving.contains(anchor) else {
        reportMisfit(
          .targetNotFound, "\(target.words(step.operation.noun)) is moved itself",
          isHolo ? skipped : "name one that stays", at: target.node)
        return nil
      }
      let rows = self.rows(of: home)
      guard let place = draft.place(of: anchor, among: rows) else { return nil }
      let found =
        place - number(of: moving, in: home) { draft.place(of: $0, among: rows).map { $0 < place } ?? false }
      if case .before = step.place { return (home, found, anchor) }
      return (home, found + 1, anchor)
    case .end, .index:
      let count = sections.count
      let section: SectionPlace
      if moving.isEmpty {
        guard let found = destination(step.container, step) else { return nil }
        section = found
      } else {
        guard let found = takingSection(step.container ?? EditTarget(node: step.name, tag: nil)) else { return nil }
        section = found
      }
      let isNew = sections.count > count
      let rows = self.rows(of: section.node).count - number(of: moving, in: section.node) { _ in true }
      guard case .index(let index, let node) = place else { return (section.node, rows, nil) }
      if isNew { return (section.node, 0, nil) }
      guard let clamped = checked(index, upTo: rows, at: node, "the section has", step.operation.noun) else {
        return nil
      }
      return (section.node, clamped, nil)
    }
  }

  /// How many of some rows, none of them twice, are in a section and fulfil a condition.
  private func number(
    of rows: [TreeDraft.ID], in section: TreeDraft.ID, where holds: (TreeDraft.ID) -> Bool
  ) -> Int {
    rows.count { index.homes[$0] == section && holds($0) }
  }

  /// A place from 0 to a count; nil with a finding when it is outside and not to be clamped.
  mutating func checked(_ index: Int, upTo count: Int, at node: NodeID, _ holder: String, _ noun: String) -> Int? {
    if (0...count).contains(index) { return index }
    let clamped = min(max(index, 0), count)
    reportMisfit(
      .indexOutOfRange, "'at' is \(index), and \(holder) \(count) \(noun)\(count == 1 ? "" : "s")",
      isHolo ? "\(clamped) is taken" : "expected 0 to \(count), or 'end'", at: node)
    return isHolo ? clamped : nil
  }

  /// Changes rows, or puts fresh ones in their places.
  mutating func changeRows(_ step: EditStep) {
    for entry in step.entries {
      guard let target = entry.target else { continue }
      for row in rows(target, in: entry.container ?? step.container, .one, of: step.operation) {
        guard let home = index.homes[row] else { continue }
        change(row, in: home, entry, step.operation)
      }
    }
  }

  /// Changes a row of a section, or puts a fresh one in its place.
  mutating func change(
    _ row: TreeDraft.ID, in section: TreeDraft.ID, _ entry: EditEntry, _ operation: EditOperation, isFresh: Bool = false
  ) {
    guard isExpected(entry, row, .row, operation.noun) else { return }
    let old = tag(ofRow: row)
    var result = row
    if operation.action == .remake {
      guard let list = rowList(of: section) else { return }
      result = remade(row, entry, .row)
      if result != row { draft.replace(row, with: result, in: list) }
    } else {
      if draft.kind(of: row) != .mapping, entry.newTag != nil || !entry.changes.isEmpty {
        guard let list = rowList(of: section) else { return }
        result = draft.mapping()
        draft.set("text", to: draft.copy(row), in: result)
        draft.replace(row, with: result, in: list)
      }
      for change in entry.changes { set(change.path[...], change, in: result, .row) }
      setTag(entry.newTag, of: result)
    }
    let new = tag(ofRow: result)
    guard !isFresh, result != row || old != new else { return }
    index.remove(row)
    index.add(result, new, in: section)
  }

  /// Takes rows out.
  mutating func removeRows(_ step: EditStep) {
    var gone: Set<TreeDraft.ID> = []
    for target in step.targets {
      gone.formUnion(rows(target, in: step.container, .all, of: step.operation))
    }
    take(gone)
  }

  /// Takes rows out of their sections.
  private mutating func take(_ gone: Set<TreeDraft.ID>) {
    var homes: [TreeDraft.ID: Set<TreeDraft.ID>] = [:]
    for row in gone { if let home = index.homes[row] { homes[home, default: []].insert(row) } }
    for (section, rows) in homes {
      guard let list = rowList(of: section) else { continue }
      draft.remove(rows, from: list)
      for row in rows { index.remove(row) }
    }
  }

  /// Takes rows out and puts them in at another place, in the order in which they are named.
  mutating func moveRows(_ step: EditStep) {
    var moved: [TreeDraft.ID] = []
    var known: Set<TreeDraft.ID> = []
    for target in step.targets {
      for row in rows(target, in: nil, .one, of: step.operation) where known.insert(row).inserted { moved.append(row) }
    }
    guard !moved.isEmpty, let (section, place, anchor) = place(step, moving: moved) else { return }
    guard !rows(of: section).dropFirst(place).starts(with: moved) else { return }
    let tags = moved.map { tag(ofRow: $0) }
    take(known)
    put(moved, at: place, in: section, beside: anchor)
    for (row, tag) in zip(moved, tags) {
      index.remove(row)
      index.add(row, tag, in: section)
    }
  }

  /// Takes all rows out of sections.
  mutating func removeAllRows(_ step: EditStep) {
    for target in step.targets {
      let found = sections(target, .all)
      for section in found where !reportPlaced(section, at: target.node) {
        guard let list = rowList(of: section.node), draft.count(of: list) > 0 else { continue }
        clearRows(of: section.node)
      }
    }
  }
}
