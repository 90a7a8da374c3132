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
  private var lineCounts: [String: Int] = [:]
  /// The results by severity, worst first: beyond the limit the least bad are left out.
  private var results = Severity.allCases.reversed().map { Results(severity: $0) }
  private var unread: [UnreadFile] = []

  /// Results of one severity, with commas between.
  private struct Results {
    let severity: Severity
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
    guard !report.findings.isEmpty else { return }
    var result = SARIFResult(places: PlaceFinder(report, run))
    for (finding, tagPath) in zip(report.findings, report.tagPaths) {
      let rule = place(of: finding.rule)
      let path = result.path(of: finding)
      let identity = identities.next(finding, tagPath: tagPath, path: path)
      let line = result.lineFingerprint(of: finding)
      // Alerts of one rule that begin in one line would count as one.
      let number = lineCounts["\(finding.rule.id)\0\(path)\0\(line)", default: 0] + 1
      lineCounts["\(finding.rule.id)\0\(path)\0\(line)"] = number
      guard let place = results.firstIndex(where: { $0.severity == finding.severity }) else { continue }
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
      let count = min(room, results.starts.count)
      let end = count < results.starts.count ? results.starts[count] : results.text.count
      if count > 0 {
        out.append(room < Self.mostResults ? ",\n" : "\n")
        // Each result brings the comma before the next one.
        out.append(results.text.bytes[..<end].dropLast(2))
      }
      omitted += results.omitted + results.starts.count - count
      room -= count
    }
    out.append("\n]")
    writeInvocation(omitted, to: &out)
    out.append("}]}\n")
  }

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
