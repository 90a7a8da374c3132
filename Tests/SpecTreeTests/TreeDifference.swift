import SpecSource

@testable import SpecTree

/// How two readings of one YAML file differ: by the scanner of everyday YAML and by libyaml.
struct TreeDifference: Equatable, CustomStringConvertible {
  let description: String

  /// How what the scanner reads differs from what libyaml reads; nil when nothing does, or when the scanner gives up.
  init?(in source: SourceFile) {
    guard let everyday = YAMLReader.readEveryday(source) else { return nil }
    let reference = YAMLReader.readByLibYAML(source)
    guard let difference = Self.difference(everyday, reference) else { return nil }
    description = "\(difference): \(String(decoding: source.bytes, as: UTF8.self).debugDescription)"
  }

  private static func difference(
    _ ours: (tree: NodeTree, diagnostics: [Diagnostic]), _ theirs: (tree: NodeTree, diagnostics: [Diagnostic])
  ) -> String? {
    guard theirs.tree.isComplete else { return "libyaml refuses it, \(theirs.diagnostics.map(\.message))" }
    let counts = (ours.tree.nodes.count, theirs.tree.nodes.count)
    guard counts.0 == counts.1 else { return "\(counts.0) nodes instead of \(counts.1)" }
    for (place, (our, their)) in zip(ours.tree.nodes, theirs.tree.nodes).enumerated() {
      let isSame = (our.head, our.start, our.first, our.second) == (their.head, their.start, their.first, their.second)
      guard isSame else { return "node \(place) is \(our) instead of \(their)" }
    }
    if ours.tree.pool != theirs.tree.pool { return "the texts spelled otherwise" }
    if "\(ours.tree.documents)" != "\(theirs.tree.documents)" { return "the documents" }
    if ours.tree.emptyScalars != theirs.tree.emptyScalars { return "the values that are not there" }
    if "\(ours.tree.cutTexts)" != "\(theirs.tree.cutTexts)" { return "the texts that comments cut" }
    if !theirs.tree.decorations.isEmpty { return "anchors or tags" }
    if ours.tree.hasExtensions != theirs.tree.hasExtensions { return "whether there are keys with x-" }
    if ours.tree.hasDollar != hasDollar(theirs.tree) { return "whether there are dollar signs" }
    if "\(ours.diagnostics)" != "\(theirs.diagnostics)" { return "the findings" }
    return nil
  }

  private static func hasDollar(_ tree: NodeTree) -> Bool {
    tree.withView { view in
      (0..<tree.count).contains { position in
        let node = NodeID(position)
        return view.kind(of: node) == .scalar && view.text(of: node).contains(UInt8(ascii: "$"))
      }
    }
  }
}
