import Foundation
import TestSupport

/// The program itself, run by a shell, for what can only be seen from outside: closed streams, pipes, devices.
struct ProgramRun {
  let status: Int32
  let output: String
  let errors: String

  /// Runs a shell command in which `$listspec` is the program; the environment holds what is given and no more.
  init(_ command: String, in folder: String, environment: [String: String] = [:]) throws {
    let shell = Process()
    shell.executableURL = URL(fileURLWithPath: "/bin/bash")
    shell.arguments = ["-c", command]
    shell.currentDirectoryURL = URL(fileURLWithPath: folder)
    shell.environment = environment.merging(["listspec": Self.program, "PATH": "/usr/bin:/bin"]) { $1 }
    // Files instead of pipes: nothing to drain, so nothing can wait for the other.
    let streams = try TemporaryFolder(["stdout": "", "stderr": ""])
    shell.standardInput = FileHandle.nullDevice
    shell.standardOutput = try FileHandle(forWritingTo: streams.url.appendingPathComponent("stdout"))
    shell.standardError = try FileHandle(forWritingTo: streams.url.appendingPathComponent("stderr"))
    try shell.run()
    shell.waitUntilExit()
    status = shell.terminationStatus
    output = try streams.text(of: "stdout")
    errors = try streams.text(of: "stderr")
  }

  /// The program lies beside the tests.
  static let program: String = {
    let besideTests = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    let candidates = [besideTests, RepositoryFiles.root.appendingPathComponent(".build/debug")]
    return candidates.map { $0.appendingPathComponent("listspec").path }
      .first { FileManager.default.isExecutableFile(atPath: $0) } ?? "listspec"
  }()
}
