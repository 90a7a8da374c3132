/// A pattern for paths below a folder, as a line of `.gitignore` writes it.
///
/// A pattern with a slash before its end is matched from the folder on, one without at any depth; `**` stands for any
/// folders; a slash at the end is for folders only (gitignore(5)).
struct PathPattern: Hashable, Sendable {
  /// Whether it takes back what an earlier pattern ignores: it begins with `!`.
  let isNegated: Bool
  /// Whether it is about folders alone.
  let isForFolders: Bool
  private let parts: [[UInt8]]

  /// The pattern of a line; nil for an empty line and a comment.
  init?(line: ArraySlice<UInt8>) {
    var line = line
    if line.last == UInt8(ascii: "\r") { line = line.dropLast() }
    // A space at the end counts only behind a backslash.
    while line.last == UInt8(ascii: " "), line.dropLast().last != UInt8(ascii: "\\") { line = line.dropLast() }
    guard let first = line.first, first != UInt8(ascii: "#") else { return nil }
    isNegated = first == UInt8(ascii: "!")
    if isNegated { line = line.dropFirst() }
    isForFolders = line.last == UInt8(ascii: "/")
    if isForFolders { line = line.dropLast() }
    let isAnchored = line.contains(UInt8(ascii: "/"))
    var parts = line.split(separator: UInt8(ascii: "/")).map(Array.init)
    guard !parts.isEmpty else { return nil }
    if !isAnchored { parts.insert(Self.anyFolders, at: 0) }
    self.parts = parts
  }

  /// The patterns of a text of a configuration, where `{a,b}` stands for one of some texts.
  static func patterns(of text: String) -> [PathPattern] {
    Glob.expandBraces(Array(text.utf8)).compactMap { PathPattern(line: $0[...]) }
  }

  private static let anyFolders = Array("**".utf8)

  /// Whether it matches a path, given as the names from its folder on.
  func matches(_ names: ArraySlice<[UInt8]>, isFolder: Bool) -> Bool {
    guard isFolder || !isForFolders else { return false }
    return Self.matches(names, parts[...])
  }

  /// Whether it matches a file, or a folder that the file is in.
  func covers(_ names: [[UInt8]]) -> Bool {
    (1...max(1, names.count)).contains { count in
      matches(names.prefix(count), isFolder: count < names.count)
    }
  }

  /// Goes through the parts once, and for each `**` back to it with one more folder: O(names × parts).
  private static func matches(_ names: ArraySlice<[UInt8]>, _ parts: ArraySlice<[UInt8]>) -> Bool {
    var names = names
    var parts = parts
    var retry: (names: ArraySlice<[UInt8]>, parts: ArraySlice<[UInt8]>)?
    while true {
      if let part = parts.first, part == anyFolders {
        parts = parts.dropFirst()
        // At the end it stands for everything inside, so for at least one name.
        if parts.isEmpty { return !names.isEmpty }
        retry = (names, parts)
      } else if let name = names.first, let part = parts.first, Glob.matches(name[...], part[...], takesHidden: true) {
        names = names.dropFirst()
        parts = parts.dropFirst()
      } else if names.isEmpty, parts.isEmpty {
        return true
      } else if let last = retry, !last.names.isEmpty {
        names = last.names.dropFirst()
        parts = last.parts
        retry = (names, parts)
      } else {
        return false
      }
    }
  }
}
