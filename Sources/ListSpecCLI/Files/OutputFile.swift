internal import ListRender
internal import SpecSource

/// A file that a result is written to as a whole: it has the old bytes or all of the new ones, never a part.
struct OutputFile {
  let path: FilePath
  let disk: Disk

  /// Lets `body` fill a buffer and puts the file in its place; see `FileReplacement`.
  ///
  /// A symbolic link stays a link to it. A device or a pipe is written directly. `first` is done when nothing but the
  /// file's own change is left: where it fails, the file stays as it is.
  func write(
    first: () throws(Failure) -> Void = {}, _ body: (inout ByteBuffer) -> Void
  ) throws(Failure) {
    let target = try self.target()
    if let kind = target.info?.kind, kind != .file {
      try first()
      do throws(SystemError) {
        try Self.writeDirectly(to: target.path, body)
      } catch {
        throw .writing("'\(path.shown)'", error)
      }
    } else {
      try replace(target, over: nil, first: first, body)
    }
  }

  /// Puts new bytes in the place of those that were read from the file, unless it has changed meanwhile; the same bytes
  /// are not written. That other names of the file keep the old text is said on standard error. `first` is as for
  /// `write`.
  func replace(
    _ old: [UInt8], with new: [UInt8], _ console: inout Console, first: () throws(Failure) -> Void = {}
  ) throws(Failure) {
    guard old != new else { return try first() }
    let target = try self.target()
    guard target.info?.kind == .file else {
      throw Failure("cannot write to '\(path.shown)': it is not a file that could be replaced")
    }
    try replace(target, over: old, first: first) { out in
      for start in stride(from: 0, to: new.count, by: Self.stretch) {
        out.append(new[start..<min(new.count, start + Self.stretch)])
        out.drainIfLong()
      }
    }
    if let names = target.info?.names, names > 1 {
      console.say("listspec: '\(path.shown)' has other names (hard links), which keep the old text")
    }
  }

  private static let stretch = 1 << 18

  /// Adds text at the end of the file, which may be there or not.
  func append(_ text: ByteBuffer) throws(Failure) {
    do throws(SystemError) {
      let descriptor = try FileCalls.openFile(disk.path(path), for: .appending)
      defer { try? FileCalls.closeFile(descriptor) }
      try OutputSink.write(to: descriptor) { $0.append(text) }
    } catch {
      throw .writing("'\(path.shown)'", error)
    }
  }

  /// Refuses to write `what` over a file that is read.
  func check(isNotAmong inputs: [FilePath], for what: String = "the result") throws(Failure) {
    guard let own = try? disk.info(of: path), own.kind == .file else { return }
    guard inputs.contains(where: { (try? disk.info(of: $0))?.identity == own.identity }) else { return }
    throw Failure("'\(path.shown)' is also an input; write \(what) to another file")
  }

  /// Refuses to write `what` over a file that was read besides those that the command line names: one that a list
  /// includes, extends or takes its data from.
  func check(isNotAmong sources: [SourceFile], for what: String = "the result") throws(Failure) {
    guard let own = try? disk.info(of: path), own.kind == .file else { return }
    let read = sources.first { (try? disk.info(of: FilePath($0.name)))?.identity == own.identity }
    guard let read, let first = sources.first else { return }
    throw Failure(
      "'\(path.shown)' is also an input: '\(first.name)' is read with '\(read.name)'; write \(what) to another file")
  }

  /// Whether another path leads to the same file, which may not be there yet.
  func isSame(as other: OutputFile) -> Bool {
    guard let own = try? place(), let place = try? other.place() else { return false }
    return own == place
  }

  /// The one path of the file.
  private func place() throws(Failure) -> FilePath {
    let target = try self.target()
    guard target.info == nil else { return target.path }
    let folder = target.path.folder
    let place = try? FileCalls.realPath(of: folder.bytes.isEmpty ? FilePath(".") : folder)
    return place?.appending(target.path.name) ?? target.path
  }

  /// The file that the path leads to in the end, and what is there now.
  private func target() throws(Failure) -> FileReplacement {
    do throws(SystemError) {
      var asked = disk.path(path)
      for _ in 0..<Self.mostLinks {
        do {
          let info = try FileCalls.info(of: asked, followingLinks: true)
          // Only files are replaced by name; /dev/stdout must be opened as such.
          return FileReplacement(path: info.kind == .file ? try FileCalls.realPath(of: asked) : asked, info: info)
        } catch  where error.reason == .missing {
          guard (try? FileCalls.info(of: asked, followingLinks: false))?.kind == .link else { break }
          // A link to what is not there yet.
          asked = Disk(folder: asked.folder).path(try FileCalls.linkTarget(of: asked))
        }
      }
      return FileReplacement(path: asked, info: nil)
    } catch {
      throw .writing("'\(path.shown)'", error)
    }
  }

  /// The most links that are followed to a place where nothing is yet; systems follow no more either.
  private static let mostLinks = 40

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
    _ target: FileReplacement, over old: [UInt8]?, first: () throws(Failure) -> Void,
    _ body: (inout ByteBuffer) -> Void
  ) throws(Failure) {
    do throws(ReplacementFault) {
      try target.write(over: old, first: first, body)
    } catch {
      if case .before(let failure) = error { throw failure }
      throw Failure("cannot write to '\(path.shown)': \(error.words)")
    }
  }
}
