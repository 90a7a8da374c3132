internal import SpecSource

/// Where the keys of a long mapping stand among its own entries, so that it is not walked for each one that is asked for.
struct KeyPlaces: Sendable {
  /// By text: the key, and its place, or one behind that where others were taken out since.
  private var keys: [ByteText: (key: TreeDraft.ID, place: Int)] = [:]
  /// The number of entries that it knows, merge keys among them.
  private(set) var count = 0

  /// Whether no key stands there twice.
  private var isUnique: Bool { keys.count == count }

  /// The places of some entries; of a text that stands there twice the first.
  init(_ entries: [DraftEntry], _ text: (TreeDraft.ID) -> String) {
    keys.reserveCapacity(entries.count)
    for entry in entries { append(entry, text(entry.key)) }
  }

  /// Notes an entry behind the others.
  mutating func append(_ entry: DraftEntry, _ text: String) {
    let name = ByteText(text)
    if !entry.isMerge, keys[name] == nil { keys[name] = (entry.key, count) }
    count += 1
  }

  /// Notes that a key was taken out; false where its text may stand there once more.
  mutating func remove(_ text: String) -> Bool {
    guard isUnique else { return false }
    keys[ByteText(text)] = nil
    count -= 1
    return true
  }

  /// The place of a key among the entries as they are now.
  func place(of text: String, among entries: [DraftEntry]) -> Int? {
    guard let found = keys[ByteText(text)] else { return nil }
    var place = min(found.place, entries.count - 1)
    while place >= 0, entries[place].key != found.key { place -= 1 }
    return place >= 0 ? place : entries.firstIndex { $0.key == found.key }
  }
}

extension TreeDraft {
  /// From so many entries on, the places of keys are kept.
  static let fewEntries = 32

  /// The place of a key among a mapping's own entries; nil where it is none of them.
  mutating func place(of key: String, in mapping: ID) -> Int? {
    guard isLong(mapping) else {
      return entries(of: mapping).firstIndex { !$0.isMerge && text(of: $0.key).utf8.elementsEqual(key.utf8) }
    }
    takeOut(mapping: mapping)
    guard let entries = mappings[mapping] else { return nil }
    if keyPlaces[mapping]?.count != entries.count { keyPlaces[mapping] = KeyPlaces(entries) { text(of: $0) } }
    return keyPlaces[mapping]?.place(of: key, among: entries)
  }

  /// Whether a mapping has many entries.
  private func isLong(_ mapping: ID) -> Bool {
    if let entries = mappings[mapping] { return entries.count > Self.fewEntries }
    guard let node = node(mapping) else { return false }
    return source.withView { view in
      let target = view.resolved(node)
      return view.kind(of: target) == .mapping && view.count(of: target) > Self.fewEntries
    }
  }
}
