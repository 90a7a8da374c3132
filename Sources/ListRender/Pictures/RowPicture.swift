internal import ListModel
internal import SpecTree

/// Drawing the rows of a table.
extension ListPicture {
  /// Draws the rows of a section, one below the other; how high they are.
  mutating func writeRows(
    of section: SectionSpec, _ number: Int, at top: Double, to out: inout ByteBuffer
  ) -> Double {
    var y = top
    let inheritance = resolver.inheritance(of: section)
    var row = ResolvedElement.empty(.row)
    var isFirst = true
    let last = section.rows.last { index in
      resolver.resolve(resolver.spec.rows[index], inheritance, into: &row)
      return extent(row[keys.row.height].content, guess: row[keys.estimatedHeight].content, usual: Usual.row) != nil
    }
    for (place, index) in section.rows.enumerated() {
      resolver.resolve(resolver.spec.rows[index], inheritance, into: &row)
      let content = row[keys.row.height].content
      guard let height = extent(content, guess: row[keys.estimatedHeight].content, usual: Usual.row) else { continue }
      let frame = PictureFrame(x: side, width: max(0, width - 2 * side), height: height.points)
      out.openGroup(at: y)
      out.appendTitle(describe(row, number, place))
      appendCard(row, in: frame, isFirst: isFirst, isLast: index == last, to: &out)
      if !isFirst { appendLine(of: row, in: frame, to: &out) }
      appendContent(of: row, in: frame, to: &out)
      if !height.isKnown { appendGuess(content, in: frame, to: &out) }
      out.closeGroup()
      out.drainIfLong()
      y += height.points
      isFirst = false
    }
    return y - top
  }

  /// What the pointer shows of a row or an item.
  mutating func describe(_ row: ResolvedElement, _ section: Int, _ place: Int) -> String {
    let tag = wording.text(keys.row.tag, of: row).map { " \($0)" } ?? ""
    let size = isTable ? keys.row.height : keys.row.size
    let hidden = SlotSet([keys.row.tag, keys.row.model])
    let rest = wording.list(of: row, hiding: hidden, forcing: SlotSet([keys.row.cell, size]))
    return "\(section).\(place)\(tag): \(rest)"
  }

  /// What a row stands on; round where the card of an inset grouped table begins and ends.
  private mutating func appendCard(
    _ row: ResolvedElement, in frame: PictureFrame, isFirst: Bool, isLast: Bool, to out: inout ByteBuffer
  ) {
    let style = paint(row[keys.rowColor].content) ?? "row"
    guard side > 0, isFirst || isLast else { return out.appendBox(frame, style) }
    let radius = min(Usual.radius, frame.height / 2)
    var path = ByteBuffer()
    let (left, right, bottom) = (Self.number(frame.x), Self.number(frame.end), Self.number(frame.height))
    let (round, inner) = (Self.number(radius), Self.number(frame.width - 2 * radius))
    path.append(
      isFirst
        ? "M\(left) \(round)q0-\(round) \(round)-\(round)h\(inner)q\(round) 0 \(round) \(round)" : "M\(left) 0H\(right)"
    )
    path.append(
      isLast
        ? "V\(Self.number(frame.height - radius))q0 \(round)-\(round) \(round)h-\(inner)q-\(round) 0-\(round)-\(round)z"
        : "V\(bottom)H\(left)z")
    out.appendPath(path.text, style)
  }

  private static func number(_ points: Double) -> String {
    var text = ByteBuffer()
    text.append(points: points)
    return text.text
  }

  /// The line above a row that is not the first.
  private mutating func appendLine(of row: ResolvedElement, in frame: PictureFrame, to out: inout ByteBuffer) {
    guard wording.text(keys.separators, of: list) != "none" else { return }
    let inset =
      Insets(row[keys.rowInset].content, in: resolver.view)
      ?? Insets(list[keys.separatorInset].content, in: resolver.view)
    let left = frame.x + (inset?.left ?? Usual.margin)
    let right = frame.end - (inset?.right ?? 0)
    if right > left { out.appendPath("M\(Self.number(left)) 0H\(Self.number(right))", "line") }
  }

