internal import SpecSource

/// Writes the results of a SARIF run that are about one report.
struct SARIFResult {
  private var places: PlaceFinder
  private var fingerprints: [FileID: LineFingerprints] = [:]

  /// GitHub cuts texts that are longer, in characters.
  private static let longestText = 1024
  /// GitHub keeps no more locations of a result.
  private static let mostLocations = 100

  init(places: PlaceFinder) { self.places = places }

  /// The path of the finding's file in the repository.
  mutating func path(of finding: Diagnostic) -> String { places.place(of: finding.location.file).path }

  /// The fingerprint of the line that the finding begins in.
  mutating func lineFingerprint(of finding: Diagnostic) -> String {
    let file = finding.location.file
    let lines = fingerprints[file] ?? LineFingerprints(places.source(file))
    fingerprints[file] = lines
    return lines[places.start(of: finding.location).line]
  }

  /// Writes a result without its closing brace.
  mutating func write(
    _ finding: Diagnostic, _ tagPath: String, ruleIndex: Int, identity: String, lineFingerprint: String,
    to out: inout ByteBuffer
  ) {
    var result = JSONMembers()
    out.append("{")
    result.write("ruleId", finding.rule.id, &out)
    result.write("ruleIndex", ruleIndex, &out)
    result.write("level", finding.severity.rawValue, &out)
    result.object("message", &out) { $0.write("text", Self.text(of: finding), &$1) }
    result.array("locations", &out) { locations, out in
      locations.item(&out) { location, out in
        write(finding.location, &location, to: &out)
        guard !tagPath.isEmpty else { return }
        location.array("logicalLocations", &out) { logical, out in
          logical.item(&out) { logical, out in
            logical.write("fullyQualifiedName", tagPath, &out)
            logical.write("kind", "element", &out)
          }
        }
      }
    }
    writeNotes(of: finding, &result, to: &out)
    result.object("partialFingerprints", &out) { fingerprints, out in
      fingerprints.write("primaryLocationLineHash", lineFingerprint, &out)
      fingerprints.write("listspecTagPath/v1", identity, &out)
    }
    writeFixes(of: finding, &result, to: &out)
  }

  private mutating func writeNotes(of finding: Diagnostic, _ result: inout JSONMembers, to out: inout ByteBuffer) {
    let notes = finding.notes.filter { $0.location != nil }.prefix(Self.mostLocations)
    guard !notes.isEmpty else { return }
    result.array("relatedLocations", &out) { locations, out in
      for note in notes {
        guard let place = note.location else { continue }
        locations.item(&out) { location, out in
          write(place, &location, to: &out)
          location.object("message", &out) { $0.write("text", Self.sentence(note.message), &$1) }
        }
      }
    }
  }

  private mutating func writeFixes(of finding: Diagnostic, _ result: inout JSONMembers, to out: inout ByteBuffer) {
    guard !finding.fixes.isEmpty else { return }
    let file = finding.location.file
    result.array("fixes", &out) { fixes, out in
      for fix in finding.fixes {
        fixes.item(&out) { item, out in
          item.object("description", &out) { $0.write("text", Self.sentence(fix.title), &$1) }
          item.array("artifactChanges", &out) { changes, out in
            changes.item(&out) { change, out in
              writeArtifact(file, &change, to: &out)
              change.array("replacements", &out) { replacements, out in
                for edit in fix.edits {
                  replacements.item(&out) { replacement, out in
                    replacement.begin("deletedRegion", &out)
                    Self.write(places.region(of: edit.range, in: file), to: &out)
                    replacement.object("insertedContent", &out) { $0.write("text", edit.text, &$1) }
                  }
                }
              }
            }
          }
        }
      }
    }
  }

  private mutating func write(_ place: Location, _ location: inout JSONMembers, to out: inout ByteBuffer) {
    location.object("physicalLocation", &out) { physical, out in
      writeArtifact(place.file, &physical, to: &out)
      physical.begin("region", &out)
      Self.write(places.region(of: place), to: &out)
    }
  }

  private mutating func writeArtifact(_ file: FileID, _ members: inout JSONMembers, to out: inout ByteBuffer) {
    let uri = places.place(of: file).uri
    members.object("artifactLocation", &out) { $0.write("uri", uri, &$1) }
  }

  private static func write(_ region: PlaceFinder.Region, to out: inout ByteBuffer) {
    var members = JSONMembers()
    out.append("{")
    members.write("startLine", region.start.line, &out)
    members.write("startColumn", region.start.column, &out)
    members.write("endLine", region.end.line, &out)
    members.write("endColumn", region.end.column, &out)
    out.append("}")
  }

  /// Writes what is to be said of a rule.
  static func write(_ rule: Rule, _ members: inout JSONMembers, to out: inout ByteBuffer) {
    members.write("id", rule.id, &out)
    members.write(
      "name", rule.id.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined(), &out)
    members.object("shortDescription", &out) { $0.write("text", rule.summary, &$1) }
    members.object("fullDescription", &out) { $0.write("text", rule.summary, &$1) }
    members.object("help", &out) { help, out in
      help.write("text", "'listspec rules \(rule.id)' explains the rule.", &out)
      help.write("markdown", "`listspec rules \(rule.id)` explains the rule.", &out)
    }
    members.object("defaultConfiguration", &out) { $0.write("level", rule.severity.rawValue, &$1) }
    members.object("properties", &out) { properties, out in
      properties.array("tags", &out) { tags, out in
        tags.beginItem(&out)
        out.appendJSON(rule.family.rawValue)
      }
      properties.write("precision", rule.family == .list ? "high" : "very-high", &out)
      properties.write("problem.severity", rule.severity == .note ? "recommendation" : rule.severity.rawValue, &out)
    }
  }

  /// The message as sentences: the first one is the headline of the alert.
  private static func text(of finding: Diagnostic) -> String {
    var text = sentence(finding.message)
    for note in finding.notes where note.location == nil { text += " " + sentence(note.message) }
    if let fix = finding.fixes.first { text += " " + sentence("help: \(fix.title)") }
    return cut(text)
  }

  /// A message with a capital letter and a full stop. Brackets that would make a link of it are parted.
  static func sentence(_ message: String) -> String {
    // Bytes tell what nearly every message needs; going through its characters would cost more than all of the result.
    var text = message
    if zip(message.utf8, message.utf8.dropFirst()).contains(where: { $0 == (UInt8(ascii: "]"), UInt8(ascii: "(")) }) {
      text = message.split(separator: "](", omittingEmptySubsequences: false).joined(separator: "] (")
    }
    let start = text.utf8.prefix(2)
    // A mark on the first letter makes another character of it.
    if !start.allSatisfy({ $0 < 0x80 }) || start.first.map((UInt8(ascii: "a")...UInt8(ascii: "z")).contains) ?? false {
      text = text.prefix(1).uppercased() + text.dropFirst()
    }
    let last = text.utf8.last
    let mayBeSentence = last == UInt8(ascii: ".") || last == UInt8(ascii: "?")
    if !mayBeSentence || !(text.hasSuffix(".") || text.hasSuffix("?")) { text += "." }
    return cut(text)
  }

  private static func cut(_ text: String) -> String {
    guard text.utf8.count > longestText, text.utf16.count > longestText else { return text }
    var result = ""
    var count = 1
    for scalar in text.unicodeScalars {
      count += UTF16.width(scalar)
      if count > longestText { break }
      result.unicodeScalars.append(scalar)
    }
    return result + "…"
  }
}
