/// A file that is being written beside the one whose place it will take.
///
/// Its name is that of the other with a number, `.home.list.yaml.listspec-0`, and whoever writes it holds its lock, which
/// the system takes back when a process ends, however it ends. So what a killed program left behind can be told from what
/// another program is writing: nobody holds its lock.
struct DraftFile {
  /// Where it is.
  let path: FilePath
  /// What it is written through.
  let descriptor: Int32

  /// A new draft of `target`, with the permissions that the process gives to new files. What a killed program has left
  /// of an earlier one is removed.
  static func create(for target: FilePath) throws(SystemError) -> DraftFile {
    for number in 0..<mostAtOnce { removeLeftover(path(of: target, number)) }
    for number in 0..<mostAtOnce {
      let path = path(of: target, number)
      do throws(SystemError) {
        let draft = DraftFile(path: path, descriptor: try FileCalls.openFile(path, for: .creating))
        if try draft.isOurs() { return draft }
        draft.close()
      } catch {
        guard error.reason == .alreadyThere else { throw error }
      }
    }
    throw SystemError(
      code: 0, reason: .alreadyThere, words: "'\(path(of: target, 0).shown)' is there: other programs write to it")
  }

  /// Removes it; comes before `close`, so that nobody else takes it for a leftover.
  func remove() { FileCalls.removeFile(path) }

  /// Lets go of it. What could not be kept has been told by the synchronizing before.
  func close() { try? FileCalls.closeFile(descriptor) }

  /// Takes the lock; false if another program was quicker and takes the file for a leftover.
  private func isOurs() throws(SystemError) -> Bool {
    switch FileCalls.lock(descriptor) {
    case .held: false
    case .taken, .unknown: try FileCalls.info(of: descriptor).names > 0
    }
  }

  /// How many programs may write to one file at the same time; the last one to end wins.
  private static let mostAtOnce = 8

  /// The longest part of the file's name that the draft's name takes over, so that it stays below the 255 bytes of most
  /// file systems.
  private static let longestName = 200

  private static func path(of target: FilePath, _ number: Int) -> FilePath {
    var name = target.name.prefix(longestName)
    // Some systems take names of whole characters only.
    if name.count < target.name.count { while let last = name.last, last >= 0x80 { name.removeLast() } }
    return target.folder.appending(Array(".".utf8) + name + Array(".listspec-\(number)".utf8))
  }

  /// Removes a draft that is our user's and that nobody writes to.
  private static func removeLeftover(_ path: FilePath) {
    guard let descriptor = try? FileCalls.openFile(path, for: .locking) else { return }
    defer { try? FileCalls.closeFile(descriptor) }
    guard let info = try? FileCalls.info(of: descriptor), info.kind == .file, info.owner == ProcessCalls.user,
      case .taken = FileCalls.lock(descriptor),
      // Before the lock was ours the file may have been put in its place, and another draft have got its name.
      let named = try? FileCalls.info(of: path, followingLinks: false), named.identity == info.identity
    else { return }
    FileCalls.removeFile(path)
  }
}
