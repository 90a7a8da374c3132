#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// The calls to the system that concern files and descriptors.
///
/// Calls that a signal interrupts are made again. Failures are thrown as `SystemError`.
enum FileCalls {
  /// What a file is opened for.
  enum Access {
    case reading
    /// Writing into what is there: a device, a pipe.
    case writing
    /// Writing a file that must not be there yet.
    case creating
    /// Writing behind what is there, if anything is.
    case appending
    /// Looking at a file without following a link or waiting for whoever is at the other end.
    case locking
  }

  /// What came of asking for a file's lock.
  enum Lock {
    /// It is ours until the descriptor is closed or the process ends, however it ends.
    case taken
    /// Somebody else has it.
    case held
    /// The file system has no locks.
    case unknown
  }

  /// Opens a file; a new one gets the permissions that the process gives to new files.
  static func openFile(_ path: FilePath, for access: Access) throws(SystemError) -> Int32 {
    let flags =
      switch access {
      case .reading: O_RDONLY
      case .writing: O_WRONLY
      case .appending: O_WRONLY | O_CREAT | O_APPEND
      // Network file systems give a lock only to those who may write.
      case .creating: O_RDWR | O_CREAT | O_EXCL
      case .locking: O_RDWR | O_NOFOLLOW | O_NONBLOCK
      }
    return try check { path.withCString { open($0, flags | O_CLOEXEC, 0o666) } }
  }

  /// A second descriptor for what a descriptor stands for.
  static func duplicate(_ descriptor: Int32) throws(SystemError) -> Int32 {
    try check { dup(descriptor) }
  }

  /// Closes a descriptor; that what was written could not be kept may be told only here.
  static func closeFile(_ descriptor: Int32) throws(SystemError) {
    // An interrupted close has closed.
    if close(descriptor) != 0, errno != EINTR { throw SystemError(errno) }
  }

  /// Reads up to the size of `buffer`; 0 at the end.
  static func readBytes(_ descriptor: Int32, into buffer: UnsafeMutableRawBufferPointer) throws(SystemError) -> Int {
    while true {
      let count = read(descriptor, buffer.baseAddress, min(buffer.count, mostAtOnce))
      if count >= 0 { return count }
      try recover(descriptor, waitingFor: Int16(POLLIN))
    }
  }

  /// Writes all bytes.
  static func writeBytes(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) throws(SystemError) {
    var written = 0
    while written < bytes.count {
      let rest = UnsafeRawBufferPointer(rebasing: bytes[written...])
      let count = write(descriptor, rest.baseAddress, min(rest.count, mostAtOnce))
      if count >= 0 {
        written += count
      } else {
        try recover(descriptor, waitingFor: Int16(POLLOUT))
      }
    }
  }

  /// What a path leads to; a symbolic link itself unless links are followed.
  static func info(of path: FilePath, followingLinks: Bool) throws(SystemError) -> FileInfo {
    var found = stat()
    _ = try check { path.withCString { followingLinks ? stat($0, &found) : lstat($0, &found) } }
    return FileInfo(found)
  }

  /// What a descriptor stands for.
  static func info(of descriptor: Int32) throws(SystemError) -> FileInfo {
    var found = stat()
    _ = try check { fstat(descriptor, &found) }
    return FileInfo(found)
  }

  /// The names in a folder, in no order, without `.` and `..`.
  static func names(in folder: FilePath) throws(SystemError) -> [[UInt8]] {
    guard let stream = folder.withCString({ opendir($0) }) else { throw SystemError(errno) }
    defer { closedir(stream) }
    var names: [[UInt8]] = []
    while true {
      errno = 0
      guard let entry = readdir(stream) else {
        if errno != 0 { throw SystemError(errno) }
        return names
      }
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { Array($0.prefix { $0 != 0 }) }
      if name != Array(".".utf8), name != Array("..".utf8) { names.append(name) }
    }
  }

  /// The path with all symbolic links followed.
  static func realPath(of path: FilePath) throws(SystemError) -> FilePath {
    guard let found = path.withCString({ realpath($0, nil) }) else { throw SystemError(errno) }
    defer { free(found) }
    return FilePath(UnsafeRawBufferPointer(start: found, count: strlen(found)).map { $0 })
  }

