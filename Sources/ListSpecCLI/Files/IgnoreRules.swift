internal import SpecSource

/// What the ignore files of a folder and of those above it leave out.
///
/// `.gitignore` and `.listspecignore` are read alike; the last line that matches decides, those of inner folders after
/// those of outer ones (gitignore(5)).
struct IgnoreRules {
  /// The lines of one folder.
  private struct Level {
    /// How many names lead to the folder from where the rules begin.
    let depth: Int
    let patterns: [PathPattern]
  }

  private var levels: [Level] = []
  /// The names from where the rules begin to the folder at hand.
  private var names: [[UInt8]] = []
  /// Whether the folder itself is left out, by a line of one above it.
  private(set) var leavesOutFolder = false

  /// The files that hold such lines.
  static let fileNames = [".gitignore", ".listspecignore"]

  /// The rules of a folder: those of its repository, from its root down.
  init(of folder: FilePath, on disk: Disk, _ loader: FileLoader = FileLoader()) {
    let named = folder.bytes.isEmpty ? FilePath(".") : folder
    guard let own = try? FileCalls.realPath(of: disk.path(named)) else { return }
    let chain = Self.repository(of: own)
    if let root = chain.first {
      read(root.appending(Array(".git/info/exclude".utf8)), on: disk, loader)
      read(in: root, on: disk, loader)
    }
    for folder in chain.dropFirst() {
      if ignores(folder.name, isFolder: true) { leavesOutFolder = true }
      enter(folder.name, at: folder, on: disk, loader)
    }
    if chain.isEmpty { read(in: own, on: disk, loader) }
  }

  /// The folders from the repository's root to a folder; none where there is no repository.
  private static func repository(of folder: FilePath) -> [FilePath] {
    var chain: [FilePath] = []
    for folder in folder.withParents {
      chain.insert(folder, at: 0)
      if (try? FileCalls.info(of: folder.appending(Array(".git".utf8)), followingLinks: true)) != nil { return chain }
    }
    return []
  }

  /// The rules inside a folder of this one, which stands at `path`.
  func entering(_ name: [UInt8], at path: FilePath, on disk: Disk) -> IgnoreRules {
    var inner = self
    inner.enter(name, at: disk.path(path), on: disk, FileLoader())
    return inner
  }

  private mutating func enter(_ name: [UInt8], at path: FilePath, on disk: Disk, _ loader: FileLoader) {
    names.append(name)
    read(in: path, on: disk, loader)
  }

  private mutating func read(in folder: FilePath, on disk: Disk, _ loader: FileLoader) {
    for name in Self.fileNames { read(folder.appending(Array(name.utf8)), on: disk, loader) }
  }

  private mutating func read(_ path: FilePath, on disk: Disk, _ loader: FileLoader) {
    // A pipe of that name would be waited for.
    guard (try? disk.info(of: path))?.kind == .file else { return }
    guard let source = try? loader.read(path, as: .main, on: disk) else { return }
    let patterns = source.bytes.split(separator: UInt8(ascii: "\n")).compactMap { PathPattern(line: $0) }
    if !patterns.isEmpty { levels.append(Level(depth: names.count, patterns: patterns)) }
  }

  /// Whether something in the folder at hand is left out.
  func ignores(_ name: [UInt8], isFolder: Bool) -> Bool {
    guard !levels.isEmpty else { return false }
    let path = names + [name]
    for level in levels.reversed() {
      for pattern in level.patterns.reversed() where pattern.matches(path[level.depth...], isFolder: isFolder) {
        return !pattern.isNegated
      }
    }
    return false
  }
}
