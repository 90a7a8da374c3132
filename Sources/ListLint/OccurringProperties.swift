internal import ListModel

/// The properties that a list writes anywhere, counted once before its rules run.
///
/// A list writes few of them, so a rule's names are looked for among those and not the other way round.
struct OccurringProperties {
  /// Some names, with a set of marks that tells most others without looking at them.
  private struct Names {
    private var names: [String] = []
    private var marks: UInt64 = 0

    mutating func add(_ slots: SlotSet, _ table: PropertyTable) {
      for slot in slots {
        let name = table[slot].name
        names.append(name)
        marks |= Self.mark(name)
      }
    }

    /// Names of one length and one beginning have one mark.
    @inline(__always)
    private static func mark(_ name: String) -> UInt64 {
      let first = name.utf8.first ?? 0
      return 1 << UInt64((Int(first) &* 7 &+ name.utf8.count) & 63)
    }

    func contains(_ name: String) -> Bool { marks & Self.mark(name) != 0 && names.contains(name) }
  }

  private var ofList = Names()
  private var ofSections = Names()
  private var ofHeaders = Names()
  private var ofRows = Names()
  private var codeOfHeaders = Names()
  private var codeOfRows = Names()

  /// Slots of one element: written at all, and written as code.
  private struct Written {
    var slots = SlotSet()
    var code = SlotSet()

    @inline(__always)
    mutating func add(_ record: Record?, of spec: ListSpec) {
      guard let record else { return }
      let (values, handlers) = spec.slots(of: record)
      slots = slots.union(values).union(handlers)
      code = code.union(handlers)
    }

    mutating func add(_ table: ClassTable, of spec: ListSpec) {
      for place in table.classes.indices {
        add(table.classes[place].record, of: spec)
        slots = slots.union(table.facts[place].implemented).union(table.facts[place].missing)
      }
    }
  }

  init(_ spec: ListSpec) {
    var list = Written()
    var sections = Written()
    var headers = Written()
    var rows = Written()
    list.add(spec.list, of: spec)
    rows.add(spec.rowDefaults, of: spec)
    rows.add(spec.cells, of: spec)
    headers.add(spec.header?.record, of: spec)
    headers.add(spec.footer?.record, of: spec)
    headers.add(spec.views, of: spec)
    for place in spec.sections.indices {
      sections.add(spec.sections[place].record, of: spec)
      rows.add(spec.sections[place].rowDefaults, of: spec)
      headers.add(spec.sections[place].header?.record, of: spec)
      headers.add(spec.sections[place].footer?.record, of: spec)
    }
    for place in spec.rows.indices { rows.add(spec.rows[place].record, of: spec) }
    ofList.add(list.slots.union(spec.overrides.list.slots), .list)
    ofSections.add(sections.slots, .section)
    let answered = spec.overrides.header.slots.union(spec.overrides.footer.slots)
    ofHeaders.add(headers.slots.union(answered), .header)
    ofRows.add(rows.slots.union(spec.overrides.row.slots), .row)
    codeOfHeaders.add(headers.code.union(spec.codeOfHeaders), .header)
    codeOfRows.add(rows.code.union(spec.codeOfRows), .row)
  }

  /// Whether a property of the list is written, or answered by an object of the app.
  func list(_ name: String) -> Bool { ofList.contains(name) }
  /// Whether a property of sections is written anywhere.
  func section(_ name: String) -> Bool { ofSections.contains(name) }
  /// Whether a property of headers and footers is written or answered anywhere.
  func header(_ name: String) -> Bool { ofHeaders.contains(name) }
  /// Whether a property of rows is written or answered anywhere.
  func row(_ name: String) -> Bool { ofRows.contains(name) }
  /// Whether a property of headers and footers is given by code anywhere.
  func headerCode(_ name: String) -> Bool { codeOfHeaders.contains(name) }
  /// Whether a property of rows is given by code anywhere.
  func rowCode(_ name: String) -> Bool { codeOfRows.contains(name) }
}
