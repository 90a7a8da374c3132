internal import ListModel
internal import SpecSource
internal import SpecTree

/// The values that an object of the app overrules, because it answers for the whole list.
struct OverruledValues {
  /// What it answers for.
  private struct Answer {
    let property: Property
    let node: NodeID
    /// How many values it overrules, and the first of them.
    var count = 0
    var first: NodeID?

    mutating func note(_ value: WrittenValue) {
      guard value.content != .unusable else { return }
      count += 1
      if first == nil { first = value.node }
    }
  }

  private var ofRows: [Slot: Answer]
  private var ofHeaders: [Slot: Answer]
  private var ofFooters: [Slot: Answer]
  private var ofList: [Slot: Answer]
  private let rowSlots: SlotSet
  /// Whether there is an answer at all; most lists have none, and then nothing needs to be looked at.
  private let hasAnswers: Bool

  /// The answers of a list's objects; those that its library tells of an event besides others, or asks when nothing
  /// else is given, overrule nothing.
  init(_ overrides: Overrides, _ runtime: Runtime) {
    func answers(
      _ answered: ObjectAnswers, _ table: PropertyTable, without weak: SlotSet = SlotSet()
    ) -> [Slot: Answer] {
      var answers: [Slot: Answer] = [:]
      guard !answered.isEmpty else { return answers }
      for slot in answered.slots where !weak.contains(slot) {
        if let node = answered[slot] { answers[slot] = Answer(property: table[slot], node: node) }
      }
      return answers
    }
    ofRows = answers(overrides.row, .row, without: runtime.toldBesides(of: .row))
    let late = runtime.lateAnswers(of: .header)
    ofHeaders = answers(overrides.header, .header, without: late)
    ofFooters = answers(overrides.footer, .header, without: late)
    ofList = answers(overrides.list, .list)
    rowSlots = SlotSet(ofRows.keys)
    hasAnswers = !(ofRows.isEmpty && ofHeaders.isEmpty && ofFooters.isEmpty && ofList.isEmpty)
  }

  /// Looks at the list's own values, and at what classes and rows in general say.
  mutating func noteList(_ spec: ListSpec) {
    guard hasAnswers else { return }
    for value in spec.values(of: spec.list) {
      ofList[value.slot]?.note(value)
      let key = PropertyTable.list[value.slot].name
      for slot in rowSlots where PropertyTable.row[slot].inheritsFrom == key { ofRows[slot]?.note(value) }
    }
    for found in spec.cells.classes { noteRecord(found.record, spec) }
    noteRecord(spec.rowDefaults, spec)
    for found in spec.views.classes {
      guard let record = found.record else { continue }
      for value in spec.values(of: record) {
        // A class may be that of headers and of footers.
        if ofHeaders[value.slot] != nil, ofFooters[value.slot] != nil { ofHeaders[value.slot]?.note(value) }
      }
    }
  }

  /// Looks at what a section says of its header, its footer and its rows in general.
  mutating func noteSection(_ section: SectionSpec, _ spec: ListSpec) {
    guard hasAnswers else { return }
    noteRecord(section.rowDefaults, spec)
    if let header = section.header {
      for value in spec.values(of: header.record) { ofHeaders[value.slot]?.note(value) }
    }
    if let footer = section.footer {
      for value in spec.values(of: footer.record) { ofFooters[value.slot]?.note(value) }
    }
  }

  /// Whether an answer overrules some of the properties that a row writes.
  func concerns(_ written: SlotSet) -> Bool { !rowSlots.intersection(written).isEmpty }

  /// Looks at a row whose properties an answer concerns.
  mutating func noteRow(_ row: RowFacts, _ spec: ListSpec) { noteRecord(row.spec.record, spec) }

  private mutating func noteRecord(_ record: Record?, _ spec: ListSpec) {
    guard let record, !rowSlots.isEmpty else { return }
    for value in spec.values(of: record) { ofRows[value.slot]?.note(value) }
  }

  /// A finding for each answer that overrules something.
  func findings(_ rule: Rule, in view: TreeView) -> [Diagnostic] {
    guard hasAnswers else { return [] }
    let answers = [ofList, ofRows, ofHeaders, ofFooters].flatMap(\.values)
    return answers.sorted { $0.node < $1.node }.compactMap { answer in
      guard let first = answer.first else { return nil }
      let object = answer.property.owner == .dataSource ? "data source" : "delegate"
      let count = answer.count == 1 ? "1 value never takes effect" : "\(answer.count) values never take effect"
      let key = view.excerpt(of: NodeID(answer.node.index - 1))
      return Diagnostic(
        rule, "the \(object) answers '\(key)' for the whole list, so \(count)",
        at: view.location(of: answer.node),
        notes: [.init(answer.count == 1 ? "the value" : "the first of them", at: view.location(of: first))])
    }
  }
}
