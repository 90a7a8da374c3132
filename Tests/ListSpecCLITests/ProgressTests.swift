import Synchronization
import TestSupport
import Testing

/// The line that says how far `validate` has come.
@Suite struct ProgressTests {
  private func folder() throws -> TemporaryFolder {
    try TemporaryFolder(
      Dictionary(uniqueKeysWithValues: (0..<150).map { ("\($0 + 100).list.yaml", "listspec: 1\nrows: [a]\n") }))
  }

  /// A clock that goes on by so many seconds whenever somebody looks.
  private func clock(_ step: Int) -> @Sendable () -> Double {
    let ticks = Ticks()
    return { Double(ticks.count.wrappingAdd(step, ordering: .relaxed).newValue) }
  }

  private final class Ticks: Sendable {
    let count = Atomic<Int>(0)
  }

  @Test("it appears on a terminal when the run has taken a second, and is gone before anything else is said")
  func shown() throws {
    let folder = try folder()
    let run = CommandRun(["validate", "."], in: folder.path, columns: 80, clock: clock(1))
    let blank = String(repeating: " ", count: 16)
    #expect(
      run.errors
        == "\r64 of 150 files\r\(blank.dropLast())\r\r128 of 150 files\r\(blank)\rChecked 150 files: no findings.\n")
    #expect(run.output == "")
    #expect(run.status == 0)
  }

  @Test("it does not appear in a quick run, after --quiet, where nobody looks, or where it has no room")
  func hidden() throws {
    let folder = try folder()
    let summary = "Checked 150 files: no findings.\n"
    #expect(CommandRun(["validate", "."], in: folder.path, columns: 80).errors == summary)
    #expect(CommandRun(["validate", "-q", "."], in: folder.path, columns: 80, clock: clock(1)).errors == "")
    #expect(CommandRun(["validate", "."], in: folder.path, clock: clock(1)).errors == summary)
    #expect(CommandRun(["validate", "."], in: folder.path, columns: 10, clock: clock(1)).errors == summary)
  }

  @Test("however many files are checked at a time, the output is the same", arguments: ["1", "2", "7", "256"])
  func jobs(count: String) throws {
    let folder = try TemporaryFolder(
      Dictionary(
        uniqueKeysWithValues: (0..<150).map { ("\($0 + 100).list.yaml", "listspec: 1\nrows: [{txt: a\($0)}]\n") }))
    let usual = CommandRun(["validate", "-f", "concise", "."], in: folder.path)
    let run = CommandRun(["validate", "-f", "concise", "--jobs", count, "."], in: folder.path)
    #expect(run.output == usual.output)
    #expect(run.output.split(separator: "\n").count == 150)
    #expect(run.errors == usual.errors)
  }

  @Test("a number of jobs that is none is refused", arguments: ["0", "-1", "many", "257", ""])
  func badJobs(count: String) throws {
    let folder = try TemporaryFolder(["a.yaml": "listspec: 1\nrows: [a]\n"])
    let run = CommandRun(["validate", "--jobs", count, "a.yaml"], in: folder.path)
    #expect(run.status == 2)
    #expect(run.errors.hasPrefix("listspec: '--jobs' is '\(count)', expected a number from 1 to 256\n"))
  }
}
