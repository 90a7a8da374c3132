internal import ListSpecCLI

/// A command run in the test's own process, with everything that it wrote.
public struct CommandRun: Sendable {
  /// How it ended: the exit status.
  public let status: Int32
  /// What it wrote to standard output.
  public let output: String
  /// What it wrote to standard error.
  public let errors: String

  /// Runs `listspec` with arguments in a folder; nothing but `environment` is set.
  public init(
    _ arguments: [String], input: [UInt8] = [], in folder: String, environment: [String: String] = [:],
    columns: Int? = nil, clock: @escaping @Sendable () -> Double = { 0 }
  ) {
    var console = Console.inMemory(
      input: input, folder: folder, environment: environment, columns: columns, clock: clock)
    status = Program.run(arguments.map { Argument($0) }, in: &console).rawValue
    output = String(decoding: console.output.bytes, as: UTF8.self)
    errors = String(decoding: console.errors.bytes, as: UTF8.self)
  }
}
