import Foundation
import TestSupport
import Testing

/// The program is ended from outside while it writes a file: at random moments, and just when its draft has appeared.
@Suite struct InterruptionTests {
  private static let rowCount = 200

  /// What every other row is changed to; where each takes its place in the file.
  private static let edits = """
    listspec-edits: 1
    edits:
    \((0..<rowCount / 2).map { "  - updateRows: [{tag: row-\($0 * 2), height: 60}]\n" }.joined())
    """

  private static let list = """
    listspec: 1
    cells: {C: {height: 44}}
    rows:
    \((0..<rowCount).map { "  - {tag: row-\($0), cell: C, model: {title: 'Number \($0)'}}\n" }.joined())
    """

  /// When a program is told to end.
  private enum Moment {
    case after(microseconds: Int)
    /// As soon as its draft is there.
    case draft
  }

  /// A program that was started, and told to end if it was still there.
  private static func end(
    _ arguments: [String], in folder: borrowing TemporaryFolder, by signal: Int32, _ moment: Moment
  ) throws -> (reason: Process.TerminationReason, status: Int32) {
    let program = Process()
    program.executableURL = URL(fileURLWithPath: ProgramRun.program)
    program.arguments = arguments
    program.currentDirectoryURL = folder.url
    program.environment = [:]
    for keyPath in [\Process.standardInput, \Process.standardOutput, \Process.standardError] {
      program[keyPath: keyPath] = FileHandle.nullDevice
    }
    try runUnblocked(program)
    switch moment {
    case .after(let microseconds): usleep(UInt32(microseconds))
    case .draft:
      while program.isRunning, try !folder.names().contains(where: { $0.contains(".listspec-") }) { usleep(20) }
    }
    kill(program.processIdentifier, signal)
    program.waitUntilExit()
    return (program.terminationReason, program.terminationStatus)
  }

  /// A program inherits the signals that the thread which starts it holds back, as those of the tests do with all, and
  /// those that are ignored, as `nohup` does with SIGHUP.
  private static func runUnblocked(_ program: Process) throws {
    var none = sigset_t()
    var before = sigset_t()
    sigemptyset(&none)
    pthread_sigmask(SIG_SETMASK, &none, &before)
    let handler = signal(SIGHUP, SIG_DFL)
    defer {
      signal(SIGHUP, handler)
      pthread_sigmask(SIG_SETMASK, &before, nil)
    }
    try program.run()
  }

