internal import ListModel
internal import SpecSource
public import SpecTree

/// Merges the changes that two sides made to one list: by tags, property by property, and in order.
///
/// The views of the three lists must not end before it does.
public struct ListMerge {
  /// What the sides changed differently; none for a clean merge.
  public let conflicts: [MergeConflict]
  private let contents: MergedContents
  let units: MergeUnits
  var inputs: [MergeInput] { contents.inputs }
  private let original: MergedList
  /// By side: the merged list with every conflict decided for it.
  private let lists: [MergedList]

  /// Merges the lists.
  public init(base: ComparedSpec, ours: ComparedSpec, theirs: ComparedSpec) {
    let specs = [base, ours, theirs]
    var tags = TagTable(capacity: specs.map { $0.spec.rows.count }.max() ?? 0)
    var outlines = specs.map { $0.outline(&tags) }
    let names = tags.names
    for index in outlines.indices { outlines[index].names = names }
    let inputs = zip(specs, outlines).map { MergeInput($0, $1) }
    let comparisons = MergeComparisons(inputs)
    let units = MergeUnits(inputs, comparisons)
    let contents = MergedContents(inputs: inputs, names: names)
    func run(_ side: MergeSide) -> MergeRun {
      var run = MergeRun(inputs, units, comparisons, contents, decidedFor: side)
      run.run()
      return run
    }
    let merged = run(.ours)
    self.contents = contents
    self.units = units
    conflicts = merged.conflicts
    original = MergedList(.ours, inputs[MergeSide.ours.rawValue], units)
    lists = merged.conflicts.isEmpty ? [merged.list] : [run(.base).list, merged.list, run(.theirs).list]
  }

  /// Merges the roots of three documents, key by key, and lists as a whole: for documents that extend another file and
  /// have no rows of their own.
  ///
  /// - Parameters:
  ///   - nodes: By side, the root mapping; nil for a document that is not there yet.
  ///   - views: By side, the view of its tree.
  public init(ofRoots nodes: [NodeID?], in views: [TreeView]) {
    let roots = zip(nodes, views).map { node, view in node.map { view.rootMembers($0) } ?? [] }
    func merge(_ side: MergeSide) -> (list: MergedList, clashes: [ValueMerge.Clash]) {
      var list = MergedList()
      var merge = ValueMerge(decidedFor: side)
      list.root = merge.members(roots[0], roots[1], roots[2], .data)
      return (list, merge.clashes)
    }
    let merged = merge(.ours)
    contents = MergedContents(inputs: [], names: [])
    units = MergeUnits()
    original = {
      var list = MergedList()
      list.root = roots[MergeSide.ours.rawValue]
      return list
    }()
    lists = merged.clashes.isEmpty ? [merged.list] : [merge(.base).list, merged.list, merge(.theirs).list]
    conflicts = merged.clashes.map { clash in
      MergeConflict(
        subject: "the list", kind: .value, path: clash.path, values: clash.values,
        places: zip(nodes, views).map { $1.place(of: clash.path[...], in: $0 ?? NodeID(0)) },
        isThere: clash.values.map { $0 != nil })
    }
  }

  /// Whether the root of a document is the merged one, with every conflict decided for a side.
  public func isSaid(byRoot node: NodeID, in view: TreeView, decidedFor side: MergeSide) -> Bool {
    CanonicalValue.map(view.rootMembers(node)) == .map(list(side).root)
  }

  func list(_ side: MergeSide) -> MergedList { lists.count == 1 ? lists[0] : lists[side.rawValue] }

  /// What makes the merged list of ours, with every conflict decided for ours.
  public var changesOfOurs: ListChanges { MergedChanges(from: original, to: list(.ours), contents).changes() }

  /// What makes the list with every conflict decided for one side of that with every conflict decided for ours.
  public func changesOfMerged(decidedFor side: MergeSide) -> ListChanges {
    MergedChanges(from: list(.ours), to: list(side), contents).changes()
  }

  /// Whether a list is the merged one, with every conflict decided for a side.
  public func isSaid(by result: ComparedSpec, decidedFor side: MergeSide) -> Bool {
    let wanted = list(side)
    var tags = TagTable(capacity: 0)
    let input = MergeInput(result, result.outline(&tags))
    let names = tags.names
    func isSame(_ one: Int32, _ other: Int32) -> Bool {
      one < 0 || other < 0 ? one < 0 && other < 0 : names[Int(one)] == contents.names[Int(other)]
    }
    guard CanonicalValue.map(input.rootMembers) == .map(wanted.root),
      CanonicalValue.map(input.classes(\.cells, .row)) == .map(wanted.cells),
      CanonicalValue.map(input.classes(\.views, .header)) == .map(wanted.views),
      input.outline.sections.count == wanted.sections.count, input.outline.rowCount == wanted.rows.count
    else { return false }
    for (place, section) in wanted.sections.enumerated() {
      let found = input.outline.sections[place]
      guard isSame(found.tag, section.tag), found.rows == section.rows,
        CanonicalValue.map(input.members(ofSection: place)) == .map(contents.members(of: section))
      else { return false }
    }
    return wanted.rows.enumerated().allSatisfy { place, row in
      isSame(input.outline.rowTags[place], row.tag)
        && CanonicalValue.map(input.members(ofRow: place)) == .map(contents.members(of: row))
    }
  }
}

extension TreeView {
  /// The keys of a root.
  fileprivate func rootMembers(_ node: NodeID) -> [CanonicalValue.Member] {
    guard case .map(let members) = canonicalValue(node, as: .data) else { return [] }
    return members
  }

  /// The place of what a path leads to, or of the innermost that is there.
  fileprivate func place(of path: ArraySlice<String>, in node: NodeID) -> Location {
    let target = resolved(node)
    var inner: NodeID?
    if let key = path.first, kind(of: target) == .mapping {
      forEachPair(of: target) { pair in
        if text(of: pair.key).elementsEqual(key.utf8) { inner = pair.value }
      }
    }
    if let inner { return place(of: path.dropFirst(), in: inner) }
    return firstLineLocation(of: kind(of: target) == .mapping && count(of: target) > 0 ? target.next : target)
  }
}
