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
  private let recheck: (SourceFile) -> SpecCheck
  /// How many more texts are checked.
  private var checksLeft: Int

  /// The most rounds in a row that leave no fewer findings; fixes that undo each other must not go on for ever.
  private static let mostIdleRounds = 10

  /// Mends a file; `recheck` checks a text of it.
  init(_ source: SourceFile, _ level: Level, recheck: @escaping (SourceFile) -> SpecCheck) {
    self.source = source
    self.recheck = recheck
    check = recheck(source)
    // Some thousand texts of a short file, and of a long one as many as take some seconds.
    checksLeft = min(4_000, max(200, (1 << 30) / (source.bytes.count + 1)))
    // A fix that wants a look must not be in the way of one that does not.
    if level != .safe { mend(.safe) }
    mend(level)
  }

  private mutating func mend(_ level: Level) {
    var idleRounds = 0
    while idleRounds < Self.mostIdleRounds, check.canBeRead {
      let fixes = check.report.fixes(upTo: level)
      let before = check.report.counts.total
      guard !fixes.isEmpty, make(fixes) else { return }
      idleRounds = check.report.counts.total < before ? 0 : idleRounds + 1
    }
  }

  /// Makes as many fixes as can be made together; those that make things worse are found by halving. False where none is
  /// made.
  private mutating func make(_ fixes: [Fix]) -> Bool {
    // Places of fixes count the bytes of the text before all of them.
    let original = source
    var made: [Fix] = []
    var untried = [fixes[...]]
    while let part = untried.popLast(), checksLeft > 0 {
      var patch = TextPatch()
      let fitting = (made + part).filter { patch.add($0.edits) }
      let mended = SourceFile(name: source.name, id: source.id, bytes: patch.applied(to: original.bytes))
      guard mended.bytes != source.bytes else { continue }
      checksLeft -= 1
      let after = recheck(mended)
      if after.canBeRead, after.report.counts.isNoWorse(than: check.report.counts) {
        source = mended
        check = after
        made = fitting
      } else if part.count > 1 {
        let middle = part.startIndex + part.count / 2
        untried += [part[middle...], part[..<middle]]
      }
    }
    count += made.count
    return !made.isEmpty
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
