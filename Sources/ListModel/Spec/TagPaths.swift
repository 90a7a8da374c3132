public import SpecSource
public import SpecTree

/// Where in a list a place is, by tags: `account/name` for anything in that row, `account` for anything else in that
/// section. It stays the same when lines move, so findings are recognised by it from run to run.
public enum TagPaths {
  /// The tag path of each location; empty for what stands in no row or section with a tag, and for other files.
  ///
  /// One walk through the tree, whatever the number of locations.
  public static func paths(of locations: [Location], in tree: NodeTree) -> [String] {
    var paths = [String](repeating: "", count: locations.count)
    let own = locations.indices.filter { locations[$0].file == tree.source.id }
      .sorted { locations[$0].range.start < locations[$1].range.start }
    tree.withView { view in
      var walk = Walk(view: view, count: tree.count)
      for index in own { paths[index] = walk.path(to: locations[index].range.start) }
    }
    return paths
  }

  /// Goes through a tree in the order of the bytes and knows what is open.
  private struct Walk {
    let view: TreeView
    let count: Int
    private var next = NodeID(0)
    /// The collections that the last node lies in, and whether they are items of a sequence.
    private var open: [(node: NodeID, isItem: Bool)] = []

    init(view: TreeView, count: Int) {
      self.view = view
      self.count = count
    }

    mutating func path(to offset: UInt32) -> String {
      while next.position < count, view.range(of: next).start <= offset {
        while let last = open.last, view.after(last.node) <= next { open.removeLast() }
        let kind = view.kind(of: next)
        if kind == .mapping || kind == .sequence {
          open.append((next, open.last.map { view.kind(of: $0.node) == .sequence } ?? false))
        }
        next = next.next
      }
      var tags: [String] = []
      for (node, isItem) in open where isItem && view.range(of: node).end >= offset {
        guard let tag = view.value(of: "tag", in: node), view.kind(of: tag) == .scalar else { continue }
        tags.append(view.string(of: tag))
      }
      return tags.joined(separator: "/")
    }
  }
}
