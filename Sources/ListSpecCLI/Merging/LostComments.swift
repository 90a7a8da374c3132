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
    let added = Self.comments(of: theirs)
    guard !added.isEmpty else {
      lines = []
      return
    }
    var known = Self.counts(Self.comments(of: base))
    var left = Self.counts(Self.comments(of: result))
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

  private static func counts(_ comments: [(text: String, offset: UInt32)]) -> [String: Int] {
    comments.reduce(into: [:]) { $0[$1.text, default: 0] += 1 }
  }

  /// The comments between the texts of a file, with the offsets of their signs.
  private static func comments(of tree: NodeTree) -> [(text: String, offset: UInt32)] {
    guard tree.mayHaveComments, tree.isComplete else { return [] }
    return tree.withView { view in
      var comments: [(text: String, offset: UInt32)] = []
      var place = 0
      func look(upTo end: Int) {
        while place < end {
          guard view.source[place] == UInt8(ascii: "#"), place == 0 || isBlankOrBreak(view.source[place - 1]) else {
            place += 1
            continue
          }
          let start = place
          while place < view.source.count, view.source[place] != 0x0A, view.source[place] != 0x0D { place += 1 }
          var last = place
          while last > start, isBlankOrBreak(view.source[last - 1]) { last -= 1 }
          comments.append((String(decoding: view.source[start..<last], as: UTF8.self), UInt32(start)))
        }
      }
      var node = NodeID(0)
      while view.contains(node) {
        if view.kind(of: node) == .scalar || view.kind(of: node) == .alias {
          let range = view.range(of: node)
          look(upTo: Int(range.start))
          place = max(place, Int(range.end))
        }
        node = node.next
      }
      look(upTo: view.source.count)
      return comments
    }
  }

  private static func isBlankOrBreak(_ byte: UInt8) -> Bool { [0x20, 0x09, 0x0A, 0x0D].contains(byte) }
}