  /// What stands in a row: texts as UIKit's own cells show them, or what is known of a cell of the app.
  private mutating func appendContent(of row: ResolvedElement, in frame: PictureFrame, to out: inout ByteBuffer) {
    let end = appendAccessory(of: row, in: frame, to: &out)
    var x = frame.x + Usual.margin
    if case .number(let level) = row[keys.indentation].content { x += level * 10 }
    let isOwn = if case .known = row[keys.row.cell].content { false } else { true }
    let name = wording.text(keys.row.cell, of: row) ?? "cell"
    var detail = wording.text(keys.row.detail, of: row)
    var text = wording.text(keys.row.text, of: row)
    if text == nil { (text, detail) = (detail, nil) }
    guard let text else {
      let inner = PictureFrame(x: x - Usual.margin, width: end - x + 2 * Usual.margin, height: frame.height)
      return appendApp(name, model(of: row), in: inner, to: &out)
    }
    if wording.text(keys.image, of: row) != nil {
      let size = min(29, frame.height)
      out.appendBox(
        PictureFrame(x: x, y: frame.middle - size / 2, width: size, height: size), radius: 6, "box")
      x += 45
    }
    var style = wording.text(keys.row.style, of: row) ?? "default"
    if isOwn {
      // Where a cell of the app has its texts only the app knows.
      style = "subtitle"
      if frame.height >= 60 {
        out.appendText(TextWidth.cut(VisibleText.of(name), to: max(0, end - x), size: 12), x, frame.y + 13, "class")
      }
    }
    appendTexts(text, detail, style, from: x, to: end, in: frame, to: &out)
  }

  /// The two texts of one of UIKit's cells, in the places that its style has for them.
  private func appendTexts(
    _ text: String, _ detail: String?, _ style: String, from x: Double, to end: Double, in frame: PictureFrame,
    to out: inout ByteBuffer
  ) {
    let text = VisibleText.of(text)
    let detail = detail.map(VisibleText.of)
    let room = max(0, end - x)
    let middle = frame.middle
    switch (style, detail) {
    case ("subtitle", let detail?):
      out.appendText(TextWidth.cut(text, to: room, size: 17), x, middle - 2, "")
      out.appendText(TextWidth.cut(detail, to: room, size: 12), x, middle + 15, "small second")
    case ("value2", let detail?):
      out.appendText(TextWidth.cut(text, to: 81, size: 13), x + 81, middle + 5, "caption end")
      out.appendText(TextWidth.cut(detail, to: max(0, room - 87), size: 13), x + 87, middle + 5, "")
    case ("value1", let detail?):
      // The first text stays whole as long as the second keeps a third of the room.
      let own = TextWidth.cut(text, to: room * 2 / 3, size: 17)
      let rest = room - TextWidth.of(own, size: 17) - 8
      out.appendText(own, x, middle + 6, "")
      out.appendText(TextWidth.cut(detail, to: max(0, rest), size: 17), end, middle + 6, "second end")
    default: out.appendText(TextWidth.cut(text, to: room, size: 17), x, middle + 6, "")
    }
  }

  /// Draws what stands at the trailing edge; where the rest of the row ends.
  private mutating func appendAccessory(
    of row: ResolvedElement, in frame: PictureFrame, to out: inout ByteBuffer
  ) -> Double {
    let end = frame.end - Usual.margin
    let name = wording.text(keys.accessory, of: row)
    func at(_ x: Double, _ path: String, _ style: String) {
      out.appendPath("M\(Self.number(x)) \(Self.number(frame.middle))\(path)", style)
    }
    switch name {
    case "disclosureIndicator": at(end, "m-7-6l6 6l-6 6", "mark")
    case "checkmark": at(end, "m-14 0l5 5l9-11", "mark tint")
    case "detailButton": appendInfo(before: end, at: frame.middle, to: &out)
    case "detailDisclosureButton":
      at(end, "m-7-6l6 6l-6 6", "mark")
      appendInfo(before: end - 15, at: frame.middle, to: &out)
      return end - 46
    default: return end
    }
    return end - (name == "detailButton" ? 31 : 24)
  }

  /// An `i` in a circle.
  private func appendInfo(before end: Double, at middle: Double, to out: inout ByteBuffer) {
    let (x, y) = (Self.number(end - 11), Self.number(middle))
    out.appendPath("M\(x) \(y)m-10 0a10 10 0 1 0 20 0a10 10 0 1 0-20 0m10-1v5m0-9v0", "mark tint")
  }
}
