internal import SpecSource

/// Reads files: the only stage of the program that takes anything from the disk.
///
/// Every path that can be read is: a pipe, a device, `-` for standard input. A file is read once, from its beginning to
/// its end, whatever size the system says it has.
struct FileLoader {
  /// The largest file that is read, in bytes.
  var largestSize = SourceFile.largestSize
  /// The name that reports give to standard input.
  var standardInputName = FilePath("<stdin>")

  /// The file at a path.
  func load(
    _ path: FilePath, _ console: inout Console, for work: LargeHeap.Work = .reading
  ) throws(Failure) -> SourceFile {
    if path.isDash { return try loadStandardInput(&console) }
    if let file = try GitPath(path) {
      return SourceFile(name: path.shown, bytes: try file.bytes(on: console.disk, atMost: largestSize))
    }
    let descriptor = try open(path, console.disk)
    defer { try? FileCalls.closeFile(descriptor) }
    return SourceFile(name: path.shown, bytes: try readAll(descriptor, path.shown, work))
  }

  /// A file that a spec names, as one of the unit of work.
  func read(
    _ path: FilePath, as id: FileID, on disk: Disk, for work: LargeHeap.Work = .reading
  ) throws(Failure) -> SourceFile {
    let descriptor = try open(path, disk)
    defer { try? FileCalls.closeFile(descriptor) }
    return SourceFile(name: path.shown, id: id, bytes: try readAll(descriptor, path.shown, work))
  }

  private func loadStandardInput(_ console: inout Console) throws(Failure) -> SourceFile {
    let name = standardInputName.shown
    switch console.input.origin {
    case .memory(let bytes): return SourceFile(name: name, bytes: bytes)
    case .descriptor(let descriptor):
      if console.input.isTerminal { console.say("reading from standard input; end with Ctrl-D") }
      return SourceFile(name: name, bytes: try readAll(descriptor, "standard input", .reading))
    }
  }

  private func open(_ path: FilePath, _ disk: Disk) throws(Failure) -> Int32 {
    do throws(SystemError) {
      do throws(SystemError) {
        return try FileCalls.openFile(disk.path(path), for: .reading)
      } catch  where error.reason == .noSuchDevice {
        // A socket cannot be opened by its name in /dev, but it can be read through the descriptor that it has.
        guard let descriptor = Self.descriptor(named: path) else { throw error }
        return try FileCalls.duplicate(descriptor)
      }
    } catch {
      throw .reading(path, error, on: disk)
    }
  }

  /// The descriptor that a name such as `/dev/stdin` or `/dev/fd/3` stands for.
  private static func descriptor(named path: FilePath) -> Int32? {
    switch path.shown {
    case "/dev/stdin": 0
    case let name where name.hasPrefix("/dev/fd/"): Int32(name.dropFirst("/dev/fd/".count))
    default: nil
    }
  }

  private func readAll(
    _ descriptor: Int32, _ name: String, _ work: LargeHeap.Work
  ) throws(Failure) -> [UInt8] {
    do throws(SystemError) {
      if let bytes = try readAll(descriptor, work) { return bytes }
    } catch {
      var failure = Failure.reading(name, "cannot read '\(name)': \(error.words)")
      if (try? FileCalls.info(of: descriptor))?.kind == .folder {
        failure.hint = "name a file in it; 'listspec validate \(name)' checks all of them"
      }
      throw failure
    }
    throw .reading(name, "cannot read '\(name)': it is larger than \(largestSize) bytes, the most that is read")
  }

  /// All bytes up to the end; nil if there are too many.
  private func readAll(_ descriptor: Int32, _ work: LargeHeap.Work) throws(SystemError) -> [UInt8]? {
    let info = try FileCalls.info(of: descriptor)
    guard info.kind != .file || info.size <= largestSize else { return nil }
    LargeHeap.prepare(forFileOf: info.size, work)
    // One more byte than a file should have, so that its end is seen without another call.
    let expected = info.kind == .file ? info.size + 1 : Self.stretch
    var bytes = try Self.read(descriptor, upTo: expected, endingAt: info.kind == .file ? info.size : 0)
    guard bytes.count == expected else { return bytes }
    while bytes.count <= largestSize {
      let more = try Self.read(descriptor, upTo: max(Self.stretch, bytes.count / 2))
      guard !more.isEmpty else { return bytes }
      bytes += more
    }
    return nil
  }

  private static let stretch = 1 << 16

  /// Reads until so many bytes are there, or the end; a call that comes to the size that a file should have and finds no
  /// more has found the end, and needs no other call to see it. `size` is 0 where none is known.
  private static func read(
    _ descriptor: Int32, upTo count: Int, endingAt size: Int = 0
  ) throws(SystemError) -> [UInt8] {
    var failure: SystemError?
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      do throws(SystemError) {
        while filled < count {
          let rest = UnsafeMutableRawBufferPointer(UnsafeMutableBufferPointer(rebasing: buffer[filled..<count]))
          let read = try FileCalls.readBytes(descriptor, into: rest)
          filled += read
          if read == 0 || filled == size { break }
        }
      } catch {
        failure = error
      }
    }
    if let failure { throw failure }
    return bytes
  }
}

extension Failure {
  /// A path that could not be read; one that is not there is answered with the nearest name in its folder.
  static func reading(_ path: FilePath, _ error: SystemError, on disk: Disk) -> Failure {
    var message = "cannot read '\(path.shown)': \(error.words)"
    if error.reason == .missing, let near = nearestName(to: path, on: disk) {
      message += "; did you mean '\(near)'?"
    }
    return .reading(path.shown, message)
  }

  /// A file that could not be read, in words that are there already.
  fileprivate static func reading(_ name: String, _ message: String) -> Failure {
    var failure = Failure(message)
    failure.path = name
    return failure
  }

  private static func nearestName(to path: FilePath, on disk: Disk) -> String? {
    guard let names = try? disk.names(in: path.folder) else { return nil }
    let name = String(decoding: path.name, as: UTF8.self)
    let near = Spelling.nearest(to: name, in: names.lazy.map { String(decoding: $0, as: UTF8.self) })
    return near.map { path.folder.appending(Array($0.utf8)).shown }
  }
}
