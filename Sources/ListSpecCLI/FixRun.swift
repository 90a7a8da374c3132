internal import ListLint
internal import ListRender
internal import SpecSource

/// Mends a file by the fixes of its findings, over and over until there is nothing left to mend.
///
/// A file that cannot be read is left alone, and no round may leave more findings than it found.
struct FixRun {
  /// Which fixes are made.
  enum Level: String, CaseIterable, Sendable {
    /// Those that keep the meaning, or make it what was plainly meant.
    case safe
    /// Those that want a look, too.
    case suggested
    /// All.
    case unsafe

    func allows(_ safety: Fix.Safety) -> Bool {
      switch safety {
      case .safe: true
      case .suggested: self != .safe
      case .unsafe: self == .unsafe
      }
    }
  }

  /// The text at the end.
  private(set) var source: SourceFile
  /// What is found in it then.
  private(set) var check: SpecCheck
  /// How many fixes were made.
  private(set) var count = 0

  /// The most rounds; fixes that undo each other must not go on for ever.
  private static let mostRounds = 10
  /// The most fixes that are tried one by one, where making them together made things worse.
  private static let mostSingles = 64

  /// Mends a file; `recheck` checks a text of it.
  init(_ source: SourceFile, _ level: Level, recheck: (SourceFile) -> SpecCheck) {
    self.source = source
    check = recheck(source)
    for _ in 0..<Self.mostRounds {
      let fixes = check.report.fixes(upTo: level)
      guard !fixes.isEmpty, check.canBeRead, make(fixes, recheck) || makeSingly(fixes, recheck) else { return }
    }
  }

  /// Makes as many fixes as can be made together; false where that changes nothing, or nothing for the better.
  private mutating func make(_ fixes: [Fix], _ recheck: (SourceFile) -> SpecCheck) -> Bool {
    var patch = TextPatch()
    let made = fixes.count { patch.add($0.edits) }
    let mended = SourceFile(name: source.name, id: source.id, bytes: patch.applied(to: source.bytes))
    guard mended.bytes != source.bytes else { return false }
    let after = recheck(mended)
    guard after.canBeRead, after.report.counts.isNoWorse(than: check.report.counts) else { return false }
    source = mended
    check = after
    count += made
    return true
  }

  private mutating func makeSingly(_ fixes: [Fix], _ recheck: (SourceFile) -> SpecCheck) -> Bool {
    // The places of the others are right only as long as nothing is made.
    fixes.prefix(Self.mostSingles).contains { make([$0], recheck) }
  }
}

extension FileReport {
  /// The best fix of each finding in the file itself, among those of a level.
  func fixes(upTo level: FixRun.Level) -> [Fix] {
    findings.compactMap { finding in
      guard finding.location.file == .main else { return nil }
      return finding.fixes.first { level.allows($0.safety) && !$0.edits.isEmpty }
    }
  }
}

extension FindingCounts {
  /// Whether there are no more findings, and no more errors, than another time.
  fileprivate func isNoWorse(than other: FindingCounts) -> Bool {
    total <= other.total && errors <= other.errors && errors + warnings <= other.errors + other.warnings
  }
}
