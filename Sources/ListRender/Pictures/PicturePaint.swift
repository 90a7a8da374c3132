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
      } else if let system = Self.system[name] {
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

  /// UIKit's colours, by day and by night: Apple's Human Interface Guidelines, and `UIColor`'s own for the plain names.
  private static let system: [String: (light: UInt32, dark: UInt32)] = [
    "systemRed": (0xFF3B_30FF, 0xFF45_3AFF), "systemOrange": (0xFF95_00FF, 0xFF9F_0AFF),
    "systemYellow": (0xFFCC_00FF, 0xFFD6_0AFF), "systemGreen": (0x34C7_59FF, 0x30D1_58FF),
    "systemMint": (0x00C7_BEFF, 0x63E6_E2FF), "systemTeal": (0x30B0_C7FF, 0x40C8_E0FF),
    "systemCyan": (0x32AD_E6FF, 0x64D2_FFFF), "systemBlue": (0x007A_FFFF, 0x0A84_FFFF),
    "systemIndigo": (0x5856_D6FF, 0x5E5C_E6FF), "systemPurple": (0xAF52_DEFF, 0xBF5A_F2FF),
    "systemPink": (0xFF2D_55FF, 0xFF37_5FFF), "systemBrown": (0xA284_5EFF, 0xAC8E_68FF),
    "systemGray": (0x8E8E_93FF, 0x8E8E_93FF), "systemGray2": (0xAEAE_B2FF, 0x6363_66FF),
    "systemGray3": (0xC7C7_CCFF, 0x4848_4AFF), "systemGray4": (0xD1D1_D6FF, 0x3A3A_3CFF),
    "systemGray5": (0xE5E5_EAFF, 0x2C2C_2EFF), "systemGray6": (0xF2F2_F7FF, 0x1C1C_1EFF),
    "label": (0x0000_00FF, 0xFFFF_FFFF), "secondaryLabel": (0x3C3C_4399, 0xEBEB_F599),
    "tertiaryLabel": (0x3C3C_434D, 0xEBEB_F54D), "quaternaryLabel": (0x3C3C_432E, 0xEBEB_F52E),
    "placeholderText": (0x3C3C_434D, 0xEBEB_F54D), "link": (0x007A_FFFF, 0x0984_FFFF),
    "separator": (0x3C3C_434A, 0x5454_5899), "opaqueSeparator": (0xC6C6_C8FF, 0x3838_3AFF),
    "systemBackground": (0xFFFF_FFFF, 0x0000_00FF), "secondarySystemBackground": (0xF2F2_F7FF, 0x1C1C_1EFF),
    "tertiarySystemBackground": (0xFFFF_FFFF, 0x2C2C_2EFF), "systemGroupedBackground": (0xF2F2_F7FF, 0x0000_00FF),
    "secondarySystemGroupedBackground": (0xFFFF_FFFF, 0x1C1C_1EFF),
    "tertiarySystemGroupedBackground": (0xF2F2_F7FF, 0x2C2C_2EFF),
    "systemFill": (0x7878_8033, 0x7878_805C), "secondarySystemFill": (0x7878_8029, 0x7878_8052),
    "tertiarySystemFill": (0x7676_801F, 0x7676_803D), "quaternarySystemFill": (0x7474_8014, 0x7474_802E),
    "black": (0x0000_00FF, 0x0000_00FF), "darkGray": (0x5555_55FF, 0x5555_55FF),
    "lightGray": (0xAAAA_AAFF, 0xAAAA_AAFF), "white": (0xFFFF_FFFF, 0xFFFF_FFFF), "gray": (0x8080_80FF, 0x8080_80FF),
    "red": (0xFF00_00FF, 0xFF00_00FF), "green": (0x00FF_00FF, 0x00FF_00FF), "blue": (0x0000_FFFF, 0x0000_FFFF),
    "cyan": (0x00FF_FFFF, 0x00FF_FFFF), "yellow": (0xFFFF_00FF, 0xFFFF_00FF), "magenta": (0xFF00_FFFF, 0xFF00_FFFF),
    "orange": (0xFF80_00FF, 0xFF80_00FF), "purple": (0x8000_80FF, 0x8000_80FF), "brown": (0x9966_33FF, 0x9966_33FF),
    "clear": (0x0000_0000, 0x0000_0000),
  ]
}
