public import SpecSource

/// A file as a tree: what YAML and JSON have in common, every node with its place in the bytes.
///
/// Built by a reader and never changed. Work on it through `withView`.
public struct NodeTree: Sendable {
  /// One document of a file.
  public struct Document: Sendable {
    /// Its only node; an empty document has an empty plain scalar.
    public let root: NodeID
    /// Whether it begins with `---`.
    public let hasMarker: Bool
    /// From its marker or its root to the end of its root.
    public let range: SourceRange
  }

  /// An anchor or a tag on a node.
  public struct Decoration: Sendable {
    /// The node that bears it.
    public let node: NodeID
    /// The anchor's name without `&`, if there is one.
    public let anchor: String?
    /// The tag in full (`tag:yaml.org,2002:str`, `!local`), if there is one.
    public let tag: String?
    /// From the first of the two to the end of the last.
    public let range: SourceRange
  }

  /// A plain scalar that a ` #` without a space behind it cut short.
  public struct CutText: Sendable {
    /// What is left of it.
    public let node: NodeID
    /// From the `#` to the end of the line.
    public let rest: SourceRange
  }

  /// The file; of a tree that was composed of several, the one that was asked for.
  public let source: SourceFile
  /// The documents in order; exactly one in JSON, none in a YAML file that is empty or holds only comments.
  public let documents: [Document]
  /// Anchors and tags, by node.
  public let decorations: [Decoration]
  /// Values that are not there (`height:`, `- `), by node; what they mean depends on the place.
  public let emptyScalars: [NodeID]
  /// Texts that a comment sign cut, by node.
  public let cutTexts: [CutText]
  /// False when the tree does not say all that is written: a syntax error ended the reading, or something (an alias
  /// without its anchor, a foreign tag) could only be read past. What is said of such a tree would be wrong.
  public let isComplete: Bool
  /// Whether there may be comments between the nodes: not in JSON.
  public let mayHaveComments: Bool
  /// Whether any key may begin with `x-`: no where none does, but for a key that an edit took out.
  public let hasExtensions: Bool
  /// Whether any text may have a dollar sign, with which expressions begin; nil when the reader did not look.
  public let hasDollar: Bool?
  /// The format whose scanner read all of it and found nothing to report; nil for every other tree.
  let scannedFormat: SourceFormat?

  /// Whether it is what a list comes to, composed when its expressions were worked out.
  @usableFromInline let isWorkedOut: Bool
  @usableFromInline let nodes: [Node]
  @usableFromInline let pool: [UInt8]
  /// Where nodes come from, in a tree that was composed; each holds from its node on. Empty in a tree that was read.
  @usableFromInline let origins: [NodeOrigin]

  init(
    _ builder: consuming TreeBuilder, isComplete: Bool, mayHaveComments: Bool, scannedAs format: SourceFormat? = nil
  ) {
    scannedFormat = builder.diagnostics.isEmpty ? format : nil
    source = builder.source
    documents = builder.documents
    decorations = builder.decorations
    emptyScalars = builder.emptyScalars
    cutTexts = builder.cutTexts
    nodes = builder.nodes.finished()
    pool = builder.pool
    origins = []
    isWorkedOut = false
    self.isComplete = isComplete
    self.mayHaveComments = mayHaveComments
    hasExtensions = builder.hasExtensions
    hasDollar = builder.hasDollar
  }

  /// A tree that was composed: one document, everything in its right place.
  init(
    composedFor source: SourceFile, nodes: [Node], pool: [UInt8], origins: [NodeOrigin], root: NodeID,
    hasMarker: Bool, isWorkedOut: Bool
  ) {
    self.source = source
    self.isWorkedOut = isWorkedOut
    documents = [Document(root: root, hasMarker: hasMarker, range: SourceRange(0..<source.bytes.count))]
    decorations = []
    emptyScalars = []
    cutTexts = []
    self.nodes = nodes
    self.pool = pool
    self.origins = origins
    isComplete = true
    mayHaveComments = true
    hasExtensions = true
    hasDollar = nil
    scannedFormat = nil
  }

  /// Where the second document begins, of a file that should have one.
  public var secondDocument: Location? {
    documents.count < 2 ? nil : withView { $0.firstLineLocation(of: documents[1].root) }
  }

  /// Number of nodes in all documents; aliases count as one.
  public var count: Int { nodes.count }

  /// Calls `body` with a view of the tree, which must not leave the call.
  @inlinable
  public func withView<Result, Failure: Error>(
    _ body: (TreeView) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try source.bytes.withUnsafeBufferPointer { bytes throws(Failure) in
      try nodes.withUnsafeBufferPointer { nodes throws(Failure) in
        try pool.withUnsafeBufferPointer { pool throws(Failure) in
          try origins.withUnsafeBufferPointer { origins throws(Failure) in
            try body(
              TreeView(
                bytes: bytes, nodes: nodes, pool: pool, origins: origins, file: source.id, isWorkedOut: isWorkedOut))
          }
        }
      }
    }
  }
}
