internal import SpecSource

/// The format of reviewdog, a `DiagnosticResult` as its protocol buffers describe it; columns count UTF-8 bytes.
struct RdjsonDiagnosticFormat: DiagnosticFormat {
  static let name = "rdjson"
  static let summary = "the format of reviewdog"
  static let locatesFiles = true

  private var run: RunDescription?
  private var items = JSONMembers()

  init(_ style: TextStyle) {}

  mutating func begin(_ run: RunDescription, to out: inout ByteBuffer) {
    self.run = run
    out.append("{\"source\":{\"name\":")
    out.appendJSON(run.tool.name)
    out.append("},\"diagnostics\":[")
  }

  mutating func write(_ report: FileReport, to out: inout ByteBuffer) {
    var places = PlaceFinder(report, run)
    for finding in report.findings {
      items.beginItem(&out)
      out.append("\n{")
      var members = JSONMembers()
      members.write("message", finding.message, &out)
      write(finding.location, &places, &members, to: &out)
      members.write("severity", Self.severity(finding.severity), &out)
      members.object("code", &out) { $0.write("value", finding.rule.id, &$1) }
      writeSuggestions(of: finding, &places, &members, to: &out)
      writeNotes(of: finding, &places, &members, to: &out)
      out.append("}")
      out.drainIfLong()
    }
  }

  mutating func write(_ file: UnreadFile, to out: inout ByteBuffer) {
    items.item(&out) { members, out in
      members.write("message", file.message, &out)
      members.object("location", &out) { $0.write("path", run?.locate(file.path).path ?? file.path, &$1) }
      members.write("severity", "ERROR", &out)
      members.object("code", &out) { $0.write("value", UnreadFile.kind, &$1) }
    }
  }

  mutating func end(_ summary: RunSummary, to out: inout ByteBuffer) { out.append("\n]}\n") }

  private func write(
    _ location: Location, _ places: inout PlaceFinder, _ members: inout JSONMembers, to out: inout ByteBuffer
  ) {
    members.object("location", &out) { members, out in
      members.write("path", places.place(of: location.file).path, &out)
      members.begin("range", &out)
      write(places.region(of: location, in: .bytes), to: &out)
    }
  }

  /// A suggestion replaces one range, so only fixes of one edit can be one; the best of them is offered.
  private func writeSuggestions(
    of finding: Diagnostic, _ places: inout PlaceFinder, _ members: inout JSONMembers, to out: inout ByteBuffer
  ) {
    guard let edit = finding.fixes.first(where: { $0.edits.count == 1 })?.edits[0] else { return }
    members.array("suggestions", &out) { suggestions, out in
      suggestions.item(&out) { suggestion, out in
        suggestion.begin("range", &out)
        write(places.region(of: edit.range, in: finding.location.file, .bytes), to: &out)
        suggestion.write("text", edit.text, &out)
      }
    }
  }

  private func writeNotes(
    of finding: Diagnostic, _ places: inout PlaceFinder, _ members: inout JSONMembers, to out: inout ByteBuffer
  ) {
    let notes = finding.notes.filter { $0.location != nil }
    guard !notes.isEmpty else { return }
    members.array("relatedLocations", &out) { locations, out in
      for note in notes {
        guard let location = note.location else { continue }
        locations.item(&out) { related, out in
          related.write("message", note.message, &out)
          write(location, &places, &related, to: &out)
        }
      }
    }
  }

  /// Without an end the range would be empty.
  private func write(_ region: PlaceFinder.Region, to out: inout ByteBuffer) {
    var members = JSONMembers()
    out.append("{")
    for (name, place) in [("start", region.start), ("end", region.end)] as [(StaticString, LinePosition)] {
      members.object(name, &out) { members, out in
        members.write("line", place.line, &out)
        members.write("column", place.column, &out)
      }
    }
    out.append("}")
  }

  private static func severity(_ severity: Severity) -> String {
    switch severity {
    case .error: "ERROR"
    case .warning: "WARNING"
    case .note: "INFO"
    }
  }
}
