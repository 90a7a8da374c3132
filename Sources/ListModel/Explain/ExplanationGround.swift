internal import SpecSource
internal import SpecTree

/// What an explanation of one subject stands on: everything that may speak of it, and what came out.
struct ExplanationGround {
  let resolver: Resolver
  let subject: Subject
  let table: PropertyTable
  var cascade = Cascade()
  var result: ResolvedElement
  var standards: Standards
  /// What objects of the app answer, with the node that says so.
  var overrides: [Slot: NodeID] = [:]
  /// What other properties bring with them, the winner last.
  var implied: [(slot: Slot, value: ResolvedValue, sayer: Sayer)] = []
  /// The class that is asked.
  var asked: (found: ClassSpec, facts: ClassFacts)?
  var tag: NodeID?
  var sectionTag: NodeID?
  var place: Location?

  init(_ subject: Subject, _ resolver: Resolver) {
    self.subject = subject
    self.resolver = resolver
    table = PropertyTable.of(subject.element)
    result = .empty(subject.element)
    standards = Standards(subject.element, resolver.spec.runtime)
    switch subject {
    case .list: layList()
    case .section(let section): laySection(section)
    case .header(let side, let section): layHeader(side, section)
    case .listHeader(let side): layListHeader(side)
    case .row(let section, let row): layRow(section, row)
    }
  }

  var className: NodeID? { asked?.found.name }

  private var spec: ListSpec { resolver.spec }

  private mutating func layList() {
    let keys = ListKeys.shared
    overrides = spec.overrides.list
    cascade = resolver.cascade(of: spec.list, overrides: SlotSet(overrides.keys))
    result = resolver.list()
    place = firstLine(of: spec.root)
    tag = spec.value(keys.tag, in: spec.list).flatMap { $0.content == .text ? resolver.view.resolved($0.node) : nil }
  }

  private mutating func laySection(_ place: Int) {
    let section = spec.sections[place]
    cascade = resolver.cascade(of: section.record, overrides: SlotSet())
    result = resolver.section(section)
    self.place = firstLine(of: section.record.node)
    tag = section.tag
  }

  private mutating func layHeader(_ side: HeaderSide, _ place: Int) {
    let section = spec.sections[place]
    overrides = side == .header ? spec.overrides.header : spec.overrides.footer
    standards = resolver.headerStandards
    sectionTag = section.tag
    if let found = resolver.cascade(of: side, section) { cascade = found }
    if let found = resolver.header(side, of: section) { result = found }
    lay(side == .header ? section.header : section.footer, titleHeight: spec.runtime.titleHeight)
  }

  private mutating func layListHeader(_ side: HeaderSide) {
    standards = Standards(.header, nil)
    if let found = resolver.cascade(ofListHeader: side) { cascade = found }
    if let found = resolver.listHeader(side) { result = found }
    lay(side == .header ? spec.header : spec.footer, titleHeight: nil)
  }

  private mutating func lay(_ header: HeaderSpec?, titleHeight: Double?) {
    var found: [(slot: Slot, value: ResolvedValue, sayer: Sayer)] = []
    resolver.visitImpliedByTitle(cascade.spoken, titleHeight: titleHeight) { slot, value in
      found.append((slot, value, .property(resolver.headerKeys.title)))
    }
    implied = found
    asked = header?.view.map { (spec.views.classes[$0], spec.views.facts[$0]) }
    guard let header else { return }
    // A header that is made of flat keys of its section has no mapping of its own.
    let values = spec.values(of: header.record)
    let node = header.record.node == spec.root ? values.first?.node : header.record.node
    place = node.map { firstLine(of: $0) }
  }

