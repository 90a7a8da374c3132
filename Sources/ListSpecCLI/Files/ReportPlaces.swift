internal import ListRender

/// Says where files lie that reports name: on the disk, and in the repository, which is the folder of the nearest `.git`
/// upward from the current folder, else the current folder itself.
struct ReportPlaces: Sendable {
  private let disk: Disk
  private let folder: FilePath
  private let repository: FilePath

  /// The places as seen from the current folder.
  init(on disk: Disk) {
    self.disk = disk
    folder = (try? FileCalls.realPath(of: disk.path(FilePath(".")))) ?? FilePath("/")
    repository = Self.repository(above: folder) ?? folder
  }

  /// Where the file lies that is called so.
  func place(of name: String) -> FilePlace {
    let named = FilePath(name)
    // What is not there, as the name that was given to standard input, lies where its name says.
    let real = (try? FileCalls.realPath(of: disk.path(named))) ?? absolute(named)
    let root = repository.bytes.last == UInt8(ascii: "/") ? repository.bytes : repository.bytes + [UInt8(ascii: "/")]
    let isInside = real.bytes.starts(with: root) && real.bytes.count > root.count
    return FilePlace(
      absolute: real.shown, inRepository: isInside ? FilePath(real.bytes.dropFirst(root.count)).shown : nil)
  }

  private func absolute(_ path: FilePath) -> FilePath {
    let slash = UInt8(ascii: "/")
    var names: [ArraySlice<UInt8>] = []
    for name in (path.isAbsolute ? path : folder.appending(path.bytes)).bytes.split(separator: slash) {
      switch name {
      case [UInt8(ascii: ".")]: break
      case [UInt8(ascii: "."), UInt8(ascii: ".")]: _ = names.popLast()
      default: names.append(name)
      }
    }
    return FilePath([slash] + names.joined(separator: [slash]))
  }

  private static func repository(above folder: FilePath) -> FilePath? {
    var folder = folder
    while true {
      if (try? FileCalls.info(of: folder.appending(Array(".git".utf8)), followingLinks: true)) != nil { return folder }
      let above = FilePath(folder.folder.bytes.dropLast())
      guard !above.bytes.isEmpty, above.bytes.count < folder.bytes.count else { return nil }
      folder = above
    }
  }
}
