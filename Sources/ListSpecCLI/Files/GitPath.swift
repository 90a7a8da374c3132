/// A file at a commit: `git:REF:PATH`, where the path counts from the top of the repository, or from the current folder
/// when it begins with `./`.
struct GitPath {
  /// The commit, as git names it.
  let reference: [UInt8]
  /// The file's path.
  let path: FilePath

  private static let scheme = Array("git:".utf8)

  /// The file that an argument names; nil when it does not begin with `git:`.
  init?(_ path: FilePath) throws(Failure) {
    guard path.bytes.starts(with: Self.scheme) else { return nil }
    let rest = path.bytes.dropFirst(Self.scheme.count)
    let shown = path.shown
    guard let colon = rest.firstIndex(of: UInt8(ascii: ":")), colon > rest.startIndex, colon + 1 < rest.endIndex else {
      throw Failure("'\(shown)' names no file at a commit, expected git:REF:PATH such as 'git:HEAD~1:Lists/home.yaml'")
    }
    reference = Array(rest[..<colon])
    // A word that begins so would be an option of git's.
    guard reference.first != UInt8(ascii: "-") else { throw Failure("'\(shown)' names no commit") }
    self.path = FilePath(Array(rest[(colon + 1)...]))
  }

  init(_ reference: [UInt8], _ path: FilePath) {
    self.reference = reference
    self.path = path
  }

  /// What it is called in reports.
  var shown: String { "git:\(String(decoding: reference, as: UTF8.self)):\(path.shown)" }

  /// The file that a name in this one means; nil when it is outside of the repository.
  func naming(_ name: String) -> GitPath? {
    guard !name.hasPrefix("/") else { return nil }
    var steps: [Substring] = []
    let isRelative = path.shown.hasPrefix("./")
    for step in (path.folder.shown + "/" + name).split(separator: "/") {
      switch step {
      case ".": continue
      case "..":
        if let last = steps.last, last != ".." {
          steps.removeLast()
        } else if isRelative {
          // Above the current folder there may be more of the repository; git knows.
          steps.append(step)
        } else {
          return nil
        }
      default: steps.append(step)
      }
    }
    return GitPath(reference, FilePath((isRelative ? "./" : "") + steps.joined(separator: "/")))
  }

  /// The file's bytes.
  func bytes(on disk: Disk, atMost size: Int) throws(Failure) -> [UInt8] {
    let object = String(decoding: reference, as: UTF8.self) + ":" + path.shown
    var words = ["git"]
    if let folder = disk.folder { words += ["-C", folder.shown] }
    let run: ProcessCalls.Run
    do throws(SystemError) {
      // The bytes as they were stored: 'show' would send them through a filter.
      run = try ProcessCalls.run(words + ["cat-file", "blob", object], atMost: size)
    } catch {
      throw Failure("cannot read '\(shown)': git cannot be run: \(error.words)")
    }
    guard run.status == 0 else {
      let said = run.errors.split(separator: "\n").first.map { $0.replacingPrefix("fatal: ") } ?? "git failed"
      throw Failure("cannot read '\(shown)': \(said)")
    }
    guard run.output.count <= size else {
      throw Failure("cannot read '\(shown)': it is larger than \(size) bytes, the most that is read")
    }
    return run.output
  }
}

extension Substring {
  /// The text without what it begins with.
  fileprivate func replacingPrefix(_ prefix: String) -> String {
    String(hasPrefix(prefix) ? dropFirst(prefix.count) : self)
  }
}
