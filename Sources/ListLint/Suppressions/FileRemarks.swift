public import SpecSource
public import SpecTree

/// The remarks of a file that silence rules: read once, for the rules that part what they say by them and for the filter.
public struct FileRemarks: Sendable {
  /// The remarks in the order of the file.
  let suppressions: [Suppression]
  /// What is wrong with them.
  let faults: [Diagnostic]
  /// What they silence, by the rule's id.
  let silenced: [String: SilencedBytes]

  /// No remarks.
  public init() {
    suppressions = []
    faults = []
    silenced = [:]
  }

  /// The remarks of a file that was read; none where it could not be, since its tree does not say where its comments are, or
  /// where the tree is put together from several.
  public init(of tree: NodeTree) {
    guard tree.isComplete else {
      self.init()
      return
    }
    self = tree.withView { view in
      view.isComposed ? FileRemarks() : FileRemarks(SuppressionReader(tree, in: view))
    }
  }

  /// The remarks of a file that may have none.
  init(of source: SourceFile) {
    let isSpeaking = source.bytes.withUnsafeBufferPointer { !RemarkScan.offsets(in: $0).isEmpty }
    if isSpeaking { self.init(of: SpecReader.read(source).tree) } else { self.init() }
  }

  private init(_ reader: SuppressionReader) {
    suppressions = reader.suppressions
    faults = reader.findings
    silenced = SilencedBytes.byRule(suppressions)
  }

  /// Whether nothing is said.
  var isEmpty: Bool { suppressions.isEmpty && faults.isEmpty }
}
