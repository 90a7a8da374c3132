#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// The calls to the system that concern the process and its terminal.
enum ProcessCalls {
  /// Whether a descriptor is a terminal.
  static func isTerminal(_ descriptor: Int32) -> Bool { isatty(descriptor) == 1 }

  /// The columns of the terminal that a descriptor is; nil if it does not say.
  static func terminalColumns(_ descriptor: Int32) -> Int? {
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }

  /// A variable of the environment.
  @Sendable static func environment(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }

  /// The words of the command line behind the program's name.
  static var arguments: [Argument] {
    (1..<max(1, Int(CommandLine.argc))).compactMap { index in
      CommandLine.unsafeArgv[index].map { Argument(UnsafeRawBufferPointer(start: $0, count: strlen($0))) }
    }
  }

  /// The number of this process.
  static var processID: Int { Int(getpid()) }

  /// Makes writing to a pipe without a reader fail instead of ending the program, and keeps the three standard
  /// descriptors, if they are closed, from being given to files that are opened later.
  static func prepare() {
    signal(SIGPIPE, SIG_IGN)
    for descriptor: Int32 in 0...2 where fcntl(descriptor, F_GETFD) < 0 {
      // Opened in the wrong direction, so that using it still fails as with a closed stream.
      _ = open("/dev/null", descriptor == 0 ? O_WRONLY : O_RDONLY)
    }
  }

  /// Runs `body` with the signals held back by which people and systems end a program; they take effect afterwards.
  static func holdingSignals<Result, Failure: Error>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    var held = sigset_t()
    var before = sigset_t()
    sigemptyset(&held)
    for signal in [SIGINT, SIGTERM, SIGHUP] { sigaddset(&held, signal) }
    pthread_sigmask(SIG_BLOCK, &held, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    return try body()
  }

  /// Ends the program.
  static func end(_ status: ExitStatus) -> Never { exit(status.rawValue) }
}

extension SystemError {
  /// The error of a call that has just failed with an error number.
  init(_ code: Int32) {
    let (reason, words): (Reason, String) =
      switch code {
      case ENOENT: (.missing, "no such file or folder")
      case EEXIST: (.alreadyThere, "it is there already")
      case EISDIR: (.other, "it is a folder")
      case EPIPE: (.readerGone, "nobody reads it any more")
      case ENXIO: (.noSuchDevice, "there is nothing behind it")
      case EACCES: (.other, "permission denied")
      case EPERM: (.other, "the system does not permit it")
      case ENOTDIR: (.other, "a part of the path is not a folder")
      case ELOOP: (.other, "its symbolic links lead in a circle")
      case ENAMETOOLONG: (.other, "the name is too long")
      case ENOSPC: (.other, "no space is left on the device")
      case EDQUOT: (.other, "the disk quota is used up")
      case EROFS: (.other, "the file system is read-only")
      case EBADF: (.other, "it is closed")
      case EMFILE, ENFILE: (.other, "too many files are open")
      case ETXTBSY: (.other, "a running program is in the file")
      default: (.other, String(cString: strerror(code)).lowercased())
      }
    self.init(code: code, reason: reason, words: words)
  }
}
