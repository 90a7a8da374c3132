internal import ListModel
internal import SpecSource
internal import SpecTree

/// The operations on sections.
extension EditRun {
  /// Adds sections, at the end or at a place.
  mutating func addSections(_ step: EditStep) {
    guard let (place, anchor) = sectionPlace(step, moving: []) else { return }
    let list = makeSectionList()
    let made = step.entries.map { entry -> TreeDraft.ID in
      let section = newElement(entry, .section)
      runNested(entry, in: section, isFresh: true)
      return section
    }
    let count = draft.count(of: list)
    if !made.isEmpty { draft.insert(made, at: place, in: list, beside: anchor) }
    let added = made.filter { draft.kind(of: $0) == .mapping }.map { self.place(ofSection: $0) }
    changeKnownSections(of: count) { $0.insert(added, at: place) }
    for section in made { indexRows(of: section) }
  }

  /// Changes what is known of the sections of a list with so many items; where some are no sections, it is to be looked up
  /// anew.
  private mutating func changeKnownSections(of count: Int, _ change: (inout KnownSections) -> Void) {
    guard var known = knownSections else { return }
    // Not held twice, or it would be copied.
    knownSections = nil
    guard known.places.count == count else { return }
    change(&known)
    knownSections = known
  }

  /// Where sections go: the place when `moving` have been taken out, and the one to stand beside. Nil with a finding.
  private mutating func sectionPlace(
    _ step: EditStep, moving: [TreeDraft.ID]
  ) -> (place: Int, anchor: TreeDraft.ID?)? {
    let entries = entries(of: sectionList)
    let count = sectionList == nil ? sections.count : entries.count - moving.count
    switch step.place {
    case nil, .end: return (count, nil)
    case .index(let index, let node):
      guard let place = checked(index, upTo: count, at: node, "the list has", "section") else { return nil }
      return (place, nil)
    case .before(let target), .after(let target):
      guard let anchor = sections(target, .one).first else { return nil }
      guard !moving.contains(anchor.node) else {
        reportMisfit(
          .targetNotFound, "\(target.words("section")) is moved itself",
          isHolo ? skipped : "name one that stays", at: target.node)
        return nil
      }
      let isBefore = if case .before = step.place { true } else { false }
      if anchor.isRoot { return (isBefore ? 0 : 1, nil) }
      guard let place = draft.place(of: anchor.node, among: entries) else { return nil }
      let found = place - moving.count { draft.place(of: $0, among: entries).map { $0 < place } ?? false }
      return (isBefore ? found : found + 1, anchor.node)
    }
  }

  private mutating func entries(of list: TreeDraft.ID?) -> [TreeDraft.ID] { list.map { draft.items(of: $0) } ?? [] }

  /// Changes sections.
  mutating func updateSection(_ entry: EditEntry) {
    guard let target = entry.target else { return }
    for found in sections(target, .one) where isOfPlace(entry) || !reportPlaced(found, at: target.node) {
      guard isExpected(entry, found.node, .section, "section") else { continue }
      let section = entry.changes.isEmpty && entry.newTag == nil ? found : withOwnMapping(found)
      let isRefilled = entry.changes.contains { changesRows($0) }
      if isRefilled { index.removeRows(of: section.node) }
      for change in entry.changes { set(change.path[...], change, in: section.node, .section) }
      if isRefilled { indexRows(of: section.node) }
      if entry.newTag != nil {
        setTag(entry.newTag, of: section.node)
        let renamed = place(ofSection: section.node)
        knownSections?.replace(section, with: renamed)
      }
      runNested(entry, in: section.node, isFresh: false)
    }
  }

  /// Whether a change of a section gives it other rows, or says whether what it has there are rows or models.
  private mutating func changesRows(_ change: EditChange) -> Bool {
    let key = change.path[0]
    return rowKeys(of: .section).contains(key) || key == "rowDefaults"
      || propertyName(key, .section) == PropertyName("cell", of: .rows)
  }

  /// Whether an entry changes only what stands beside the place of a section of another file.
  private mutating func isOfPlace(_ entry: EditEntry) -> Bool {
    guard entry.newTag == nil, entry.nested.isEmpty else { return false }
    return entry.changes.allSatisfy { change in
      change.path[0].hasPrefix("x-")
        || propertyName(change.path[0], .section)?.kind(in: .section)?.isOfPlace ?? false
    }
  }

