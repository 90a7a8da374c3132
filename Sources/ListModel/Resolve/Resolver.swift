public import SpecTree

/// Works out what every property is in the end: who of several wins, and which default fills a gap.
///
/// The order of the tiers is the order of the lines in `visit(_:_:_:)`, then implications, then the runtime's default;
/// which tiers a property has is the catalogue's to say. A value that is code wins like any other and stays code.
public struct Resolver {
  /// The list as it is written.
  public let spec: ListSpec
  /// The tree it was read from.
  public let view: TreeView
  let rowStandards: Standards
  let headerStandards: Standards
  let footerStandards: Standards
  /// What a collection's layout gives where nobody else speaks, by slot.
  let headerLayout: [LayoutValue]
  let footerLayout: [LayoutValue]
  let sectionLayout: [LayoutValue]
  private let rowLayout: [LayoutValue]
  let rowKeys = RowKeys.shared
  let headerKeys = HeaderKeys.shared
  let implications: [Implied]
  private let rowOverrides: SlotSet
  private let rootDefaults: Range<Int>
  private let rootSlots: SlotSet
  /// The list-wide keys that rows inherit, by the row's slot.
  let listWide: [(slot: Slot, value: WrittenValue)]
  private let listWideSlots: SlotSet
  /// How many of the strongest answers for a property are passed over: an explanation asks who would answer then.
  var skipped: [Slot: Int] = [:]
  /// What properties of the list bring with them for every row.
  let listImplied: [Implied]
  private let unread: SlotSet
  private let toldBesides: SlotSet
  private let zeroIsUnset: SlotSet
  private let plainSlots: SlotSet

  /// A resolver for a list.
  public init(_ spec: ListSpec, in view: TreeView) {
    self.spec = spec
    self.view = view
    let vocabulary = Vocabulary.of(spec.runtime)
    rowStandards = vocabulary.rowStandards
    headerStandards = vocabulary.headerStandards
    footerStandards = vocabulary.footerStandards
    let layout = LayoutValues(spec, in: view)
    rowLayout = layout.values(for: .row)
    sectionLayout = layout.values(for: .section)
    headerLayout = layout.values(for: .header, after: HeaderSide.header.rawValue)
    footerLayout = layout.values(for: .header, after: HeaderSide.footer.rawValue)
    let rules = vocabulary.rules
    implications = rules.implications
    listImplied = rules.listImplications.filter { spec.value($0.trigger, in: spec.list) != nil }
    unread = rules.unread
    toldBesides = rules.toldBesides
    zeroIsUnset = rules.zeroIsUnset
    plainSlots = rules.plainSlots
    rowOverrides = spec.overrides.row.slots
    rootDefaults = spec.rowDefaults?.range ?? 0..<0
    var rootSlots = SlotSet()
    for place in rootDefaults { rootSlots.insert(spec.values[place].slot) }
    self.rootSlots = rootSlots
    var listWide: [(slot: Slot, value: WrittenValue)] = []
    var listWideSlots = SlotSet()
    for (slot, key) in zip(rules.listWide, rules.listWideKeys) {
      guard let value = spec.value(key, in: spec.list) else { continue }
      listWide.append((slot, value))
      listWideSlots.insert(slot)
    }
    self.listWide = listWide
    self.listWideSlots = listWideSlots
  }

  /// What rows of a section inherit, to be used for all of them.
  public struct Inheritance: Sendable {
    let near: Range<Int>
    /// The properties that `rowDefaults` of the section or of the list speak of.
    public let slots: SlotSet
    /// The class that rows without one of their own have.
    public let cell: Int?
    /// The style of the section's plain rows, where its first with a second text decides it.
    let plainStyle: ResolvedValue.Content?
  }

  /// What the rows of a section inherit; nil for a section that says nothing of its rows.
  public func inheritance(of section: SectionSpec?) -> Inheritance {
    let near = section?.rowDefaults?.range ?? 0..<0
    let slots = slots(near).union(rootSlots)
    let cell = classIndex(in: near) ?? classIndex(in: rootDefaults)
    return Inheritance(
      near: near, slots: slots, cell: cell, plainStyle: cell == nil ? section.flatMap(plainStyle) : nil)
  }

  private func classIndex(in range: Range<Int>) -> Int? {
    for slot in [rowKeys.cell, rowKeys.item, rowKeys.type] {
      if let value = strongest(slot, in: range), let index = spec.inheritedClasses[value.node] { return index }
    }
    return nil
  }

  /// The style that the first plain row with a second text has: `detail` is looked at before `value`
  /// (CBTableViewDataSource, `cb_makeSectionWithData:`).
  private func plainStyle(of section: SectionSpec) -> ResolvedValue.Content? {
    guard spec.runtime.rules.sectionDecidesStyle else { return nil }
    let table = PropertyTable.row
    for row in spec.rows[section.rows] where row.cell == nil {
      let slots = slots(row.record.range)
      let hasDetail = slots.contains(rowKeys.detail)
      guard hasDetail || slots.contains(rowKeys.value) else { continue }
      return Standards.content(of: .choice(hasDetail ? "subtitle" : "value1"), for: table[rowKeys.style])
    }
    return nil
  }

