internal import SpecSource

/// New nodes for a draft.
extension TreeDraft {
  /// A scalar. The style says how it should be written; it is quoted where it must be. Any style but plain says that it
  /// is text, nil that it is text without quotes where it can be.
  public mutating func scalar(_ text: String, _ style: NodeStyle?) -> ID {
    make(DraftNode(.scalar(text), style: style))
  }

  /// An empty mapping.
  public mutating func mapping() -> ID {
    let id = make(DraftNode(.mapping))
    mappings[id] = []
    return id
  }

  /// An empty sequence.
  public mutating func sequence() -> ID {
    let id = make(DraftNode(.sequence))
    sequences[id] = []
    return id
  }

  /// How the texts of a copy are quoted.
  public enum Quoting: Sendable {
    /// As they are in the file that they come from.
    case asWritten
    /// Where they must be: for texts that come from JSON, which has no others.
    case whereNeeded
  }

  /// A deep copy of a node of another file; what aliases and merges there stand for is written out.
  public mutating func copy(_ node: NodeID, from view: TreeView, quoting: Quoting = .asWritten) -> ID {
    let target = view.resolved(node)
    let location = view.location(of: target)
    let style = view.style(of: target)
    switch view.kind(of: target) {
    case .scalar, .alias:
      let text = view.string(of: target)
      guard quoting == .whereNeeded, style == .doubleQuoted else {
        return make(DraftNode(.scalar(text), style: style, location: location))
      }
      return make(DraftNode(.scalar(text), style: nil, location: location))
    case .sequence:
      let id = make(DraftNode(.sequence, style: style, location: location))
      var items: [ID] = []
      var item = target.next
      while item < view.after(target) {
        items.append(copy(item, from: view, quoting: quoting))
        item = view.after(item)
      }
      sequences[id] = items
      return id
    case .mapping:
      let id = make(DraftNode(.mapping, style: style, location: location))
      var pairs: [(NodeID, NodeID)] = []
      view.forEachPair(of: target) { pairs.append(($0.key, $0.value)) }
      mappings[id] = pairs.map { key, value in
        let key = copy(key, from: view, quoting: quoting)
        return DraftEntry(key: key, value: copy(value, from: view, quoting: quoting), isMerge: false)
      }
      return id
    }
  }

  /// A deep copy of a node of the draft; what aliases and merges stand for is written out.
  public mutating func copy(_ id: ID) -> ID {
    switch kind(of: id) {
    case .scalar, .alias:
      guard let node = node(id) else { return make(DraftNode(made[Int(id.raw) - source.count])) }
      return make(DraftNode(.twin(source.withView { $0.resolved(node) })))
    case .sequence:
      let items = items(of: id).map { copy($0) }
      let new = make(DraftNode(.sequence, style: style(of: id), location: location(of: id)))
      sequences[new] = items
      return new
    case .mapping:
      let entries = pairs(of: id).map { DraftEntry(key: copy($0.key), value: copy($0.value), isMerge: false) }
      let new = make(DraftNode(.mapping, style: style(of: id), location: location(of: id)))
      mappings[new] = entries
      return new
    }
  }
}

extension DraftNode {
  /// The same scalar at another place.
  fileprivate init(_ node: DraftNode) {
    self.init(node.content, style: node.style, location: node.location)
  }
}

// MARK: Mappings

extension TreeDraft {
  /// Gives a key of a mapping a value: a new one at the key's place, or the key with it behind the others. A key that
  /// came by `<<` is written beside the `<<`.
  public mutating func set(_ key: String, to value: ID, in mapping: ID) {
    guard kind(of: mapping) == .mapping else { return }
    takeOut(mapping: mapping)
    touch(mapping)
    detach(value)
    if let place = place(of: key, in: mapping) {
      let old = mappings[mapping]?[place].value
      mappings[mapping]?[place].value = value
      if let old { stand(value, for: old) }
      return
    }
    let entry = DraftEntry(key: make(DraftNode(.scalar(key))), value: value, isMerge: false)
    mappings[mapping]?.append(entry)
    keyPlaces[mapping]?.append(entry, key)
  }

