internal import SpecSource

/// Reads JSON, RFC 8259: no more, but for a byte order mark at the beginning, and no less.
enum JSONReader {
  /// Room for the nodes of a small part of a file: those tell how many there will be. JSON may be spaced out or dense,
  /// and memory that is kept in reserve pushes what is used into more pages.
  private static let bytesPerNode = 160

  /// The tree of a file and its findings: duplicate keys, and at most one fault, at which the reading ends. What the file
  /// was before edits, if that is known, saves reading it all.
  static func read(
    _ source: SourceFile, after earlier: EarlierReading? = nil
  ) -> (tree: NodeTree, diagnostics: [Diagnostic]) {
    source.bytes.withUnsafeBufferPointer { bytes in
      var builder = TreeBuilder(source, bytes: bytes, bytesPerNode: bytesPerNode)
      if let encoding = WideEncoding(bytes) {
        return (NodeTree(builder, isComplete: false, mayHaveComments: false), [.wideEncoding(encoding, in: source.id)])
      }
      builder.lookForDollars()
      if let earlier { builder.take(from: earlier) }
      do throws(JSONFault) {
        try JSONScanner(bytes).scan(from: source.markLength, into: &builder)
      } catch {
        let findings = builder.diagnostics + [JSONDiagnosis(error, in: bytes, builder).finding()]
        return (NodeTree(builder, isComplete: false, mayHaveComments: false), findings)
      }
      let root = NodeID(0)
      let range = SourceRange(Int(builder.node(root).start)..<builder.end(of: root))
      builder.document(root: root, hasMarker: false, range: range)
      let findings = builder.diagnostics
      return (NodeTree(builder, isComplete: true, mayHaveComments: false, scannedAs: .json), findings)
    }
  }
}
