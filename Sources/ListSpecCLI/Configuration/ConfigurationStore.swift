internal import ListLint
internal import ListRender
internal import SpecSource

/// The configurations of a run: each file's is the nearest `.listspec.yaml` upward, no further than the root of its
/// repository.
struct ConfigurationStore {
  /// Where configurations come from.
  enum Choice: Sendable {
    /// The files that are found upward.
    case nearest
    /// One file for everything.
    case file(FilePath)
    /// None at all.
    case none
  }

  /// A file's configuration, and the file's place in the folder of the configuration.
  struct Found {
    let configuration: Configuration
    /// The names from that folder to the file.
    let names: [[UInt8]]

    /// Which findings in the file count.
    var filter: FindingFilter {
      FindingFilter(
        configuration.ruleSettings(for: names), requiresReason: configuration.requiresReason?.value ?? false)
    }

    /// Whether the configuration leaves the file out, or a folder that it is in.
    var excludes: Bool {
      (1...max(1, names.count)).contains { count in
        configuration.excludes(Array(names.prefix(count)), isFolder: count < names.count)
      }
    }
  }

  /// The most remarks that are made.
  private static let mostRemarks = 10

  private let choice: Choice
  private let disk: Disk
  private let loader: FileLoader
  /// The configurations that have been read: seldom more than one.
  private var read: [Configuration] = []
  /// What was probably meant as a configuration and is none, each once.
  private(set) var remarks: [String] = []
  /// The folder that was asked about last, as it was named: files come folder by folder.
  private var last: Folder?

  /// A folder that was asked about.
  private final class Folder: Sendable {
    let named: FilePath
    /// The same, its links followed.
    let real: FilePath
    let configuration: Configuration

    init(named: FilePath, real: FilePath, _ configuration: Configuration) {
      self.named = named
      self.real = real
      self.configuration = configuration
    }
  }

  init(_ choice: Choice, on disk: Disk, _ loader: FileLoader) {
    self.choice = choice
    self.disk = disk
    self.loader = loader
  }

  /// The configuration of a file or a folder; nothing has to be there.
  mutating func configuration(of path: FilePath) throws(Failure) -> Found {
    let named = path.isDash || path.folder.bytes.isEmpty ? FilePath(".") : path.folder
    let folder: FilePath
    let configuration: Configuration
    if let last, last.named == named {
      (folder, configuration) = (last.real, last.configuration)
    } else {
      folder = realFolder(named)
      configuration = try self.configuration(for: folder)
      last = Folder(named: named, real: folder, configuration)
    }
    guard configuration.file != nil else { return Found(configuration: configuration, names: []) }
    let own = folder.bytes.split(separator: UInt8(ascii: "/")).map(Array.init) + (path.isDash ? [] : [path.name])
    let root = configuration.folder.bytes.split(separator: UInt8(ascii: "/")).map(Array.init)
    return Found(configuration: configuration, names: own.starts(with: root) ? Array(own[root.count...]) : own)
  }

  private func realFolder(_ named: FilePath) -> FilePath { (try? FileCalls.realPath(of: disk.path(named))) ?? named }

  private mutating func configuration(for folder: FilePath) throws(Failure) -> Configuration {
    switch choice {
    case .none: return .usual
    case .file(let file): return try read(file, in: realFolder(file.folder.bytes.isEmpty ? FilePath(".") : file.folder))
    case .nearest:
      for above in folder.isAbsolute ? folder.withParents : [] {
        let file = above.appending(Array(Configuration.fileName.utf8))
        let kind = (try? FileCalls.info(of: file, followingLinks: true))?.kind
        if kind == .file { return try read(shown(file), in: above) }
        if kind == .folder { remark("'\(shown(file).shown)' is a folder; a configuration is a file of that name") }
        let other = above.appending(Array(Configuration.otherName.utf8))
        if (try? FileCalls.info(of: other, followingLinks: true))?.kind == .file {
          remark("'\(shown(other).shown)' is not read; a configuration is named '\(Configuration.fileName)'")
        }
        if (try? FileCalls.info(of: above.appending(Array(".git".utf8)), followingLinks: true)) != nil { break }
      }
      return .usual
    }
  }

  private mutating func remark(_ text: String) {
    let line = "listspec: \(text)"
    if remarks.count < Self.mostRemarks, !remarks.contains(line) { remarks.append(line) }
  }

  private mutating func read(_ file: FilePath, in folder: FilePath) throws(Failure) -> Configuration {
    if let found = read.first(where: { $0.file == file }) { return found }
    var reader = ConfigurationReader(on: disk, loader)
    var configuration = Configuration()
    configuration.folder = folder
    configuration.file = file
    try reader.read(file, over: &configuration)
    guard reader.findings.isEmpty else { throw .configuration(file, reader) }
    read.append(configuration)
    return configuration
  }

  /// A path relative to the current folder, where that is shorter to read.
  private func shown(_ path: FilePath) -> FilePath {
    guard let here = try? FileCalls.realPath(of: disk.path(FilePath("."))) else { return path }
    let start = here.bytes + [UInt8(ascii: "/")]
    return path.bytes.starts(with: start) ? FilePath(path.bytes.dropFirst(start.count)) : path
  }
}

extension Failure {
  /// A configuration that cannot be used, with what is wrong with it.
  fileprivate static func configuration(_ file: FilePath, _ reader: ConfigurationReader) -> Failure {
    Failure("the configuration '\(file.shown)' cannot be used", details: reader.findings, in: reader.sources)
  }
}
