internal import ListModel
internal import SpecSource
internal import SpecTree

/// Writes who gave the values of elements, and where (`render --provenance`). What they beat is told by `explain`.
struct ProvenanceJSON {
  private let view: TreeView
  private var places: PlaceFinder

  /// A writer for a list whose nodes stand in the files of a report.
  init(_ report: FileReport, in view: TreeView) {
    self.view = view
    places = PlaceFinder(report)
  }

  /// Appends the member `provenance`, with an entry for each of some properties of an element; `answers` is what objects
  /// of the app answer for elements of its kind.
  mutating func append(
    _ slots: SlotSet, of element: ResolvedElement, _ answers: ObjectAnswers?, to out: inout ByteBuffer
  ) {
    let table = PropertyTable.of(element.element)
    out.append(literal: "\"provenance\": {")
    for (number, slot) in slots.enumerated() {
      let value = element[slot]
      if number > 0 { out.append(literal: ", ") }
      out.appendJSON(table[slot].name)
      out.append(literal: ": {\"tier\": ")
      out.appendJSON(value.tier.word)
      out.append(literal: ", \"place\": ")
      let node = value.node ?? (value.tier == .delegate ? answers?[slot] : nil)
      places.appendJSON(node.map { view.location(of: $0) }, to: &out)
      out.append(UInt8(ascii: "}"))
    }
    out.append(UInt8(ascii: "}"))
  }
}

extension PlaceFinder {
  /// Appends where a location begins, as an object; `null` for what stands in no file.
  mutating func appendJSON(_ location: Location?, to out: inout ByteBuffer) {
    guard let location else { return out.append(literal: "null") }
    let start = start(of: location)
    out.append(literal: "{\"path\": ")
    out.appendJSON(source(location.file).name)
    out.append(literal: ", \"line\": ")
    out.append(start.line)
    out.append(literal: ", \"column\": ")
    out.append(start.column)
    out.append(UInt8(ascii: "}"))
  }
}
