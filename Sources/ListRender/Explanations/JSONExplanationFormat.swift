internal import ListModel
internal import SpecSource
internal import SpecTree

/// An explanation for programs; `docs/schemas/explanation.schema.json` describes it.
///
/// `listspec-explanation` is raised only when something that was there changes or goes; additions do not raise it.
enum JSONExplanationFormat: ExplanationFormat {
  static let name = "json"

  static func write(_ answer: ExplanationReport, _ style: TextStyle, to out: inout ByteBuffer) {
    var writer = JSONExplanationWriter(answer)
    writer.write(to: &out)
  }
}

private struct JSONExplanationWriter {
  private let report: ExplanationReport
  private var places: PlaceFinder
  private var values: ElementJSON

  private static let version = 1

  init(_ report: ExplanationReport) {
    self.report = report
    places = PlaceFinder(report.file)
    values = ElementJSON(report.resolver)
  }

  mutating func write(to out: inout ByteBuffer) {
    let subject = report.explanation.subject
    out.append("{\"listspec-explanation\": ")
    out.append(Self.version)
    member("runtime", report.resolver.spec.runtime.name, to: &out)
    member("element", subject.word, to: &out)
    member("address", subject.address, to: &out)
    out.append(", \"tag\": ")
    append(report.explanation.tag, to: &out)
    out.append(", \"sectionTag\": ")
    append(report.explanation.sectionTag, to: &out)
    place(report.explanation.place, to: &out)
    out.append(", \"others\": [")
    for (index, other) in report.others.enumerated() {
      if index > 0 { out.append(", ") }
      out.appendJSON(other.address)
    }
    out.append("],\n \"properties\": [")
    for (index, property) in report.explanation.properties.enumerated() {
      out.append(index == 0 ? "\n" : ",\n")
      write(property, to: &out)
    }
    out.append("\n ]}\n")
  }

  private mutating func write(_ property: PropertyExplanation, to out: inout ByteBuffer) {
    out.append("  {\"name\": ")
    out.appendJSON(report.table[property.slot].name)
    out.append(", ")
    write(property.winner, property.slot, to: &out)
    out.append(", \"beats\": [")
    for (index, answer) in property.answers.dropFirst().enumerated() {
      out.append(index == 0 ? "\n    {" : ",\n    {")
      write(answer, property.slot, to: &out)
      out.append("}")
    }
    out.append("], \"notes\": [")
    for (index, remark) in property.remarks.enumerated() {
      out.append(index == 0 ? "{\"message\": " : ", {\"message\": ")
      out.appendJSON(remark.message)
      place(remark.location, to: &out)
      out.append("}")
    }
    out.append("]}")
  }

  private mutating func write(_ answer: Answer, _ slot: Slot, to out: inout ByteBuffer) {
    out.append("\"value\": ")
    values.appendValue(slot, of: report.element(answer, of: slot), to: &out)
    member("tier", answer.value.tier.word, to: &out)
    member("by", report.sayer(of: answer, slot), to: &out)
    place(answer.place, to: &out)
  }

  private func member(_ name: String, _ text: String, to out: inout ByteBuffer) {
    out.append(", \"\(name)\": ")
    out.appendJSON(text)
  }

  private func append(_ node: NodeID?, to out: inout ByteBuffer) {
    guard let node else { return out.append("null") }
    out.appendJSON(report.resolver.view.text(of: node))
  }

  private mutating func place(_ location: Location?, to out: inout ByteBuffer) {
    out.append(", \"place\": ")
    places.appendJSON(location, to: &out)
  }
}

extension Subject {
  /// What it is, in JSON.
  fileprivate var word: String {
    switch self {
    case .list: "list"
    case .section: "section"
    case .row: "row"
    case .listHeader(let side), .header(let side, _): side.rawValue
    }
  }
}
