internal import ListModel
internal import SpecSource
internal import SpecTree

/// Says what differs between the roots of two lists: their properties and the classes that they declare.
struct RootComparison {
  private let comparison: RecordComparison
  private let sections: SectionComparison
  private var old: ListSpec { comparison.old.spec }
  private var new: ListSpec { comparison.new.spec }

  init(_ comparison: RecordComparison, _ sections: SectionComparison) {
    self.comparison = comparison
    self.sections = sections
  }

  /// The root's properties that differ.
  func changes() -> [PropertyChange] {
    let side = comparison.old
    var changes = comparison.changes(old.list, new.list, .list) { value in
      [side.writtenKey(of: value, in: old.root) ?? CanonicalReader.name(of: value, .list)]
    }
    changes += sections.changes("header", old.header?.record, new.header?.record, .header, in: old.root)
    changes += sections.changes("footer", old.footer?.record, new.footer?.record, .header, in: old.root)
    changes += sections.changes("rowDefaults", old.rowDefaults, new.rowDefaults, .row, in: old.root)
    for object in [ListObject.delegate, .dataSource] {
      let name = object.key
      let first = comparison.oldReader.answers(of: object)
      let second = comparison.newReader.answers(of: object)
      switch (first, second) {
      case (let first?, let second?) where first != second:
        changes += ValueComparison.changes(first, second, at: [name], written: [name])
      case (nil, _?), (_?, nil): changes.append(PropertyChange([name], written: [name], old: first, new: second))
      default: break
      }
    }
    return changes
  }

  /// The declared classes of one kind that differ: in the order of the old list, then the new ones.
  func classChanges(_ table: KeyPath<ListSpec, ClassTable>, _ element: Element) -> [ClassChange] {
    let before = old[keyPath: table]
    let after = new[keyPath: table]
    var places: [ByteText: Int] = [:]
    for place in 0..<after.declaredCount {
      places[comparison.new.view.byteText(of: after.classes[place].name)] = place
    }
    var changes: [ClassChange] = []
    for place in 0..<before.declaredCount {
      let name = comparison.old.view.string(of: before.classes[place].name)
      let value = comparison.oldReader.value(of: before.classes[place], before.facts[place], element)
      guard let other = places.removeValue(forKey: ByteText(name)) else {
        changes.append(ClassChange(name: name, removed: value, added: nil, properties: []))
        continue
      }
      let properties = self.changes(
        before.classes[place], before.facts[place], after.classes[other], after.facts[other], element)
      if !properties.isEmpty {
        changes.append(ClassChange(name: name, removed: nil, added: nil, properties: properties))
      }
    }
    for place in 0..<after.declaredCount {
      let name = comparison.new.view.string(of: after.classes[place].name)
      guard places[ByteText(name)] == place else { continue }
      let value = comparison.newReader.value(of: after.classes[place], after.facts[place], element)
      changes.append(ClassChange(name: name, removed: nil, added: value, properties: []))
    }
    return changes
  }

  private func changes(
    _ before: ClassSpec, _ facts: ClassFacts, _ after: ClassSpec, _ other: ClassFacts, _ element: Element
  ) -> [PropertyChange] {
    let side = comparison.old
    var changes = comparison.changes(before.record, after.record, element, ofClass: true) { value in
      let key = before.record.flatMap { side.writtenKey(of: value, in: $0.node) }
      return [key ?? CanonicalReader.name(of: value, element)]
    }
    let name = "implements"
    let first = comparison.oldReader.implements(before, facts, element)
    let second = comparison.newReader.implements(after, other, element)
    switch (first.isEmpty, second.isEmpty) {
    case (true, true): break
    case (false, false): changes += ValueComparison.changes(.map(first), .map(second), at: [name], written: [name])
    case (let isNew, _):
      changes.append(
        PropertyChange([name], written: [name], old: isNew ? nil : .map(first), new: isNew ? .map(second) : nil))
    }
    return changes
  }
}
