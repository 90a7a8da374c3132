import TestSupport

/// Writes random values as random YAML: blocks and flows, every style of scalar, comments, blank lines, line ends.
struct YAMLRandomText {
  private var random: SeededGenerator
  private let lineEnd: String
  private let hasComments: Bool
  private var text = ""

  /// The text of a seed, and what it means.
  static func document(seed: UInt64) -> (text: String, value: JSONTreeValue) {
    var writer = YAMLRandomText(seed: seed)
    if writer.chance(3) { writer.text += "---" + writer.lineEnd }
    let value = writer.block(indentation: 0, depth: 0)
    return (writer.text, value)
  }

  private init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    lineEnd = ["\n", "\n", "\r\n", "\r"].randomElement(using: &random) ?? "\n"
    hasComments = Bool.random(using: &random)
  }

  private mutating func chance(_ of: Int) -> Bool { Int.random(in: 0..<of, using: &random) == 0 }

  private mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[Int.random(in: 0..<elements.count, using: &random)]
  }

  // MARK: Blocks

  /// Writes a collection on lines of its own.
  private mutating func block(indentation: Int, depth: Int) -> JSONTreeValue {
    let count = Int.random(in: 1...4, using: &random)
    let isMapping = Bool.random(using: &random)
    var pairs: [JSONTreeValue.Pair] = []
    var items: [JSONTreeValue] = []
    for number in 0..<count {
      fill(indentation)
      text += String(repeating: " ", count: indentation)
      if isMapping {
        let key = pick(["tag", "日本", "a b", "x-", "größe"]) + String(number)
        text += chance(4) ? "\"\(key)\":" : "\(key):"
        pairs.append(.init(key: .init(key), value: value(indentation: indentation, depth: depth + 1)))
      } else {
        text += "-"
        items.append(value(indentation: indentation, depth: depth + 1))
      }
    }
    return isMapping ? .mapping(pairs) : .list(items)
  }

  /// Writes what stands behind a colon or a dash, and ends the line.
  private mutating func value(indentation: Int, depth: Int) -> JSONTreeValue {
    if depth < 4, chance(3) {
      endLine()
      return block(indentation: indentation + Int.random(in: 1...4, using: &random), depth: depth)
    }
    if chance(6) { return blockScalar(indentation: indentation) }
    if chance(12) {
      endLine()
      return .null
    }
    // libyaml takes a tab behind a colon, not behind a dash.
    text += pick([" ", "  ", text.hasSuffix(":") ? "\t" : " "])
    let value = chance(3) ? flow(depth: depth) : scalar(inFlow: false)
    endLine()
    return value
  }

  private mutating func blockScalar(indentation: Int) -> JSONTreeValue {
    let lines = (0..<Int.random(in: 1...3, using: &random)).map { _ in
      pick(["plain", "with: colon", "日本 #1", "- dash  "])
    }
    text += " |-" + lineEnd
    let margin = String(repeating: " ", count: indentation + 2)
    for line in lines { text += margin + line + lineEnd }
    return .text(.init(lines.joined(separator: "\n")))
  }

  /// Blank lines and comments between rows.
  private mutating func fill(_ indentation: Int) {
    guard hasComments, !text.isEmpty else { return }
    if chance(4) { text += lineEnd }
    if chance(4) { text += String(repeating: " ", count: indentation) + "# ü, {note}: 'x'" + lineEnd }
  }

  private mutating func endLine() {
    if hasComments, chance(4) { text += "  # note" }
    if chance(6) { text += " " }
    text += lineEnd
  }

  // MARK: Flows and scalars

  private mutating func flow(depth: Int) -> JSONTreeValue {
    let count = Int.random(in: 0...3, using: &random)
    let isMapping = Bool.random(using: &random)
    var pairs: [JSONTreeValue.Pair] = []
    var items: [JSONTreeValue] = []
    text += isMapping ? "{" : "["
    for number in 0..<count {
      if number > 0 { text += pick([", ", ",", " , "]) }
      if isMapping {
        text += "k\(number): "
        let value = depth < 4 && chance(4) ? flow(depth: depth + 1) : scalar(inFlow: true)
        pairs.append(.init(key: .init("k\(number)"), value: value))
      } else {
        items.append(depth < 4 && chance(4) ? flow(depth: depth + 1) : scalar(inFlow: true))
      }
    }
    text += isMapping ? "}" : "]"
    return isMapping ? .mapping(pairs) : .list(items)
  }

  private mutating func scalar(inFlow: Bool) -> JSONTreeValue {
    switch Int.random(in: 0..<7, using: &random) {
    case 0: return write("44", .integer(44))
    case 1: return write(pick(["true", "True"]), .bool(true))
    case 2: return write("~", .null)
    case 3: return write("1.50", .double(1.5))
    case 4:
      let words = pick(["Don''t", "日本 語", "a: b, c # d", ""])
      return write("'\(words)'", .text(.init(words.replacing("''", with: "'"))))
    case 5:
      let (spelling, value) = pick([(#"a\tb"#, "a\tb"), (#"\u00e9\"x\""#, "é\"x\""), ("plain", "plain"), ("", "")])
      return write("\"\(spelling)\"", .text(.init(value)))
    default:
      let words = pick(["no", "12:30", "größer als", "👩‍👧 family", "a#b", inFlow ? "x" : "a, b [c] {d}"])
      return write(words, .text(.init(words)))
    }
  }

  private mutating func write(_ spelling: String, _ value: JSONTreeValue) -> JSONTreeValue {
    text += spelling
    return value
  }
}
