internal import SpecSource
internal import SpecTree

extension Resolver {
  /// What an address names; several subjects when several have the tag.
  public func subjects(at address: String) throws(AddressFault) -> [Subject] {
    try SubjectFinder(spec, in: view).subjects(at: address)
  }

  /// The property of a name, canonical or the library's own; the nearest name when there is none.
  public func slot(named name: String, of subject: Subject) -> (slot: Slot?, nearest: String?) {
    let table = PropertyTable.of(subject.element)
    let names = Vocabulary.entries(of: subject.element, in: spec.runtime).filter { entry in
      let property = table[entry.meaning.slot]
      return entry.meaning.target == .own && property.levels.contains(subject.level) && property.isOfScreen
    }
    if let found = names.first(where: { $0.name == name }) { return (found.meaning.slot, nil) }
    return (nil, Spelling.nearest(to: name, in: names.map(\.name)))
  }

  /// Why a property of something is what it is; without a property all those that any tier speaks of, and those that
  /// are asked for most.
  public func explain(_ subject: Subject, _ slot: Slot? = nil) -> Explanation {
    let ground = ExplanationGround(subject, self)
    let slots = slot.map { SlotSet([$0]) } ?? ground.tellingSlots
    return Explanation(
      subject: subject, tag: ground.tag, sectionTag: ground.sectionTag, place: ground.place,
      className: ground.className, properties: slots.map { ground.explain($0) })
  }
}

extension Property {
  /// Whether it is something on the screen: no part of the file's shape, and nothing with an address of its own.
  var isOfScreen: Bool {
    if case .structure = kind { return false }
    return kind != .element(.header) && levels != .implements
  }
}
