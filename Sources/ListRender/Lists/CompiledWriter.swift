internal import ListModel
internal import SpecTree

/// Writes one compiled list.
struct CompiledWriter {
  private static let version = 1
  /// Most rows take up less.
  static let likelyRow = 320

  let resolver: Resolver
  /// Collections have items, and no heights to be added up.
  let isTable: Bool
  private var elements: ElementJSON
  var totals = ListTotals()
  var reuse: CompiledReuse
  private let rowPlan: ElementPlan
  private let beside: RowsBeside?
  /// The files that places are in, and what writes these; nil where they are not asked for.
  let files: FileReport?
  private var provenance: ProvenanceJSON?
  /// Whether it writes some rows for another writer, who adds up their heights.
  var isStretch = false
  /// The heights of such rows.
  var heights: [ResolvedValue.Content] = []

  init(_ resolver: Resolver, _ beside: RowsBeside?, _ files: FileReport?) {
    self.beside = beside
    self.files = files
    provenance = files.map { ProvenanceJSON($0, in: resolver.view) }
    self.resolver = resolver
    isTable = resolver.spec.runtime.kind == .table
    elements = ElementJSON(resolver)
    reuse = CompiledReuse(resolver.spec, in: resolver.view)
    rowPlan = elements.plan(of: .row)
  }

  mutating func write(to out: inout ByteBuffer) {
    let list = resolver.list()
    out.append("{\n  \"listspec-compiled\": ")
    out.append(Self.version)
    out.append(",\n  \"kind\": ")
    out.appendJSON(resolver.spec.runtime.kind.rawValue)
    out.append(",\n  \"runtime\": ")
    out.appendJSON(resolver.spec.runtime.name)
    out.append(",\n  \"tag\": ")
    elements.append(list[ListKeys.shared.tag].content, to: &out)
    writeProperties(of: list, to: &out)
    out.append(",\n  \"sections\": [")
    writeSections(to: &out)
    out.append(resolver.spec.sections.isEmpty ? "]" : "\n  ]")
    writeReuse(to: &out)
    writeTotals(to: &out)
    out.append("\n}\n")
  }

  private mutating func writeProperties(of list: ResolvedElement, to out: inout ByteBuffer) {
    let keys = ListKeys.shared
    let plan = elements.plan(of: .list)
    let shown = elements.shown(of: list)
    for slot in PropertyTable.list.properties.indices {
      switch slot {
      case keys.header, keys.footer:
        guard let header = resolver.listHeader(slot == keys.header ? .header : .footer) else { continue }
        out.append(",\n  ")
        plan.appendKey(slot, isFirst: true, to: &out)
        write(header, nil, to: &out)
      case keys.sectionIndexTitles:
        writeIndexTitles(of: list, plan, to: &out)
      case _ where shown.contains(slot):
        out.append(",\n  ")
        elements.append(slot, of: list, isFirst: true, to: &out)
      default: break
      }
    }
    if !elements.events(of: list).isEmpty {
      out.append(",\n  ")
      elements.appendEvents(of: list, to: &out)
    }
    writeProvenance(
      of: list, shown.union(SlotSet([keys.tag])), resolver.spec.overrides.list, after: ",\n  ", to: &out)
  }

  /// Appends where the values of an element come from, those of some properties and of its events, if that is asked for;
  /// `separator` is what stands before its members.
  @inline(__always)
  private mutating func writeProvenance(
    of element: ResolvedElement, _ shown: SlotSet, _ answers: ObjectAnswers?, after separator: StaticString = ", ",
    to out: inout ByteBuffer
  ) {
    guard provenance != nil else { return }
    out.append(literal: separator)
    provenance?.append(shown.union(elements.events(of: element)), of: element, answers, to: &out)
  }

  private func writeIndexTitles(of list: ResolvedElement, _ plan: ElementPlan, to out: inout ByteBuffer) {
    let index = resolver.indexTitles(of: list)
    if case .absent = index { return }
    out.append(",\n  ")
    plan.appendKey(ListKeys.shared.sectionIndexTitles, isFirst: true, to: &out)
    switch index {
    case .absent: break
    case .native(let node): elements.appendCode(node, to: &out)
    case .titles(let titles):
      out.append(UInt8(ascii: "["))
      for (place, entry) in titles.enumerated() {
        out.append(place == 0 ? "{\"title\": " : ", {\"title\": ")
        // An entry without a title is shown as an empty one.
        if entry.title == .unset { out.append("\"\"") } else { elements.append(entry.title, to: &out) }
        out.append(", \"section\": ")
        switch entry.target {
        case .section(let number?): out.append(number)
        case .section(nil): out.append("null")
        case .native(let node): elements.appendCode(node, to: &out)
        }
        out.append(UInt8(ascii: "}"))
      }
      out.append(UInt8(ascii: "]"))
    }
  }

  private mutating func writeSections(to out: inout ByteBuffer) {
    let sections = resolver.spec.sections
    var first = 0
    while first < sections.count {
      let own = first..<(beside?.end(of: sections, from: first) ?? sections.count)
      let others = own.upperBound..<(beside?.end(of: sections, from: own.upperBound) ?? sections.count)
      var stretch: (() -> RowsBeside.Stretch)?
      // The rows of a long section are shared out by themselves.
      if let beside, !others.isEmpty, !beside.isLong(sections[others.lowerBound]) {
        stretch = startWriting(sections: others, beside)
      }
      for number in own { write(sections[number], number, to: &out) }
      if let stretch { append(stretch(), to: &out) }
      first = stretch == nil ? own.upperBound : others.upperBound
    }
  }

