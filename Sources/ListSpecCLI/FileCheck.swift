internal import ListLint
internal import ListRender
internal import SpecSource

/// What is known of a file when `validate` has checked it.
struct FileCheck: Sendable {
  /// What was found, in the mended text where fixes were made.
  var report: FileReport
  /// How many findings remarks have silenced.
  let suppressed: Int
  /// What fixes make of the file; nil where they change nothing.
  let mending: Mending?
  /// Whether something in the file may read the data that the command line gives, or it gives none.
  let readsGivenData: Bool
  /// Why a file that has fixes of the level stays as it is; nil where it does not, or has none.
  let obstacle: String?

  /// A file before and after its fixes.
  struct Mending: Sendable {
    let path: FilePath
    let old: [UInt8]
    let new: [UInt8]
    /// How many fixes were made.
    let count: Int
  }

  // The two below are no `Result`s and `Optional`s, whose types are made at run time: that is seen in a run on one file.

  /// What becomes of a file.
  enum Outcome: Sendable {
    case checked(FileCheck)
    /// It could not be read.
    case failed(Failure)
  }

  /// Where a file comes from.
  enum Origin: Sendable {
    case disk
    /// It has been read already, or that has failed: standard input.
    case read(SourceFile)
    case unread(Failure)
  }

  /// A file that is to be checked, by whichever thread is free.
  struct Job: Sendable {
    let path: FilePath
    /// Where it lies: the path, or the name that standard input was given.
    let name: FilePath
    let origin: Origin
    /// Which findings count.
    let filter: FindingFilter
    /// The severity from which on a finding fails the run.
    let threshold: Severity
    /// Which fixes are made; nil for none.
    let level: FixRun.Level?
    /// The baseline that its configuration names.
    let baseline: FilePath?
    /// Whether what a rule says of several rows in one finding is a finding of each, as the baseline has it.
    let partsGroups: Bool

    /// Checks it.
    func check(_ inputs: SpecInputs, _ loader: FileLoader, on disk: Disk) -> Outcome {
      switch origin {
      case .read(let source): return .checked(check(source, inputs))
      case .unread(let failure): return .failed(failure)
      case .disk:
        do throws(Failure) {
          return .checked(check(try loader.read(path, as: .main, on: disk), inputs))
        } catch {
          return .failed(error)
        }
      }
    }

    private func check(_ source: SourceFile, _ inputs: SpecInputs) -> FileCheck {
      func check(_ source: SourceFile) -> SpecCheck {
        SpecCheck(
          source, at: path, inputs, filter, takesEdits: true, failingFrom: threshold, partsGroups: partsGroups)
      }
      var checked = check(source)
      var mending: Mending?
      var obstacle: String?
      if let level, !checked.report.fixes(upTo: level).isEmpty {
        let run = FixRun(source, level, recheck: check)
        checked = run.check
        if run.source.bytes != source.bytes {
          mending = Mending(path: path, old: source.bytes, new: run.source.bytes, count: run.count)
        } else {
          obstacle = checked.canBeRead ? "its fixes would bring other faults" : "only what can be read is mended"
        }
      }
      // Reports without findings show nothing of the file, and there may be many.
      let report = checked.report.findings.isEmpty ? checked.report.withoutBytes : checked.report
      return FileCheck(
        report: report, suppressed: checked.suppressed, mending: mending, readsGivenData: checked.readsGivenData,
        obstacle: obstacle)
    }
  }
}
