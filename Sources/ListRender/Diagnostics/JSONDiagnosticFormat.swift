internal import SpecSource

/// Findings for programs, one a line inside one JSON document; `docs/schemas/findings.schema.json` describes it.
///
/// `schema` is raised only when something that was there changes or goes; additions do not raise it.
struct JSONDiagnosticFormat: DiagnosticFormat {
  static let name = "json"
  static let summary = "one JSON document with ranges and fixes"

  private static let schema = 1
  private var isFirst = true

  init(_ style: TextStyle) {}

  mutating func begin(_ run: RunDescription, to out: inout ByteBuffer) {
    out.append("{\"schema\":")
    out.append(Self.schema)
    out.append(",\"tool\":{\"name\":")
    out.appendJSON(run.tool.name)
    out.append(",\"version\":")
    out.appendJSON(run.tool.version)
    out.append("},\"findings\":[")
  }

  mutating func write(_ report: FileReport, to out: inout ByteBuffer) {
    var places = PlaceFinder(report)
    for compared in report.withKnown {
      out.append(isFirst ? "\n" : ",\n")
      isFirst = false
      write(compared, &places, to: &out)
      out.drainIfLong()
    }
  }

  mutating func end(_ summary: RunSummary, to out: inout ByteBuffer) {
    out.append("\n],\"summary\":{\"files\":")
    out.append(summary.files)
    out.append(",\"errors\":")
    out.append(summary.counts.errors)
    out.append(",\"warnings\":")
    out.append(summary.counts.warnings)
    out.append(",\"notes\":")
    out.append(summary.counts.notes)
    out.append(",\"omitted\":")
    out.append(summary.omitted)
    out.append(",\"suppressed\":")
    out.append(summary.suppressed)
    out.append(",\"baseline\":")
    out.append(summary.known)
    out.append("}}\n")
  }

  private func write(_ compared: FileReport.Compared, _ places: inout PlaceFinder, to out: inout ByteBuffer) {
    let finding = compared.finding
    out.append("{\"rule\":")
    out.appendJSON(finding.rule.id)
    out.append(",\"family\":")
    out.appendJSON(finding.rule.family.rawValue)
    out.append(",\"severity\":")
    out.appendJSON(finding.severity.rawValue)
    out.append(",\"message\":")
    out.appendJSON(finding.message)
    write(finding.location, &places, to: &out)
    out.append(",\"tagPath\":")
    out.appendJSON(compared.tagPath)
    out.append(",\"baseline\":")
    out.appendJSON(compared.isKnown)
    out.append(",\"related\":[")
    for (index, note) in finding.notes.enumerated() {
      out.append(index == 0 ? "{\"message\":" : ",{\"message\":")
      out.appendJSON(note.message)
      if let location = note.location {
        write(location, &places, to: &out)
      } else {
        out.append(",\"path\":null,\"range\":null")
      }
      out.append("}")
    }
    out.append("],\"fixes\":[")
    for (index, fix) in finding.fixes.enumerated() {
      out.append(index == 0 ? "" : ",")
      write(fix, in: finding.location.file, &places, to: &out)
    }
    out.append("]}")
  }

  private func write(_ fix: Fix, in file: FileID, _ places: inout PlaceFinder, to out: inout ByteBuffer) {
    out.append("{\"title\":")
    out.appendJSON(fix.title)
    out.append(",\"safety\":")
    out.appendJSON(fix.safety.rawValue)
    out.append(",\"edits\":[")
    for (index, edit) in fix.edits.enumerated() {
      out.append(index == 0 ? "{\"range\":" : ",{\"range\":")
      write(edit.range, places.lines(of: file), to: &out)
      out.append(",\"text\":")
      out.appendJSON(edit.text)
      out.append("}")
    }
    out.append("]}")
  }

  private func write(_ location: Location, _ places: inout PlaceFinder, to out: inout ByteBuffer) {
    out.append(",\"path\":")
    out.appendJSON(places.source(location.file).name)
    out.append(",\"range\":")
    write(location.range, places.lines(of: location.file), to: &out)
  }

  private func write(_ range: SourceRange, _ lines: LineMap, to out: inout ByteBuffer) {
    for (name, offset) in [("{\"start\":", range.start), (",\"end\":", range.end)] {
      let place = lines.position(of: offset)
      out.append(name)
      out.append("{\"line\":")
      out.append(place.line)
      out.append(",\"column\":")
      out.append(place.column)
      out.append(",\"offset\":")
      out.append(Int(offset))
      out.append("}")
    }
    out.append("}")
  }
}
