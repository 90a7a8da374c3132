/// The path of a file as bytes: names on disk need not be UTF-8.
struct FilePath: Hashable, Sendable {
  /// The bytes, without a zero among them.
  let bytes: [UInt8]

  /// A path of bytes; a zero, which no path can hold, ends it.
  init(_ bytes: some Sequence<UInt8>) {
    self.bytes = Array(bytes.prefix { $0 != 0 })
  }

  /// A path of text.
  init(_ text: String) {
    self.init(text.utf8)
  }

  /// The path for people; bytes that are not UTF-8 become U+FFFD.
  var shown: String { String(decoding: bytes, as: UTF8.self) }

  /// Whether it is `-`, which stands for standard input and output.
  var isDash: Bool { bytes == [UInt8(ascii: "-")] }

  /// Whether it begins at the root of the file system.
  var isAbsolute: Bool { bytes.first == Self.slash }

  /// The last part: `list.yaml` of `Lists/list.yaml`; slashes at the end do not count.
  var name: [UInt8] { Array(trimmed.split(separator: Self.slash).last ?? []) }

  /// What holds the last part: `Lists/` of `Lists/list.yaml`; empty where no folder is named.
  var folder: FilePath {
    let path = trimmed
    return FilePath(path.lastIndex(of: Self.slash).map { path[...$0] } ?? [])
  }

  /// An absolute folder and those that it is in, inner ones first.
  var withParents: [FilePath] {
    var folder = self
    var chain: [FilePath] = []
    while true {
      // Below the folder of the disk itself a name follows the slash.
      if folder.bytes.count > 1, folder.bytes.last == Self.slash { folder = FilePath(folder.bytes.dropLast()) }
      chain.append(folder)
      let above = folder.folder
      guard above.bytes.count < folder.bytes.count, !above.bytes.isEmpty else { return chain }
      folder = above
    }
  }

  /// The path of a name in this folder; in the empty path it is the name alone.
  func appending(_ name: [UInt8]) -> FilePath {
    bytes.isEmpty || bytes.last == Self.slash ? FilePath(bytes + name) : FilePath(bytes + [Self.slash] + name)
  }

  /// The way from an absolute folder to this absolute path; both are free of `.`, `..` and links.
  func relative(to folder: FilePath) -> FilePath {
    let own = bytes.split(separator: Self.slash)
    let other = folder.bytes.split(separator: Self.slash)
    let shared = zip(own, other).prefix { $0 == $1 }.count
    let up = Array(repeating: Array("..".utf8)[...], count: other.count - shared)
    return FilePath(Array((up + own[shared...]).joined(separator: [Self.slash])))
  }

  /// Calls `body` with the path as a C string.
  func withCString<Result>(_ body: (UnsafePointer<CChar>) -> Result) -> Result {
    (bytes + [0]).withUnsafeBytes { body($0.bindMemory(to: CChar.self).baseAddress.unsafelyUnwrapped) }
  }

  private var trimmed: ArraySlice<UInt8> {
    let end = bytes.lastIndex { $0 != Self.slash }
    return end.map { bytes[...$0] } ?? []
  }

  private static let slash = UInt8(ascii: "/")
}

extension FilePath: Comparable {
  /// By bytes.
  static func < (left: FilePath, right: FilePath) -> Bool {
    left.bytes.lexicographicallyPrecedes(right.bytes)
  }
}
