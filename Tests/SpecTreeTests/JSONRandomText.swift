import TestSupport

/// Random JSON: every kind of value, space in every place where it may stand, escapes, text from many scripts.
struct JSONRandomText {
  private var generator: SeededGenerator

  init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

  /// A text of about `size` nodes.
  mutating func text(size: Int) -> [UInt8] {
    var left = size
    return Array((space() + value(depth: 0, left: &left) + space()).utf8)
  }

  private mutating func pick<Element>(_ choices: [Element]) -> Element { choices.randomElement(using: &generator)! }

  private mutating func space() -> String {
    (0..<pick([0, 0, 0, 1, 1, 2, 12])).map { _ in pick([" ", " ", "\t", "\n", "\r", "\r\n", "\n        "]) }.joined()
  }

  private mutating func value(depth: Int, left: inout Int) -> String {
    left -= 1
    let isLeaf = depth > 0 && (left <= 0 || depth > 12 || Bool.random(using: &generator))
    if isLeaf { return leaf() }
    let count = depth == 0 ? max(1, left / 2) : Int.random(in: 0...5, using: &generator)
    var children: [String] = []
    let isMapping = Bool.random(using: &generator)
    for place in 0..<count where left > 0 {
      // The place makes keys unique.
      let key = isMapping ? string("\(place)") + space() + ":" + space() : ""
      children.append(space() + key + value(depth: depth + 1, left: &left) + space())
    }
    let inside = children.isEmpty ? space() : children.joined(separator: ",")
    return isMapping ? "{\(inside)}" : "[\(inside)]"
  }

  private mutating func leaf() -> String {
    switch pick([0, 1, 1, 2, 2, 2]) {
    case 0: pick(["true", "false", "null"])
    case 1: number()
    default: string("")
    }
  }

  private mutating func number() -> String {
    let whole = pick(["0", "1", "-0", "44", "-17", "9007199254740993", "9223372036854775807", "-9223372036854775808"])
    let fraction = pick(["", "", "", ".0", ".5", ".1", ".333333333333333314829616256247", ".000000000000000000001"])
    let exponent = pick(["", "", "", "e0", "E5", "e-7", "e+12", "E-300"])
    return whole + fraction + exponent
  }

  private mutating func string(_ suffix: String) -> String {
    let parts = [
      "a", "row", "estimatedHeight", " ", "日本語", "é", "e\u{301}", "👩‍👧", "\u{2028}", "\u{7F}", "'", "/", "//", "{}",
      "[,]",
      #"\""#, #"\\"#, #"\/"#, #"\b\f\n\r\t"#, #"\u0041"#, #"\u0000"#, #"\ud83d\uDE00"#, #"\uFFFF"#,
    ]
    return "\"" + (0..<pick([0, 1, 1, 2, 3, 9])).map { _ in pick(parts) }.joined() + suffix + "\""
  }
}