  mutating func write(_ section: SectionSpec, _ number: Int, to out: inout ByteBuffer) {
    let keys = SectionKeys.shared
    let element = resolver.section(section)
    let plan = elements.plan(of: .section)
    out.append(number == 0 ? "\n    {\n      \"index\": " : ",\n    {\n      \"index\": ")
    out.append(number)
    if let maker = section.maker {
      out.append(",\n      \"generated\": ")
      out.appendJSON(maker.rawValue)
    }
    for slot in elements.shown(of: element) {
      out.append(",\n      ")
      guard slot == keys.header || slot == keys.footer else {
        elements.append(slot, of: element, isFirst: true, to: &out)
        continue
      }
      plan.appendKey(slot, isFirst: true, to: &out)
      let overrides = resolver.spec.overrides
      if let header = resolver.header(slot == keys.header ? .header : .footer, of: section) {
        write(header, slot == keys.header ? overrides.header : overrides.footer, to: &out)
      } else {
        out.append("null")
      }
    }
    writeProvenance(
      of: element, elements.shown(of: element), resolver.spec.overrides.section, after: ",\n      ", to: &out)
    out.append(isTable ? ",\n      \"rows\": [" : ",\n      \"items\": [")
    writeRows(of: section, number, to: &out)
    out.append("\n    }")
    totals.sections += 1
  }

  private mutating func write(_ header: ResolvedElement, _ answers: ObjectAnswers?, to out: inout ByteBuffer) {
    out.append(UInt8(ascii: "{"))
    elements.appendMembers(of: header, to: &out)
    writeProvenance(of: header, elements.shown(of: header), answers, to: &out)
    out.append(UInt8(ascii: "}"))
    note(height: header[HeaderKeys.shared.height].content)
  }

  private mutating func writeRows(of section: SectionSpec, _ number: Int, to out: inout ByteBuffer) {
    let count = section.rows.count
    var first = 0
    var written: RowsBeside.Stretch?
    while first < count {
      let length = beside?.length ?? count
      let own = first..<min(first + length, count)
      let others = own.upperBound..<min(own.upperBound + length, count)
      let stretch = others.isEmpty ? nil : beside.map { startWriting(others, ofSection: number, $0) }
      // The other core need not wait until its rows have gone out.
      if let written { append(written, to: &out) }
      writeRows(own, of: section, number, to: &out)
      written = stretch?()
      first = others.upperBound
    }
    if let written { append(written, to: &out) }
    totals.rows += count
    out.append(section.rows.isEmpty ? "]" : "\n      ]")
  }

  /// Writes some rows of a section, counted from 0.
  mutating func writeRows(
    _ places: Range<Int>, of section: SectionSpec, _ number: Int, to out: inout ByteBuffer
  ) {
    // Held for the loop, so that they are not copied for each row.
    let (resolver, plan) = (resolver, rowPlan)
    let inheritance = resolver.inheritance(of: section)
    var row = ResolvedElement.empty(.row)
    for place in places {
      let spec = resolver.spec.rows[section.rows.lowerBound + place]
      resolver.resolve(spec, inheritance, into: &row)
      if place > 0 { out.append(UInt8(ascii: ",")) }
      out.append(literal: "\n        {\"indexPath\": [")
      out.append(number)
      out.append(literal: ", ")
      out.append(place)
      out.append(UInt8(ascii: "]"))
      let shown = elements.shown(of: row)
      elements.append(shown, of: row, plan, to: &out)
      out.append(literal: ", ")
      elements.appendEvents(of: row, to: &out)
      writeProvenance(of: row, shown, resolver.spec.overrides.row, to: &out)
      out.append(UInt8(ascii: "}"))
      out.drainIfLong()
      reuse.note(row, class: spec.cell ?? inheritance.cell)
      note(height: row[RowKeys.shared.height].content)
    }
  }

  @inline(__always)
  mutating func note(height: ResolvedValue.Content) {
    guard isTable else { return }
    if isStretch { heights.append(height) } else { totals.add(height) }
  }

  private func writeReuse(to out: inout ByteBuffer) {
    out.append(",\n  \"reuse\": [")
    for (place, entry) in reuse.entries.enumerated() {
      out.append(place == 0 ? "\n    {\"reuseId\": " : ",\n    {\"reuseId\": ")
      elements.append(entry.reuseId, to: &out)
      out.append(", \"cell\": ")
      elements.append(entry.cell, to: &out)
      out.append(UInt8(ascii: "}"))
      out.drainIfLong()
    }
    out.append(reuse.entries.isEmpty ? "]" : "\n  ]")
  }

  private func writeTotals(to out: inout ByteBuffer) {
    out.append(",\n  \"totals\": {\"sections\": ")
    out.append(totals.sections)
    out.append(isTable ? ", \"rows\": " : ", \"items\": ")
    out.append(totals.rows)
    if isTable {
      out.append(", \"height\": ")
      out.append(totals.height)
      out.append(", \"unknown\": ")
      out.append(totals.unknown)
    }
    out.append(UInt8(ascii: "}"))
  }
}
