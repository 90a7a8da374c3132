internal import SpecSource

/// The difference of two texts as `patch`, `git apply` and people read it: the unified format of POSIX `diff -u`, with
/// three lines around each change.
///
/// The text between the marks is that of the files, byte for byte, CR included.
public struct UnifiedDiff: Sendable {
  /// What stands behind `---`.
  public let oldName: [UInt8]
  /// What stands behind `+++`.
  public let newName: [UInt8]
  private let difference: LineDifference

  /// How many unchanged lines are shown around a change.
  private static let context = 3

  /// The difference of two texts of the file at `path`, as git names them: `a/list.yaml` and `b/list.yaml`.
  public init(from old: [UInt8], to new: [UInt8], at path: [UInt8]) {
    // A path of the root, or one that begins here, would not be found behind the letter.
    var path = path[...]
    while path.starts(with: Array("./".utf8)) { path = path.dropFirst(2) }
    path = path.drop { $0 == UInt8(ascii: "/") }
    self.init(from: old, to: new, named: Array("a/".utf8) + path, Array("b/".utf8) + path)
  }

  /// The difference of two texts with names of their own.
  public init(from old: [UInt8], to new: [UInt8], named oldName: [UInt8], _ newName: [UInt8]) {
    difference = LineDifference(from: old, to: new)
    self.oldName = oldName
    self.newName = newName
  }

  /// Whether the texts are the same, so that nothing is written.
  public var isEmpty: Bool { difference.changes.isEmpty }

  /// Writes it; for the eye, what could act on a terminal is spelled out, which `patch` would not understand.
  public func write(to out: inout ByteBuffer, _ style: TextStyle, forTheEye: Bool) {
    guard !isEmpty else { return }
    var writer = UnifiedDiffWriter(difference: difference, style: style, isForTheEye: forTheEye)
    writer.writeName(oldName, "---", to: &out)
    writer.writeName(newName, "+++", to: &out)
    for hunk in hunks {
      writer.write(hunk, context: Self.context, to: &out)
      out.drainIfLong()
    }
  }

  /// The changes in groups whose surroundings touch.
  private var hunks: [ArraySlice<LineDifference.Change>] {
    let changes = difference.changes
    var hunks: [ArraySlice<LineDifference.Change>] = []
    var start = 0
    for index in changes.indices {
      let next = index + 1
      if next < changes.count, changes[next].old.lowerBound - changes[index].old.upperBound <= 2 * Self.context {
        continue
      }
      hunks.append(changes[start..<next])
      start = next
    }
    return hunks
  }
}
