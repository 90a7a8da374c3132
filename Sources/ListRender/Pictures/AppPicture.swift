internal import ListModel
internal import SpecTree

/// Drawing what only the app can draw.
extension ListPicture {
  /// The model of a row, an item or a header in words: `name: Ada, plan: Pro`.
  mutating func model(of element: ResolvedElement) -> String? {
    let slot = element.element == .header ? keys.header.model : keys.row.model
    let view = resolver.view
    guard element.modelBase == nil, case .data(let node) = element[slot].content, view.kind(of: node) == .mapping else {
      return wording.text(slot, of: element)
    }
    return view.pairs(of: node).map { pair in
      let value = view.resolved(pair.value)
      let isScalar = view.kind(of: value) == .scalar
      return "\(view.string(of: pair.key)): \(isScalar ? view.string(of: value) : "…")"
    }.joined(separator: ", ")
  }

  /// A cell or a view of a class of the app: the name of the class and, as far as there is room, its model.
  func appendApp(
    _ name: String, _ model: String?, in frame: PictureFrame, margin: Double = Usual.margin, to out: inout ByteBuffer
  ) {
    let inner = frame.width - 2 * margin
    guard inner > 0, frame.height >= 12 else { return }
    let x = frame.x + margin
    let caption = TextWidth.cut(VisibleText.of(name), to: inner, size: 12)
    let line = 17.0
    let room = Int((frame.height - 20) / line)
    let lines = model.map {
      TextWidth.lines(of: VisibleText.of($0), to: inner, size: 13, most: min(max(room, 0), 200))
    }
    let block = 14 + Double(lines?.count ?? 0) * line
    var y = max(frame.y + 11, frame.middle - block / 2 + 11)
    out.appendText(caption, x, y, "class")
    y += 3
    for text in lines ?? [] {
      y += line
      out.appendText(text, x, y - 3, "caption")
    }
  }
}
