internal import SpecSource

/// What a file was read to before edits: a list's items that no edit touched need not be read again.
///
/// What a scanner makes of an item follows from what is open where it begins and from the bytes that come. Where the same
/// list is open as was before the edits, and the same bytes come, the scanner would do what it did: give the same nodes, as
/// far further along as the edits before have moved the text, and come to the next item in the same state. So the items
/// from there up to the last one that begins before the next edit are taken as they were, and that one is read: it may
/// look different, or go on, where the edit is. What is not plain to see is read as ever.
struct EarlierReading {
  /// Items of one list, one behind the other, that no edit touched.
  struct Stretch {
    /// Their nodes, by position.
    let nodes: Range<Int>
    /// How many items they are.
    let count: UInt32
    /// How much further along they stand in the new text.
    let shift: Int
    /// Where the item behind them begins in the new text: the value of the dash, if there is one.
    let next: Int
  }

  /// Bytes that no edit touched.
  private struct Kept {
    /// Where they begin in the new text.
    let start: Int
    /// Where they were.
    let old: Range<Int>

    var shift: Int { start - old.lowerBound }
    var end: Int { start + old.count }
  }

  /// A list that is open, as it was.
  private struct List {
    /// Where it begins in the new text; none has been looked for yet where it is negative.
    var start = -1
    /// The item that was looked at last.
    var item = NodeID(0)
    /// What was behind its last item.
    var end = NodeID(0)
  }

  /// So many collections may be open around an item that is looked for: more than there are around a row.
  private static let deepest = 16

  /// The file as it was.
  let tree: NodeTree
  /// The same, to be walked.
  let view: TreeView
  /// What no edit touched, in order.
  private let kept: [Kept]
  /// The lists that are open, by how many collections are.
  private var lists = [List](repeating: List(), count: deepest)
  /// What the shapes of the earlier reading are in this one; unknown where it has not come up.
  var shapes = [UInt32](repeating: KeyShapes.unknown, count: KeyShapes.most)
  /// How many of the earlier reading's empty scalars and cut texts lie behind.
  var emptyScalars = 0
  var cutTexts = 0

  /// What a tree that a scanner has read says of what edits make of its file; `view` is the tree's. The edits are sorted
  /// and do not overlap.
  init(of tree: NodeTree, _ view: TreeView, before edits: [TextEdit]) {
    self.tree = tree
    self.view = view
    var kept: [Kept] = []
    kept.reserveCapacity(edits.count + 1)
    var (start, old) = (0, 0)
    for edit in edits {
      let range = edit.range.bytes
      kept.append(Kept(start: start, old: old..<range.lowerBound))
      start += range.lowerBound - old + edit.text.utf8.count
      old = range.upperBound
    }
    kept.append(Kept(start: start, old: old..<tree.source.bytes.count))
    self.kept = kept
  }

  /// The items that can be taken from the one on that begins at `place` in the new text, in the innermost list; nil where
  /// there are none.
  ///
  /// - Parameters:
  ///   - list: Where the list begins.
  ///   - depth: How many collections are open.
  ///   - since: The first byte before the item that says what it is.
  mutating func stretch(at place: Int, since: Int, in list: Int, depth: Int) -> Stretch? {
    guard depth < Self.deepest, let kept = kept(since...place) else { return nil }
    if lists[depth].start != list { lists[depth] = self.list(at: list) }
    let end = lists[depth].end
    var item = lists[depth].item
    while item < end, start(of: item) < place - kept.shift { item = view.after(item) }
    let first = item
    var count: UInt32 = 0
    if item < end, start(of: item) == place - kept.shift {
      // An item of fewer nodes than there may be levels is not too deep wherever it stands.
      let most = TreeBuilder.deepestNesting - depth
      while view.after(item) < end, view.after(item).position - item.position <= most,
        start(of: view.after(item)) < kept.old.upperBound
      {
        item = view.after(item)
        count += 1
      }
    }
    lists[depth].item = item
    guard count > 0 else { return nil }
    return Stretch(
      nodes: first.position..<item.position, count: count, shift: kept.shift, next: start(of: item) + kept.shift)
  }

  private func start(of node: NodeID) -> Int { Int(view[node].start) }

  /// The list that was read where one begins in the new text; an empty one where none was.
  private func list(at place: Int) -> List {
    let none = List(start: place)
    guard let kept = kept(place...place) else { return none }
    let old = place - kept.shift
    let node = NodeID((0..<tree.count).firstPlace { start(of: NodeID($0)) >= old })
    guard node.position < tree.count, start(of: node) == old, view.kind(of: node) == .sequence else { return none }
    return List(start: place, item: node.next, end: view.after(node))
  }

  /// The bytes that no edit touched around some of the new text; nil where one did.
  private func kept(_ range: ClosedRange<Int>) -> Kept? {
    let next = kept.firstPlace { $0.start > range.lowerBound }
    guard next > 0, range.upperBound < kept[next - 1].end else { return nil }
    return kept[next - 1]
  }
}
