internal import ListModel
internal import SpecTree

/// Drawing the items of a collection.
extension ListPicture {
  /// Draws the items of a section in lines; how high these are, with the section's insets.
  mutating func writeItems(
    of section: SectionSpec, _ element: ResolvedElement, _ number: Int, at top: Double, to out: inout ByteBuffer
  ) -> Double {
    let inset = Insets(element[keys.inset].content, in: resolver.view) ?? Insets()
    let flow = ItemFlow(
      left: inset.left, width: max(0, width - inset.left - inset.right),
      itemSpacing: points(keys.itemSpacing, of: element),
      lineSpacing: points(keys.lineSpacing, of: element))
    let inheritance = resolver.inheritance(of: section)
    var row = ResolvedElement.empty(.row)
    var sizes: [(width: Double, height: Double)] = []
    for index in section.rows {
      resolver.resolve(resolver.spec.rows[index], inheritance, into: &row)
      sizes.append(size(row[keys.row.size].content) ?? (50, 50))
    }
    let frames = flow.frames(of: sizes, from: top + inset.top)
    for (place, frame) in frames.enumerated() {
      resolver.resolve(resolver.spec.rows[section.rows.lowerBound + place], inheritance, into: &row)
      out.openGroup(at: 0)
      out.appendTitle(describe(row, number, place))
      out.appendBox(frame, radius: 8, paint(row[keys.rowColor].content) ?? "box")
      let name = wording.text(keys.row.cell, of: row) ?? "cell"
      appendApp(name, model(of: row), in: frame, margin: 8, to: &out)
      if size(row[keys.row.size].content) == nil { appendGuess(row[keys.row.size].content, in: frame, to: &out) }
      out.closeGroup()
      out.drainIfLong()
    }
    return frames.reduce(top + inset.top) { max($0, $1.y + $1.height) } + inset.bottom - top
  }

  private func size(_ content: ResolvedValue.Content) -> (width: Double, height: Double)? {
    if case .size(let width, let height) = content { (width, height) } else { nil }
  }

  private func points(_ slot: Slot, of element: ResolvedElement) -> Double {
    if case .number(let points) = resolver.effective(slot, of: element) { points } else { 10 }
  }
}
