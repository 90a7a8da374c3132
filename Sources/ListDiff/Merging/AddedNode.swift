internal import ListModel
public import SpecTree

/// A section or row of a merged list that ours does not have: the node that it comes from, so that it can be written as
/// it is there.
public struct AddedNode: Sendable {
  /// The list that it comes from.
  public let side: MergeSide
  /// Its node there.
  public let node: NodeID
  /// The place of the section in the merged list.
  public let section: Int
  /// The place of the row in its section; nil for the whole section.
  public let row: Int?
}

extension ListMerge {
  /// The sections and rows that ours does not have and that stand in the merged list as in another, in order.
  public func added(decidedFor side: MergeSide) -> [AddedNode] {
    let merged = list(side)
    var added: [AddedNode] = []
    for (place, section) in merged.sections.enumerated() {
      let rows = merged.rows[section.rows]
      let news = rows.indices.filter { source(ofRow: merged.rows[$0]) != nil }
      if let (owner, own) = source(ofSection: section), news.count == rows.count,
        zip(rows, inputs[owner.rawValue].outline.sections[own].rows).allSatisfy({ row, place in
          source(ofRow: row).map { $0.side == owner && $0.place == place } ?? false
        }), rows.count == inputs[owner.rawValue].outline.sections[own].rows.count
      {
        added.append(AddedNode(side: owner, node: inputs[owner.rawValue].sections[own].node, section: place, row: nil))
        continue
      }
      for row in news {
        guard let (owner, own) = source(ofRow: merged.rows[row]) else { continue }
        added.append(
          AddedNode(
            side: owner, node: inputs[owner.rawValue].list.spec.rows[own].node, section: place,
            row: row - rows.startIndex))
      }
    }
    return added
  }

  /// Where a section stands that is not in ours; nil for one that is, or that is mixed.
  private func source(ofSection section: MergedList.Section) -> (side: MergeSide, place: Int)? {
    guard case .side(let side, let place) = section.content, side != .ours,
      !units.sections[section.unit].isIn(.ours), inputs[side.rawValue].outline.sections[place].tag == section.tag
    else { return nil }
    return (side, place)
  }

  private func source(ofRow row: MergedList.Row) -> (side: MergeSide, place: Int)? {
    guard case .side(let side, let place) = row.content, side != .ours, !units.rows[row.unit].isIn(.ours),
      inputs[side.rawValue].outline.rowTags[place] == row.tag
    else { return nil }
    return (side, place)
  }
}
