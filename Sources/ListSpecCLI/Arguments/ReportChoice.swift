internal import ListRender

/// A report that was asked for: `NAME`, or `NAME:FILE`.
struct ReportChoice: Sendable {
  /// Its format.
  let format: any DiagnosticFormat.Type
  /// The file it goes to; nil for standard output, or where `--output` says.
  let file: FilePath?

  /// The names of all formats.
  static let names = DiagnosticFormats.all.map { $0.name }

  /// The report of a format, to standard output or a file.
  init(_ format: any DiagnosticFormat.Type, file: FilePath? = nil) {
    self.format = format
    self.file = file
  }

  /// The report that an argument asks for.
  init(_ argument: Argument) throws(Failure) {
    let parts = argument.bytes.split(separator: UInt8(ascii: ":"), maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(decoding: parts[0], as: UTF8.self)
    guard let format = DiagnosticFormats.all.first(where: { $0.name == name }) else {
      throw .unknownValue(name, of: "format", Self.names)
    }
    if parts.count == 2, parts[1].isEmpty {
      throw Failure("'--format' is '\(argument.text)', expected a file behind the colon")
    }
    self.init(format, file: parts.count == 2 && parts[1] != [UInt8(ascii: "-")] ? FilePath(parts[1]) : nil)
  }
}
