public import SpecSource

/// What a project and the remarks in its files leave of the findings.
public struct FindingFilter: Sendable {
  /// How the rules are set.
  public var settings: RuleSettings
  /// Whether a remark that silences must say why.
  public var requiresReason: Bool

  /// A filter with some settings.
  public init(_ settings: RuleSettings = RuleSettings(), requiresReason: Bool = false) {
    self.settings = settings
    self.requiresReason = requiresReason
  }

  /// What is left, and how many findings remarks have silenced.
  public struct Result: Sendable {
    /// The findings that count, those about the remarks among them.
    public let findings: DiagnosticBag
    /// How many were silenced.
    public let suppressed: Int
  }

  /// Filters the findings of a unit of work; `sources` are its files, and `said` what the first of them says.
  public func filter(_ findings: DiagnosticBag, _ said: FileRemarks, _ sources: [SourceFile]) -> Result {
    var remarks = [UsedRemarks(said)] + sources.dropFirst().map { UsedRemarks(FileRemarks(of: $0)) }
    // Nothing said and nothing found is the usual case.
    guard findings.counts.total > 0 || !said.isEmpty else { return Result(findings: findings, suppressed: 0) }
    var suppressed = 0
    var left = findings.adjusted { rule, severity in
      settings.severity(of: rule, severity)
    } dropping: { finding in
      guard RuleSettings.isSettable(finding.rule) else { return false }
      let isSilenced = remarks[Int(finding.location.file.index)].silence(finding)
      if isSilenced { suppressed += 1 }
      return isSilenced
    }
    for finding in remarks[0].findings(requiresReason: requiresReason, settings) {
      guard let severity = settings.severity(of: finding.rule, finding.severity) else { continue }
      var finding = finding
      finding.severity = severity
      left.add(finding)
    }
    return Result(findings: left, suppressed: suppressed)
  }
}

/// The remarks of one file, and which of them were of use.
private struct UsedRemarks {
  private let remarks: FileRemarks
  /// The names that silenced something.
  private var used: Set<SilencedBytes.Owner> = []

  init(_ remarks: FileRemarks) { self.remarks = remarks }

  /// Whether a remark silences a finding; the remark then is of use.
  mutating func silence(_ finding: Diagnostic) -> Bool {
    guard let owner = remarks.silenced[finding.rule.id]?.owner(of: finding.location.range.start) else { return false }
    used.insert(owner)
    return true
  }

  /// What is wrong with the remarks themselves.
  func findings(requiresReason: Bool, _ settings: RuleSettings) -> [Diagnostic] {
    var findings = remarks.faults
    for (place, suppression) in remarks.suppressions.enumerated() {
      if requiresReason, !suppression.hasReason {
        findings.append(
          Diagnostic(
            .suppressionWithoutReason, "the remark does not say why; write ' -- ' and the reason behind the rule",
            at: Location(.main, suppression.place)))
      }
      let idle = suppression.names.indices.filter { name in
        !used.contains(.init(suppression: place, name: name)) && Self.couldSpeak(suppression.names[name].id, settings)
      }
      for name in idle {
        findings.append(unused(suppression, name, isLast: idle.count == suppression.names.count))
      }
    }
    return findings
  }

  /// Whether a rule would have been heard: the remark on one that is switched off waits for its day.
  private static func couldSpeak(_ id: String, _ settings: RuleSettings) -> Bool {
    guard let rule = RuleIndex.rules.first(where: { $0.id == id }) else { return false }
    return settings.severity(of: rule, rule.severity) != nil
  }

  private func unused(_ suppression: Suppression, _ name: Int, isLast: Bool) -> Diagnostic {
    let found = suppression.names[name]
    // A key is a part of the file's text that only its owner should take out.
    let isComment = suppression.removal.count > 0
    let fix = Fix("remove the remark", .safe, [TextEdit(suppression.removal, "")])
    return Diagnostic(
      .unusedSuppression, "'\(found.id)' finds nothing here, so there is nothing to silence",
      at: Location(.main, found.range), fixes: isComment && isLast ? [fix] : [])
  }
}
