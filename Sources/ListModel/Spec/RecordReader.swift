internal import SpecSource
internal import SpecTree

/// Reading the keys of one element.
extension SpecBuilder {
  /// A value that a section gives for its header or footer under one of the library's flat names.
  struct FlatValue {
    let target: KeyTarget
    let key: NodeID
    let value: WrittenValue
  }

  /// Reads the keys of a mapping, looks each up and checks its value.
  ///
  /// Elements within it are read after its own keys, so that its values are one range.
  @discardableResult
  mutating func readRecord(_ mapping: NodeID, _ element: Element, at level: Levels) -> Record {
    let first = spec.values.count
    let shape: UInt32
    if let plan = plans.known(for: mapping, in: view, of: element, at: level) {
      readPlanned(plan.steps, mapping, of: element)
      shape = plan.shape
    } else {
      shape = readKeys(of: mapping, element, at: level)
      if hasAliases { dropRepetitions(from: first) }
      if !guesses.isEmpty { settleGuesses(from: first) }
    }
    let record = Record(mapping, first..<spec.values.count, shape)
    if hasPendingElements { readPendingElements(of: record, .of(element)) }
    return record
  }

  /// Reads the values of a mapping whose keys are known. They go to the others all at once, because an array asks for each
  /// that is appended who else has it.
  @inline(__always)
  private mutating func readPlanned(_ steps: Range<Int>, _ mapping: NodeID, of element: Element) {
    withUnsafeTemporaryAllocation(of: WrittenValue.self, capacity: steps.count) { read in
      var key = mapping.next
      for (place, step) in plans.steps[steps].enumerated() {
        read.initializeElement(at: place, to: readValue(key.next, step.plan, step.meaning, of: element))
        key = view.after(key.next)
      }
      spec.values.append(contentsOf: UnsafeBufferPointer(read))
    }
  }

  /// Reads a mapping whose keys have to be looked up; the number of its shape, 0 for none.
  @inline(never)
  private mutating func readKeys(of mapping: NodeID, _ element: Element, at level: Levels) -> UInt32 {
    let index = vocabulary.index(of: element)
    if let plan = plans.plan(for: mapping, in: view, index, of: element, at: level, &spec.shapes) {
      readPlanned(plan.steps, mapping, of: element)
      return plan.shape
    }
    if view.hasMerge(mapping) {
      view.forEachPair(of: mapping) { pair in
        readPair(pair.key, pair.value, in: mapping, index, of: element, at: level)
      }
    } else {
      let end = view.after(mapping)
      var key = mapping.next
      while key < end {
        readPair(key, key.next, in: mapping, index, of: element, at: level)
        key = view.after(key.next)
      }
    }
    return 0
  }

  @inline(always)
  private mutating func readPair(
    _ key: NodeID, _ value: NodeID, in mapping: NodeID, _ index: KeyIndex, of element: Element, at level: Levels
  ) {
    guard let meaning = index.meaning(of: view.text(of: key), prefix: view.prefix(of: key)) else {
      reportUnknown(key, value, in: mapping, element, at: level)
      return
    }
    guard meaning.target == .own else {
      readFlatValue(key, value, meaning)
      return
    }
    let plan = index.plans[meaning.slot]
    guard plan.levels.contains(level) else {
      reportWrongLevel(key, PropertyTable.of(element)[meaning.slot], at: level)
      return
    }
    if meaning.isAlias { hasAliases = true }
    let read = readValue(value, plan, meaning, of: element)
    if plan.code == .data, !RecordPlans.keepsNull(at: level), isNull(value) { return }
    spec.values.append(read)
  }

  private func isNull(_ node: NodeID) -> Bool {
    let target = view.resolved(node)
    return view.kind(of: target) == .scalar && view.scalar(of: target) == .null
  }

  /// Reports a property that the record has under its own name and under a library's, and drops the later one.
  @inline(never)
  private mutating func dropRepetitions(from first: Int) {
    hasAliases = false
    var end = first
    for place in first..<spec.values.count {
      let value = spec.values[place]
      let earlier = spec.values[first..<end].first { $0.slot == value.slot && $0.form == value.form }
      if let earlier {
        reportSameProperty(NodeID(value.node.index - 1), as: NodeID(earlier.node.index - 1))
      } else {
        spec.values[end] = value
        end += 1
      }
    }
    spec.values.removeSubrange(end...)
  }

  /// Adds what misspelt keys were meant to be, unless the record has it.
  @inline(never)
  private mutating func settleGuesses(from first: Int) {
    let meant = guesses
    guesses.removeAll(keepingCapacity: true)
    for guess in meant where !spec.values[first...].contains(where: { $0.slot == guess.slot }) {
      spec.values.append(guess)
    }
  }

  /// Reads a section's flat key, such as `headerHeight`, as a value of its header.
  private mutating func readFlatValue(_ key: NodeID, _ value: NodeID, _ meaning: KeyMeaning) {
    let table = meaning.target.table(from: .section)
    // What rows inherit depends on the row, wherever it is written.
    let outer = mayHaveExpressions
    if meaning.target == .rows { readsTemplates(true) }
    let read = readValue(value, table.plans[meaning.slot], meaning, of: table.element)
    mayHaveExpressions = outer
    flatValues.append(FlatValue(target: meaning.target, key: key, value: read))
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
      } else if !reportEmpty(target, at: item, nil) {
        reportWrongType(item, "an entry", expected: "a mapping that says what \(element.name) is")
      }
      item = view.after(item)
    }
    spec.elements.append(contentsOf: records)
    return spec.elements.count - records.count..<spec.elements.count
  }

  /// Reads one element within an element, such as what a section without rows shows.
  private mutating func readElement(_ node: NodeID, _ element: Element) -> Range<Int> {
    computedNode = nil
    let record = readRecord(view.resolved(node), element, at: element.level)
    if element == .row { loadingComputed = computedNode.map { readComputed($0, .row) } }
    spec.elements.append(record)
    return spec.elements.count - 1..<spec.elements.count
  }
}
