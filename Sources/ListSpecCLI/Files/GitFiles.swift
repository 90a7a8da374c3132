internal import ListModel
internal import SpecSource

/// The files that a spec at a commit may name: those of that commit.
struct GitFiles {
  private let spec: GitPath
  private let disk: Disk
  private let loader: FileLoader

  /// The files beside a spec.
  init(of spec: GitPath, on disk: Disk, _ loader: FileLoader) {
    self.spec = spec
    self.disk = disk
    self.loader = loader
  }

  /// Calls `body` with the files that the spec may name. `sources` are those of the unit of work so far, first the spec;
  /// afterwards they are all.
  func withFiles<Result>(of sources: inout [SourceFile], _ body: (NamedFiles) -> Result) -> Result {
    var read = sources
    var paths = Array(repeating: spec, count: sources.count)
    var known: [FilePath: Int] = [spec.path: 0]
    let files = NamedFiles { name, from in
      guard let asked = paths[Int(from.index)].naming(name) else { return .refused("lies outside the repository") }
      if let place = known[asked.path] { return .file(read[place]) }
      do throws(Failure) {
        let bytes = try asked.bytes(on: disk, atMost: loader.largestSize)
        let source = SourceFile(name: asked.shown, id: FileID(UInt32(read.count)), bytes: bytes)
        known[asked.path] = read.count
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
}
