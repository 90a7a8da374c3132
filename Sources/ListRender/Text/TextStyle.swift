/// How text for people is laid out on the stream that it goes to.
public struct TextStyle: Equatable, Sendable {
  /// Whether colours are used; they only repeat what the words say.
  public var isColored: Bool
  /// The columns of the terminal; nil for unlimited, as in a file or a pipe.
  public var columns: Int?

  /// A style; without arguments the one for files and pipes.
  public init(isColored: Bool = false, columns: Int? = nil) {
    self.isColored = isColored
    self.columns = columns
  }
}

/// What a stretch of text for people is, which says how it is coloured.
public enum Ink: Sendable {
  case error
  case warning
  case note
  /// What leads the eye: headings, the message of a finding.
  case strong
  /// What frames: line numbers, rules.
  case frame
  /// What helps on.
  case help
  /// What goes.
  case removed
  /// What comes.
  case added

  /// The parameters of the terminal's colour sequence (ECMA-48 8.3.117).
  fileprivate var parameters: String {
    switch self {
    case .error: "1;31"
    case .warning: "1;33"
    case .note: "1;36"
    case .strong: "1"
    case .frame: "34"
    case .help, .added: "32"
    case .removed: "31"
    }
  }
}

extension ByteBuffer {
  /// Appends text, coloured where the style has colours; the text must be visible already.
  public mutating func append(_ text: String, _ ink: Ink?, _ style: TextStyle) {
    guard let ink, style.isColored, !text.isEmpty else { return append(text) }
    append("\u{1B}[\(ink.parameters)m")
    append(text)
    append("\u{1B}[0m")
  }
}
