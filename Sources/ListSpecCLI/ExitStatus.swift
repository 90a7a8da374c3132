/// How the program ends: what scripts look at.
public enum ExitStatus: Int32, Sendable {
  /// The job is done and there is nothing to say.
  case success = 0
  /// The job is done and the answer is "no": findings at or above the threshold.
  case findings = 1
  /// The job could not be done: a wrong flag, no such file, nothing matched, nothing could be written.
  case failure = 2
  /// The reader of the output went away: 128 and the number of SIGPIPE, as shells count; ends without a word.
  case readerGone = 141
}
