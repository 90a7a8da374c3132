/// The elements of SVG that pictures are made of.
extension ByteBuffer {
  /// Appends a length in points, to a hundredth.
  mutating func append(points: Double) { append(points < 1e12 ? (points * 100).rounded() / 100 : points) }

  /// Appends ` name="length"`.
  private mutating func append(_ name: StaticString, points: Double) {
    append(UInt8(ascii: " "))
    append(literal: name)
    append("=\"")
    append(points: points)
    append(UInt8(ascii: "\""))
  }

  /// Appends a text that is shown where the pointer rests.
  mutating func appendTitle(_ text: String) {
    append("<title>")
    appendXML(VisibleText.of(text))
    append("</title>")
  }

  /// Opens a group that lies some points lower than what it is in.
  mutating func openGroup(at y: Double, _ style: String? = nil) {
    append("<g")
    if let style { appendXML("class", style) }
    if y != 0 {
      append(" transform=\"translate(0 ")
      append(points: y)
      append(")\"")
    }
    append(UInt8(ascii: ">"))
  }

  /// Closes a group, and the line.
  mutating func closeGroup() { append("</g>\n") }

  /// Appends a text whose baseline begins, or with the classes `end` and `middle` ends or has its middle, at a point.
  mutating func appendText(_ text: String, _ x: Double, _ y: Double, _ style: String = "") {
    guard !text.isEmpty else { return }
    append("<text")
    append("x", points: x)
    append("y", points: y)
    if !style.isEmpty { appendXML("class", style) }
    append(UInt8(ascii: ">"))
    appendXML(text)
    append("</text>")
  }

  /// Appends a rectangle.
  mutating func appendBox(_ frame: PictureFrame, radius: Double = 0, _ style: String) {
    append("<rect")
    if frame.x != 0 { append("x", points: frame.x) }
    if frame.y != 0 { append("y", points: frame.y) }
    append("width", points: frame.width)
    append("height", points: frame.height)
    if radius > 0 { append("rx", points: radius) }
    appendXML("class", style)
    append("/>")
  }

  /// Appends what a pen draws: a path of SVG.
  mutating func appendPath(_ path: String, _ style: String) {
    append("<path")
    appendXML("d", path)
    appendXML("class", style)
    append("/>")
  }
}

/// A rectangle of a picture, in points from the top left corner of what it is in.
struct PictureFrame: Equatable {
  var x = 0.0
  var y = 0.0
  var width: Double
  var height: Double

  /// The middle of its height.
  var middle: Double { y + height / 2 }
  /// Its right edge.
  var end: Double { x + width }
}
