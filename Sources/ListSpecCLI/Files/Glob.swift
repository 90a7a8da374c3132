/// A pattern for paths: `*` and `?` within a name, `**` for any folders, `[…]` for one of some characters, `{a,b}` for
/// one of some texts.
struct Glob {
  /// The patterns that the braces stand for, each as its parts between slashes.
  private let alternatives: [[[UInt8]]]
  private let isAbsolute: Bool
  /// Whether it has anything that a path could not mean literally.
  let hasWildcard: Bool

  /// Braces may not make more patterns than this; what is left of them is taken literally.
  private static let mostAlternatives = 1024

  init(_ pattern: FilePath) {
    isAbsolute = pattern.isAbsolute
    hasWildcard = pattern.bytes.contains { Array("*?[{".utf8).contains($0) }
    alternatives = Self.expandBraces(pattern.bytes).map { $0.split(separator: UInt8(ascii: "/")).map(Array.init) }
  }

  /// The files and folders that match, each once, in the order of their paths' bytes.
  ///
  /// Names that begin with a point match only where the pattern says the point; `**` does not follow symbolic links.
  func matches(on disk: Disk) -> [FilePath] {
    var search = Search(disk: disk)
    let start = FilePath(isAbsolute ? "/" : "")
    for parts in alternatives { search.match(parts[...], in: start) }
    return search.found.sorted()
  }

  /// One search, which remembers where it has been, so that several `**` do not multiply the work.
  private struct Search {
    let disk: Disk
    var found: Set<FilePath> = []
    private var visited: Set<[[UInt8]]> = []

    init(disk: Disk) { self.disk = disk }

    mutating func match(_ parts: ArraySlice<[UInt8]>, in folder: FilePath) {
      guard let part = parts.first else { return }
      let rest = parts.dropFirst()
      guard visited.insert([folder.bytes] + parts).inserted else { return }
      if part == Array("**".utf8) {
        match(rest, in: folder)
        for name in names(in: folder) where name.first != UInt8(ascii: ".") {
          let path = folder.appending(name)
          guard let info = try? disk.linkInfo(of: path) else { continue }
          if info.kind == .folder { match(parts, in: path) } else if rest.isEmpty { found.insert(path) }
        }
      } else if !part.contains(where: { Array("*?[".utf8).contains($0) }) {
        step(to: folder.appending(part), rest)
      } else {
        let names = names(in: folder)
        for name in names where Glob.matches(name[...], part[...]) { step(to: folder.appending(name), rest) }
      }
    }

    private mutating func step(to path: FilePath, _ rest: ArraySlice<[UInt8]>) {
      guard let info = try? disk.info(of: path) else { return }
      if rest.isEmpty {
        found.insert(path)
      } else if info.kind == .folder {
        match(rest, in: path)
      }
    }

    private func names(in folder: FilePath) -> [[UInt8]] { (try? disk.names(in: folder)) ?? [] }
  }

  /// Whether a name matches a pattern without slashes and braces. O(name × pattern) at worst.
  ///
  /// A name that begins with a point is matched only by a pattern that does, unless hidden ones are taken too.
  static func matches(
    _ name: ArraySlice<UInt8>, _ pattern: ArraySlice<UInt8>, takesHidden: Bool = false
  ) -> Bool {
    if !takesHidden, name.first == UInt8(ascii: "."), pattern.first != UInt8(ascii: ".") { return false }
    var name = name
    var pattern = pattern
    // Where to go on from if what follows the last `*` does not match: one more character for it.
    var retry: (name: ArraySlice<UInt8>, pattern: ArraySlice<UInt8>)?
    while true {
      if let sign = pattern.first, sign == UInt8(ascii: "*") {
        pattern = pattern.dropFirst()
        retry = (name, pattern)
      } else if let (length, rest) = matchOne(name, pattern) {
        name = name.dropFirst(length)
        pattern = rest
      } else if name.isEmpty, pattern.isEmpty {
        return true
      } else if let last = retry, !last.name.isEmpty {
        name = last.name.dropFirst(characterLength(last.name))
        pattern = last.pattern
        retry = (name, pattern)
      } else {
        return false
      }
    }
  }

