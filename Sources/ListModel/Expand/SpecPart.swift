internal import SpecExpression
internal import SpecSource
internal import SpecTree

/// The spec itself, or a file that it includes.
struct SpecPart {
  /// Its tree's number in the evaluator: 0 for the spec, then the loaded files in their order.
  let tree: UInt32
  /// Its root mapping.
  let root: NodeID
}

/// Reads `include`, file by file, each once; a file that includes itself over others is a finding that shows the way.
struct IncludeReader {
  /// The included files, those that others include first.
  private(set) var parts: [SpecPart] = []
  private(set) var diagnostics: [Diagnostic] = []
  /// Whether a file could not be read.
  private(set) var isIncomplete = false
  private var known: Set<Int> = []
  /// The files that are being read, outermost first, with their names.
  private var way: [(place: Int, name: String)] = []
  /// How deep files may include files.
  static let deepest = 64

  /// Reads what a root includes.
  mutating func read(_ root: NodeID, in view: TreeView, _ loaded: inout LoadedFiles) {
    guard let list = view.value(of: "include", in: root) else { return }
    for node in Self.names(list, in: view) { include(node, in: view, &loaded) }
  }

  /// The scalars that name files: the items of a list, or the one scalar.
  private static func names(_ list: NodeID, in view: TreeView) -> [NodeID] {
    guard view.kind(of: list) == .sequence else { return view.kind(of: list) == .scalar ? [list] : [] }
    var names: [NodeID] = []
    var item = list.next
    while item < view.after(list) {
      let target = view.resolved(item)
      if view.kind(of: target) == .scalar { names.append(target) }
      item = view.after(item)
    }
    return names
  }

  private mutating func include(_ node: NodeID, in view: TreeView, _ loaded: inout LoadedFiles) {
    guard let place = loaded.load(node, in: view) else {
      isIncomplete = true
      return
    }
    let start = place == LoadedFiles.spec ? 0 : way.firstIndex { $0.place == place }
    if let start {
      let names = way[start...].map { "'\($0.name)'" } + ["'\(view.string(of: node))'"]
      diagnostics.append(
        Diagnostic(
          .includeCycle, "files include each other: \(names.joined(separator: ", which includes "))",
          at: view.location(of: node)))
      return
    }
    guard known.insert(place).inserted else { return }
    guard way.count < Self.deepest else {
      diagnostics.append(
        Diagnostic(
          .includeCycle, "files include files more than \(Self.deepest) deep, the most that is read",
          at: view.location(of: node)))
      return
    }
    let tree = loaded.trees[place]
    way.append((place, view.string(of: node)))
    tree.withView { inner in
      let root = inner.resolved(tree.documents[0].root)
      guard inner.kind(of: root) == .mapping else { return }
      read(root, in: inner, &loaded)
      parts.append(SpecPart(tree: UInt32(place + 1), root: root))
    }
    way.removeLast()
  }
}
