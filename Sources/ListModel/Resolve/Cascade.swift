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
  /// Where 0 stands for "unset".
  var zeroIsUnset = SlotSet()
  /// Whether list-wide keys such as `rowHeight` count among what it inherits.
  var inheritsListWide = false

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
  @inline(__always)
  func spoken(_ slot: Slot, _ cascade: Cascade) -> ResolvedValue? {
    var found: ResolvedValue?
    var skipped = skipped.isEmpty ? 0 : skipped[slot] ?? 0
    visit(slot, cascade) { value in
      guard skipped == 0 else {
        skipped -= 1
        return true
      }
      found = value
      return false
    }
    return found
  }

  /// Visits what the tiers above "implied" say of a property, strongest first, as long as `body` wants more.
  @inline(__always)
  private func visit(_ slot: Slot, _ cascade: Cascade, _ body: (ResolvedValue) -> Bool) {
    if cascade.overrides.contains(slot) {
      guard body(ResolvedValue(.native(nil), .delegate)) else { return }
    }
    if cascade.implemented.contains(slot), let method = cascade.methods.first(where: { $0.slot == slot }) {
      guard body(ResolvedValue(computed(method, cascade.computed?.methods), in: view, .classMethod)) else { return }
    }
    if cascade.ownSlots.contains(slot) {
      guard visit(slot, in: cascade.own, .value, cascade, nil, body) else { return }
    }
    if cascade.classSlots.contains(slot) {
      guard visit(slot, in: cascade.classDefault, .classDefault, cascade, cascade.computed?.classDefault, body) else {
        return
      }
    }
    guard cascade.inheritedSlots.contains(slot) else { return }
    guard visit(slot, in: cascade.nearDefault, .inherited, cascade, cascade.computed?.nearDefault, body) else { return }
    guard visit(slot, in: cascade.farDefault, .inherited, cascade, cascade.computed?.farDefault, body) else { return }
    guard cascade.inheritsListWide else { return }
    for entry in listWide where entry.slot == slot {
      guard body(ResolvedValue(entry.value, in: view, .inherited)) else { return }
    }
  }

  /// Visits the values of a property among some, the block that gives it before the value itself; false when `body` does
  /// not want more.
  @inline(__always)
  private func visit(
    _ slot: Slot, in range: Range<Int>, _ tier: Tier, _ cascade: Cascade, _ computed: Record?,
    _ body: (ResolvedValue) -> Bool
  ) -> Bool {
    var found: WrittenValue?
    for place in range where spec.values[place].slot == slot {
      guard spec.values[place].form == .handler else {
        found = spec.values[place]
        continue
      }
      let value = self.computed(spec.values[place], computed)
      let block = ResolvedValue(value, in: view, tier == .value ? .handler : tier)
      guard body(block) else { return false }
    }
    guard let written = found else { return true }
    let value = self.computed(written, computed)
    // Some libraries take 0 for "unset".
    if cascade.zeroIsUnset.contains(slot), value.content == .number, value.number <= 0 { return true }
    return body(ResolvedValue(value, in: view, tier))
  }

  /// What a value comes to for the element at hand, when it was written in expressions.
  func computed(_ value: WrittenValue, _ record: Record?) -> WrittenValue {
    guard let record else { return value }
    for place in record.range where spec.values[place].slot == value.slot && spec.values[place].form == value.form {
      return spec.values[place]
    }
    return value
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
