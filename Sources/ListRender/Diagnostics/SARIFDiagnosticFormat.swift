internal import SpecSource

/// One SARIF 2.1.0 document (OASIS standard), within what GitHub's code scanning takes of it.
///
/// The rules stand before the results and are those of the results, so all is kept until the end. What GitHub's limits
/// leave out is counted in a notification.
struct SARIFDiagnosticFormat: DiagnosticFormat {
  static let name = "sarif"
  static let summary = "SARIF 2.1.0, for code scanning on GitHub and elsewhere"
  static let locatesFiles = true

  private var run: RunDescription?
  private var rules: [Rule] = []
  private var places: [String: Int] = [:]
  private var identities = FindingIdentity.Counter()
  private var lineCounts: [ByteText: Int] = [:]
  /// The results by severity, worst first, those in a baseline last: beyond the limit the least bad are left out.
  private var results =
    Severity.allCases.reversed().map { Results(severity: $0) } + [Results(severity: nil)]
  /// Whether findings were compared with a baseline; all results then say how they stand to it.
  private var hasBaseline = false
  private var unread: [UnreadFile] = []

  /// Results of one severity.
  private struct Results {
    /// Nil for those in a baseline, whatever their severity.
    let severity: Severity?
    /// The results, each without its closing brace.
    var text = ByteBuffer()
    /// Where each begins in `text`.
    var starts: [Int] = []
    var omitted = 0
  }

  /// GitHub refuses a file with more results than these.
  private static let mostResults = 25_000

  init(_ style: TextStyle) {}

  mutating func begin(_ run: RunDescription, to out: inout ByteBuffer) { self.run = run }

  mutating func write(_ file: UnreadFile, to out: inout ByteBuffer) { unread.append(file) }

  mutating func write(_ report: FileReport, to out: inout ByteBuffer) {
    let findings = report.withKnown
    guard !findings.isEmpty else { return }
    if report.hasBaseline { hasBaseline = true }
    var result = SARIFResult(places: PlaceFinder(report, run))
    for compared in findings {
      let (finding, tagPath) = (compared.finding, compared.tagPath)
      let rule = place(of: finding.rule)
      let path = result.path(of: finding)
      let identity = identities.next(finding, tagPath: tagPath, path: path)
      let line = result.lineFingerprint(of: finding)
      // Alerts of one rule that begin in one line would count as one.
      let alert = ByteText("\(finding.rule.id)\0\(path)\0\(line)")
      let number = lineCounts[alert, default: 0] + 1
      lineCounts[alert] = number
      let group = compared.isKnown ? nil : finding.severity
      guard let place = results.firstIndex(where: { $0.severity == group }) else { continue }
      guard results[place].starts.count < Self.mostResults else {
        results[place].omitted += 1
        continue
      }
      results[place].starts.append(results[place].text.count)
      result.write(
        finding, tagPath, ruleIndex: rule, identity: identity.fingerprint,
        lineFingerprint: number == 1 ? line : "\(line):\(number)", to: &results[place].text)
    }
    if report.omitted > 0 { results[results.count - 1].omitted += report.omitted }
  }

  mutating func end(_ summary: RunSummary, to out: inout ByteBuffer) {
    out.append(#"{"$schema":"https://json.schemastore.org/sarif-2.1.0.json","version":"2.1.0","runs":[{"tool":"#)
    writeTool(to: &out)
    out.append(#","automationDetails":{"id":"listspec/"},"columnKind":"unicodeCodePoints","results":["#)
    var room = Self.mostResults
    var omitted = 0
    for results in results {
      let bytes = results.text.bytes
      for (start, end) in zip(results.starts, results.starts.dropFirst() + [bytes.count]).prefix(room) {
        out.append(room < Self.mostResults ? ",\n" : "\n")
        out.append(bytes[start..<end])
        if hasBaseline { out.append(results.severity == nil ? Self.known : Self.new) }
        out.append("}")
        room -= 1
        out.drainIfLong()
      }
      omitted += results.omitted
    }
    omitted += results.reduce(0) { $0 + $1.starts.count } - (Self.mostResults - room)
    out.append("\n]")
    writeInvocation(omitted, to: &out)
    out.append("}]}\n")
  }

  // SARIF 2.1.0, 3.27.23 and 3.27.24: what is said of one result of a run is said of all.
  private static let new = #","baselineState":"new","suppressions":[]"#
  private static let known =
    #","baselineState":"unchanged","suppressions":[{"kind":"external","status":"accepted","justification":"It is in the baseline."}]"#

  private mutating func place(of rule: Rule) -> Int {
    if let place = places[rule.id] { return place }
    places[rule.id] = rules.count
    rules.append(rule)
    return rules.count - 1
  }

  private func writeTool(to out: inout ByteBuffer) {
    var tool = JSONMembers()
    out.append("{")
    tool.object("driver", &out) { driver, out in
      driver.write("name", run?.tool.name ?? "listspec", &out)
      driver.write("semanticVersion", run?.tool.version ?? "", &out)
      driver.array("rules", &out) { items, out in
        for rule in rules {
          items.item(&out) { SARIFResult.write(rule, &$0, to: &$1) }
        }
      }
    }
    out.append("}")
  }

  /// Says what the results do not: files that could not be read, findings that were left out.
  private func writeInvocation(_ omitted: Int, to out: inout ByteBuffer) {
    guard omitted > 0 || !unread.isEmpty else { return }
    var members = JSONMembers()
    out.append(",")
    members.array("invocations", &out) { invocations, out in
      invocations.item(&out) { invocation, out in
        invocation.begin("executionSuccessful", &out)
        out.appendJSON(unread.isEmpty)
        invocation.array("toolExecutionNotifications", &out) { notifications, out in
          for file in unread {
            notifications.item(&out) { notification, out in
              notification.write("level", "error", &out)
              notification.object("message", &out) { $0.write("text", SARIFResult.sentence(file.message), &$1) }
              notification.array("locations", &out) { locations, out in
                locations.item(&out) { location, out in
                  location.object("physicalLocation", &out) { physical, out in
                    physical.object("artifactLocation", &out) { artifact, out in
                      artifact.write("uri", run?.locate(file.path).uri ?? file.path, &out)
                    }
                  }
                }
              }
            }
          }
          guard omitted > 0 else { return }
          notifications.item(&out) { notification, out in
            notification.write("level", "warning", &out)
            notification.object("message", &out) {
              $0.write("text", "\(omitted) more findings are counted but not listed.", &$1)
            }
          }
        }
      }
    }
  }
}
