#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// Running another program.
extension ProcessCalls {
  /// How another program ended, and what it wrote.
  struct Run {
    /// Its exit status; 128 and the signal when one ended it.
    let status: Int32
    /// What it wrote to standard output; one byte more than was asked for when there was more.
    let output: [UInt8]
    /// What it wrote to standard error, as far as it fits.
    let errors: String
  }

  /// Runs a program found on the path, with no input, and reads what it writes: all of its output up to a size.
  static func run(_ words: [String], atMost size: Int) throws(SystemError) -> Run {
    var output: (Int32, Int32) = (-1, -1)
    var errors: (Int32, Int32) = (-1, -1)
    output = try pipePair()
    do throws(SystemError) {
      errors = try pipePair()
    } catch {
      close(output.0)
      close(output.1)
      throw error
    }
    defer {
      close(output.0)
      close(errors.0)
    }
    let process: pid_t
    do throws(SystemError) {
      process = try spawn(words, output: output.1, errors: errors.1)
    } catch {
      close(output.1)
      close(errors.1)
      throw error
    }
    close(output.1)
    close(errors.1)
    let (bytes, said) = readBoth(output.0, errors.0, atMost: size)
    if bytes.count > size { kill(process, SIGTERM) }
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    let signal = status & 0x7F
    return Run(
      status: signal == 0 ? status >> 8 & 0xFF : 128 + signal, output: bytes,
      errors: String(decoding: said, as: UTF8.self))
  }

  private static func pipePair() throws(SystemError) -> (Int32, Int32) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw SystemError(errno) }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return (ends[0], ends[1])
  }

  private static func spawn(_ words: [String], output: Int32, errors: Int32) throws(SystemError) -> pid_t {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, output, 1)
    posix_spawn_file_actions_adddup2(&actions, errors, 2)
    var arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) } + [nil]
    defer { for argument in arguments { free(argument) } }
    var process: pid_t = 0
    let code = posix_spawnp(&process, words[0], &actions, nil, &arguments, environ)
    guard code == 0 else { throw SystemError(code) }
    return process
  }

  /// Reads two pipes at once, so that neither fills up while the other is waited for.
  private static func readBoth(_ output: Int32, _ errors: Int32, atMost size: Int) -> ([UInt8], [UInt8]) {
    var found: [[UInt8]] = [[], []]
    let limits = [size + 1, 1 << 14]
    var waiting = [
      pollfd(fd: output, events: Int16(POLLIN), revents: 0), pollfd(fd: errors, events: Int16(POLLIN), revents: 0),
    ]
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while waiting.contains(where: { $0.fd >= 0 }) {
      if poll(&waiting, 2, -1) < 0 {
        if errno == EINTR { continue }
        break
      }
      for place in 0..<2 where waiting[place].fd >= 0 && waiting[place].revents != 0 {
        let count = read(waiting[place].fd, &buffer, buffer.count)
        if count < 0, errno == EINTR { continue }
        if count <= 0 || found[0].count > size {
          waiting[place].fd = -1
        } else {
          found[place] += buffer[..<min(count, max(0, limits[place] - found[place].count))]
        }
      }
      if found[0].count > size { break }
    }
    return (found[0], found[1])
  }
}
