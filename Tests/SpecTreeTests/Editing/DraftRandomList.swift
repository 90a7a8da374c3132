import SpecTree
import TestSupport

/// A random list with rows in every style, and comments whose owners are known.
struct DraftRandomList {
  /// A comment, and the tag of the row or section that it belongs to; nil where it belongs to none that may go.
  struct Comment {
    let text: String
    let owner: String?
  }

  private var random: SeededGenerator
  private(set) var text = ""
  private(set) var comments: [Comment] = []
  /// The tags of the rows, by section.
  private(set) var rows: [[String]] = []
  /// What rows are written like, from behind the dash to the end of their last line, by tag.
  private(set) var texts: [String: String] = [:]
  private let lineBreak: String
  private let dashOffset: Int
  private let dashWidth: Int
  private let isSpaced: Bool
  private let hasComments: Bool
  /// Names of anchors so far, by whether they stand on a row.
  private var anchors: [(name: String, isRow: Bool)] = []
  private let hasAnchors: Bool
  private var number = 0

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    lineBreak = ["\n", "\n", "\n", "\r\n", "\r"].randomElement(using: &random) ?? "\n"
    dashOffset = [0, 2, 2, 4].randomElement(using: &random) ?? 2
    dashWidth = [2, 2, 2, 4].randomElement(using: &random) ?? 2
    isSpaced = Int.random(in: 0..<4, using: &random) == 0
    hasComments = Int.random(in: 0..<4, using: &random) > 0
    hasAnchors = Int.random(in: 0..<3, using: &random) == 0
    write()
    if chance(6) { while text.hasSuffix(lineBreak) { text.removeLast(1) } }
    if chance(8) { text = "\u{FEFF}" + text }
  }

  private mutating func chance(_ of: Int) -> Bool { Int.random(in: 0..<of, using: &random) == 0 }

  private mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[Int.random(in: 0..<elements.count, using: &random)]
  }

  private func spaces(_ count: Int) -> String { String(repeating: " ", count: count) }

  // MARK: Lines

  private mutating func comment(_ owner: String?) -> String {
    number += 1
    let tail = pick(["", " - tag: x", "\there", " {a: b}, 'c'", " é 🎉"])
    let text = "#c\(number)." + tail
    comments.append(Comment(text: text, owner: owner))
    return text
  }

  private mutating func end(_ owner: String?) {
    if hasComments, chance(5) { text += pick([" ", "\t", "   "]) + comment(owner) }
    text += lineBreak
  }

  private mutating func above(_ indent: Int, _ owner: String?, in outer: String? = nil) {
    guard hasComments, chance(4) else { return }
    if chance(3) {
      // A comment that stands alone.
      text += spaces(indent) + comment(outer) + lineBreak + lineBreak
    }
    text += spaces(indent) + comment(owner) + lineBreak
  }

  private mutating func write() {
    if chance(4) { text += "---" + lineBreak }
    text += "listspec: 1" + lineBreak
    if hasAnchors {
      text += "x-shared: &base {color: red, size: 3}" + lineBreak
      anchors.append(("base", false))
    }
    text += "sections:"
    end(nil)
    let count = Int.random(in: 1...3, using: &random)
    for section in 0..<count { write(section) }
    above(0, nil)
    text += "data: {people: [a, b]}"
    end(nil)
    if chance(4) {
      text += "---" + lineBreak + "other: 1 # last" + lineBreak
    } else if chance(3) {
      text += "..." + lineBreak
    }
  }

  private mutating func write(_ section: Int) {
    let tag = "s\(section)"
    if isSpaced, section > 0 { text += lineBreak }
    above(dashOffset, tag)
    text += spaces(dashOffset) + "-" + spaces(dashWidth - 1) + "tag: \(tag)"
    end(tag)
    let column = dashOffset + dashWidth
    if chance(2) {
      text += spaces(column) + "header: " + pick(["About", "'It''s'", "{title: About, height: 3}"])
      end(tag)
    }
    above(column, tag, in: tag)
    let tags = (0..<Int.random(in: 0...4, using: &random)).map { "r\(section)\($0)" }
    rows.append(tags)
    text += spaces(column) + "rows:"
    if tags.isEmpty {
      text += " []"
      return end(tag)
    }
    switch pick([0, 0, 0, 1, 2]) {
    case 0:
      end(tag)
      for row in tags { write(row, column + dashOffset, in: tag) }
      if hasComments, chance(5) { text += spaces(column + dashOffset) + comment(tag) + lineBreak }
    case 1:
      text += " [" + tags.map { flowRow($0) }.joined(separator: ", ") + "]"
      end(tag)
    default:
      text += " ["
      if hasComments, chance(4) { text += " " + comment(tag) }
      text += lineBreak
      for (number, row) in tags.enumerated() {
        if hasComments, chance(5) { text += spaces(column + 2) + comment(row) + lineBreak }
        text += spaces(column + 2) + flowRow(row)
        if number < tags.count - 1 { text += "," }
        if hasComments, chance(5) { text += " " + comment(row) }
        text += lineBreak
      }
      text += spaces(column) + "]"
      end(tag)
    }
    if chance(4) {
      text += spaces(column) + "footer: End"
      end(tag)
    }
  }

  private mutating func flowRow(_ tag: String) -> String {
    let row = chance(3) ? "{ \"tag\": \(tag), height: 44 }" : "{tag: \(tag), height: 44, model: {name: [x, y]}}"
    texts[tag] = row
    return row
  }

  private mutating func write(_ tag: String, _ indent: Int, in section: String) {
    if isSpaced, chance(2) { text += lineBreak }
    if hasAnchors, chance(4), let name = anchors.last(where: \.isRow)?.name {
      above(indent, name, in: section)
      text += spaces(indent) + "- *" + name
      return end(name)
    }
    above(indent, tag, in: section)
    text += spaces(indent) + "-"
    let start = text.utf8.count
    defer { texts[tag] = String(decoding: Array(text.utf8)[start...], as: UTF8.self) }
    if chance(4) {
      text += " " + flowRow(tag)
      return end(tag)
    }
    if hasAnchors, chance(4) {
      text +=
        " &\(tag)" + (chance(2) ? lineBreak + spaces(indent + 3) + "tag: \(tag)" : " {tag: \(tag), deep: {a: [1]}}")
      anchors.append((tag, true))
      return end(tag)
    }
    var column = indent + dashWidth
    if chance(8) {
      column = indent + 3
      text +=
        pick(["", " !!map"]) + (hasComments && chance(2) ? " " + comment(tag) : "") + lineBreak + spaces(column)
    } else {
      text += spaces(dashWidth - 1)
    }
    text += "tag: \(tag)"
    end(tag)
    for key in ["cell", "height", "model", "text", "when", "list", "odd"] where chance(3) {
      if hasComments, chance(6) { text += spaces(column) + comment(tag) + lineBreak }
      text += spaces(column)
      value(of: key, tag, column)
    }
    if hasComments, chance(6) { text += spaces(column) + comment(tag) + lineBreak }
  }

  private mutating func value(of key: String, _ tag: String, _ column: Int) {
    switch key {
    case "model":
      text += "model:"
      end(tag)
      text += spaces(column + 2) + "name: Ada"
      end(tag)
      text += spaces(column + 2) + "deep: " + pick(["{a: 1}", "[1, 2]", "'q'"])
      end(tag)
    case "text":
      if hasAnchors, chance(2) {
        text += "<<: *base"
        return end(tag)
      }
      let header = pick(["|", ">", "|-", "|2", ">+", "|+"])
      text += "text: " + header + lineBreak + spaces(column + 2) + "one # two" + lineBreak + lineBreak
      text += spaces(column + 2) + "three: four" + lineBreak
    case "when":
      text += pick(["when: \"$(a ? 'b' : 'c')\"", "when: 'it''s\(lineBreak)\(spaces(column + 2))long'"])
      end(tag)
    case "list":
      text += "list:"
      end(tag)
      for item in ["x", "'y: z'", "- a", "{b: c}"] where chance(2) || item == "x" {
        text += spaces(column + dashOffset) + "- " + item
        end(tag)
      }
    case "odd":
      text += pick(["? odd\(lineBreak)\(spaces(column)): !!str 12", "odd: plain\(lineBreak)\(spaces(column + 1))text"])
      end(tag)
    case "height" where hasAnchors && chance(2):
      text += "height: " + (anchors.contains { $0.name == "h" } ? "*h" : "&h 50")
      if !anchors.contains(where: { $0.name == "h" }) { anchors.append(("h", false)) }
      end(tag)
    case "height":
      text += pick(["height: 44", "\"height\":   4.50", "height: !!int 44", "height:  0x1F"])
      end(tag)
    default:
      text += "\(key): SwitchCell"
      end(tag)
    }
  }
}
