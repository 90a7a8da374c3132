internal import SpecSource
internal import SpecTree

/// Reading the keys of one element.
extension SpecBuilder {
  /// A value that a section gives for its header or footer under one of the library's flat names.
  struct FlatValue {
    let target: KeyTarget
    let value: WrittenValue
  }

  /// Reads the keys of a mapping, looks each up and checks its value.
  ///
  /// Elements within it are read after its own keys, so that its values are one range.
  @discardableResult
  mutating func readRecord(_ mapping: NodeID, _ element: Element, at level: Levels) -> Record {
    let first = spec.values.count
    let index = vocabulary.index(of: element)
    let table = vocabulary.table(of: element)
    if view.hasMerge(mapping) {
      readMerged(mapping, index, table, at: level, from: first)
    } else {
      let end = view.after(mapping)
      var key = mapping.next
      while key < end {
        readPair(key, key.next, index, table, at: level, from: first)
        key = view.after(key.next)
      }
    }
    let record = Record(mapping, first..<spec.values.count)
    if hasPendingElements { readPendingElements(of: record, table) }
    return record
  }

  @inline(never)
  private mutating func readMerged(
    _ mapping: NodeID, _ index: KeyIndex, _ table: PropertyTable, at level: Levels, from first: Int
  ) {
    view.forEachPair(of: mapping) { pair in
      readPair(pair.key, pair.value, index, table, at: level, from: first)
    }
  }

  @inline(__always)
  private mutating func readPair(
    _ key: NodeID, _ value: NodeID, _ index: KeyIndex, _ table: PropertyTable, at level: Levels, from first: Int
  ) {
    guard let meaning = index.meaning(of: view.text(of: key)) else {
      reportUnknown(key, value, table.element, at: level)
      return
    }
    guard meaning.target == .own else {
      readFlatValue(key, value, meaning)
      return
    }
    let plan = table.plans[meaning.slot]
    guard plan.levels.contains(level) else {
      reportWrongLevel(key, table[meaning.slot], at: level)
      return
    }
    if meaning.isAlias, let earlier = written(meaning, from: first) {
      reportSameProperty(key, as: earlier, table[meaning.slot])
      return
    }
    spec.values.append(readValue(value, plan, meaning, of: table))
  }

  /// The value that the same property has already, in the record that begins at `first`.
  private func written(_ meaning: KeyMeaning, from first: Int) -> WrittenValue? {
    spec.values[first...].first { $0.slot == meaning.slot && $0.form == meaning.form }
  }

  /// Reads a section's flat key, such as `headerHeight`, as a value of its header.
  private mutating func readFlatValue(_ key: NodeID, _ value: NodeID, _ meaning: KeyMeaning) {
    let table = meaning.target.table(from: .section)
    if let earlier = flatValues.first(where: {
      $0.target == meaning.target && $0.value.slot == meaning.slot && $0.value.form == meaning.form
    }) {
      reportSameProperty(key, as: earlier.value, table[meaning.slot])
      return
    }
    let read = readValue(value, table.plans[meaning.slot], meaning, of: table)
    flatValues.append(FlatValue(target: meaning.target, value: read))
  }

  /// Reads the elements that the values of a record hold.
  private mutating func readPendingElements(of record: Record, _ table: PropertyTable) {
    hasPendingElements = false
    for place in record.range where spec.values[place].content == .element {
      let value = spec.values[place]
      switch table[value.slot].kind {
      case .elements(let element): spec.values[place] = value.holding(readElements(value.node, element))
      case .element(let element) where element != .header:
        spec.values[place] = value.holding(readElement(value.node, element))
      // Headers and footers are read by the section or the list that has them.
      default: break
      }
    }
  }

  /// Reads a list of elements, such as swipe actions; the result is a range of `spec.elements`.
  private mutating func readElements(_ node: NodeID, _ element: Element) -> Range<Int> {
    let list = view.resolved(node)
    let level = element.level
    var records: [Record] = []
    var item = list.next
    while item < view.after(list) {
      let target = view.resolved(item)
      if view.kind(of: target) == .mapping {
        records.append(readRecord(target, element, at: level))
      } else if !reportEmpty(target, key: item, nil) {
        reportWrongType(item, "an entry", expected: "a mapping that says what \(element.name) is")
      }
      item = view.after(item)
    }
    spec.elements.append(contentsOf: records)
    return spec.elements.count - records.count..<spec.elements.count
  }

  /// Reads one element within an element, such as what a section without rows shows.
  private mutating func readElement(_ node: NodeID, _ element: Element) -> Range<Int> {
    let record = readRecord(view.resolved(node), element, at: element.level)
    spec.elements.append(record)
    return spec.elements.count - 1..<spec.elements.count
  }
}
