internal import SpecTree

/// What may speak of one element's properties, strongest first.
struct Cascade {
  /// What the app's objects answer for the whole list.
  var overrides = SlotSet()
  /// Its class: methods, then defaults.
  var methods: [WrittenValue] = []
  var implemented = SlotSet()
  /// What it says itself.
  var own: Range<Int> = 0..<0
  var ownSlots = SlotSet()
  /// What its class's declaration says.
  var classDefault: Range<Int> = 0..<0
  var classSlots = SlotSet()
  /// What it inherits: from its section, then from the list.
  var nearDefault: Range<Int> = 0..<0
  var farDefault: Range<Int> = 0..<0
  var inheritedSlots = SlotSet()
  /// Where 0 stands for "unset".
  var zeroIsUnset = SlotSet()

  /// Leaves out what the library never reads.
  mutating func forget(_ unread: SlotSet) {
    guard !unread.isEmpty else { return }
    ownSlots = ownSlots.subtracting(unread)
    classSlots = classSlots.subtracting(unread)
    inheritedSlots = inheritedSlots.subtracting(unread)
  }

  /// Every property that some tier above "implied" speaks of.
  var spoken: SlotSet {
    overrides.union(implemented).union(ownSlots).union(classSlots).union(inheritedSlots)
  }
}

extension Resolver {
  /// What the strongest tier above "implied" says of a property; nil when none speaks of it.
  func spoken(_ slot: Slot, _ cascade: Cascade) -> ResolvedValue? {
    if cascade.overrides.contains(slot) { return ResolvedValue(.native(nil), .delegate) }
    if cascade.implemented.contains(slot), let method = cascade.methods.first(where: { $0.slot == slot }) {
      return ResolvedValue(method, in: view, .classMethod)
    }
    if cascade.ownSlots.contains(slot), let value = strongest(slot, in: cascade.own), isSet(value, cascade) {
      return ResolvedValue(value, in: view, value.form == .handler ? .handler : .value)
    }
    if cascade.classSlots.contains(slot), let value = strongest(slot, in: cascade.classDefault),
      isSet(value, cascade)
    {
      return ResolvedValue(value, in: view, .classDefault)
    }
    guard cascade.inheritedSlots.contains(slot) else { return nil }
    if let value = strongest(slot, in: cascade.nearDefault), isSet(value, cascade) {
      return ResolvedValue(value, in: view, .inherited)
    }
    if let value = strongest(slot, in: cascade.farDefault), isSet(value, cascade) {
      return ResolvedValue(value, in: view, .inherited)
    }
    return nil
  }

  /// Whether a value counts: some libraries take 0 for "unset".
  @inline(__always)
  private func isSet(_ value: WrittenValue, _ cascade: Cascade) -> Bool {
    !cascade.zeroIsUnset.contains(value.slot) || value.content != .number || value.number > 0
  }

  /// The value of a property among some; the block that gives it before the value itself.
  func strongest(_ slot: Slot, in range: Range<Int>) -> WrittenValue? {
    var found: WrittenValue?
    for place in range where spec.values[place].slot == slot {
      if spec.values[place].form == .handler { return spec.values[place] }
      found = spec.values[place]
    }
    return found
  }

  /// The properties that some values are of.
  func slots(_ range: Range<Int>) -> SlotSet {
    var slots = SlotSet()
    for place in range { slots.insert(spec.values[place].slot) }
    return slots
  }
}
