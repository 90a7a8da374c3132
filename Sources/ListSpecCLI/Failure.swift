internal import ListRender
internal import SpecSource

/// Why the program could not do its work, in words for the user.
struct Failure: Error, Equatable {
  /// What is wrong: lower case, no full stop, names in single quotes.
  var message: String
  /// Further lines, each with a place of its own.
  var details: [String] = []
  /// The file that could not be read, as the user named it, if that is what is wrong.
  var path: String?
  /// What to do about it, or where to read more, on a line of its own.
  var hint: String?
  /// How the program ends.
  var status = ExitStatus.failure

  /// A failure with a hint.
  init(_ message: String, hint: String? = nil) {
    self.message = message
    self.hint = hint
  }

  /// A failure for what is wrong with a file that the run needs.
  init(_ message: String, details findings: [Diagnostic], in sources: [SourceFile]) {
    self.init(message)
    var out = ByteBuffer()
    var format = DiagnosticFormats.concise.init(TextStyle())
    format.write(FileReport(DiagnosticBag(findings), in: sources), to: &out)
    details = out.bytes.split(separator: UInt8(ascii: "\n")).map { String(decoding: $0, as: UTF8.self) }
  }

  /// The reader of standard output went away, which is no failure of ours.
  static let readerGone = {
    var failure = Failure("")
    failure.status = .readerGone
    return failure
  }()

  /// Nothing could be written to `name`.
  static func writing(_ name: String, _ error: SystemError) -> Failure {
    error.reason == .readerGone ? readerGone : Failure("cannot write to \(name): \(error.words)")
  }

  /// Prints it to standard error.
  func report(to console: inout Console) {
    guard status != .readerGone else { return }
    console.say("listspec: \(message)")
    for detail in details { console.say("  \(detail)") }
    if let hint { console.say("  \(hint)") }
  }
}
