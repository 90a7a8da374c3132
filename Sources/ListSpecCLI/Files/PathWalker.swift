internal import SpecTree

/// Finds the files that the paths on the command line stand for.
///
/// A path that exists is that path, whatever characters it has: a file is taken, a folder is searched. Else it may be a
/// pattern, which leads to YAML and JSON files and to folders. Files come in the order of the arguments, those of one
/// argument in the order of their paths' bytes, each file once under the first name that led to it. Symbolic links are
/// followed where they are named, not where they are found.
struct PathWalker {
  /// What was found, and what went wrong on the way.
  struct Result {
    /// The files; `-` for standard input.
    var files: [FilePath] = []
    /// Paths that are not there, folders that may not be read.
    var failures: [Failure] = []
    /// Folders and patterns that led to no file.
    var unmatched: [Failure] = []
  }

  /// A file that was come by.
  private struct Found {
    let path: FilePath
    /// Which file it is; nil for standard input.
    let identity: FileIdentity?
  }

  private let disk: Disk
  private var found: [Found] = []
  private var failures: [Failure] = []
  private var unmatched: [Failure] = []

  /// The files for the paths; more than one `-` cannot be read.
  static func files(for paths: [FilePath], on disk: Disk) throws(Failure) -> Result {
    let dashes = paths.indices.filter { paths[$0].isDash }
    guard dashes.count < 2 else {
      throw Failure(
        "standard input is named twice, as PATH \(dashes[0] + 1) and as PATH \(dashes[1] + 1); it can be read once")
    }
    var walker = PathWalker(disk: disk)
    for path in paths { walker.add(path) }
    return Result(files: walker.distinctFiles(), failures: walker.failures, unmatched: walker.unmatched)
  }

  private init(disk: Disk) { self.disk = disk }

  private mutating func add(_ path: FilePath) {
    guard !path.isDash else { return found.append(Found(path: path, identity: nil)) }
    do {
      try add(path, disk.info(of: path))
    } catch {
      let pattern = Glob(path)
      guard error.reason == .missing, pattern.hasWildcard else {
        return failures.append(.reading(path, error, on: disk))
      }
      let count = (found.count, unmatched.count)
      for match in pattern.matches(on: disk) {
        guard let info = try? disk.info(of: match) else { continue }
        if info.kind == .folder || SourceFormat(fileName: match.shown) != nil { add(match, info) }
      }
      // Folders without a list are no news beside those with one; the pattern as a whole must lead somewhere.
      unmatched.removeSubrange(count.1...)
      if found.count == count.0 { unmatched.append(Failure("no file matches '\(path.shown)'")) }
    }
  }

  /// Takes a file, or what a folder holds.
  private mutating func add(_ path: FilePath, _ info: FileInfo) {
    guard info.kind == .folder else { return found.append(Found(path: path, identity: info.identity)) }
    var inside: [Found] = []
    var folders = [path]
    while let folder = folders.popLast() {
      do {
        for name in try disk.names(in: folder) { look(at: folder.appending(name), name, &inside, &folders) }
      } catch {
        failures.append(.reading(folder, error, on: disk))
      }
    }
    if inside.isEmpty { unmatched.append(.nothing(in: path)) }
    found += inside.sorted { $0.path < $1.path }
  }

  /// The files, each under the first name that led to it.
  private func distinctFiles() -> [FilePath] {
    // Most runs are about one file, and a set costs more than all the rest of their walk.
    guard found.count > 1 else { return found.map(\.path) }
    var seen: Set<FileIdentity?> = []
    return found.filter { seen.insert($0.identity).inserted }.map(\.path)
  }

  private func look(
    at path: FilePath, _ name: [UInt8], _ inside: inout [Found], _ folders: inout [FilePath]
  ) {
    // What goes away while the folder is read was not there.
    guard let info = try? disk.linkInfo(of: path) else { return }
    switch info.kind {
    case .folder:
      // Folders that begin with a point hold what tools keep: .git, .build.
      if name.first != UInt8(ascii: ".") { folders.append(path) }
    case .file:
      if SpecFiles.includes(path, on: disk) {
        inside.append(Found(path: path, identity: info.identity))
      }
    case .link, .other: break
    }
  }
}

extension Failure {
  fileprivate static func nothing(in folder: FilePath) -> Failure {
    Failure(
      "no list spec in '\(folder.shown)'",
      hint: "a file counts if its name has '.list.' or its root has 'listspec' or 'listspec-edits'")
  }
}
