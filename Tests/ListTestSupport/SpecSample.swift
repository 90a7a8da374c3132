internal import ListLint
public import ListModel
public import SpecSource
public import SpecTree

/// A list as it comes out of reading, checking and linting a text.
public struct SpecSample: Sendable {
  /// The file.
  public let source: SourceFile
  /// Its tree.
  public let tree: NodeTree
  /// The list of its first document; nil when the file cannot be read.
  public let spec: ListSpec?
  /// What all three found, in the order of printing.
  public let findings: [Diagnostic]

  /// Reads, checks and lints a text; JSON when it begins with a brace or a bracket and is JSON, else YAML.
  public init(_ text: String, as format: SourceFormat? = nil) {
    self.init(bytes: Array(text.utf8), as: format)
  }

  /// Reads, checks and lints the bytes of a file.
  public init(bytes: [UInt8], as format: SourceFormat? = nil) {
    source = SourceFile(name: "list", bytes: bytes)
    let (tree, syntax) = SpecReader.read(source, as: format)
    self.tree = tree
    guard tree.isComplete, let document = tree.documents.first else {
      spec = nil
      findings = syntax.inOrder()
      return
    }
    var found = DiagnosticBag(syntax)
    spec = tree.withView { view in
      let (spec, faults) = SpecBuilder.build(document, of: tree, in: view)
      found.add(faults)
      found.add(ListLinter.findings(in: spec, view, of: tree, FileRemarks(of: tree)))
      return spec
    }
    findings = found.inOrder()
  }

  /// The text.
  public var text: String { String(decoding: source.bytes, as: UTF8.self) }
}
