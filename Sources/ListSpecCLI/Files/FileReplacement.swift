internal import ListRender

/// Puts new bytes in the place of a file: whatever happens meanwhile, the file holds all of the old ones or all of the
/// new ones.
///
/// They are written to a draft beside it, brought to the disk, and renamed. Permissions are kept, owner and group as far
/// as the system lets us. SIGINT, SIGTERM and SIGHUP end the program only when the draft is gone; what SIGKILL leaves is
/// removed by the next replacement of the same file.
struct FileReplacement {
  /// The file itself, no link that leads to it.
  let path: FilePath
  /// What is there; nil for nothing.
  let info: FileInfo?

  /// Lets `body` fill a buffer and puts the file in its place.
  ///
  /// Where `old` is given the file has to hold just that until the last moment. `first` is done when nothing is left but
  /// the renaming: where it fails, the file stays as it is.
  func write(
    over old: [UInt8]? = nil, first: () throws(Failure) -> Void = {}, _ body: (inout ByteBuffer) -> Void
  ) throws(ReplacementFault) {
    // A rename would not ask whether the file may be written to.
    if info != nil { try system { () throws(SystemError) in try FileCalls.checkWritable(path) } }
    try ProcessCalls.holdingSignals { (signals) throws(ReplacementFault) in
      let draft = try createDraft()
      defer { draft.close() }
      do throws(ReplacementFault) {
        try system { () throws(SystemError) in try fill(draft.descriptor, body) }
        if signals.haveCome { throw .interrupted }
        if let old, try !system({ () throws(SystemError) in try holds(old) }) { throw .changed }
        do throws(Failure) { try first() } catch { throw .before(error) }
        try system { () throws(SystemError) in try FileCalls.moveFile(draft.path, over: path) }
      } catch {
        draft.remove()
        throw error
      }
      FileCalls.synchronizeFolder(path.folder)
    }
  }

  private func createDraft() throws(ReplacementFault) -> DraftFile {
    do {
      return try DraftFile.create(for: path)
    } catch  where error.reason == .missing {
      throw .system(error)
    } catch {
      throw .folder(error)
    }
  }

  private func fill(_ descriptor: Int32, _ body: (inout ByteBuffer) -> Void) throws(SystemError) {
    if let info { try Self.take(over: info, descriptor) }
    try OutputSink.write(to: descriptor, body)
    try FileCalls.synchronize(descriptor)
  }

  /// Gives a new file the owner, the group and the permissions of the old one.
  private static func take(over info: FileInfo, _ descriptor: Int32) throws(SystemError) {
    let own = try FileCalls.info(of: descriptor)
    var permissions = info.permissions
    if (own.owner, own.group) != (info.owner, info.group),
      (try? FileCalls.setOwner(info.owner, group: info.group, of: descriptor)) == nil
    {
      try? FileCalls.setOwner(nil, group: info.group, of: descriptor)
      // What runs as its owner must not come to run as somebody else.
      permissions &= ~Self.ownerBits
    }
    // File systems without permissions refuse to set them.
    if try FileCalls.info(of: descriptor).permissions != permissions {
      try FileCalls.setPermissions(permissions, of: descriptor)
    }
  }

  /// Set user and set group.
  private static let ownerBits: UInt16 = 0o6000

  /// Whether the file holds these bytes and no others.
  private func holds(_ bytes: [UInt8]) throws(SystemError) -> Bool {
    let descriptor: Int32
    do {
      descriptor = try FileCalls.openFile(path, for: .reading)
    } catch  where error.reason == .missing {
      return false
    }
    defer { try? FileCalls.closeFile(descriptor) }
    var stretch = [UInt8](repeating: 0, count: Self.stretch)
    var compared = 0
    while true {
      let count = try Self.read(descriptor, into: &stretch)
      if count == 0 { return compared == bytes.count }
      guard compared + count <= bytes.count, bytes[compared..<compared + count] == stretch[..<count] else {
        return false
      }
      compared += count
    }
  }

  private static let stretch = 1 << 18

  private static func read(_ descriptor: Int32, into stretch: inout [UInt8]) throws(SystemError) -> Int {
    var failure: SystemError?
    let count = stretch.withUnsafeMutableBytes { buffer in
      do throws(SystemError) {
        return try FileCalls.readBytes(descriptor, into: buffer)
      } catch {
        failure = error
        return 0
      }
    }
    if let failure { throw failure }
    return count
  }

  private func system<Result>(_ body: () throws(SystemError) -> Result) throws(ReplacementFault) -> Result {
    do {
      return try body()
    } catch {
      throw .system(error)
    }
  }
}

/// Why a file keeps its old bytes.
enum ReplacementFault: Error, Equatable {
  /// What had to be done first failed.
  case before(Failure)
  /// A call to the system failed.
  case system(SystemError)
  /// Nothing can be written beside it.
  case folder(SystemError)
  /// It holds something else than what was read.
  case changed
  /// The program was told to end, and ends now.
  case interrupted

  /// The reason in plain words, to be put behind a colon.
  var words: String {
    switch self {
    case .before(let failure): failure.message
    case .system(let error): error.words
    case .folder(let error): "no file can be made beside it: \(error.words)"
    case .changed: "it has changed since it was read"
    case .interrupted: "the program was told to end"
    }
  }
}
