internal import SpecSource
internal import SpecTree

/// The comments that one side of a merge wrote and that its result does not have.
///
/// Where both sides changed the same lines, the list is put together and not the text, and comments are no part of a list.
struct LostComments {
  /// The lines that they begin in, from 1.
  let lines: [Int]

  /// Compares the comments of a result with those that theirs adds to base's.
  init(in result: NodeTree, base: NodeTree, theirs: NodeTree) {
    let added = FileComment.all(of: theirs)
    guard !added.isEmpty else {
      lines = []
      return
    }
    var known = Self.counts(FileComment.all(of: base))
    var left = Self.counts(FileComment.all(of: result))
    for (text, count) in known { left[text, default: 0] -= count }
    let map = LineMap(theirs.source)
    var lines: [Int] = []
    for comment in added {
      if let count = known[comment.text], count > 0 {
        known[comment.text] = count - 1
      } else if let count = left[comment.text], count > 0 {
        left[comment.text] = count - 1
      } else {
        lines.append(map.position(of: comment.offset).line)
      }
    }
    self.lines = lines
  }

  /// What is said of them; nil where there are none. `name` is the file that has them.
  func words(of name: String) -> String? {
    guard !lines.isEmpty else { return nil }
    let shown = lines.prefix(Self.mostShown).map(String.init)
    let rest = lines.count - shown.count
    let places = (lines.count == 1 ? "line " : "lines ") + shown.joined(separator: ", ")
    return
      "\(lines.count) comment\(lines.count == 1 ? "" : "s") of '\(name)' \(lines.count == 1 ? "is" : "are") not in the "
      + "result, since both sides changed what is beside: \(places)\(rest > 0 ? " and \(rest) more" : "")"
  }

  private static let mostShown = 20

  private static func counts(_ comments: [FileComment]) -> [ByteText: Int] {
    comments.reduce(into: [:]) { $0[$1.text, default: 0] += 1 }
  }
}
