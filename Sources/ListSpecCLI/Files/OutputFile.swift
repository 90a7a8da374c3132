internal import ListRender

/// A file that a result is written to as a whole: it has the old bytes or all of the new ones, never a part.
struct OutputFile {
  let path: FilePath
  let disk: Disk

  /// Lets `body` fill a buffer and puts the file in its place.
  ///
  /// The bytes are written beside the target, brought to the disk, and renamed; the target's permissions are kept, and a
  /// symbolic link stays a link to it. A device or a pipe is written directly.
  func write(_ body: (inout ByteBuffer) -> Void) throws(Failure) {
    do throws(SystemError) {
      let target = try self.target()
      if let kind = target.info?.kind, kind != .file {
        try Self.writeDirectly(to: target.path, body)
      } else {
        try replace(target.path, target.info, body)
      }
    } catch {
      throw .writing("'\(path.shown)'", error)
    }
  }

  /// Refuses to write over a file that is read.
  func check(isNotAmong inputs: [FilePath]) throws(Failure) {
    guard let own = try? disk.info(of: path), own.kind == .file else { return }
    guard inputs.contains(where: { (try? disk.info(of: $0))?.identity == own.identity }) else { return }
    throw Failure("'\(path.shown)' is also an input; write the result to another file")
  }

  /// The file that the path leads to in the end, and what is there now.
  private func target() throws(SystemError) -> (path: FilePath, info: FileInfo?) {
    let asked = disk.path(path)
    do {
      let info = try FileCalls.info(of: asked, followingLinks: true)
      // Only files are replaced by name; /dev/stdout must be opened as such.
      return (info.kind == .file ? try FileCalls.realPath(of: asked) : asked, info)
    } catch  where error.reason == .missing {
      return (asked, nil)
    }
  }

  private static func writeDirectly(
    to path: FilePath, _ body: (inout ByteBuffer) -> Void
  ) throws(SystemError) {
    let descriptor = try FileCalls.openFile(path, for: .writing)
    do {
      try OutputSink.write(to: descriptor, body)
    } catch {
      try? FileCalls.closeFile(descriptor)
      throw error
    }
    try FileCalls.closeFile(descriptor)
  }

  private func replace(
    _ target: FilePath, _ info: FileInfo?, _ body: (inout ByteBuffer) -> Void
  ) throws(SystemError) {
    // Ended in between, the program would leave the draft behind.
    try ProcessCalls.holdingSignals { () throws(SystemError) in
      let (draft, descriptor) = try Self.createDraft(in: target.folder)
      do throws(SystemError) {
        do throws(SystemError) {
          if let info { try FileCalls.setPermissions(info.permissions, of: descriptor) }
          try OutputSink.write(to: descriptor, body)
          try FileCalls.synchronize(descriptor)
        } catch {
          try? FileCalls.closeFile(descriptor)
          throw error
        }
        try FileCalls.closeFile(descriptor)
        try FileCalls.moveFile(draft, over: target)
      } catch {
        FileCalls.removeFile(draft)
        throw error
      }
    }
  }

  /// A new file beside the target, under a name that is not taken.
  private static func createDraft(in folder: FilePath) throws(SystemError) -> (path: FilePath, descriptor: Int32) {
    var attempt = 0
    while true {
      let draft = folder.appending(Array(".listspec-\(ProcessCalls.processID)-\(attempt).tmp".utf8))
      do throws(SystemError) {
        return (draft, try FileCalls.openFile(draft, for: .creating))
      } catch {
        attempt += 1
        guard error.reason == .alreadyThere, attempt < mostAttempts else { throw error }
      }
    }
  }

  private static let mostAttempts = 100
}
