internal import ListModel
internal import SpecTree

/// A colour of a list as a picture has it: red, green, blue and how opaque it is, a byte each.
struct PicturePaint: Hashable {
  /// What it is by day and by night.
  let light: UInt32
  let dark: UInt32

  private init(_ light: UInt32, _ dark: UInt32) { (self.light, self.dark) = (light, dark) }

  /// The colour at a node: a system colour's name, `#rrggbb`, `{light:, dark:}`. Nil for a colour that only the app knows, and
  /// for what is no colour.
  init?(at node: NodeID, in view: TreeView) {
    let node = view.resolved(node)
    switch view.kind(of: node) {
    case .scalar:
      let name = view.string(of: node)
      if let digits = Self.digits(name), let color = UInt32(digits, radix: 16) {
        self.init(color, color)
      } else if let system = SystemColor.all[name] {
        self.init(system.light, system.dark)
      } else {
        return nil
      }
    case .mapping:
      let pairs = view.pairs(of: node)
      func paint(_ key: String) -> PicturePaint? {
        pairs.first { view.string(of: $0.key) == key }.flatMap { PicturePaint(at: $0.value, in: view) }
      }
      guard let light = paint("light"), let dark = paint("dark") else { return nil }
      self.init(light.light, dark.dark)
    case .sequence, .alias: return nil
    }
  }

  /// The eight digits of a colour that is written as 3, 4, 6 or 8 of them.
  private static func digits(_ text: String) -> String? {
    guard text.utf8.first == UInt8(ascii: "#") else { return nil }
    let digits = String(text.dropFirst())
    switch digits.utf8.count {
    case 3, 4: return Self.digits("#" + digits.map { "\($0)\($0)" }.joined())
    case 6: return digits + "ff"
    case 8: return digits
    default: return nil
    }
  }

  /// A colour as declarations of CSS that every program which draws SVG knows.
  static func css(_ color: UInt32) -> String {
    let digits = String(color >> 8, radix: 16)
    let fill = "fill: #" + String(repeating: "0", count: 6 - digits.utf8.count) + digits
    let alpha = color & 0xFF
    if alpha == 0xFF { return fill }
    var opacity = ByteBuffer()
    opacity.append(points: Double(alpha) / 255)
    return "\(fill); fill-opacity: \(opacity.text)"
  }
}
