internal import SpecSource

/// Reads JSON, RFC 8259.
enum JSONReader {
  static func read(_ source: SourceFile) -> (tree: NodeTree, diagnostics: [Diagnostic]) {
    (NodeTree(TreeBuilder(source, bytesPerNode: 10), isComplete: false), [])
  }
}
