/// The files of the machine, with paths relative to one folder.
struct Disk: Sendable {
  /// The folder that relative paths begin in; nil for the process's own.
  let folder: FilePath?

  /// The path as the system has to be asked for it.
  func path(_ path: FilePath) -> FilePath {
    guard let folder, !path.isAbsolute, !path.bytes.isEmpty else { return path }
    return folder.appending(path.bytes)
  }

  /// What a path leads to, all links followed.
  func info(of path: FilePath) throws(SystemError) -> FileInfo {
    try FileCalls.info(of: self.path(path), followingLinks: true)
  }

  /// What a path names, which may be a link.
  func linkInfo(of path: FilePath) throws(SystemError) -> FileInfo {
    try FileCalls.info(of: self.path(path), followingLinks: false)
  }

  /// The names in a folder, in the order of their bytes; the empty path is the current folder.
  func names(in folder: FilePath) throws(SystemError) -> [[UInt8]] {
    try FileCalls.names(in: folder.bytes.isEmpty ? path(FilePath(".")) : path(folder)).sorted {
      $0.lexicographicallyPrecedes($1)
    }
  }
}
