/// Where a collection's items lie: lines of items from the top, as UIKit's flow layout makes them when it scrolls vertically.
///
/// A line takes as many items as fit with the smallest space between them; a full line is spread over the width, the last
/// one keeps the space of the line before it. A line is as high as its highest item, and lower ones stand in its middle.
struct ItemFlow {
  /// The space to the left and right of all lines, within `width`.
  let left: Double
  let width: Double
  /// The smallest space between items, and between lines.
  let itemSpacing: Double
  let lineSpacing: Double

  /// The frames of items with some sizes; the first line begins at `top`.
  func frames(of sizes: [(width: Double, height: Double)], from top: Double) -> [PictureFrame] {
    var frames: [PictureFrame] = []
    var (first, y, spread) = (0, top, itemSpacing)
    while first < sizes.count {
      var end = first + 1
      var used = sizes[first].width
      while end < sizes.count, used + itemSpacing + sizes[end].width <= width {
        used += itemSpacing + sizes[end].width
        end += 1
      }
      let line = sizes[first..<end]
      let height = line.reduce(0) { max($0, $1.height) }
      let gaps = Double(line.count - 1)
      if end < sizes.count, gaps > 0 { spread = itemSpacing + (width - used) / gaps }
      var x = left
      let spacing = used + gaps * (spread - itemSpacing) <= width ? spread : itemSpacing
      for size in line {
        frames.append(PictureFrame(x: x, y: y + (height - size.height) / 2, width: size.width, height: size.height))
        x += size.width + spacing
      }
      y += height + lineSpacing
      first = end
    }
    return frames
  }
}
