internal import SpecTree

/// Finds the files that the paths on the command line stand for.
///
/// A path that exists is that path, whatever characters it has: a file is taken, a folder is searched. Else it may be a
/// pattern, which leads to YAML and JSON files. Files come in the order of the arguments, those of one argument in the order of their paths' bytes, each
/// file once under the first name that led to it. Symbolic links are followed where they are named, not where they are
/// found.
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

  private let disk: Disk
  private var result = Result()
  /// Which file each of the result is; nil for standard input.
  private var identities: [FileIdentity?] = []

  /// The files for the paths; more than one `-` cannot be read.
  static func files(for paths: [FilePath], on disk: Disk) throws(Failure) -> Result {
    let dashes = paths.indices.filter { paths[$0].isDash }
    guard dashes.count < 2 else {
      throw Failure(
        "standard input is named twice, as PATH \(dashes[0] + 1) and as PATH \(dashes[1] + 1); it can be read once")
    }
    var walker = PathWalker(disk: disk)
    for path in paths { walker.add(path) }
    return walker.distinctResult()
  }

  private init(disk: Disk) { self.disk = disk }

  private mutating func add(_ path: FilePath) {
    guard !path.isDash else { return take(path, nil) }
    do {
      try add(path, disk.info(of: path))
    } catch {
      let pattern = Glob(path)
      guard error.reason == .missing, pattern.hasWildcard else {
        return result.failures.append(.reading(path, error, on: disk))
      }
      let count = result.files.count
      for match in pattern.matches(on: disk) {
        guard let info = try? disk.info(of: match) else { continue }
        if info.kind == .folder || SourceFormat(fileName: match.shown) != nil { add(match, info) }
      }
      if result.files.count == count { result.unmatched.append(Failure("no file matches '\(path.shown)'")) }
    }
  }

  /// Takes a file, or what a folder holds.
  private mutating func add(_ path: FilePath, _ info: FileInfo) {
    guard info.kind == .folder else { return take(path, info.identity) }
    var found: [(path: FilePath, identity: FileIdentity)] = []
    var folders = [path]
    while let folder = folders.popLast() {
      do {
        for name in try disk.names(in: folder) { look(at: folder.appending(name), name, &found, &folders) }
      } catch {
        result.failures.append(.reading(folder, error, on: disk))
      }
    }
    if found.isEmpty { result.unmatched.append(.nothing(in: path)) }
    for file in found.sorted(by: { $0.path < $1.path }) { take(file.path, file.identity) }
  }

  private mutating func take(_ path: FilePath, _ identity: FileIdentity?) {
    result.files.append(path)
    identities.append(identity)
  }

  /// What was found, each file under the first name that led to it.
  private func distinctResult() -> Result {
    // Most runs are about one file, and a set costs more than all the rest of their walk.
    guard identities.count > 1 else { return result }
    var distinct = result
    var seen: Set<FileIdentity?> = []
    distinct.files = zip(result.files, identities).filter { seen.insert($1).inserted }.map(\.0)
    return distinct
  }

  private func look(
    at path: FilePath, _ name: [UInt8], _ found: inout [(path: FilePath, identity: FileIdentity)],
    _ folders: inout [FilePath]
  ) {
    // What goes away while the folder is read was not there.
    guard let info = try? disk.linkInfo(of: path) else { return }
    switch info.kind {
    case .folder:
      // Folders that begin with a point hold what tools keep: .git, .build.
      if name.first != UInt8(ascii: ".") { folders.append(path) }
    case .file:
      if SpecFiles.includes(path, on: disk) { found.append((path, info.identity)) }
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
