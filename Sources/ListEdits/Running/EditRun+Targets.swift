internal import ListModel
internal import SpecSource
internal import SpecTree

/// Finding what edits name.
extension EditRun {
  /// What happens when several fit.
  enum Plural {
    /// One is meant, and the edit has to say which.
    case one
    /// All of them are taken.
    case all
  }

  /// The rows that a target names; empty with a finding. `places` are the sections to look in; nil for all.
  mutating func rows(
    _ target: EditTarget, in container: EditTarget?, _ plural: Plural, of operation: EditOperation
  ) -> [TreeDraft.ID] {
    var places: [SectionPlace]?
    if let container = target.containers.first ?? container {
      // HoloTableView goes on to the next section with the tag where the first does not have the row.
      let found = sections(container, isHolo && plural == .one ? .all : .one, says: false)
      if found.isEmpty { return [] }
      places = found
    }
    fillIndex()
    if isHolo, plural == .all, target.tag == nil {
      reportMisfit(
        .targetNotFound, "HoloTableView removes nothing that has no tag", skipped, at: target.node)
      return []
    }
    let found = candidates(target.tag, in: places?.map(\.node))
    let chosen = choose(found, target, plural, operation.noun)
    if chosen.isEmpty, found.isEmpty || target.nth != nil {
      reportMissingRow(target, in: places, found.count, operation.noun)
    }
    return chosen
  }

  /// The rows with a tag in some sections, or in all, in the order of the list.
  mutating func candidates(_ tag: ByteText?, in places: [TreeDraft.ID]?) -> [TreeDraft.ID] {
    var found = index.rows(tag)
    if let places { found = found.filter { index.homes[$0].map(places.contains) ?? false } }
    guard found.count > 1 else { return found }
    let wanted = Set(found)
    let homes = Set(found.compactMap { index.homes[$0] })
    var ordered: [TreeDraft.ID] = []
    for section in sections where homes.contains(section.node) {
      ordered += rows(of: section.node).filter(wanted.contains)
    }
    return ordered
  }

  /// Those of several that a target means; empty with a finding when it does not say which.
  mutating func choose(
    _ found: [TreeDraft.ID], _ target: EditTarget, _ plural: Plural, _ noun: String
  ) -> [TreeDraft.ID] {
    if let nth = target.nth { return nth <= found.count ? [found[nth - 1]] : [] }
    guard found.count > 1 else { return found }
    switch target.match {
    case .first: return [found[0]]
    case .all: return found
    case nil: break
    }
    let notes = found.prefix(4).enumerated().flatMap { note("number \($0.offset + 1) is here", at: $0.element) }
    switch plural {
    case .all:
      report(
        Diagnostic(
          .severalRemoved, "removes \(found.count) \(noun)s: so many \(having(target))", at: location(target),
          notes: notes))
      return found
    case .one:
      reportMisfit(
        .targetAmbiguous, "\(found.count) \(noun)s \(having(target))",
        isHolo ? "the first is taken" : "say which with 'nth: 1' to 'nth: \(found.count)', or 'match: all'",
        at: target.node, notes: notes)
      return isHolo ? [found[0]] : []
    }
  }

  /// The sections that a target names; empty with a finding.
  mutating func sections(_ target: EditTarget, _ plural: Plural, says: Bool = true) -> [SectionPlace] {
    let all = sections(tagged: target.tag)
    if isHolo, says, plural == .all, target.tag == nil {
      reportMisfit(.targetNotFound, "HoloTableView removes nothing that has no tag", skipped, at: target.node)
      return []
    }
    let quiet = plural == .all && !says
    let chosen = quiet && target.nth == nil ? all.map(\.node) : choose(all.map(\.node), target, plural, "section")
    if chosen.isEmpty, all.isEmpty || target.nth != nil { reportMissingSection(target, all.count) }
    let wanted = Set(chosen)
    return all.filter { wanted.contains($0.node) }
  }

  /// Reports a section that only has its place in this list; true when it is one.
  mutating func reportPlaced(_ section: SectionPlace, at node: NodeID) -> Bool {
    guard section.isPlaced, let tag = section.tag else { return false }
    let file = elsewhereTags().file(ofSection: tag)
    report(
      Diagnostic(
        .targetInOtherFile,
        "section '\(tag)' stands in \(file.map { "'\($0)'" } ?? "another file"), and here only its place; edit it there",
        at: view.firstLineLocation(of: node), notes: note("placed here", at: section.node)))
    return true
  }

  /// The place of a target.
  func location(_ target: EditTarget) -> Location { view.firstLineLocation(of: target.node) }

