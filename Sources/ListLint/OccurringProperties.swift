internal import ListModel

/// The properties that a list writes anywhere, counted once before its rules run.
///
/// A list writes few of them, so a rule's names are looked for among those and not the other way round.
struct OccurringProperties {
  private var ofList: [String] = []
  private var ofSections: [String] = []
  private var ofHeaders: [String] = []
  private var ofRows: [String] = []

  init(_ spec: ListSpec) {
    var list = SlotSet()
    var sections = SlotSet()
    var headers = SlotSet()
    var rows = SlotSet()
    Self.add(spec.list, of: spec, to: &list)
    Self.add(spec.rowDefaults, of: spec, to: &rows)
    for record in [spec.header?.record, spec.footer?.record] { Self.add(record, of: spec, to: &headers) }
    for place in spec.cells.classes.indices {
      Self.add(spec.cells.classes[place].record, of: spec, to: &rows)
      rows = rows.union(spec.cells.facts[place].implemented).union(spec.cells.facts[place].missing)
    }
    for place in spec.views.classes.indices {
      Self.add(spec.views.classes[place].record, of: spec, to: &headers)
      headers = headers.union(spec.views.facts[place].implemented).union(spec.views.facts[place].missing)
    }
    for section in spec.sections {
      Self.add(section.record, of: spec, to: &sections)
      Self.add(section.rowDefaults, of: spec, to: &rows)
      Self.add(section.header?.record, of: spec, to: &headers)
      Self.add(section.footer?.record, of: spec, to: &headers)
    }
    for row in spec.rows {
      for place in row.record.range { rows.insert(spec.values[place].slot) }
    }
    ofList = list.map { PropertyTable.list[$0].name } + Self.answered(spec.overrides.list, .list)
    ofSections = sections.map { PropertyTable.section[$0].name }
    let answeredHeaders = spec.overrides.header.merging(spec.overrides.footer) { first, _ in first }
    ofHeaders = headers.map { PropertyTable.header[$0].name } + Self.answered(answeredHeaders, .header)
    ofRows = rows.map { PropertyTable.row[$0].name } + Self.answered(spec.overrides.row, .row)
  }

  private static func add(_ record: Record?, of spec: ListSpec, to slots: inout SlotSet) {
    guard let record else { return }
    for place in record.range { slots.insert(spec.values[place].slot) }
  }

  private static func answered(_ answers: [Slot: some Any], _ element: Element) -> [String] {
    answers.isEmpty ? [] : answers.keys.map { PropertyTable.of(element)[$0].name }
  }

  /// Whether a property is written anywhere.
  func contains(_ property: RuleScope.Written) -> Bool {
    switch property {
    case .list(let name): ofList.contains(name)
    case .section(let name): ofSections.contains(name)
    case .header(let name): ofHeaders.contains(name)
    case .row(let name): ofRows.contains(name)
    }
  }
}
