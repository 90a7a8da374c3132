internal import SpecTree

/// What the keys of a row or of a header are to an expansion, looked up once however many elements are made of them.
struct ElementPlan {
  /// What is done with a pair.
  enum Role {
    /// It says what is repeated, and is left out.
    case repetition
    /// It keeps or drops the element.
    case condition
    /// It is the element's model, whose parts are data.
    case model
    /// It is what the element is given beside its model.
    case extra
    /// It is worked out like any other value.
    case value
  }

  /// A pair and what it is.
  struct Entry {
    let pair: MappingPair
    /// The property that it gives; nil for a key that the element does not have.
    let meaning: KeyMeaning?
    let role: Role
    /// Whether the value has an expression anywhere in it.
    let isLive: Bool

    init(_ pair: MappingPair, _ meaning: KeyMeaning?, _ role: Role, in view: TreeView) {
      self.pair = pair
      self.meaning = meaning
      self.role = role
      isLive = view.isLive(pair.value)
    }
  }

  /// The pairs, in order.
  private(set) var entries: [Entry] = []
  /// The element's model, what it is given beside it, and its condition.
  private(set) var model: NodeID?
  private(set) var extra: NodeID?
  private(set) var condition: NodeID?
  /// Whether an expression outside of the model may speak of it.
  private(set) var mentionsModel = false
  /// What names its class, by itself or by its item or type.
  private(set) var classes = ClassPlaces()

  /// A plan without any pairs.
  init() {}

  /// The plan of a mapping.
  init(_ mapping: NodeID, _ slots: ElementSlots, _ vocabulary: Vocabulary, in view: TreeView, _ tree: UInt32) {
    let index = vocabulary.index(of: slots.element)
    view.forEachPair(of: mapping) { pair in
      let key = view.text(of: pair.key)
      // Such a key is written by expansions alone.
      if key.first == 0 { return }
      let meaning = index.meaning(of: key)
      let entry = Entry(pair, meaning, slots.role(of: meaning), in: view)
      entries.append(entry)
      if entry.isLive, entry.role != .model, view.mentionsModel(pair.value) { mentionsModel = true }
      note(entry, slots, in: view, tree)
    }
  }

  /// Notes where model, condition and class stand.
  mutating func note(_ entry: Entry, _ slots: ElementSlots, in view: TreeView, _ tree: UInt32) {
    let target = view.resolved(entry.pair.value)
    switch entry.role {
    case .condition: condition = condition ?? target
    case .model: model = model ?? target
    case .extra: extra = extra ?? target
    case .value:
      guard let meaning = entry.meaning, meaning.form == .value else { break }
      classes.note(meaning.slot, target, slots, in: view, tree)
    case .repetition: break
    }
  }

  /// Whether the element gives a property itself, in the same form.
  func says(_ meaning: KeyMeaning?) -> Bool {
    guard let meaning else { return false }
    return entries.contains { $0.meaning?.slot == meaning.slot && $0.meaning?.form == meaning.form }
  }
}

/// Where the class of an element is named, strongest first: by itself, by an item, by a type.
struct ClassPlaces {
  /// A scalar that names a class.
  struct Place {
    let slot: Slot
    let node: NodeID
    let tree: UInt32
  }

  private(set) var places: [Place] = []

  /// Notes a value if it names a class.
  mutating func note(_ slot: Slot, _ node: NodeID, _ slots: ElementSlots, in view: TreeView, _ tree: UInt32) {
    guard let rank = slots.classes.firstIndex(of: slot), view.kind(of: node) == .scalar else { return }
    let place = places.firstIndex { slots.classes.firstIndex(of: $0.slot).map { $0 > rank } ?? false }
    places.insert(Place(slot: slot, node: node, tree: tree), at: place ?? places.count)
  }
}

/// The slots of an element that an expansion knows.
struct ElementSlots {
  let element: Element
  let model: Slot
  let extra: Slot?
  let condition: Slot
  /// What repeats it, and the name of what it is repeated for.
  let repetition: SlotSet
  /// What names its class: itself, by an item, by a type.
  let name: Slot
  let item: Slot?
  let type: Slot
  /// These, strongest first.
  let classes: [Slot]

  /// The slots of rows.
  static let row = ElementSlots(.row, name: RowKeys.shared.cell, item: RowKeys.shared.item, type: RowKeys.shared.type)
  /// The slots of headers and footers.
  static let header = ElementSlots(.header, name: HeaderKeys.shared.view, item: nil, type: HeaderKeys.shared.type)

  private init(_ element: Element, name: Slot, item: Slot?, type: Slot) {
    let table = PropertyTable.of(element)
    self.element = element
    (self.name, self.item, self.type) = (name, item, type)
    classes = [name, item, type].compactMap(\.self)
    model = table.slot("model")
    extra = table.properties.firstIndex { $0.name == "extra" }
    condition = table.slot("when")
    repetition = table.slots { $0.kind == .structure(.repetition) || $0.kind == .structure(.elementName) }
  }

  /// What a pair of the element is.
  func role(of meaning: KeyMeaning?) -> ElementPlan.Role {
    guard let meaning, meaning.target == .own, meaning.form == .value else { return .value }
    if meaning.slot == model { return .model }
    if meaning.slot == extra { return .extra }
    if meaning.slot == condition { return .condition }
    return repetition.contains(meaning.slot) ? .repetition : .value
  }
}
