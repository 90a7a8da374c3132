internal import SpecSource

/// Reads YAML.
enum YAMLReader {
  /// What everyday YAML takes for a node: ten to twelve bytes. Room that is not used costs nothing, room that lacks a
  /// second array.
  static let bytesPerNode = 10

  /// The tree of a file and what reading found.
  static func read(_ source: SourceFile) -> (tree: NodeTree, diagnostics: [Diagnostic]) {
    readEveryday(source) ?? readByLibYAML(source)
  }

  /// The same for a file that is written as most lists are; nil for any other, and for one that cannot be read. What the
  /// file was before edits, if that is known, saves reading it all.
  static func readEveryday(
    _ source: SourceFile, after earlier: EarlierReading? = nil
  ) -> (tree: NodeTree, diagnostics: [Diagnostic])? {
    source.bytes.withUnsafeBufferPointer { bytes in
      var builder = TreeBuilder(source, bytes: bytes, bytesPerNode: bytesPerNode)
      builder.lookForDollars()
      if let earlier { builder.take(from: earlier) }
      do throws(NotEveryday) {
        var scanner = EverydayYAML(bytes)
        try scanner.scan(from: source.markLength, into: &builder)
      } catch {
        return nil
      }
      let findings = builder.diagnostics
      return (NodeTree(builder, isComplete: true, mayHaveComments: true, scannedAs: .yaml), findings)
    }
  }

  /// The same by libyaml, which reads and explains everything.
  static func readByLibYAML(_ source: SourceFile) -> (tree: NodeTree, diagnostics: [Diagnostic]) {
    source.bytes.withUnsafeBufferPointer { bytes in
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
}