  /// Puts fresh sections in the places of sections.
  mutating func remakeSection(_ entry: EditEntry) {
    guard let target = entry.target else { return }
    for found in sections(target, .one) where !reportPlaced(found, at: target.node) {
      guard isExpected(entry, found.node, .section, "section") else { continue }
      let section = withOwnMapping(found)
      guard let list = sectionList else { continue }
      index.removeRows(of: section.node)
      let fresh = remade(section.node, entry, .section)
      if fresh != section.node { draft.replace(section.node, with: fresh, in: list) }
      let remade = place(ofSection: fresh)
      knownSections?.replace(section, with: remade)
      indexRows(of: fresh)
    }
  }

  /// Runs the operations that stand in the entry of a section, on its rows alone; a fresh section is not yet in the list.
  mutating func runNested(_ entry: EditEntry, in section: TreeDraft.ID, isFresh: Bool) {
    guard !entry.nested.isEmpty else { return }
    let isRefilled = entry.changes.contains { rowKeys(of: .section).contains($0.path[0]) }
    for step in entry.nested {
      guard let step = fitted(step) else { continue }
      if step.operation.action == .make {
        if reportModels(section, at: view.location(of: step.name)) { continue }
        let rows = step.entries.map { newRow($0) }
        put(rows, at: self.rows(of: section).count, in: section, beside: nil, isFresh: isFresh)
        continue
      }
      for entry in step.entries {
        guard let target = entry.target else { continue }
        let found = nestedRows(target.tag, in: section, isFresh: isFresh || isRefilled)
        let chosen = choose(found, target, .one, step.operation.noun)
        if chosen.isEmpty, found.isEmpty || target.nth != nil {
          reportMisfit(
            .targetNotFound,
            "the section has no \(target.words(step.operation.noun))"
              + (isFresh ? " made before this" : ""), isHolo ? skipped : options.consequence, at: target.node)
        }
        for row in chosen { change(row, in: section, entry, step.operation, isFresh: isFresh) }
      }
    }
  }

  /// The rows of a section with a tag, in order; those of a fresh one are not in the index.
  private mutating func nestedRows(_ tag: ByteText?, in section: TreeDraft.ID, isFresh: Bool) -> [TreeDraft.ID] {
    if isFresh || hasModels(section) { return rows(of: section).filter { self.tag(ofRow: $0) == tag } }
    fillIndex()
    return candidates(tag, in: [section])
  }

  /// Takes sections out.
  mutating func removeSections(_ step: EditStep) {
    let found = step.targets.flatMap { sections($0, .all) }
    let gone = Set(found.map(\.node))
    guard !gone.isEmpty else { return }
    if gone.contains(draft.root) { return removeAllSections() }
    guard let list = sectionList else { return }
    let count = draft.count(of: list)
    draft.remove(gone, from: list)
    for section in gone { index.removeRows(of: section) }
    changeKnownSections(of: count) { $0.remove(found) }
  }

  /// Takes all sections out.
  mutating func removeAllSections() {
    for section in sections { index.removeRows(of: section.node) }
    if let list = sectionList {
      if draft.count(of: list) > 0 { draft.set("sections", to: draft.sequence(), in: draft.root) }
    } else {
      for key in rowKeys(of: .list) where draft.value(of: key, in: draft.root) != nil {
        draft.removeKey(key, from: draft.root)
      }
      draft.set("sections", to: draft.sequence(), in: draft.root)
    }
    knownSections = nil
  }

  /// Takes sections out and puts them in at another place, in the order in which they are named.
  mutating func moveSections(_ step: EditStep) {
    var moved: [SectionPlace] = []
    var known: Set<TreeDraft.ID> = []
    for target in step.targets {
      for section in sections(target, .one) where known.insert(section.node).inserted { moved.append(section) }
    }
    let nodes = moved.map(\.node)
    guard !moved.isEmpty, !known.contains(draft.root), let (place, anchor) = sectionPlace(step, moving: nodes),
      let list = sectionList
    else { return }
    let items = draft.items(of: list)
    guard !items.dropFirst(place).starts(with: nodes) else { return }
    draft.remove(known, from: list)
    draft.insert(nodes, at: place, in: list, beside: anchor)
    changeKnownSections(of: items.count) { all in
      all.remove(moved)
      all.insert(moved, at: place)
    }
  }
}
