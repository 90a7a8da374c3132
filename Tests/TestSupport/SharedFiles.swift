public import Foundation

/// The test suites from outside, in the folder `shared` beside the repository; a clone alone does not have them.
///
/// A test that needs them says `.enabled(if: SharedFiles.exist, "needs ../shared")`.
public enum SharedFiles {
  /// The folder.
  public static let root = RepositoryFiles.root.deletingLastPathComponent().appendingPathComponent("shared")

  /// Whether the folder is there.
  public static let exist = FileManager.default.fileExists(atPath: root.appendingPathComponent("suites").path)

  /// The bytes of a file whose path is relative to the folder.
  public static func bytes(_ path: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: root.appendingPathComponent(path)))
  }

  /// Paths, relative to the folder, of the files that lie directly in `folder` and have the suffix, sorted; none
  /// where the folder is absent.
  public static func paths(in folder: String, suffix: String = "") -> [String] {
    let names = try? FileManager.default.contentsOfDirectory(atPath: root.appendingPathComponent(folder).path)
    return (names ?? []).filter { $0.hasSuffix(suffix) }.sorted().map { "\(folder)/\($0)" }
  }
}

/// The files of the repository itself.
public enum RepositoryFiles {
  /// The repository's folder.
  public static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The bytes of a file whose path is relative to the repository.
  public static func bytes(_ path: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: root.appendingPathComponent(path)))
  }

  /// Whether what the tests hold is written anew instead of being compared: `UPDATE_FIXTURES=1`.
  public static let areUpdated = ProcessInfo.processInfo.environment["UPDATE_FIXTURES"] == "1"

  /// Writes a file whose path is relative to the repository, unless it holds the text already; as a whole, because other
  /// tests read it at the same time.
  public static func write(_ text: String, to path: String) throws {
    let file = root.appendingPathComponent(path)
    let data = Data(text.utf8)
    if (try? Data(contentsOf: file)) != data { try data.write(to: file, options: .atomic) }
  }

  /// Paths, relative to the repository, of the files at any depth below `folder` that have the suffix, sorted.
  public static func paths(below folder: String, suffix: String = "") -> [String] {
    let names = FileManager.default.enumerator(atPath: root.appendingPathComponent(folder).path)
    let found = (names?.allObjects ?? []).compactMap { $0 as? String }
    return found.filter { $0.hasSuffix(suffix) }.sorted().map { "\(folder)/\($0)" }
  }
}
