/// The colours that UIKit has names for (UIColor, "Standard colors" and "UI element colors").
public enum SystemColor {
  /// What each is by day and by night: red, green, blue and how opaque it is, a byte each. Apple's Human Interface Guidelines
  /// have the adaptable ones, `UIColor` the fixed ones.
  public static let all: [String: (light: UInt32, dark: UInt32)] = [
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
    "tintColor": (0x007A_FFFF, 0x0A84_FFFF), "lightText": (0xFFFF_FF99, 0xFFFF_FF99),
    "darkText": (0x0000_00FF, 0x0000_00FF), "groupTableViewBackground": (0xF2F2_F7FF, 0x0000_00FF),
  ]

  /// The shortest names of which every slip of one letter is a misspelt one: a shorter word, such as `line` beside `link`,
  /// may well be a name of its own.
  private static let longName = 8

  /// The colour that a word is a misspelt name of; nil for a colour, and for what may be the name of another.
  ///
  /// Names of the app's own begin with a capital or have digits as often as not, so those are never doubted.
  static func meant(by word: String) -> String? {
    guard word.utf8.count <= 40, let first = word.utf8.first, isLetter(first), all[word] == nil,
      word.utf8.allSatisfy({ isLetter($0 | 0x20) })
    else { return nil }
    let letters = Array(word.lowercased().utf8)
    let found = all.keys.filter {
      $0.utf8.last.map(isLetter) == true && isSlip(letters, of: Array($0.lowercased().utf8))
    }
    return found.count == 1 ? found.first : nil
  }

  /// Whether a byte is a small letter.
  private static func isLetter(_ byte: UInt8) -> Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) }

  private static func isSlip(_ word: [UInt8], of name: [UInt8]) -> Bool {
    guard abs(word.count - name.count) <= 1 else { return false }
    if word == name { return true }
    let start = zip(word, name).prefix { $0 == $1 }.count
    let end = zip(word.dropFirst(start).reversed(), name.dropFirst(start).reversed()).prefix { $0 == $1 }.count
    let (strange, missing) = (word[start..<word.count - end], name[start..<name.count - end])
    switch (strange.count, missing.count) {
    case (2, 2): return strange[start] == missing[start + 1] && strange[start + 1] == missing[start]
    case (1, 1): return name.count >= longName || word == Array("grey".utf8) && name == Array("gray".utf8)
    case (1, 0): return name.count >= longName || start > 0 && strange[start] == name[start - 1]
    case (0, 1): return name.count >= longName || start > 0 && missing[start] == name[start - 1]
    default: return false
    }
  }
}
