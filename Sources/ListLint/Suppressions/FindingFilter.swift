public import SpecSource
public import SpecTree

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

  /// Filters the findings of a unit of work; `sources` are its files, the first of which is `tree`'s.
  public func filter(_ findings: DiagnosticBag, of tree: NodeTree, _ sources: [SourceFile]) -> Result {
    var remarks = sources.indices.map { place in
      place == 0 ? Self.remarks(of: tree) : Self.remarks(of: sources[place])
    }
    // Nothing said and nothing found is the usual case.
    guard findings.counts.total > 0 || !remarks[0].isEmpty else { return Result(findings: findings, suppressed: 0) }
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

  private static func remarks(of tree: NodeTree) -> Remarks {
    // The tree of a file that cannot be read does not say where its comments are.
    guard tree.isComplete else { return Remarks() }
    return tree.withView { Remarks(SuppressionReader(tree, in: $0)) }
  }

  private static func remarks(of source: SourceFile) -> Remarks {
    let isSpeaking = source.bytes.withUnsafeBufferPointer { !RemarkScan.offsets(in: $0).isEmpty }
    return isSpeaking ? remarks(of: SpecReader.read(source).tree) : Remarks()
  }
}

/// The remarks of one file, and which of them were of use.
private struct Remarks {
  private let suppressions: [Suppression]
  private let faults: [Diagnostic]
  /// What they silence, by the rule's id.
  private let silenced: [String: SilencedBytes]
  /// The names that silenced something.
  private var used: Set<SilencedBytes.Owner> = []

  init() {
    suppressions = []
    faults = []
    silenced = [:]
  }

  init(_ reader: SuppressionReader) {
    suppressions = reader.suppressions
    faults = reader.findings
    silenced = SilencedBytes.byRule(suppressions)
  }

  var isEmpty: Bool { suppressions.isEmpty && faults.isEmpty }

  /// Whether a remark silences a finding; the remark then is of use.
  mutating func silence(_ finding: Diagnostic) -> Bool {
    guard let owner = silenced[finding.rule.id]?.owner(of: finding.location.range.start) else { return false }
    used.insert(owner)
    return true
  }

  /// What is wrong with the remarks themselves.
  func findings(requiresReason: Bool, _ settings: RuleSettings) -> [Diagnostic] {
    var findings = faults
    for (place, suppression) in suppressions.enumerated() {
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