  /// Puts a file in the place of another.
  static func moveFile(_ path: FilePath, over target: FilePath) throws(SystemError) {
    _ = try check { path.withCString { path in target.withCString { rename(path, $0) } } }
  }

  /// Removes a file, if it is there.
  static func removeFile(_ path: FilePath) {
    _ = path.withCString { unlink($0) }
  }

  /// Makes a folder; one that is there is as good.
  static func makeFolder(_ path: FilePath) throws(SystemError) {
    let made = path.withCString { mkdir($0, 0o777) }
    if made == 0 || errno == EEXIST { return }
    throw SystemError(errno)
  }

  /// Asks for the lock of an open file, without waiting.
  static func lock(_ descriptor: Int32) -> Lock {
    while flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
      if errno == EINTR { continue }
      return errno == EWOULDBLOCK ? .held : .unknown
    }
    return .taken
  }

  /// What a symbolic link leads to, as it is written in it.
  static func linkTarget(of path: FilePath) throws(SystemError) -> FilePath {
    let longest = Int(PATH_MAX)
    let (target, error) = withUnsafeTemporaryAllocation(of: CChar.self, capacity: longest) { buffer in
      guard let start = buffer.baseAddress else { return (FilePath(""), ENOMEM) }
      let count = path.withCString { readlink($0, start, longest) }
      return count < 0 ? (FilePath(""), errno) : (FilePath(buffer[..<count].map { UInt8(bitPattern: $0) }), 0)
    }
    if error != 0 { throw SystemError(error) }
    return target
  }

  /// Fails unless the process may write to a file.
  static func checkWritable(_ path: FilePath) throws(SystemError) {
    _ = try check { path.withCString { faccessat(AT_FDCWD, $0, W_OK, AT_EACCESS) } }
  }

  /// Brings what was written to the disk.
  static func synchronize(_ descriptor: Int32) throws(SystemError) {
    _ = try check { fsync(descriptor) }
  }

  /// Brings a folder's names to the disk, where the system can do that and lets us.
  static func synchronizeFolder(_ path: FilePath) {
    let path = path.bytes.isEmpty ? FilePath(".") : path
    guard let descriptor = try? openFile(path, for: .reading) else { return }
    try? synchronize(descriptor)
    try? closeFile(descriptor)
  }

  /// Gives a file to an owner and a group; nil leaves one of them as it is.
  static func setOwner(_ owner: UInt32?, group: UInt32?, of descriptor: Int32) throws(SystemError) {
    // All bits set stand for no change.
    _ = try check { fchown(descriptor, owner ?? .max, group ?? .max) }
  }

  /// Sets a file's permission bits.
  static func setPermissions(_ permissions: UInt16, of descriptor: Int32) throws(SystemError) {
    _ = try check { fchmod(descriptor, mode_t(permissions)) }
  }

  /// Some systems refuse to move 2 GiB or more in one call.
  private static let mostAtOnce = 1 << 30

  private static func check(_ call: () -> Int32) throws(SystemError) -> Int32 {
    while true {
      let result = call()
      if result >= 0 { return result }
      if errno != EINTR { throw SystemError(errno) }
    }
  }

  /// After a failed call: waits if the descriptor does not block, and throws unless the call can be made again.
  private static func recover(_ descriptor: Int32, waitingFor event: Int16) throws(SystemError) {
    switch errno {
    case EINTR: break
    case EAGAIN:
      var wanted = pollfd(fd: descriptor, events: event, revents: 0)
      poll(&wanted, 1, -1)
    default: throw SystemError(errno)
    }
  }
}

extension FileInfo {
  fileprivate init(_ found: stat) {
    kind =
      switch found.st_mode & S_IFMT {
      case S_IFREG: .file
      case S_IFDIR: .folder
      case S_IFLNK: .link
      default: .other
      }
    identity = FileIdentity(
      device: UInt64(truncatingIfNeeded: found.st_dev), number: UInt64(truncatingIfNeeded: found.st_ino))
    size = Int(found.st_size)
    permissions = UInt16(truncatingIfNeeded: found.st_mode & 0o7777)
    owner = found.st_uid
    group = found.st_gid
    names = Int(found.st_nlink)
  }
}
