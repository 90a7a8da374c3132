internal import ListLint
internal import SpecSource
internal import SpecTree

/// Reads one configuration file into a configuration, over what it extends.
struct ConfigurationReader {
  /// What is wrong with the files.
  private(set) var findings: [Diagnostic] = []
  /// The files that were read, by `FileID`.
  private(set) var sources: [SourceFile] = []
  private let disk: Disk
  private let loader: FileLoader
  /// The files that are being read, outermost first.
  private var way: [FilePath] = []
  /// How many files may stand on each other.
  private static let deepest = 32

  init(on disk: Disk, _ loader: FileLoader) {
    self.disk = disk
    self.loader = loader
  }

  /// Reads a file over a configuration.
  mutating func read(_ path: FilePath, over configuration: inout Configuration) throws(Failure) {
    let source = try loader.read(path, as: FileID(UInt32(sources.count)), on: disk)
    sources.append(source)
    let (tree, faults) = SpecReader.read(source, as: SourceFormat(fileName: source.name) ?? .yaml)
    // An empty file, and one that holds comments alone, says nothing, which is its right.
    findings += faults.filter { $0.rule != .emptyFile }
    guard tree.isComplete, let document = tree.documents.first else { return }
    way.append((try? FileCalls.realPath(of: disk.path(path))) ?? path)
    defer { way.removeLast() }
    // What is read of the tree outlives the call of `withView` only as values.
    let root = tree.withView { ConfigurationRoot(document.root, of: tree, in: $0) }
    findings += root.findings
    for name in root.extended {
      let target = name.value.hasPrefix("/") ? FilePath(name.value) : path.folder.appending(Array(name.value.utf8))
      try extend(target, named: name, over: &configuration)
    }
    root.apply(to: &configuration, in: path.folder)
  }

  private mutating func extend(
    _ path: FilePath, named name: ConfigurationRoot.Name, over configuration: inout Configuration
  ) throws(Failure) {
    guard let real = try? FileCalls.realPath(of: disk.path(path)) else {
      report("'\(name.value)', which this configuration extends, does not exist", at: name.location)
      return
    }
    guard !way.contains(real), way.count < Self.deepest else {
      report("configurations extend each other in a circle through '\(name.value)'", at: name.location)
      return
    }
    try read(path, over: &configuration)
  }

  private mutating func report(_ message: String, at location: Location) {
    findings.append(Diagnostic(.invalidConfiguration, message, at: location))
  }
}
