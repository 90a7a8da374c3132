public import SpecSource

/// Brings in the files that a spec names: the one way by which this floor gets at a file.
///
/// A value of functions rather than a protocol: the command line gives one that reads the disk and keeps to the root,
/// tests one that reads a dictionary.
public struct NamedFiles {
  /// What a name comes to.
  public enum Answer: Sendable {
    /// A file; the same one, with the same id, however often and under whatever name it is asked for.
    case file(SourceFile)
    /// Why there is none, as a clause that goes on from the file's name: `does not exist; did you mean 'b.yaml'?`
    case refused(String)
  }

  private let find: (_ path: String, _ from: FileID) -> Answer

  /// Files that `find` finds: a path as written, relative to the folder of the file that names it.
  public init(_ find: @escaping (_ path: String, _ from: FileID) -> Answer) { self.find = find }

  /// No files at all, for what does not come from a file.
  public static var none: NamedFiles {
    NamedFiles { _, _ in .refused("cannot be read: there is no folder to look in") }
  }

  /// What a path comes to that a file names.
  public func callAsFunction(_ path: String, from file: FileID) -> Answer { find(path, file) }
}
