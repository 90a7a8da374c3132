internal import ListModel

/// Drawing headers and footers.
extension ListPicture {
  /// Draws a header or footer of a section or of the list, `name` says which it is; how high it is.
  mutating func writeHeader(
    _ header: ResolvedElement, _ name: String, at y: Double, to out: inout ByteBuffer
  ) -> Double {
    let content = header[isTable ? keys.header.height : keys.header.size].content
    var given = content
    if case .size(_, let height) = content { given = .number(height) }
    guard let height = extent(given, guess: header[keys.estimatedHeaderHeight].content, usual: Usual.header) else {
      return 0
    }
    let frame = PictureFrame(width: width, height: height.points)
    out.openGroup(at: y)
    out.appendTitle("\(name): \(wording.list(of: header))")
    if let title = wording.text(keys.header.title, of: header) {
      appendTitle(title, isFooter: name.hasSuffix("footer"), in: frame, to: &out)
    } else {
      appendView(header, in: frame, to: &out)
    }
    if !height.isKnown { appendGuess(content, in: frame, to: &out) }
    out.closeGroup()
    return height.points
  }

  /// A title as UIKit draws it: on a band that stays at the top in a plain table, small above a card.
  private func appendTitle(_ title: String, isFooter: Bool, in frame: PictureFrame, to out: inout ByteBuffer) {
    if !isGrouped { out.appendBox(frame, "band") }
    let x = side + Usual.margin
    let isSmall = isGrouped || isFooter
    let size = isSmall ? 13.0 : 17.0
    let most = max(1, Int(frame.height / (size + 4)))
    let lines = TextWidth.lines(of: VisibleText.of(title), to: width - 2 * x, size: size, most: most)
    // A footer begins below its card, a header ends above it.
    let block = Double(lines.count) * (size + 4)
    let top =
      isGrouped ? (isFooter ? min(6, frame.height - block) : frame.height - block - 2) : (frame.height - block) / 2
    for (number, line) in lines.enumerated() {
      out.appendText(line, x, top + Double(number) * (size + 4) + size, isSmall ? "caption" : "head")
    }
  }

  /// A view of a class of the app.
  private mutating func appendView(_ header: ResolvedElement, in frame: PictureFrame, to out: inout ByteBuffer) {
    out.appendBox(frame, "box")
    let name = wording.text(keys.header.view, of: header) ?? "header"
    appendApp(name, model(of: header), in: frame, to: &out)
  }
}
