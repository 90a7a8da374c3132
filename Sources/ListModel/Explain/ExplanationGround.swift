internal import SpecSource
internal import SpecTree

/// What an explanation of one subject stands on.
///
/// It knows no order of tiers: it asks the resolver, takes away who answered, and asks again, until nobody is left but
/// the runtime. So the first answer is what is rendered, whatever the resolver does.
struct ExplanationGround {
  let subject: Subject
  let resolver: Resolver
  let table: PropertyTable
  /// What came out.
  let result: ResolvedElement
  /// The class that is asked.
  let asked: (found: ClassSpec, facts: ClassFacts)?
  let tag: NodeID?
  let sectionTag: NodeID?
  let place: Location?

  private let spec: ListSpec
  private let section: SectionSpec?
  private let row: RowSpec?

  init(_ subject: Subject, _ resolver: Resolver) {
    self.subject = subject
    self.resolver = resolver
    spec = resolver.spec
    table = PropertyTable.of(subject.element)
    result = resolver.resolved(subject)
    section = subject.section.map { resolver.spec.sections[$0] }
    row = resolver.row(subject)
    let header = resolver.headerSpec(subject)
    switch subject {
    case .list: tag = resolver.listTag
    case .section: tag = section?.tag
    case .row: tag = row?.tag
    case .header, .listHeader: tag = nil
    }
    sectionTag = subject.element == .section ? nil : section?.tag
    if let row {
      asked = (row.cell ?? resolver.inheritance(of: section).cell).map {
        (resolver.spec.cells.classes[$0], resolver.spec.cells.facts[$0])
      }
    } else {
      asked = header?.view.map { (resolver.spec.views.classes[$0], resolver.spec.views.facts[$0]) }
    }
    place = resolver.node(of: subject).map { resolver.view.firstLineLocation(of: $0) }
  }

  var className: NodeID? { asked?.found.name }

  /// The properties that any tier above the runtime's default speaks of, and those that are asked for most.
  var tellingSlots: SlotSet {
    let spoken = SlotSet(result.present.filter { result[$0].tier < .runtime && table[$0].isOfScreen })
    return spoken.union(SlotSet(mostAsked.filter { spec.runtime.knows(table[$0]) }))
  }

  /// The properties that are asked for most, in tables and in collections.
  private var mostAsked: [Slot] {
    let (row, header) = (resolver.rowKeys, resolver.headerKeys)
    switch subject.element {
    case .row: return [row.height, row.size]
    case .header: return [header.view, header.title, header.height, header.size]
    default: return []
    }
  }

  /// Everything that speaks of a property, in the order in which the resolver would listen.
  func explain(_ slot: Slot) -> PropertyExplanation {
    var answers: [Answer] = []
    var probe = resolver
    while answers.count < Self.mostAnswers {
      let value = probe.resolved(subject).value(of: slot, probe, subject)
      guard value.tier < .runtime else { break }
      let sayer = sayer(of: value, slot, probe)
      let answer = Answer(value: value, sayer: sayer, place: place(of: value, sayer, slot))
      // Nobody can be taken away who speaks for the whole list or for being a plain row.
      if let last = answers.last, last.value.tier == value.tier, last.value.node == value.node, last.sayer == sayer {
        break
      }
      answers.append(answer)
      if case .property(let other) = sayer { probe.skipped[other] = .max } else { probe.skipped[slot, default: 0] += 1 }
    }
    answers.append(absence(of: slot))
    if isModel(slot), let base = result.modelBase {
      // What fills gaps is not beaten; a remark says where it comes from.
      answers.removeAll { $0.value.tier == .classDefault }
      answers[0].modelBase = base
    }
    return PropertyExplanation(slot: slot, answers: answers, remarks: remarks(slot, answers[0]))
  }

  /// More than a file can have; a bound all the same.
  private static let mostAnswers = 64

