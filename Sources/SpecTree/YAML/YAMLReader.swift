internal import SpecSource

/// Reads YAML.
enum YAMLReader {
  /// The tree of a file and what reading found.
  ///
  /// libyaml reads everything. This is the place for a quicker reader of everyday files in front of it, which would
  /// have to give the same tree or none.
  static func read(_ source: SourceFile) -> (tree: NodeTree, diagnostics: [Diagnostic]) {
    source.bytes.withUnsafeBufferPointer { readByLibYAML(source, $0) }
  }

  private static func readByLibYAML(
    _ source: SourceFile, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> (tree: NodeTree, diagnostics: [Diagnostic]) {
    let scan = TextScan(source, bytes)
    var composer = YAMLComposer(source, bytes, scan)
    if let fault = scan.fault {
      composer.report(fault)
    } else if bytes.count == source.markLength {
      composer.reportEmptyFile()
    } else if let yaml = LibYAML(UnsafeBufferPointer(rebasing: bytes[source.markLength...])) {
      composer.compose(yaml)
    } else {
      composer.reportNoMemory()
    }
    return composer.result()
  }
}
