internal import ListModel
internal import SpecSource

/// The files that specs may name: everything below one folder, and nothing outside it.
///
/// The folder is that of the nearest `.listspec.yaml` or `.git` upward, else that of the spec itself; a symbolic link
/// counts where it ends. Each file is read once, under the name by which it was first asked for.
struct SpecRoot {
  /// The folder, its links followed; nil where there is none, as for standard input without a name.
  private let folder: FilePath?
  private let disk: Disk
  private let loader: FileLoader

  /// The root of a spec that was read under a path; `given` is what `--root` says.
  init(of path: FilePath, given: FilePath?, on disk: Disk, _ loader: FileLoader) {
    self.disk = disk
    self.loader = loader
    folder = given.map { try? FileCalls.realPath(of: disk.path($0)) } ?? Self.nearest(above: path, on: disk)
  }

  private static func nearest(above path: FilePath, on disk: Disk) -> FilePath? {
    let named = path.folder.bytes.isEmpty ? FilePath(".") : path.folder
    guard !path.isDash, let own = try? FileCalls.realPath(of: disk.path(named)) else { return nil }
    for folder in own.withParents {
      for name in [Configuration.fileName, ".git"]
      where (try? FileCalls.info(of: folder.appending(Array(name.utf8)), followingLinks: true)) != nil {
        return folder
      }
    }
    return own
  }

  /// Calls `body` with the files that a spec may name. `sources` are those of the unit of work so far, first the spec,
  /// which was read under `path`; afterwards they are all.
  func withFiles<Result>(
    of sources: inout [SourceFile], at path: FilePath, _ body: (NamedFiles) -> Result
  ) -> Result {
    var read = sources
    // The path of each file as it was named, and where it really is.
    var paths = Array(repeating: path, count: sources.count)
    var real: [FilePath: Int] = [:]
    if !path.isDash, let own = try? FileCalls.realPath(of: disk.path(path)) { real[own] = 0 }
    let files = NamedFiles { name, from in
      guard let folder else { return .refused("cannot be read: standard input has no folder; give '--stdin-name'") }
      let asked = FilePath(name).isAbsolute ? FilePath(name) : paths[Int(from.index)].folder.appending(Array(name.utf8))
      guard let target = try? FileCalls.realPath(of: disk.path(asked)) else {
        return .refused(missing(asked, below: folder))
      }
      let kind = (try? disk.info(of: asked))?.kind
      guard contains(folder, target) || kind == .folder && target == folder else {
        return .refused("lies outside '\(folder.shown)', the folder that files may come from (see '--root')")
      }
      if let known = real[target] { return .file(read[known]) }
      if kind == .folder { return .refused("is a folder, expected a file") }
      // Whoever is to write to a pipe may never come.
      if kind == .other { return .refused("is no file") }
      do throws(Failure) {
        let source = try loader.read(asked, as: FileID(UInt32(read.count)), on: disk, for: .composing)
        real[target] = read.count
        read.append(source)
        paths.append(asked)
        return .file(source)
      } catch {
        return .refused("is refused: \(error.message)")
      }
    }
    let result = body(files)
    sources = read
    return result
  }

  private func contains(_ folder: FilePath, _ target: FilePath) -> Bool {
    guard folder.bytes != Array("/".utf8) else { return true }
    return target.bytes.starts(with: folder.bytes + Array("/".utf8))
  }

  /// Why a file is not there, with the nearest name in its folder, unless that is no business of the spec.
  private func missing(_ path: FilePath, below root: FilePath) -> String {
    let named = path.folder.bytes.isEmpty ? FilePath(".") : path.folder
    guard let folder = try? FileCalls.realPath(of: disk.path(named)), folder == root || contains(root, folder) else {
      return "does not exist"
    }
    let names = (try? disk.names(in: path.folder)) ?? []
    let name = String(decoding: path.name, as: UTF8.self)
    let near = Spelling.nearest(to: name, in: names.lazy.map { String(decoding: $0, as: UTF8.self) })
    return "does not exist" + (near.map { "; did you mean '\($0)'?" } ?? "")
  }
}
