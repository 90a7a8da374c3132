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
  let listWide: SlotSet
  /// Those keys, in the order of the properties.
  let listWideKeys: [Slot]

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
    var (plainSlots, listWide) = (SlotSet(), SlotSet())
    var listWideKeys: [Slot] = []
    // By index: an entry that is handed out is copied, with all that it holds.
    for slot in table.properties.indices {
      if table.properties[slot].makesPlain { plainSlots.insert(slot) }
      guard !unread.contains(slot), let key = table.properties[slot].inheritsFrom else { continue }
      listWide.insert(slot)
      listWideKeys.append(PropertyTable.list.slot(key))
    }
    self.plainSlots = plainSlots
    self.listWide = listWide
    self.listWideKeys = listWideKeys
  }
}
