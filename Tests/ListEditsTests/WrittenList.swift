import ListTestSupport
import SpecSource
import SpecTree
import Testing

/// A list as it is written, read by places: `#1/#0 height`.
struct WrittenList {
  private let tree: NodeTree
  private let resolved: ResolvedSample
  private let rowsKey: String

  /// Reads a text.
  init(_ text: String) throws {
    let (tree, faults) = SpecReader.read(SourceFile(name: "list.yaml", bytes: Array("# YAML\n\(text)".utf8)))
    guard tree.isComplete else { throw Unreadable(text: text, faults: faults.map(\.message)) }
    self.tree = tree
    resolved = ResolvedSample("# YAML\n\(text)")
    #expect(resolved.faults == [], "\(text)")
    rowsKey = tree.withView { view in
      view.value(of: "kind", in: view.resolved(tree.documents[0].root)) == nil ? "rows" : "items"
    }
  }

  /// What is written at a place; what the library's default is where nothing is written and it has one that counts.
  func value(_ place: String) -> String {
    tree.withView { view in
      let root = view.resolved(tree.documents[0].root)
      let sections = items(view.value(of: "sections", in: root), view)
      if place == "sections" { return "\(sections.count)" }
      let words = place.split(separator: " ", maxSplits: 1).map(String.init)
      let numbers = words[0].split(separator: "/").compactMap { Int($0.dropFirst()) }
      guard sections.indices.contains(numbers[0]) else { return words[1] == "count" ? "0" : "absent" }
      let section = sections[numbers[0]]
      let rows = rows(of: section, view)
      if words[1] == "count" { return "\(rows.count)" }
      guard numbers.count == 2 else { return sectionValue(words[1], numbers[0], section, view) }
      guard rows.indices.contains(numbers[1]) else { return "no such row" }
      let before = sections[..<numbers[0]].map { self.rows(of: $0, view).count }.reduce(0, +)
      return value(words[1], rows[numbers[1]], view) ?? standard("row \(before + numbers[1])", words[1])
    }
  }

  private func rows(of section: NodeID, _ view: TreeView) -> [NodeID] {
    items(rowsKey == "rows" ? view.value(of: "rows", in: section) : view.value(of: "items", in: section), view)
  }

  private func items(_ list: NodeID?, _ view: TreeView) -> [NodeID] {
    guard let list, view.kind(of: list) == .sequence else { return [] }
    var items: [NodeID] = []
    var item = list.next
    while item < view.after(list) {
      items.append(view.resolved(item))
      item = view.after(item)
    }
    return items
  }

  /// A property of a section; one of its header or footer under its flat name.
  private func sectionValue(_ name: String, _ number: Int, _ section: NodeID, _ view: TreeView) -> String {
    for side in ["header", "footer"] where name.hasPrefix(side) {
      let rest =
        name == side ? "view" : name.dropFirst(side.count).prefix(1).lowercased() + name.dropFirst(side.count + 1)
      let flat = name == side ? nil : value(name, section, view)
      let header = side == "header" ? view.value(of: "header", in: section) : view.value(of: "footer", in: section)
      let nested = header.flatMap { value(rest, $0, view) }
      #expect(flat == nil || nested == nil, "the property is written twice: \(name)")
      return flat ?? nested ?? (name == side ? standard("section \(number) \(side)", "view") : "absent")
    }
    return value(name, section, view) ?? "absent"
  }

  /// A value in a mapping by a path such as `size.width`, or `leadingSwipeActions count`.
  private func value(_ path: String, _ mapping: NodeID, _ view: TreeView) -> String? {
    if path.hasSuffix(" count") {
      var found: NodeID?
      view.forEachPair(of: mapping) {
        if view.string(of: $0.key) == path.dropLast(6) { found = view.resolved($0.value) }
      }
      return "\(items(found, view).count)"
    }
    var current = mapping
    for key in path.split(separator: ".") {
      guard view.kind(of: current) == .mapping else {
        // One number stands for all sides.
        return view.string(of: current)
      }
      var found: NodeID?
      view.forEachPair(of: current) { if view.string(of: $0.key) == key { found = view.resolved($0.value) } }
      guard let found else { return nil }
      current = found
    }
    return view.style(of: current) == .plain ? view.string(of: current) : "\"\(view.string(of: current))\""
  }

  /// The runtime's default, where the property is one that a library reads as something when it is unset.
  private func standard(_ place: String, _ name: String) -> String {
    let counting = [
      "cell", "style", "shouldHighlight", "shouldSelect", "shouldDeselect", "canEdit", "canMove", "editingStyle",
      "view",
    ]
    guard counting.contains(name) else { return "absent" }
    guard let words = resolved(place, name) else {
      // A section without a header has the library's class all the same.
      return name == "view"
        ? (rowsKey == "rows" ? "UITableViewHeaderFooterView" : "UICollectionReusableView") : "absent"
    }
    return words.replacing(" by runtime", with: "")
  }
}

/// A text that is no list.
struct Unreadable: Error {
  let text: String
  let faults: [String]
}
