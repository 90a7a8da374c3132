internal import SpecSource

/// Reads YAML through libyaml.
enum YAMLReader {
  static func read(_ source: SourceFile) -> (tree: NodeTree, diagnostics: [Diagnostic]) {
    source.bytes.withUnsafeBufferPointer { bytes in
      (NodeTree(TreeBuilder(source, bytes: bytes, bytesPerNode: 10), isComplete: false), [])
    }
  }
}
