internal import SpecSource

/// Reads YAML through libyaml.
enum YAMLReader {
  static func read(_ source: SourceFile) -> (tree: NodeTree, diagnostics: [Diagnostic]) {
    (NodeTree(TreeBuilder(source, bytesPerNode: 10), isComplete: false), [])
  }
}