  @Test(
    "whatever ends the program, a file is old or new as a whole; only SIGKILL leaves a draft, and the next run removes it",
    arguments: [SIGINT, SIGTERM, SIGHUP, SIGKILL])
  func output(signal: Int32) throws {
    let arguments = ["render", "-q", "-f", "json", "-o", "out.json", "in.list.yaml"]
    let folder = try TemporaryFolder(["in.list.yaml": Self.list, "out.json": "old"])
    let clock = ContinuousClock()
    let duration = try clock.measure {
      _ = try ProgramRun("$listspec \(arguments.joined(separator: " "))", in: folder.path)
    }
    let new = try folder.text(of: "out.json")
    #expect(new.hasPrefix("{") && new.hasSuffix("\n"))
    let longest = Int(duration / .microseconds(1))
    var random = SeededGenerator(seed: UInt64(signal))
    var endings = 0
    var drafts = 0
    var number = 0
    // A draft is there for so short a time that it may be missed, above all where others want the processor.
    while number < 16 || signal == SIGKILL && drafts == 0 && number < 400 {
      try folder.write("old", to: "out.json")
      // The first is ended before it can have written anything.
      let time = number == 0 ? 0 : Int.random(in: 0...longest, using: &random)
      let moment = number % 2 == 1 ? Moment.draft : .after(microseconds: time)
      number += 1
      let (reason, status) = try Self.end(arguments, in: folder, by: signal, moment)
      let names = try folder.names()
      let text = try folder.text(of: "out.json")
      let isWhole = text == "old" || text == new
      #expect(isWhole)
      if reason == .uncaughtSignal {
        #expect(status == signal)
        endings += 1
      } else {
        let isDone = text == new
        #expect(status == 0 && isDone)
      }
      drafts += names.count - 2
      if signal != SIGKILL { #expect(names == ["in.list.yaml", "out.json"]) }
    }
    // Each run, and so the last one, has removed what the one before left.
    #expect(endings > 0)
    if signal == SIGKILL { #expect(drafts > 0) }
    _ = try ProgramRun("$listspec \(arguments.joined(separator: " "))", in: folder.path)
    let isNew = try folder.text(of: "out.json") == new
    #expect(isNew)
    #expect(try folder.names() == ["in.list.yaml", "out.json"])
  }

  @Test(
    "a list that is changed in place is the old or the new one as a whole, and the new one never without what undoes it",
    arguments: [SIGINT, SIGTERM, SIGHUP, SIGKILL])
  func inPlace(signal: Int32) throws {
    let arguments = ["apply", "-q", "--in-place", "a.list.yaml", "edits.yaml", "--write-inverse", "undo.yaml"]
    let folder = try TemporaryFolder(["a.list.yaml": Self.list, "edits.yaml": Self.edits])
    let clock = ContinuousClock()
    let duration = try clock.measure {
      let run = try ProgramRun("$listspec \(arguments.joined(separator: " "))", in: folder.path)
      #expect(run.status == 0, "\(run.errors)")
    }
    let new = try folder.text(of: "a.list.yaml")
    let inverse = try folder.text(of: "undo.yaml")
    #expect(new.matches(of: /height: 60/).count == Self.rowCount / 2)
    let longest = Int(duration / .microseconds(1))
    var random = SeededGenerator(seed: UInt64(signal))
    var texts = Set<Bool>()
    for number in 0..<24 {
      try folder.write(Self.list, to: "a.list.yaml")
      try? FileManager.default.removeItem(atPath: "\(folder.path)/undo.yaml")
      // The draft is there for a moment at the end of the run only.
      let range = number % 3 == 0 ? 0...longest : longest * 9 / 10...longest * 11 / 10
      // The first is ended before it can have written anything.
      let time = number == 0 ? 0 : Int.random(in: range, using: &random)
      let moment = number % 3 == 1 ? Moment.draft : .after(microseconds: time)
      let (reason, _) = try Self.end(arguments, in: folder, by: signal, moment)
      let text = try folder.text(of: "a.list.yaml")
      let undo = try? folder.text(of: "undo.yaml")
      let isWhole = text == Self.list && (undo ?? inverse) == inverse || text == new && undo == inverse
      #expect(isWhole)
      if reason == .exit { #expect(text.utf8.count == new.utf8.count) }
      texts.insert(text == new)
      if signal != SIGKILL { #expect(try !folder.names().contains { $0.contains(".listspec-") }) }
    }
    #expect(texts.contains(false), "the program was never ended in time")
    try folder.write(Self.list, to: "a.list.yaml")
    _ = try ProgramRun("$listspec \(arguments.joined(separator: " "))", in: folder.path)
    let isNew = try folder.text(of: "a.list.yaml") == new
    #expect(isNew)
    #expect(try folder.names() == ["a.list.yaml", "edits.yaml", "undo.yaml"])
  }

  @Test("a signal that the program is told to ignore does not end it, nor spoil what it writes")
  func ignoredSignal() throws {
    let folder = try TemporaryFolder(["in.list.yaml": Self.list, "out.json": "old"])
    let run = try ProgramRun(
      """
      trap '' HUP
      $listspec render -q -f json -o out.json in.list.yaml & program=$!
      while test -z "$(ls -A | grep listspec-)" && kill -0 $program 2>/dev/null; do :; done
      kill -HUP $program 2>/dev/null
      wait $program; echo $?; head -c 1 out.json; ls -A
      """, in: folder.path)
    #expect(run.output == "0\n{in.list.yaml\nout.json\n")
    #expect(run.errors == "")
  }

  @Test("a file that would be too large is a failure that is told, and the old one stays")
  func fileSizeLimit() throws {
    let folder = try TemporaryFolder(["in.list.yaml": Self.list, "out.json": "old"])
    let run = try ProgramRun(
      "ulimit -f 8; $listspec render -q -f json -o out.json in.list.yaml; echo $?; cat out.json; ls -A",
      in: folder.path)
    #expect(run.output == "2\noldin.list.yaml\nout.json\n")
    #expect(
      run.errors == "listspec: cannot write to 'out.json': it would be larger than a file may be\n")
  }

  @Test("a full disk is a failure that is told, and the old file stays")
  func fullDisk() throws {
    let folder = try TemporaryFolder(["in.list.yaml": Self.list, "disk/readme": ""])
    let run = try ProgramRun(
      """
      mount -t tmpfs -o size=16k none disk 2>/dev/null || { echo no mount; exit; }
      trap 'umount disk' EXIT
      printf old > disk/out.json
      $listspec render -q -f json -o disk/out.json in.list.yaml; echo $?; cat disk/out.json; ls -A disk
      """, in: folder.path, environment: ["PATH": "/usr/sbin:/sbin:/usr/bin:/bin"])
    guard run.output != "no mount\n" else {
      print("skipped: no small disk can be made here")
      return
    }
    #expect(run.output == "2\noldout.json\n")
    #expect(run.errors == "listspec: cannot write to 'disk/out.json': no space is left on the device\n")
  }

  @Test("files and folders that may not be written to are told apart, and nothing is left behind")
  func rights() throws {
    let folder = try TemporaryFolder(["in.list.yaml": Sample.warning, "locked/out.json": "old", "open/out.json": "old"])
    // Root may write anywhere, so the program is run as somebody else where that can be done.
    let run = try ProgramRun(
      """
      chmod 755 . && chmod 644 in.list.yaml */out.json && chmod 555 locked && chmod 777 open
      as=; test "$(id -u)" != 0 || as='setpriv --reuid 65534 --clear-groups'
      $as test -x $listspec && $as test -r in.list.yaml || { echo no rights; exit; }
      chmod 666 locked/out.json; chmod 444 open/out.json
      for folder in locked open; do $as $listspec render -q -f json -o $folder/out.json in.list.yaml; echo $?; done
      cat */out.json; ls -A locked open; chmod 755 locked
      """, in: folder.path)
    guard run.output != "no rights\n" else {
      print("skipped: the program cannot be run as somebody else")
      return
    }
    #expect(run.output == "2\n2\noldoldlocked:\nout.json\n\nopen:\nout.json\n")
    #expect(
      run.errors.split(separator: "\n").filter { $0.hasPrefix("listspec: ") } == [
        "listspec: cannot write to 'locked/out.json': no file can be made beside it: permission denied",
        "listspec: cannot write to 'open/out.json': permission denied",
      ])
  }
}
