internal import SpecTree

/// Finds the files that the paths on the command line stand for.
///
/// A path that exists is that path, whatever characters it has: a file is taken, a folder is searched. Else it may be a
/// pattern, which leads to YAML and JSON files and to folders. Files come in the order of the arguments, those of one
/// argument in the order of their paths' bytes, each file once under the first name that led to it. Symbolic links are
/// followed where they are named, not where they are found. A folder is searched without what ignore files and the
/// configuration leave out; a file that is named is taken all the same.
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

  /// A folder that is still to be searched.
  private struct Folder {
    let path: FilePath
    let ignored: IgnoreRules
  }

  private let disk: Disk
  private var configurations: ConfigurationStore
  private var found: [Found] = []
  private var failures: [Failure] = []
  private var unmatched: [Failure] = []

  /// The files for the paths; more than one `-` cannot be read, and what a folder holds is for its configuration to say.
  ///
  /// With `leavesOutNamed`, files that are named are left out like those that are found: for tools that name all.
  static func files(
    for paths: [FilePath], on disk: Disk, _ configurations: inout ConfigurationStore, leavesOutNamed: Bool = false
  ) throws(Failure) -> Result {
    let dashes = paths.indices.filter { paths[$0].isDash }
    guard dashes.count < 2 else {
      throw Failure(
        "standard input is named twice, as PATH \(dashes[0] + 1) and as PATH \(dashes[1] + 1); it can be read once")
    }
    var walker = PathWalker(disk: disk, configurations)
    for path in paths { try walker.add(path) }
    if leavesOutNamed { try walker.leaveOutNamed() }
    configurations = walker.configurations
    return Result(files: walker.distinctFiles(), failures: walker.failures, unmatched: walker.unmatched)
  }

  private init(disk: Disk, _ configurations: ConfigurationStore) {
    self.disk = disk
    self.configurations = configurations
  }

  private mutating func add(_ path: FilePath) throws(Failure) {
    guard !path.isDash else { return found.append(Found(path: path, identity: nil)) }
    let named: FileInfo
    do {
      named = try disk.info(of: path)
    } catch {
      let pattern = Glob(path)
      guard error.reason == .missing, pattern.hasWildcard else {
        return failures.append(.reading(path, error, on: disk))
      }
      let count = (found.count, unmatched.count)
      for match in pattern.matches(on: disk) {
        guard let info = try? disk.info(of: match) else { continue }
        if info.kind == .folder || SourceFormat(fileName: match.shown) != nil { try add(match, info) }
      }
      // Folders without a list are no news beside those with one; the pattern as a whole must lead somewhere.
      unmatched.removeSubrange(count.1...)
      if found.count == count.0 { unmatched.append(Failure("no file matches '\(path.shown)'")) }
      return
    }
    try add(path, named)
  }

  /// Takes a file, or what a folder holds.
  private mutating func add(_ path: FilePath, _ info: FileInfo) throws(Failure) {
    guard info.kind == .folder else { return found.append(Found(path: path, identity: info.identity)) }
    var inside: [Found] = []
    var folders = [Folder(path: path, ignored: IgnoreRules(of: path, on: disk))]
    while let folder = folders.popLast() {
      let names: [[UInt8]]
      do {
        names = try disk.names(in: folder.path)
      } catch {
        failures.append(.reading(folder.path, error, on: disk))
        continue
      }
      for name in names { try look(at: name, in: folder, &inside, &folders) }
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

  private mutating func look(
    at name: [UInt8], in folder: Folder, _ inside: inout [Found], _ folders: inout [Folder]
  ) throws(Failure) {
    let path = folder.path.appending(name)
    // What goes away while the folder is read was not there.
    guard let info = try? disk.linkInfo(of: path) else { return }
    switch info.kind {
    case .folder:
      // Folders that begin with a point hold what tools keep: .git, .build.
      guard name.first != UInt8(ascii: "."), !folder.ignored.ignores(name, isFolder: true) else { return }
      let place = try configurations.configuration(of: path)
      guard !place.configuration.excludes(place.names, isFolder: true) else { return }
      folders.append(Folder(path: path, ignored: folder.ignored.entering(name, at: path, on: disk)))
    case .file:
      guard SourceFormat(fileName: name) != nil,
        !folder.ignored.ignores(name, isFolder: false)
      else { return }
      let place = try configurations.configuration(of: path)
      guard !place.configuration.excludes(place.names, isFolder: false) else { return }
      if place.configuration.counts(place.names) ?? SpecFiles.includes(path, on: disk) {
        inside.append(Found(path: path, identity: info.identity))
      }
    case .link, .other: break
    }
  }

  /// Takes out what would have been left out in a search.
  private mutating func leaveOutNamed() throws(Failure) {
    var left: [Found] = []
    for file in found {
      if !file.path.isDash {
        let ignored = IgnoreRules(of: file.path.folder, on: disk)
        let place = try configurations.configuration(of: file.path)
        if ignored.leavesOutFolder || ignored.ignores(file.path.name, isFolder: false) || place.excludes { continue }
      }
      left.append(file)
    }
    found = left
  }
}

extension Failure {
  fileprivate static func nothing(in folder: FilePath) -> Failure {
    Failure(
      "no list spec in '\(folder.shown)'",
      hint: "a file counts if its name has '.list.' or its root has 'listspec' or 'listspec-edits'")
  }
}
