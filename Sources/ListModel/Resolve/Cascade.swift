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
  /// What class and defaults come to for this element where they speak in expressions.
  var computed: ComputedValues?

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
      return ResolvedValue(computed(method, cascade.computed?.methods), in: view, .classMethod)
    }
    if cascade.ownSlots.contains(slot), let value = strongest(slot, in: cascade.own) {
      return ResolvedValue(value, in: view, value.form == .handler ? .handler : .value)
    }
    if cascade.classSlots.contains(slot), let value = strongest(slot, in: cascade.classDefault) {
      return ResolvedValue(computed(value, cascade.computed?.classDefault), in: view, .classDefault)
    }
    guard cascade.inheritedSlots.contains(slot) else { return nil }
    if let value = strongest(slot, in: cascade.nearDefault) {
      return ResolvedValue(computed(value, cascade.computed?.nearDefault), in: view, .inherited)
    }
    if let value = strongest(slot, in: cascade.farDefault) {
      return ResolvedValue(computed(value, cascade.computed?.farDefault), in: view, .inherited)
    }
    return nil
  }

  /// What a value comes to for the element at hand, when it was written in expressions.
  private func computed(_ value: WrittenValue, _ record: Record?) -> WrittenValue {
    guard let record else { return value }
    return strongest(value.slot, in: record.range) ?? value
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