  private mutating func layRow(_ section: Int, _ place: Int) {
    let found = spec.sections[section]
    let row = spec.rows[found.rows.lowerBound + place]
    let inheritance = resolver.inheritance(of: found)
    overrides = spec.overrides.row
    cascade = resolver.cascade(of: row, inheritance)
    standards = resolver.rowStandards
    resolver.resolve(row, inheritance, into: &result)
    let isPlain = resolver.isPlain(row, cascade.ownSlots, inheritance)
    var all: [(slot: Slot, value: ResolvedValue, sayer: Sayer)] = []
    var copy = result
    resolver.visitImplied(isPlain: isPlain, cascade.spoken, of: &copy) { _, slot, value, sayer in
      all.append((slot, value, sayer))
    }
    implied = all
    asked = (row.cell ?? inheritance.cell).map { (spec.cells.classes[$0], spec.cells.facts[$0]) }
    tag = row.tag
    sectionTag = found.tag
    self.place = firstLine(of: resolver.view.resolved(row.node))
  }

  private func firstLine(of node: NodeID) -> Location {
    Location(resolver.view.file, resolver.view.firstLine(of: node))
  }

  /// The properties that any tier above the runtime's default speaks of, and those that are asked for most.
  var tellingSlots: SlotSet {
    var slots = SlotSet(result.present.filter { result[$0].tier < .runtime && table[$0].isOfScreen })
    switch subject.element {
    case .row: slots.insert(resolver.rowKeys.height)
    case .header:
      for slot in [resolver.headerKeys.view, resolver.headerKeys.title, resolver.headerKeys.height] {
        slots.insert(slot)
      }
    default: break
    }
    return slots
  }

  /// Everything that speaks of a property, in the order in which the resolver asks.
  func explain(_ slot: Slot) -> PropertyExplanation {
    var answers = spoken(slot)
    if subject.element == .row, slot == resolver.rowKeys.detail {
      // A plain row's `value` is its `detail`; of equals the detail wins (`Resolver.resolve`).
      for answer in spoken(resolver.rowKeys.value) {
        let place = answers.firstIndex { $0.value.tier > answer.value.tier } ?? answers.endIndex
        answers.insert(
          Answer(value: answer.value, sayer: .property(resolver.rowKeys.value), place: answer.place), at: place)
      }
    }
    for entry in implied.reversed() where entry.slot == slot {
      answers.append(Answer(value: entry.value, sayer: entry.sayer, place: writtenPlace(of: entry.sayer)))
    }
    answers.append(absence(of: slot))
    if isModel(slot), let base = result.modelBase {
      // What fills gaps is not beaten; a remark says where it comes from.
      answers.removeAll { $0.value.tier == .classDefault }
      answers[0].modelBase = base
    }
    return PropertyExplanation(slot: slot, answers: answers, remarks: remarks(slot, answers[0]))
  }

  /// Whether it is the property that the class may fill the gaps of.
  func isModel(_ slot: Slot) -> Bool {
    switch subject.element {
    case .row: slot == resolver.rowKeys.model
    case .header: slot == resolver.headerKeys.model
    default: false
    }
  }

  private func spoken(_ slot: Slot) -> [Answer] {
    var answers: [Answer] = []
    resolver.visit(slot, cascade) { value, sayer in
      let node = sayer == .object ? overrides[slot] : value.node
      answers.append(Answer(value: value, sayer: sayer, place: node.map { resolver.view.location(of: $0) }))
      return true
    }
    return answers
  }

  private func absence(of slot: Slot) -> Answer {
    let value = resolver.standard(slot, standards, of: result)
    guard case .same(let other) = standards.standards[slot] else {
      return Answer(value: value, sayer: .standard, place: nil)
    }
    return Answer(value: value, sayer: .property(other), place: value.node.map { resolver.view.location(of: $0) })
  }

  /// Where the property is written that brings another along.
  private func writtenPlace(of sayer: Sayer) -> Location? {
    guard case .property(let trigger) = sayer, result.present.contains(trigger) else { return nil }
    return result[trigger].node.map { resolver.view.location(of: $0) }
  }
}
