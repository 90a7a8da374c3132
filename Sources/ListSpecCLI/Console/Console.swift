internal import ListRender

/// What a command reads and writes besides files: streams, environment, the current folder.
///
/// Commands get it passed in, so that tests can run them in their own process and look at what they wrote.
public struct Console {
  /// Standard input.
  let input: InputSource
  /// Standard output, for results.
  public internal(set) var output: OutputSink
  /// Standard error, for everything about the run.
  public internal(set) var errors: OutputSink
  /// The variables of the environment.
  let environment: @Sendable (String) -> String?
  /// The files, relative to the current folder.
  let disk: Disk
  /// Seconds since some moment, always forward.
  let clock: @Sendable () -> Double

  /// The process's own streams, environment and folder.
  public static var process: Console {
    Console(
      input: InputSource(.descriptor(0)), output: OutputSink(.descriptor(1)), errors: OutputSink(.descriptor(2)),
      environment: ProcessCalls.environment, disk: Disk(folder: nil), clock: ProcessCalls.seconds)
  }

  /// Streams in memory, so that a command can be run within another program.
  ///
  /// - Parameters:
  ///   - input: what standard input holds.
  ///   - folder: where relative paths begin.
  ///   - environment: all there is of it.
  ///   - columns: the width of the terminal that both outputs claim to be; nil if they are none.
  ///   - clock: how many seconds have gone by whenever somebody asks.
  public static func inMemory(
    input: [UInt8] = [], folder: String, environment: [String: String] = [:], columns: Int? = nil,
    clock: @escaping @Sendable () -> Double = { 0 }
  ) -> Console {
    Console(
      input: InputSource(.memory(input)), output: OutputSink(.memory(columns: columns)),
      errors: OutputSink(.memory(columns: columns)), environment: { environment[$0] },
      disk: Disk(folder: FilePath(folder)), clock: clock)
  }

  /// How text is laid out on one of the streams.
  ///
  /// Colour, by the first that says something: the flag, `NO_COLOR`, `FORCE_COLOR` and `CLICOLOR_FORCE`, `TERM`, and
  /// whether this very stream is a terminal. Only a terminal has a width.
  func style(of stream: OutputSink, _ color: ColorChoice) -> TextStyle {
    TextStyle(isColored: isColored(stream, color), columns: stream.isTerminal ? columns(of: stream) : nil)
  }

  /// The columns that help is wrapped to.
  var columnsForHelp: Int {
    let columns = output.isTerminal ? columns(of: output) ?? Self.usualColumns : Self.usualColumns
    return max(40, columns)
  }

  /// Prints a line to standard error; what cannot be said there cannot be said at all.
  mutating func say(_ line: String) {
    try? errors.write { out in
      out.appendVisible(line)
      out.append(UInt8(ascii: "\n"))
    }
  }

  /// Writes to standard output.
  mutating func write(_ body: (inout ByteBuffer) -> Void) throws(Failure) {
    do {
      try output.write(body)
    } catch {
      throw .writing("standard output", error)
    }
  }

  /// Prints findings to standard error, for commands whose result is something else.
  mutating func show(_ report: FileReport, _ color: ColorChoice) {
    var format = DiagnosticFormats.text.init(style(of: errors, color))
    try? errors.write { format.write(report, to: &$0) }
  }

  private static let usualColumns = 80

  private func isColored(_ stream: OutputSink, _ color: ColorChoice) -> Bool {
    switch color {
    case .always: return true
    case .never: return false
    case .auto: break
    }
    if isSet("NO_COLOR") { return false }
    if isForced("FORCE_COLOR") || isForced("CLICOLOR_FORCE") { return true }
    guard let terminal = environment("TERM"), terminal != "dumb" else { return false }
    return stream.isTerminal
  }

  /// `COLUMNS`, else what the terminal says, else 80; nil where `COLUMNS` is 0, which stands for unlimited.
  private func columns(of stream: OutputSink) -> Int? {
    if let columns = environment("COLUMNS").flatMap({ Int($0) }), columns >= 0 { return columns == 0 ? nil : columns }
    return stream.terminalColumns ?? Self.usualColumns
  }

  private func isSet(_ name: String) -> Bool { environment(name).map { !$0.isEmpty } ?? false }

  private func isForced(_ name: String) -> Bool { isSet(name) && environment(name) != "0" }
}

/// When text for people is coloured.
enum ColorChoice: String, CaseIterable, Sendable {
  /// On a terminal, unless the environment says otherwise.
  case auto
  case always
  case never
}