  /// Takes a key out of a mapping, if it is there. A mapping that has it by `<<` is written out first.
  public mutating func removeKey(_ key: String, from mapping: ID) {
    guard kind(of: mapping) == .mapping else { return }
    let isMerged = mergedPair(of: key, in: mapping) != nil
    guard isMerged || place(of: key, in: mapping) != nil else { return }
    takeOut(mapping: mapping)
    touch(mapping)
    if isMerged { writeOutMerges(of: mapping) }
    guard let place = place(of: key, in: mapping), let gone = mappings[mapping]?.remove(at: place) else { return }
    if keyPlaces[mapping]?.remove(key) == false { keyPlaces[mapping] = nil }
    if isOfSource(gone.value), homes[gone.value] == nil { homes[gone.value] = mapping }
  }

  /// Puts a key with its value in the place of another key, whose value may be put elsewhere under that key: then its
  /// comments go along.
  public mutating func replaceKey(_ old: String, with key: String, _ value: ID, in mapping: ID) {
    removeKey(key, from: mapping)
    let place = place(of: old, in: mapping)
    removeKey(old, from: mapping)
    set(key, to: value, in: mapping)
    guard let place, let new = mappings[mapping]?.popLast() else { return }
    mappings[mapping]?.insert(new, at: place)
  }

  /// Puts what `<<` brings in its place, behind the mapping's own pairs.
  private mutating func writeOutMerges(of mapping: ID) {
    let merged = pairs(of: mapping).filter(\.isMerged)
    for pair in merged { made[Int(pair.value.raw) - source.count].isMergedValue = false }
    merges[mapping] = []
    keyPlaces[mapping] = nil
    mappings[mapping]?.removeAll(where: \.isMerge)
    mappings[mapping]?.append(
      contentsOf: merged.map { DraftEntry(key: $0.key, value: $0.value, isMerge: false) })
  }
}

// MARK: Sequences

extension TreeDraft {
  /// Puts items into a sequence, the first at `index`. They take the style and the indentation of `beside`, else of the
  /// item above them, else of the document.
  public mutating func insert(_ items: [ID], at index: Int, in sequence: ID, beside: ID? = nil) {
    guard kind(of: sequence) == .sequence, !items.isEmpty else { return }
    let count = self.items(of: sequence).count
    touch(sequence)
    for item in items {
      detach(item)
      neighbours[item] = beside
    }
    sequences[sequence]?.insert(contentsOf: items, at: min(max(index, 0), count))
  }

  /// Takes an item out of a sequence. It may be put elsewhere, and its comments go along.
  public mutating func remove(_ item: ID, from sequence: ID) {
    guard let place = place(of: item, among: items(of: sequence)) else { return }
    touch(sequence)
    sequences[sequence]?.remove(at: place)
    leave(item, sequence)
  }

  /// Takes items out of a sequence, as if one by one.
  public mutating func remove(_ items: Set<ID>, from sequence: ID) {
    if items.count == 1, let item = items.first { return remove(item, from: sequence) }
    let gone = self.items(of: sequence).filter(items.contains)
    guard !gone.isEmpty else { return }
    touch(sequence)
    sequences[sequence]?.removeAll(where: items.contains)
    for item in gone { leave(item, sequence) }
  }

  /// Notes that an item was taken out of a sequence.
  private mutating func leave(_ item: ID, _ sequence: ID) {
    if isOfSource(item), homes[item] == nil { homes[item] = sequence }
    detach(item)
  }

  /// Puts a node in the place of an item; the comments around it stay.
  public mutating func replace(_ item: ID, with new: ID, in sequence: ID) {
    guard item != new, let place = place(of: item, among: items(of: sequence)) else { return }
    touch(sequence)
    sequences[sequence]?[place] = new
    detach(new)
    stand(new, for: item)
    homes[new] = homes[item]
  }

  /// Notes whose place a node takes; of several in turn the first, which the source has.
  private mutating func stand(_ new: ID, for old: ID) {
    let first = successors[old] ?? old
    successors[new] = first == new ? nil : first
  }
}
