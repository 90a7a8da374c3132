/// What the resolver needs of a runtime, its names looked up.
struct ResolvingRules: Sendable {
  /// What properties of a row bring with them.
  let implications: [Resolver.Implied]
  /// What properties of the list bring with them for every row.
  let listImplications: [Resolver.Implied]
  /// What the library never reads of a row.
  let unread: SlotSet
  /// The events of a row that the app's object is told of besides whoever else handles them.
  let toldBesides: SlotSet
  /// Where a written 0 of a row stands for "unset".
  let zeroIsUnset: SlotSet
  /// What makes a row without a class a plain one.
  let plainSlots: SlotSet
  /// The properties of a row that a key of the list gives all of them.
  let listWide: [(slot: Slot, key: Slot)]

  init(_ runtime: Runtime) {
    let table = PropertyTable.row
    var implications: [Resolver.Implied] = []
    var listImplications: [Resolver.Implied] = []
    for rule in runtime.rules.implications {
      if rule.isOfList { listImplications.append(.init(rule)) } else { implications.append(.init(rule)) }
    }
    self.implications = implications
    self.listImplications = listImplications
    unread = runtime.unread(of: .row)
    toldBesides = runtime.toldBesides(of: .row)
    zeroIsUnset = runtime.zeroIsUnset(of: .row)
    plainSlots = table.slots(where: \.makesPlain)
    var listWide: [(slot: Slot, key: Slot)] = []
    for slot in table.properties.indices where !unread.contains(slot) {
      guard let key = table.properties[slot].inheritsFrom else { continue }
      listWide.append((slot, PropertyTable.list.slot(key)))
    }
    self.listWide = listWide
  }
}
