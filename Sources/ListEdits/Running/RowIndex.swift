internal import SpecSource
internal import SpecTree

/// Where the rows are that edits name, by their tags; other rows are not in it.
///
/// A list of a million rows with a few edits costs one look at each row's tag.
struct RowIndex {
  /// The tags that the edits name, nil for rows without one.
  private let wanted: Set<ByteText?>
  /// What lets through rows that edits may name, and few others; nil where they name rows without a tag.
  let sieve: TextSieve?
  /// The rows of each of these tags, in no order.
  private var rows: [ByteText?: [TreeDraft.ID]] = [:]
  /// The section of each row.
  private(set) var homes: [TreeDraft.ID: TreeDraft.ID] = [:]
  /// The rows of each section.
  private var members: [TreeDraft.ID: Set<TreeDraft.ID>] = [:]
  /// The tag of each row.
  private var tags: [TreeDraft.ID: ByteText?] = [:]
  /// Whether the list has been looked through.
  var isFilled = false

  /// An empty index for the tags that some edits name.
  init(of script: EditScript) {
    var wanted: Set<ByteText?> = []
    func add(_ step: EditStep) {
      for entry in step.entries {
        if let target = entry.target { wanted.insert(target.tag) }
        for nested in entry.nested { add(nested) }
      }
      for target in step.targets { wanted.insert(target.tag) }
      switch step.place {
      case .before(let target), .after(let target): wanted.insert(target.tag)
      case .index, .end, nil: break
      }
    }
    for step in script.steps { add(step) }
    self.wanted = wanted
    sieve = wanted.contains(nil) ? nil : TextSieve(of: wanted.compactMap { $0?.string })
  }

  /// Whether rows with a tag are in it.
  func isWanted(_ tag: ByteText?) -> Bool { wanted.contains(tag) }

  /// The rows of a tag, in no order.
  func rows(_ tag: ByteText?) -> [TreeDraft.ID] { rows[tag] ?? [] }

  /// Adds a row.
  mutating func add(_ row: TreeDraft.ID, _ tag: ByteText?, in section: TreeDraft.ID) {
    guard wanted.contains(tag) else { return }
    rows[tag, default: []].append(row)
    homes[row] = section
    members[section, default: []].insert(row)
    tags[row] = .some(tag)
  }

  /// Takes a row out.
  mutating func remove(_ row: TreeDraft.ID) {
    guard let home = homes.removeValue(forKey: row), let tag = tags.removeValue(forKey: row) else { return }
    members[home]?.remove(row)
    rows[tag]?.removeAll { $0 == row }
  }

  /// Takes the rows of a section out.
  mutating func removeRows(of section: TreeDraft.ID) {
    for row in members.removeValue(forKey: section) ?? [] { remove(row) }
  }

  /// Gives a section's rows another section.
  mutating func move(from section: TreeDraft.ID, to other: TreeDraft.ID) {
    for row in members.removeValue(forKey: section) ?? [] {
      homes[row] = other
      members[other, default: []].insert(row)
    }
  }
}
