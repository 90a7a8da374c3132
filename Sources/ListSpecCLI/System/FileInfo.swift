/// What the system says about a file.
struct FileInfo: Equatable, Sendable {
  /// What a path can lead to.
  enum Kind: Sendable {
    case file
    case folder
    case link
    /// A pipe, a device, a socket.
    case other
  }

  /// What it is.
  let kind: Kind
  /// Which one it is.
  let identity: FileIdentity
  /// The size that the system gives, in bytes; what can be read may be more or less.
  let size: Int
  /// The permission bits.
  let permissions: UInt16
  /// The number of the user that it belongs to.
  let owner: UInt32
  /// The number of its group.
  let group: UInt32
  /// How many names lead to it (hard links); 0 for an open file that was removed.
  let names: Int
}

/// Which file it is, whatever it is called.
struct FileIdentity: Hashable, Sendable {
  let device: UInt64
  let number: UInt64
}
