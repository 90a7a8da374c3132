internal import ListLint
internal import ListRender
internal import SpecSource

/// What is known of a file when `validate` has checked it.
struct FileCheck: Sendable {
  /// What was found, in the mended text where fixes were made.
  let report: FileReport
  /// How many findings remarks have silenced.
  let suppressed: Int
  /// What fixes make of the file; nil where they change nothing.
  let mending: Mending?

  /// A file before and after its fixes.
  struct Mending: Sendable {
    let path: FilePath
    let old: [UInt8]
    let new: [UInt8]
    /// How many fixes were made.
    let count: Int
  }

  /// A file that is to be checked, by whichever thread is free.
  struct Job: Sendable {
    let path: FilePath
    /// The file where it has been read already.
    let source: Result<SourceFile, Failure>?
    /// Which findings count.
    let filter: FindingFilter
    /// The severity from which on a finding fails the run.
    let threshold: Severity
    /// Which fixes are made; nil for none.
    let level: FixRun.Level?

    /// Checks it.
    func check(_ inputs: SpecInputs, _ loader: FileLoader, on disk: Disk) -> Result<FileCheck, Failure> {
      do throws(Failure) {
        let source = if let source { try source.get() } else { try loader.read(path, as: .main, on: disk) }
        return .success(check(source, inputs))
      } catch {
        return .failure(error)
      }
    }

    private func check(_ source: SourceFile, _ inputs: SpecInputs) -> FileCheck {
      var check = SpecCheck(source, at: path, inputs, filter, takesEdits: true, failingFrom: threshold)
      var mending: Mending?
      if let level, !check.report.fixes(upTo: level).isEmpty {
        let run = FixRun(source, level) {
          SpecCheck($0, at: path, inputs, filter, takesEdits: true, failingFrom: threshold)
        }
        check = run.check
        if run.source.bytes != source.bytes {
          mending = Mending(path: path, old: source.bytes, new: run.source.bytes, count: run.count)
        }
      }
      // Reports without findings show nothing of the file, and there may be many.
      let report = check.report.findings.isEmpty ? check.report.withoutBytes : check.report
      return FileCheck(report: report, suppressed: check.suppressed, mending: mending)
    }
  }
}
