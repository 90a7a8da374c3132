internal import ListModel
internal import SpecTree

/// Compares elements of two lists by what they say, and says what differs.
final class RecordComparison {
  let old: ComparedSpec
  let new: ComparedSpec
  private let nodes: NodeComparison
  /// By `Element.rawValue`: the slots that are compared by themselves.
  private let parts: [SlotSet]
  /// By `Element.rawValue` and slot: how data is read.
  private let readings: [[ScalarReading]]
  let oldReader: CanonicalReader
  let newReader: CanonicalReader

  init(_ old: ComparedSpec, _ new: ComparedSpec) {
    self.old = old
    self.new = new
    nodes = NodeComparison(old: old.view, new: new.view)
    let tables = Element.allCases.map(PropertyTable.of)
    parts = tables.map { $0.slots(where: \.isPart) }
    readings = tables.map { $0.properties.map(\.kind.reading) }
    oldReader = CanonicalReader(old)
    newReader = CanonicalReader(new)
  }

  // MARK: - Whether

  /// Whether two elements say the same, but for their tags when `tag` is given.
  func areSame(_ left: Record, _ right: Record, _ element: Element, but tag: Slot? = nil) -> Bool {
    let parts = parts[Int(element.rawValue)]
    let ignored = tag.map { parts.union(SlotSet([$0])) } ?? parts
    return areSame(left, right, element, ignoring: ignored)
  }

  private func areSame(_ left: Record, _ right: Record, _ element: Element, ignoring ignored: SlotSet) -> Bool {
    var first = left.range.lowerBound
    var second = right.range.lowerBound
    // Nearly always in one order.
    while true {
      while first < left.range.upperBound, ignored.contains(old.spec.values[first].slot) { first &+= 1 }
      while second < right.range.upperBound, ignored.contains(new.spec.values[second].slot) { second &+= 1 }
      guard first < left.range.upperBound, second < right.range.upperBound else { break }
      let value = old.spec.values[first]
      let other = new.spec.values[second]
      guard value.slot == other.slot, value.form == other.form else {
        return areSameInAnyOrder(left, right, element, ignoring: ignored)
      }
      guard areSame(value, other, element) else { return false }
      first &+= 1
      second &+= 1
    }
    let isWhole = first == left.range.upperBound && second == right.range.upperBound
    return isWhole || areSameInAnyOrder(left, right, element, ignoring: ignored)
  }

  private func areSameInAnyOrder(
    _ left: Record, _ right: Record, _ element: Element, ignoring ignored: SlotSet
  ) -> Bool {
    let values = old.spec.values(of: left).filter {
      !ignored.contains($0.slot) && !old.isNothing($0, ofRow: element == .row)
    }
    let others = new.spec.values(of: right).filter {
      !ignored.contains($0.slot) && !new.isNothing($0, ofRow: element == .row)
    }
    guard values.count == others.count else { return false }
    return values.allSatisfy { value in
      others.contains { $0.slot == value.slot && $0.form == value.form && areSame(value, $0, element) }
    }
  }

  /// Whether two values of one property say the same.
  func areSame(_ left: WrittenValue, _ right: WrittenValue, _ element: Element) -> Bool {
    guard left.content == right.content else {
      return oldReader.value(left, element) == newReader.value(right, element)
    }
    switch left.content {
    case .flag: return left.isTrue == right.isTrue
    case .number: return left.number == right.number
    case .choice: return left.choice == right.choice
    case .automatic, .method, .none, .unusable: return true
    case .text, .expression: return nodes.areSame(left.node, right.node, as: .text)
    case .data, .size:
      return nodes.areSame(left.node, right.node, as: readings[Int(element.rawValue)][left.slot])
    case .native: return oldReader.value(left, element) == newReader.value(right, element)
    case .element: return areSameElements(left, right, element)
    }
  }

  private func areSameElements(_ left: WrittenValue, _ right: WrittenValue, _ element: Element) -> Bool {
    let inner: Element
    switch PropertyTable.of(element)[left.slot].kind {
    case .element(let found), .elements(let found): inner = found
    default: return true
    }
    let first = old.spec.elements(of: left)
    let second = new.spec.elements(of: right)
    return first.count == second.count && zip(first, second).allSatisfy { areSame($0, $1, inner) }
  }

  // MARK: - What

  /// What differs between two elements, in the order of the catalogue.
  ///
  /// `path` leads to them in the canonical form; `written` gives the path of an old value as the old file has it.
  func changes(
    _ left: Record?, _ right: Record?, _ element: Element, at path: [String] = [], but tag: Slot? = nil,
    ofClass isClass: Bool = false, written: (WrittenValue) -> [String]
  ) -> [PropertyChange] {
    var ignored = parts[Int(element.rawValue)]
    if let tag { ignored.insert(tag) }
    let isRow = element == .row && !isClass
    let values =
      left.map { record in
        old.spec.values(of: record).filter { !ignored.contains($0.slot) && !old.isNothing($0, ofRow: isRow) }
      } ?? []
    let others =
      right.map { record in
        new.spec.values(of: record).filter { !ignored.contains($0.slot) && !new.isNothing($0, ofRow: isRow) }
      } ?? []
    let keys = (values + others).map { Key(slot: $0.slot, form: $0.form.rawValue) }
    var changes: [PropertyChange] = []
    for key in Set(keys).sorted() {
      let value = values.first { key.is($0) }
      let other = others.first { key.is($0) }
      let name = CanonicalReader.name(of: value ?? other!, element)  // one of the two had the key
      let place = path + [name]
      let spelling = value.map(written) ?? place
      guard let value, let other else {
        changes.append(
          PropertyChange(
            place, written: spelling, old: value.map { oldReader.value($0, element) },
            new: other.map { newReader.value($0, element) }))
        continue
      }
      if areSame(value, other, element) { continue }
      changes += self.changes(value, other, element, at: place, spelling)
    }
    return changes
  }

  /// What differs between two values of one property.
  private func changes(
    _ value: WrittenValue, _ other: WrittenValue, _ element: Element, at path: [String], _ written: [String]
  ) -> [PropertyChange] {
    if value.content == .element, other.content == .element,
      case .element(let inner) = PropertyTable.of(element)[value.slot].kind,
      let first = old.spec.elements(of: value).first, let second = new.spec.elements(of: other).first
    {
      return changes(first, second, inner, at: path) { found in
        written + [old.writtenKey(of: found, in: first.node) ?? CanonicalReader.name(of: found, inner)]
      }
    }
    return ValueComparison.changes(
      oldReader.value(value, element), newReader.value(other, element), at: path, written: written)
  }

  private struct Key: Hashable, Comparable {
    let slot: Slot
    let form: UInt8

    func `is`(_ value: WrittenValue) -> Bool { value.slot == slot && value.form.rawValue == form }

    static func < (left: Key, right: Key) -> Bool { (left.slot, left.form) < (right.slot, right.form) }
  }
}
