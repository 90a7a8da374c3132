import SpecSource
import SpecTree

/// A mapping of a good list at which something can be broken.
struct FaultSite: Sendable {
  /// What the mapping describes.
  enum Level: Sendable {
    case root, section, header, row, action
  }

  let level: Level
  let node: NodeID
  /// The pairs that are written in it, by their keys' names.
  let pairs: [(name: String, key: NodeID, value: NodeID)]
  /// The mappings of the same kind that stand above it in the same list and make one element for certain.
  let earlier: [NodeID]
  /// Whether it is an element, and one, whatever the data are: neither it nor what it stands in has a condition or is
  /// repeated.
  let isCertain: Bool

  /// The value of a key.
  func value(_ name: String) -> NodeID? { pairs.first { $0.name == name }?.value }

  /// Whether one of the keys is written.
  func has(_ names: String...) -> Bool { pairs.contains { names.contains($0.name) } }

  /// All places of a list.
  static func all(in tree: NodeTree, _ view: TreeView) -> [FaultSite] {
    var walk = Walk(view: view)
    for document in tree.documents { walk.visit(document.root) }
    return walk.sites
  }

  private struct Walk {
    let view: TreeView
    var sites: [FaultSite] = []
    private var seen: [Level: [NodeID]] = [:]
    private var isInDoubt = false

    init(view: TreeView) { self.view = view }

    mutating func visit(_ root: NodeID) {
      seen = [:]
      guard let root = add(root, .root) else { return }
      for name in ["rows", "items"] { visitRows(root.value(name)) }
      visitHeaders(root)
      for section in items(of: root.value("sections")) {
        guard let section = add(section, .section) else { continue }
        isInDoubt = !section.isCertain
        defer { isInDoubt = false }
        visitHeaders(section)
        for name in ["rows", "items"] { visitRows(section.value(name)) }
      }
    }

    private mutating func visitHeaders(_ owner: FaultSite) {
      for name in ["header", "footer"] {
        if let value = owner.value(name) { _ = add(value, .header) }
      }
    }

    private mutating func visitRows(_ rows: NodeID?) {
      for row in items(of: rows) {
        guard let row = add(row, .row) else { continue }
        let outer = isInDoubt
        isInDoubt = !row.isCertain
        defer { isInDoubt = outer }
        for name in ["trailingSwipeActions", "leadingSwipeActions"] {
          for action in items(of: row.value(name)) { _ = add(action, .action) }
        }
      }
    }

    private func items(of node: NodeID?) -> [NodeID] {
      guard let node, view.kind(of: node) == .sequence else { return [] }
      return view.items(of: node)
    }

    private mutating func add(_ node: NodeID, _ level: Level) -> FaultSite? {
      guard view.kind(of: node) == .mapping, view.count(of: node) > 0 else { return nil }
      let pairs = view.pairs(of: node).map { (view.string(of: $0.key), $0.key, $0.value) }
      let isCertain = !isInDoubt && !pairs.contains { ["when", "forEach"].contains($0.0) }
      let site = FaultSite(level: level, node: node, pairs: pairs, earlier: seen[level] ?? [], isCertain: isCertain)
      if isCertain { seen[level, default: []].append(node) }
      sites.append(site)
      return site
    }
  }
}