  /// Fills `result` with the properties of a row.
  public func resolve(_ row: RowSpec, _ inheritance: Inheritance, into result: inout ResolvedElement) {
    result.reset()
    let cascade = cascade(of: row, inheritance)
    let isPlain = isPlain(row, cascade.ownSlots, inheritance)
    for slot in cascade.spoken.union(rowStandards.always) {
      if let value = spoken(slot, cascade) { result.set(slot, value) }
    }
    if let index = row.cell ?? inheritance.cell, !cascade.spoken.contains(rowKeys.cell) {
      result.set(rowKeys.cell, ResolvedValue(spec.cells.classes[index].title, .implied))
    }
    imply(isPlain: isPlain, inheritance, into: &result)
    moveValueToDetail(into: &result)
    fallBack(to: rowLayout, in: &result)
    fill(&result, rowStandards)
    setModelBase(rowKeys.model, cascade, into: &result)
  }

  /// Whether a row names no class but has what a plain cell shows.
  public func isPlain(_ row: RowSpec, _ ownSlots: SlotSet, _ inheritance: Inheritance) -> Bool {
    row.cell == nil && inheritance.cell == nil && !ownSlots.intersection(plainSlots).isEmpty
  }

  /// Whether the list has a key such as `rowHeight` that rows inherit a property from.
  public func hasListWide(_ slot: Slot) -> Bool { listWide.contains { $0.slot == slot } }

  /// Whether a row without a height of any kind cannot be seen under this runtime.
  public var hidesRowsWithoutHeight: Bool {
    if case .content(.nothing) = rowStandards.standards[rowKeys.height] { return true }
    return false
  }

  /// Whether a header without a height of any kind cannot be seen under this runtime.
  public var hidesHeadersWithoutHeight: Bool {
    if case .content(.nothing) = headerStandards.standards[headerKeys.height] { return true }
    return false
  }

  /// What a row's class says of a property beside its methods, else what the row inherits; nil when neither speaks.
  public func written(_ slot: Slot, of row: RowSpec, _ inheritance: Inheritance) -> WrittenValue? {
    let classDefault = (row.cell ?? inheritance.cell).flatMap { spec.cells.classes[$0].record?.range } ?? 0..<0
    let values = row.computed.map { spec.computed[$0] }
    return strongest(slot, in: classDefault).map { computed($0, values?.classDefault) }
      ?? strongest(slot, in: inheritance.near).map { computed($0, values?.nearDefault) }
      ?? strongest(slot, in: rootDefaults).map { computed($0, values?.farDefault) }
  }

  /// What one property of a row is, without working out the others; implications are left out.
  public func value(_ slot: Slot, of row: RowSpec, _ inheritance: Inheritance) -> ResolvedValue {
    let cascade = cascade(of: row, inheritance)
    if let value = spoken(slot, cascade) { return value }
    if case .same(let other) = rowStandards.standards[slot] { return value(other, of: row, inheritance) }
    return standard(slot, rowStandards, of: ResolvedElement(.row))
  }

  private func cascade(of row: RowSpec, _ inheritance: Inheritance) -> Cascade {
    var cascade = Cascade()
    cascade.overrides = rowOverrides
    cascade.own = row.record.range
    cascade.ownSlots = slots(row.record.range)
    cascade.nearDefault = inheritance.near
    cascade.farDefault = rootDefaults
    cascade.computed = row.computed.map { spec.computed[$0] }
    cascade.inheritedSlots = inheritance.slots.union(listWideSlots)
    cascade.inheritsListWide = true
    cascade.zeroIsUnset = zeroIsUnset
    if let index = row.cell ?? inheritance.cell {
      cascade.methods = spec.cells.classes[index].methods
      cascade.implemented = spec.cells.facts[index].implemented
      cascade.classDefault = spec.cells.classes[index].record?.range ?? 0..<0
      cascade.classSlots = spec.cells.facts[index].defaults
    }
    cascade.forget(unread)
    if !toldBesides.isEmpty {
      let handled = cascade.implemented.union(cascade.ownSlots).union(cascade.classSlots).union(cascade.inheritedSlots)
      cascade.overrides = cascade.overrides.subtracting(toldBesides.intersection(handled))
    }
    return cascade
  }

  /// A plain row's `value` is its `detail`, shown on the right.
  private func moveValueToDetail(into result: inout ResolvedElement) {
    guard result.present.contains(rowKeys.value) else { return }
    let value = result[rowKeys.value]
    // What a class says of its detail is weaker than the row's own value.
    if result.present.contains(rowKeys.detail), result[rowKeys.detail].tier < value.tier { return }
    result.set(rowKeys.detail, value)
  }

  /// Notes the model of the class where it fills gaps: both models are mappings.
  func setModelBase(_ model: Slot, _ cascade: Cascade, into result: inout ResolvedElement) {
    guard cascade.classSlots.contains(model), result[model].tier < .classDefault,
      case .data(let own) = result[model].content, view.kind(of: own) == .mapping,
      let base = strongest(model, in: cascade.classDefault), base.content == .data
    else { return }
    let node = view.resolved(base.node)
    if view.kind(of: node) == .mapping { result.modelBase = node }
  }

  /// Fills what is always shown and nobody spoke of with what absence means.
  func fill(_ result: inout ResolvedElement, _ standards: Standards) {
    let missing = standards.always.subtracting(result.present)
    result.set(missing.intersection(standards.fixed), from: standards.values)
    for slot in missing.subtracting(standards.fixed) {
      result.set(slot, standard(slot, standards, of: result))
    }
  }

  /// What absence of a property means; another property's value keeps the place that it was written at.
  func standard(_ slot: Slot, _ standards: Standards, of result: ResolvedElement) -> ResolvedValue {
    switch standards.standards[slot] {
    case .content(let content): return ResolvedValue(content, .runtime)
    case .same(let other):
      guard result.present.contains(other) else { return standard(other, standards, of: result) }
      return ResolvedValue(result[other].content, .runtime, node: result[other].node)
    }
  }
}
