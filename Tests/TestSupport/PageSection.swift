internal import Foundation

/// The part of a page of the documentation below one heading, which a test holds against what it found.
public struct PageSection: Sendable {
  private static let writing = NSLock()

  /// The page, relative to the repository.
  public let page: String
  /// The heading, without the signs before it.
  public let heading: String

  /// The part of a page below a heading of the second level.
  public init(_ heading: String, of page: String) {
    self.heading = heading
    self.page = page
  }

  /// Whether the part is a text; `UPDATE_FIXTURES=1` writes it first, and leaves the rest of the page as it is.
  public func holds(_ text: String) throws -> Bool {
    // Several tests may hold parts of one page at the same time.
    try Self.writing.withLock {
      let lines = String(decoding: try RepositoryFiles.bytes(page), as: UTF8.self).components(separatedBy: "\n")
      guard let start = lines.firstIndex(of: "## \(heading)") else { return false }
      let end = lines[(start + 1)...].firstIndex { $0.hasPrefix("## ") } ?? lines.count
      let wanted = [""] + text.components(separatedBy: "\n") + [""]
      if Array(lines[(start + 1)..<end]) == wanted { return true }
      guard RepositoryFiles.areUpdated else { return false }
      let all = lines[...start] + wanted + lines[end...]
      try RepositoryFiles.write(all.joined(separator: "\n"), to: page)
      return true
    }
  }
}
