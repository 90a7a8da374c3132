public import SpecSource

extension FileReport {
  /// The reports of two versions of one list, where what both have is told once: of the new one, with a note.
  ///
  /// Two findings are one where the same rule says the same of what has the same tags; how often counts.
  public static func sharing(_ old: FileReport, _ new: FileReport) -> (old: FileReport, new: FileReport) {
    // What cannot be read has nothing to be compared with.
    guard !old.isUnreadable, !new.isUnreadable, !old.findings.isEmpty, !new.findings.isEmpty else { return (old, new) }
    var known: [SharedFinding: Int] = [:]
    for (finding, path) in zip(old.findings, old.tagPaths) { known[SharedFinding(finding, path), default: 0] += 1 }
    var told: [SharedFinding: Int] = [:]
    let note = Diagnostic.Note("'\(old.path)' has it too")
    let both = zip(new.findings, new.tagPaths).map { finding, path in
      let key = SharedFinding(finding, path)
      guard told[key, default: 0] < known[key, default: 0] else { return finding }
      told[key, default: 0] += 1
      var finding = finding
      finding.notes.append(note)
      return finding
    }
    let alone = zip(old.findings, old.tagPaths).filter { finding, path in
      let key = SharedFinding(finding, path)
      guard let count = told[key], count > 0 else { return true }
      told[key] = count - 1
      return false
    }
    return (
      FileReport(DiagnosticBag(alone.map(\.0)), in: old.sources), FileReport(DiagnosticBag(both), in: new.sources)
    )
  }
}

/// What a finding has in common with one in another version of its list.
private struct SharedFinding: Hashable {
  let rule: String
  let message: ByteText
  let tagPath: ByteText

  init(_ finding: Diagnostic, _ tagPath: String) {
    rule = finding.rule.id
    message = ByteText(finding.message)
    self.tagPath = ByteText(tagPath)
  }
}
