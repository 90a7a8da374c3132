/// A call to the system that failed.
struct SystemError: Error, Equatable {
  /// The reason, as far as the program cares.
  enum Reason: Sendable {
    case missing
    case alreadyThere
    case readerGone
    case noSuchDevice
    case other
  }

  /// The error number (`errno`).
  let code: Int32
  /// The reason.
  let reason: Reason
  /// The reason in plain words, to be put behind a colon.
  let words: String

  init(code: Int32, reason: Reason, words: String) {
    self.code = code
    self.reason = reason
    self.words = words
  }
}
