import SpecSource
import SpecTree

/// Writes a tree as the event lines of the yaml-test-suite, so that the two can be compared.
///
/// The tree does not keep whether a document ends with `...`, so all documents end with a bare `-DOC`.
struct YAMLEvents {
  private let tree: NodeTree
  private let view: TreeView
  private var decorations: [NodeID: [NodeTree.Decoration]] = [:]
  private var lines: [String] = []

  /// The event lines of a tree.
  static func lines(of tree: NodeTree) -> [String] {
    tree.withView { view in
      var events = YAMLEvents(tree, view)
      events.write()
      return events.lines
    }
  }

  private init(_ tree: NodeTree, _ view: TreeView) {
    self.tree = tree
    self.view = view
    for decoration in tree.decorations { decorations[decoration.node, default: []].append(decoration) }
  }

  private mutating func write() {
    lines.append("+STR")
    for document in tree.documents {
      lines.append(document.hasMarker ? "+DOC ---" : "+DOC")
      write(document.root)
      lines.append("-DOC")
    }
    lines.append("-STR")
  }

  private mutating func write(_ node: NodeID) {
    let source = String(decoding: view.source(view.range(of: node)), as: UTF8.self)
    let isFlow = view.style(of: node) == .flow
    switch view.kind(of: node) {
    case .mapping, .sequence:
      let isMapping = view.kind(of: node) == .mapping
      let bracket = isFlow ? (isMapping ? " {}" : " []") : ""
      lines.append((isMapping ? "+MAP" : "+SEQ") + bracket + properties(of: node))
      var child = node.next
      while child < view.after(node) {
        write(child)
        child = view.after(child)
      }
      lines.append(isMapping ? "-MAP" : "-SEQ")
    case .alias:
      lines.append("=ALI \(source)")
    case .scalar where source.hasPrefix("*"):
      // An alias that is a key stands in the tree as a copy of its scalar.
      lines.append("=ALI \(source)")
    case .scalar:
      let sign = source.first.flatMap { "'\"|>".contains($0) ? $0 : nil } ?? ":"
      lines.append("=VAL\(properties(of: node)) \(sign)\(Self.escaped(view.string(of: node)))")
    }
  }

  private func properties(of node: NodeID) -> String {
    (decorations[node] ?? []).map { decoration in
      (decoration.anchor.map { " &\($0)" } ?? "") + (decoration.tag.map { " <\($0)>" } ?? "")
    }.joined()
  }

  private static func escaped(_ text: String) -> String {
    text.unicodeScalars.map { scalar in
      switch scalar {
      case "\\": "\\\\"
      case "\n": "\\n"
      case "\r": "\\r"
      case "\t": "\\t"
      case "\u{8}": "\\b"
      case "\0": "\\0"
      default: String(scalar)
      }
    }.joined()
  }
}
