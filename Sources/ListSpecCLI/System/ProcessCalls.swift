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

  /// Seconds of the system's clock that nobody sets.
  @Sendable static func seconds() -> Double {
    var time = timespec()
    guard clock_gettime(CLOCK_MONOTONIC, &time) == 0 else { return 0 }
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  /// The words of the command line behind the program's name.
  static var arguments: [Argument] {
    (1..<max(1, Int(CommandLine.argc))).compactMap { index in
      CommandLine.unsafeArgv[index].map { Argument(UnsafeRawBufferPointer(start: $0, count: strlen($0))) }
    }
  }

  /// The user that the process acts for.
  static var user: UInt32 { geteuid() }

  /// Makes writing to a pipe without a reader, or beyond the size that files may have, fail instead of ending the
  /// program, and keeps the three standard descriptors, if they are closed, from being given to files that are opened
  /// later.
  static func prepare() {
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
    for descriptor: Int32 in 0...2 where fcntl(descriptor, F_GETFD) < 0 {
      // Opened in the wrong direction, so that using it still fails as with a closed stream.
      _ = open("/dev/null", descriptor == 0 ? O_WRONLY : O_RDONLY)
    }
  }

  /// Runs `body` with the signals held back by which people and systems end a program; they take effect afterwards.
  ///
  /// A signal that the process ignores, as SIGHUP under `nohup`, stays ignored. Threads that `body` starts hold them
  /// back as well.
  static func holdingSignals<Result, Failure: Error>(
    _ body: (HeldSignals) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    var before = sigset_t()
    pthread_sigmask(SIG_BLOCK, nil, &before)
    var set = sigset_t()
    sigemptyset(&set)
    // One that is held or ignored by whoever started the program will not end it afterwards.
    let numbers = [SIGINT, SIGTERM, SIGHUP].filter { !isIgnored($0) && sigismember(&before, $0) == 0 }
    for number in numbers { sigaddset(&set, number) }
    pthread_sigmask(SIG_BLOCK, &set, nil)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    return try body(HeldSignals(numbers: numbers))
  }

  /// The signals that are held back for a while.
  struct HeldSignals {
    fileprivate let numbers: [Int32]

    /// Whether one of them has come, so that the program ends as soon as they are let go.
    var haveCome: Bool {
      var pending = sigset_t()
      sigpending(&pending)
      return numbers.contains { sigismember(&pending, $0) == 1 }
    }
  }

  private static func isIgnored(_ number: Int32) -> Bool {
    var action = sigaction()
    guard sigaction(number, nil, &action) == 0 else { return false }
    #if canImport(Darwin)
      let handler = action.__sigaction_u.__sa_handler
    #elseif canImport(Musl)
      let handler = action.__sa_handler.sa_handler
    #else
      let handler = action.__sigaction_handler.sa_handler
    #endif
    // A handler is a function or one of two small numbers, which Swift cannot compare as functions.
    return unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
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
      case EFBIG: (.other, "it would be larger than a file may be")
      case EBUSY: (.other, "the system is using it")
      case EROFS: (.other, "the file system is read-only")
      case EBADF: (.other, "it is closed")
      case EMFILE, ENFILE: (.other, "too many files are open")
      case ETXTBSY: (.other, "a running program is in the file")
      default: (.other, String(cString: strerror(code)).lowercased())
      }
    self.init(code: code, reason: reason, words: words)
  }
}