  private func having(_ target: EditTarget) -> String {
    target.tag.map { "have the tag '\($0)'" } ?? "have no tag"
  }

  /// The end of a finding about what is left out.
  var skipped: String { "skipped" }

  private mutating func reportMissingRow(
    _ target: EditTarget, in places: [SectionPlace]?, _ count: Int, _ noun: String
  ) {
    if count > 0 { return reportNumber(target, count, noun) }
    let name = target.words(noun)
    if let tag = target.tag {
      if reportElsewhere(target, noun, elsewhereTags().file(ofRow: tag), elsewhereTags().maker(ofRow: tag)) { return }
    }
    var message = "there is no \(name)"
    var notes: [Diagnostic.Note] = []
    if let place = places?.first {
      message += " in \(place.tag.map { "section '\($0)'" } ?? "the section without a tag")"
      let other = candidates(target.tag, in: nil).first
      if let other { notes = note("there is one in another section", at: other) }
    }
    let near = notes.isEmpty ? suggestion(for: target.tag, among: { $0.rowTags(of: $1) }, in: places) : ""
    reportMisfit(
      .targetNotFound, message, isHolo ? skipped + near : near.dropping("; ") ?? options.consequence, at: target.node,
      notes: notes)
  }

  /// Reports a section that is not there.
  private mutating func reportMissingSection(_ target: EditTarget, _ count: Int) {
    if count > 0 { return reportNumber(target, count, "section") }
    if let tag = target.tag {
      let tags = elsewhereTags()
      if reportElsewhere(target, "section", tags.file(ofSection: tag), tags.maker(ofSection: tag)) { return }
    }
    let near = suggestion(for: target.tag, among: { run, _ in run.sections.compactMap(\.tag?.string) }, in: nil)
    reportMisfit(
      .targetNotFound, "there is no \(target.words("section"))",
      isHolo ? skipped + near : near.dropping("; ") ?? options.consequence, at: target.node)
  }

  private mutating func reportNumber(_ target: EditTarget, _ count: Int, _ noun: String) {
    reportMisfit(
      .targetNotFound,
      "'nth' is \(target.nth ?? 0), and \(count == 1 ? "one \(noun) has" : "\(count) \(noun)s have") "
        + (target.tag.map { "the tag '\($0)'" } ?? "no tag"),
      isHolo ? skipped : "expected 1\(count == 1 ? "" : " to \(count)")", at: target.node)
  }

  /// Reports what stands in another file, or is made by a repetition: an error always.
  private mutating func reportElsewhere(
    _ target: EditTarget, _ noun: String, _ file: String?, _ maker: Location?
  ) -> Bool {
    let name = target.words(noun)
    if let file {
      report(
        Diagnostic(.targetInOtherFile, "\(name) stands in '\(file)'; edit it there", at: location(target)))
      return true
    }
    guard let maker else { return false }
    report(
      Diagnostic(
        .targetGenerated,
        "\(name) is made by a 'forEach'; name it by its tag as written to edit all of them, or apply with '--unroll'",
        at: location(target), notes: [.init("made from this", at: maker)]))
    return true
  }

  /// `; did you mean 'sync'?`, or nothing.
  mutating func suggestion(
    for tag: ByteText?, among tags: (inout EditRun, SectionPlace?) -> [String], in places: [SectionPlace]?
  ) -> String {
    guard let tag, suggestionsLeft > 0 else { return "" }
    suggestionsLeft -= 1
    let candidates = places.map { places in places.flatMap { tags(&self, $0) } } ?? tags(&self, nil)
    return Spelling.nearest(to: tag.string, in: candidates.prefix(Self.mostCompared)).map { "; did you mean '\($0)'?" }
      ?? ""
  }

  /// The most tags that a misspelt one is compared with.
  private static let mostCompared = 20_000

  /// The tags of the rows of a section; nil for all.
  private mutating func rowTags(of section: SectionPlace?) -> [String] {
    var tags: [String] = []
    for place in section.map({ [$0] }) ?? sections where tags.count < Self.mostCompared {
      for row in rows(of: place.node).prefix(Self.mostCompared) {
        if let tag = tag(ofRow: row) { tags.append(tag.string) }
      }
    }
    return tags
  }
}

extension String {
  /// The text without what it begins with; nil when it does not, or when nothing else is there.
  fileprivate func dropping(_ prefix: String) -> String? {
    hasPrefix(prefix) && count > prefix.count ? String(dropFirst(prefix.count)) : nil
  }
}