  /// Matches one character with the first sign of the pattern; gives its length and the pattern that is left.
  private static func matchOne(
    _ name: ArraySlice<UInt8>, _ pattern: ArraySlice<UInt8>
  ) -> (length: Int, rest: ArraySlice<UInt8>)? {
    guard let byte = name.first, let sign = pattern.first else { return nil }
    switch sign {
    case UInt8(ascii: "?"): return (characterLength(name), pattern.dropFirst())
    case UInt8(ascii: "["):
      guard let set = CharacterSet(pattern) else { break }
      let length = characterLength(name)
      return set.contains(name.prefix(length)) ? (length, set.rest) : nil
    case UInt8(ascii: "\\") where pattern.count > 1:
      return pattern.dropFirst().first == byte ? (1, pattern.dropFirst(2)) : nil
    default: break
    }
    return byte == sign ? (1, pattern.dropFirst()) : nil
  }

  /// The length of the first character in bytes; bytes that are not UTF-8 count one by one.
  private static func characterLength(_ name: ArraySlice<UInt8>) -> Int {
    guard let first = name.first, first >= 0xC0 else { return 1 }
    return 1 + name.dropFirst().prefix(first >= 0xF0 ? 3 : first >= 0xE0 ? 2 : 1).prefix { $0 & 0xC0 == 0x80 }.count
  }

  /// The patterns that `{a,b}` stands for, nested ones too.
  static func expandBraces(_ pattern: [UInt8]) -> [[UInt8]] {
    var finished: [[UInt8]] = []
    var waiting = [pattern]
    while let next = waiting.popLast() {
      guard let group = BraceGroup(next), finished.count + waiting.count + group.choices.count <= mostAlternatives
      else {
        finished.append(next)
        continue
      }
      waiting += group.choices.reversed().map { Array(next[..<group.start] + $0 + next[group.end...]) }
    }
    return finished
  }
}

/// The first `{…}` of a pattern that is closed and has a comma; inner ones come before those around them.
private struct BraceGroup {
  let start: Int
  let end: Int
  let choices: [ArraySlice<UInt8>]

  init?(_ pattern: [UInt8]) {
    var open: [(start: Int, commas: [Int])] = []
    for (offset, byte) in pattern.enumerated() {
      switch byte {
      case UInt8(ascii: "{"): open.append((offset, []))
      case UInt8(ascii: ",") where !open.isEmpty: open[open.count - 1].commas.append(offset)
      case UInt8(ascii: "}"):
        guard let group = open.popLast(), !group.commas.isEmpty else { continue }
        let borders = [group.start] + group.commas + [offset]
        start = group.start
        end = offset + 1
        choices = zip(borders, borders.dropFirst()).map { pattern[($0 + 1)..<$1] }
        return
      default: break
      }
    }
    return nil
  }
}

/// A `[…]` at the beginning of a pattern: characters and ranges of them, `!` or `^` first for all others.
private struct CharacterSet {
  private var ranges: [ClosedRange<Unicode.Scalar>] = []
  private var isNegated = false
  /// The pattern behind it.
  let rest: ArraySlice<UInt8>

  init?(_ pattern: ArraySlice<UInt8>) {
    // A bracket right at the beginning is one of the characters.
    let open = pattern.dropFirst()
    let isNegated = open.first == UInt8(ascii: "!") || open.first == UInt8(ascii: "^")
    let body = isNegated ? open.dropFirst() : open
    guard let close = body.dropFirst().firstIndex(of: UInt8(ascii: "]")) else { return nil }
    rest = pattern[(close + 1)...]
    self.isNegated = isNegated
    let scalars = Array(String(decoding: body[..<close], as: UTF8.self).unicodeScalars)
    var index = 0
    while index < scalars.count {
      if index + 2 < scalars.count, scalars[index + 1] == "-", scalars[index] <= scalars[index + 2] {
        ranges.append(scalars[index]...scalars[index + 2])
        index += 3
      } else {
        ranges.append(scalars[index]...scalars[index])
        index += 1
      }
    }
  }

  func contains(_ character: ArraySlice<UInt8>) -> Bool {
    guard let scalar = String(decoding: character, as: UTF8.self).unicodeScalars.first else { return false }
    return ranges.contains { $0.contains(scalar) } != isNegated
  }
}
