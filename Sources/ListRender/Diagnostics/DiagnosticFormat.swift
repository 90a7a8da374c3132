internal import SpecSource

/// A way to write findings, for people or for programs.
///
/// A run writes through one value: `begin`, then each file in order, then `end`. A format that needs all findings
/// before it can write the first byte keeps what it needs. It has the bytes of the files at hand, so that it can show
/// lines and count columns in the unit that its readers want.
public protocol DiagnosticFormat: SendableMetatype {
  /// What the user calls it.
  static var name: String { get }
  /// One line of help, lower case, no full stop.
  static var summary: String { get }

  /// Whether it says where files lie, which costs a run a look at the folders above it.
  static var locatesFiles: Bool { get }

  /// A writer for one run; formats for programs ignore the style.
  init(_ style: TextStyle)

  /// Writes what comes before all findings.
  mutating func begin(_ run: RunDescription, to out: inout ByteBuffer)
  /// Writes the findings of a file; called for clean files too.
  mutating func write(_ report: FileReport, to out: inout ByteBuffer)
  /// Writes that a file could not be read, where the format has a way to say it.
  mutating func write(_ file: UnreadFile, to out: inout ByteBuffer)
  /// Writes what comes after all findings.
  mutating func end(_ summary: RunSummary, to out: inout ByteBuffer)

  /// What goes, at the end, to the page that the continuous integration shows of its job, as Markdown; nil for nothing.
  var jobSummary: ByteBuffer? { get }
}

extension DiagnosticFormat {
  /// Files are called as the user called them, unless the format says otherwise.
  public static var locatesFiles: Bool { false }
  /// Nothing, unless the format has a head.
  public mutating func begin(_ run: RunDescription, to out: inout ByteBuffer) {}
  /// Nothing, since it is said on standard error too.
  public mutating func write(_ file: UnreadFile, to out: inout ByteBuffer) {}
  /// Nothing, unless the format has a foot.
  public mutating func end(_ summary: RunSummary, to out: inout ByteBuffer) {}
  /// Nothing, unless the format has one.
  public var jobSummary: ByteBuffer? { nil }
}

/// The program that reports name as their author.
public struct Tool: Sendable {
  /// What it is called.
  public let name: String
  /// Its version, `major.minor.patch`.
  public let version: String

  /// A program with a version.
  public init(name: String, version: String) {
    self.name = name
    self.version = version
  }
}

/// All formats for findings.
public enum DiagnosticFormats {
  /// The one for people; the default.
  public static let text: any DiagnosticFormat.Type = TextDiagnosticFormat.self

  /// The one for logs: one line a finding.
  public static let concise: any DiagnosticFormat.Type = ConciseDiagnosticFormat.self

  /// In the order of the help page.
  public static let all: [any DiagnosticFormat.Type] = [
    text, concise, JSONDiagnosticFormat.self, SARIFDiagnosticFormat.self,
    GitHubDiagnosticFormat.self, GitLabDiagnosticFormat.self, JUnitDiagnosticFormat.self,
    CheckstyleDiagnosticFormat.self, XcodeDiagnosticFormat.self, RdjsonDiagnosticFormat.self,
  ]
}

extension ByteBuffer {
  /// Says how many findings of a file a format for people leaves out; nothing when there are none.
  mutating func appendOmitted(of report: FileReport) {
    guard report.omitted > 0 else { return }
    append("\(ShownPath.of(report.path)): \(report.omitted) more findings are counted but not shown\n")
  }
}
