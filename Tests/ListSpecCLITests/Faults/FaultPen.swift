import SpecSource
import SpecTree

/// Writes faults into the text of a list, in the style that it is written in.
struct FaultPen {
  let view: TreeView
  let site: FaultSite
  let runtime: String
  let isCollection: Bool
  /// The texts that the classes declare: `cells` and `views`.
  let classes: [String]

  var isHoloTable: Bool { runtime == "holo" && !isCollection }

  /// The text of the whole list.
  var source: String { String(decoding: view.source, as: UTF8.self) }

  var isJSON: Bool { site.pairs.first.map { view.style(of: $0.key) == .doubleQuoted } ?? false }

  /// The text of a scalar; nil for anything else, and for expressions.
  func text(_ name: String) -> String? {
    guard let value = site.value(name), view.kind(of: value) == .scalar else { return nil }
    let text = view.string(of: value)
    return text.contains("$(") ? nil : text
  }

  /// The number that a key has.
  func number(_ name: String) -> Double? {
    guard let value = site.value(name), view.kind(of: value) == .scalar, view.style(of: value) == .plain else {
      return nil
    }
    return Double(view.string(of: value))
  }

  /// A word, in quotes where the file is JSON.
  func word(_ text: String) -> String { isJSON ? "\"\(text)\"" : text }

  /// Puts a text in the place of a key's value; nothing where it is a collection in block style, whose text has lines.
  func replacing(_ name: String, with text: String) -> [TextEdit]? {
    guard let value = site.value(name) else { return nil }
    return replacing(value, with: text)
  }

  /// Puts a text in the place of a node.
  func replacing(_ node: NodeID, with text: String) -> [TextEdit]? {
    let kind = view.kind(of: node)
    guard kind == .scalar || kind != .alias && isFlow(node), !isBlockScalar(node) else { return nil }
    return [TextEdit(view.range(of: node), text)]
  }

  /// Puts another name in the place of a key's.
  func renaming(_ key: NodeID, to name: String) -> [TextEdit] { [TextEdit(view.range(of: key), word(name))] }

  /// Writes a pair in front of all others.
  func inserting(_ name: String, _ value: String) -> [TextEdit] {
    let first = view.range(of: site.pairs[0].key).start
    let pair = "\(word(name)): \(value)"
    if isFlow(site.node) { return [TextEdit(SourceRange(first, first), "\(pair), ")] }
    let bytes = view.source
    var start = Int(first)
    while start > 0, bytes[start - 1] != 0x0A { start -= 1 }
    let column = Int(first) - start
    return [TextEdit(SourceRange(first, first), "\(pair)\n\(String(repeating: " ", count: column))")]
  }

  /// Takes a pair out; nothing where it is the only one.
  func removing(_ name: String) -> [TextEdit]? {
    guard site.pairs.count > 1, let place = site.pairs.firstIndex(where: { $0.name == name }) else { return nil }
    let pair = site.pairs[place]
    if place + 1 < site.pairs.count {
      let next = view.range(of: site.pairs[place + 1].key).start
      return [TextEdit(SourceRange(view.range(of: pair.key).start, next), "")]
    }
    guard !isBlockScalar(pair.value), !isBlockScalar(site.pairs[place - 1].value) else { return nil }
    let before = view.range(of: site.pairs[place - 1].value).end
    return [TextEdit(SourceRange(before, view.range(of: pair.value).end), "")]
  }

  /// Whether a collection is written in brackets.
  func isFlow(_ node: NodeID) -> Bool {
    let first = view.source(view.range(of: node)).first
    return view.kind(of: node) != .scalar && (first == UInt8(ascii: "{") || first == UInt8(ascii: "["))
  }

  private func isBlockScalar(_ node: NodeID) -> Bool {
    view.kind(of: node) == .scalar
      && [UInt8(ascii: "|"), UInt8(ascii: ">")].contains(view.source(view.range(of: node)).first)
  }
}
