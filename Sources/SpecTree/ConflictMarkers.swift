internal import SpecSource

/// The marks that a merge leaves in a file where its sides clash: of a file that cannot be read they are all that is wrong.
struct ConflictMarkers {
  /// The marks of the first clash, from its beginning to its end.
  private var first: [SourceRange] = []
  /// Where the further ones begin, as many as are shown.
  private var further: [SourceRange] = []
  private var count = 0

  /// The most further clashes that are shown.
  private static let mostShown = 10

  /// The finding for a file that has such marks; nil for any other. For files that cannot be read: what can be read may have
  /// such lines in a text.
  static func finding(in source: SourceFile) -> Diagnostic? {
    let markers = source.bytes.withUnsafeBufferPointer { ConflictMarkers($0) }
    guard markers.count > 0 else { return nil }
    func note(_ message: String, _ range: SourceRange) -> Diagnostic.Note {
      .init(message, at: Location(source.id, range))
    }
    var notes = [note("the other side begins here", markers.first[1]), note("and ends here", markers.first[2])]
    notes += markers.further.map { note("another clash begins here", $0) }
    let rest = markers.count - 1 - markers.further.count
    if rest > 0 { notes.append(.init("and \(rest) more")) }
    notes.append(.init("'listspec merge' merges lists row by row, and can be git's merge driver (docs/git.md)"))
    let what = markers.count == 1 ? "a clash" : "\(markers.count) clashes"
    return Diagnostic(
      .conflictMarkers,
      "a merge left \(what) here; keep what is right, and take the lines out that begin with '<<<<<<<', '=======' and "
        + "'>>>>>>>'",
      at: Location(source.id, markers.first[0]), notes: notes)
  }

  private init(_ bytes: UnsafeBufferPointer<UInt8>) {
    var open: [SourceRange] = []
    var line = 0
    while line < bytes.count {
      if let sign = Self.sign(at: line, in: bytes) {
        let mark = SourceRange(line..<line + Self.length)
        switch sign {
        case UInt8(ascii: "<"): open = [mark]
        case UInt8(ascii: "=") where open.count == 1: open.append(mark)
        case UInt8(ascii: ">") where open.count == 2:
          add(open + [mark])
          open = []
        default: break
        }
      }
      line = bytes.startOfNextLine(from: bytes.endOfLine(from: line))
    }
  }

  private mutating func add(_ clash: [SourceRange]) {
    count += 1
    if first.isEmpty {
      first = clash
    } else if further.count < Self.mostShown {
      further.append(clash[0])
    }
  }

  /// How long a mark is.
  private static let length = 7

  /// The sign of the mark that a line begins with: seven of it, and a blank or the line's end behind them.
  private static func sign(at line: Int, in bytes: UnsafeBufferPointer<UInt8>) -> UInt8? {
    let end = line + length
    guard end <= bytes.count, "<=>".utf8.contains(bytes[line]), end == bytes.count || bytes[end].isBlankOrBreak,
      bytes[line..<end].allSatisfy({ $0 == bytes[line] })
    else { return nil }
    return bytes[line]
  }
}
