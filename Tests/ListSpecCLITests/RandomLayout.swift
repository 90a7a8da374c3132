import SpecSource
import SpecTree
import TestSupport

/// Lists as people lay them out: indentation, comments, blank lines, line ends, marks. The list stays the same.
struct RandomLayout {
  private var random: SeededGenerator
  private var comments = 0

  init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  private mutating func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &random) < percent }

  private mutating func comment() -> String {
    comments += 1
    return "# c\(comments)" + (chance(15) ? "\té: {" : "")
  }

  /// A list of `RandomEdits`, whose rows are in flow style, laid out anew.
  mutating func dressed(_ list: String) -> [UInt8] {
    let indentation = Int.random(in: 0..<4, using: &random)
    var lines: [String] = []
    for line in list.split(separator: "\n", omittingEmptySubsequences: false) {
      for line in Self.indented(rowLines(String(line)), indentation) {
        if chance(12), !lines.isEmpty { lines.append(line.prefix { $0 == " " } + comment()) }
        if chance(6) { lines.append("") }
        let hasRoom = !line.isEmpty && !line.contains("#")
        lines.append(hasRoom && chance(20) ? "\(line)  \(comment())" : line)
      }
    }
    while lines.last == "" { lines.removeLast() }
    if chance(15) { lines.insert("---", at: 0) }
    if chance(10) { lines.append("...") }
    let lineBreak = ["\n", "\n", "\r\n"][Int.random(in: 0..<3, using: &random)]
    let text = lines.joined(separator: lineBreak) + (chance(25) ? "" : lineBreak)
    return (chance(15) ? [0xEF, 0xBB, 0xBF] : []) + Array(text.utf8)
  }

  /// A row on one line, or in block style with its first key beside the dash.
  private mutating func rowLines(_ line: String) -> [String] {
    guard line.hasPrefix("      - {"), line.hasSuffix("}"), chance(40) else { return [line] }
    let content = line.dropFirst(9).dropLast()
    guard !content.contains("{"), !content.contains("["), !content.contains("\"") else { return [line] }
    let keys = content.split(separator: ",").map { $0.drop { $0 == " " } }
    return keys.enumerated().map { ($0 == 0 ? "      - " : "        ") + $1 }
  }

  /// Lines indented by two, by two with rows on the column of their key, by none below `sections`, or by four.
  private static func indented(_ lines: [String], _ style: Int) -> [String] {
    lines.map { line in
      let blanks = line.prefix { $0 == " " }.count
      switch style {
      case 1 where blanks >= 6: return String(line.dropFirst(2))
      case 2 where blanks >= 2: return String(line.dropFirst(2))
      case 3:
        let rest = line.dropFirst(blanks)
        let dashed = rest.hasPrefix("- ") ? "-   " + rest.dropFirst(2) : String(rest)
        return String(repeating: " ", count: blanks * 2) + dashed
      default: return line
      }
    }
  }

  /// The text with other words in its comments, and with lines that say nothing.
  mutating func redressed(_ text: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    for (number, line) in String(decoding: text, as: UTF8.self).split(
      omittingEmptySubsequences: false, whereSeparator: \.isNewline
    ).enumerated() {
      // Behind the byte order mark and the mark of the document's beginning.
      if number > 1, chance(10) { result += Array("\n".utf8) }
      // A text of a row is '# c', and stays.
      let changed = (1...9).reduce(line.replacing("# why", with: "# because")) { line, digit in
        line.replacing("# c\(digit)", with: "# changed \(digit)")
      }
      result += Array("\(changed)\n".utf8)
    }
    return result + Array("# the end\n".utf8)
  }
}

extension RandomLayout {
  /// The same document as JSON: indented, or on one line.
  mutating func json(of text: [UInt8]) -> [UInt8] {
    let (tree, _) = SpecReader.read(SourceFile(name: "list.yaml", bytes: text))
    let lineBreak = [nil, "\n", "\r\n"][Int.random(in: 0..<3, using: &random)]
    let unit = ["  ", "\t", "    "][Int.random(in: 0..<3, using: &random)]
    let json = tree.withView { Self.json(tree.documents[0].root, $0, lineBreak, unit, depth: 0) }
    return Array((json + (chance(20) ? "" : "\n")).utf8)
  }

  private static func json(
    _ node: NodeID, _ view: TreeView, _ lineBreak: String?, _ unit: String, depth: Int
  ) -> String {
    func lines(_ open: String, _ items: [String], _ close: String) -> String {
      guard let lineBreak, !items.isEmpty, depth < 4 else { return open + items.joined(separator: ", ") + close }
      let indent = lineBreak + String(repeating: unit, count: depth)
      return open + items.map { indent + unit + $0 }.joined(separator: ",") + indent + close
    }
    let node = view.resolved(node)
    switch view.kind(of: node) {
    case .scalar, .alias:
      let text = view.string(of: node)
      let isText = view.style(of: node) != .plain || view.scalar(of: node) == .text
      return isText ? "\"\(text.replacing("\"", with: "\\\""))\"" : text
    case .sequence:
      var items: [String] = []
      var item = node.next
      while item < view.after(node) {
        items.append(json(item, view, lineBreak, unit, depth: depth + 1))
        item = view.after(item)
      }
      return lines("[", items, "]")
    case .mapping:
      var pairs: [String] = []
      view.forEachPair(of: node) { pair in
        pairs.append("\"\(view.string(of: pair.key))\": \(json(pair.value, view, lineBreak, unit, depth: depth + 1))")
      }
      return lines("{", pairs, "}")
    }
  }
}