  /// Whether it is the property that the class may fill the gaps of.
  func isModel(_ slot: Slot) -> Bool {
    switch subject.element {
    case .row: slot == resolver.rowKeys.model
    case .header: slot == resolver.headerKeys.model
    default: false
    }
  }

  /// Who gave a value.
  private func sayer(of value: ResolvedValue, _ slot: Slot, _ probe: Resolver) -> Sayer {
    switch value.tier {
    case .delegate: return .object
    case .classMethod: return .method
    case .handler, .value:
      // A plain row's `value` is its `detail`.
      if let other = spokenSlot(of: value), other != slot { return .property(other) }
      return .own
    case .classDefault: return .classDefault
    case .inherited: return source(of: value)
    case .implied:
      if let trigger = trigger(of: slot, value, probe) { return .property(trigger) }
      return isPlain ? .plainRow : .wholeList
    case .runtime: return .standard
    }
  }

  /// The property of the element that a value is written as.
  private func spokenSlot(of value: ResolvedValue) -> Slot? {
    guard let node = value.node, let row else { return nil }
    return spec.values(of: row.record).first { $0.node == node }?.slot
  }

  /// Where an inherited value is written.
  private func source(of value: ResolvedValue) -> Sayer {
    func has(_ record: Record?) -> Bool {
      record.map { spec.values(of: $0).contains { $0.node == value.node } } ?? false
    }
    if has(section?.rowDefaults) { return .sectionDefaults }
    if has(spec.rowDefaults) { return .listDefaults }
    return spec.values(of: spec.list).first { $0.node == value.node }.map { .list($0.slot) } ?? .wholeList
  }

  private var isPlain: Bool {
    row.map { resolver.isPlain($0, resolver.slots($0.record.range), resolver.inheritance(of: section)) } ?? false
  }

  /// The property without which a value would not be implied; of several that each imply it, the last.
  private func trigger(of slot: Slot, _ value: ResolvedValue, _ probe: Resolver) -> Slot? {
    let others = result.present.filter { $0 != slot && result[$0].tier < .implied }
    let alone = others.first { isOther(slot, value, probe, without: [$0]) }
    if let alone { return alone }
    return others.indices.first { isOther(slot, value, probe, without: others[...$0]) }.map { others[$0] }
  }

  /// Whether a property would be something else without others.
  private func isOther(
    _ slot: Slot, _ value: ResolvedValue, _ probe: Resolver, without others: some Sequence<Slot>
  ) -> Bool {
    var probe = probe
    for other in others { probe.skipped[other] = .max }
    let rest = probe.resolved(subject).value(of: slot, probe, subject)
    return rest.content != value.content || rest.tier != value.tier
  }

  private func place(of value: ResolvedValue, _ sayer: Sayer, _ slot: Slot) -> Location? {
    var node = value.node
    if sayer == .object { node = overrides[slot] }
    if value.tier == .implied, case .property(let trigger) = sayer { node = result[trigger].node }
    return node.map { resolver.view.location(of: $0) }
  }

  /// What objects of the app answer, with the node that says so.
  private var overrides: ObjectAnswers {
    switch subject {
    case .list: spec.overrides.list
    case .header(.header, _): spec.overrides.header
    case .header(.footer, _): spec.overrides.footer
    case .row: spec.overrides.row
    case .section, .listHeader: ObjectAnswers()
    }
  }

  private func absence(of slot: Slot) -> Answer {
    let standards = resolver.standards(of: subject)
    let value = resolver.standard(slot, standards, of: result)
    var sayer = Sayer.standard
    if case .same(let other) = standards.standards[slot] { sayer = .property(other) }
    return Answer(value: value, sayer: sayer, place: value.node.map { resolver.view.location(of: $0) })
  }
}

extension ResolvedElement {
  /// What a property is, also where nobody speaks of it.
  fileprivate func value(of slot: Slot, _ resolver: Resolver, _ subject: Subject) -> ResolvedValue {
    present.contains(slot) ? self[slot] : resolver.standard(slot, resolver.standards(of: subject), of: self)
  }
}
