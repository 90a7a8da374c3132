internal import ListModel
public import SpecSource
public import SpecTree

/// A file of edits as it was read and checked; valid beside the tree that it was read from.
public struct EditScript: Sendable {
  /// The entries that could be read, in order.
  var steps: [EditStep] = []
  /// How the very bytes are given back; nil where the file does not say it.
  var exact: ExactEdits?
  /// Whether there are edits to be done where the bytes cannot be given back.
  var hasSteps = true
  /// What is wrong with the file.
  public internal(set) var diagnostics: [Diagnostic] = []
  /// What is probably not meant, as far as the edits alone tell: for who checks the file, not for who applies it, since the
  /// list may say otherwise.
  public internal(set) var remarks: [Diagnostic] = []
  /// The edits that say nothing to do, as findings.
  public internal(set) var idle: [Diagnostic] = []

  /// What no list takes of the values that the edits give, whatever runtime it is written for: for who checks the file. Who
  /// applies it sees what the list says.
  public func refused(of tree: NodeTree, in view: TreeView) -> [Diagnostic] {
    GivenChecks.findings(steps, of: tree, in: view)
  }

  /// No edits.
  init() {}

  /// Whether a document is one of edits: whether its root has `listspec-edits`.
  public static func isEdits(_ document: NodeTree.Document, in view: TreeView) -> Bool {
    view.value(of: "listspec-edits", in: view.resolved(document.root)) != nil
  }

  /// Reads a document of edits: `listspec-edits: 1` and `edits`.
  public init(_ document: NodeTree.Document, of tree: NodeTree, in view: TreeView) {
    var reader = EditReader(view, of: tree)
    reader.readRoot(view.resolved(document.root))
    reader.reportCuts(tree.cutTexts, within: document.range)
    self = reader.script
  }

  /// Reads the value of an `edits` key in another file.
  public init(edits list: NodeID, in view: TreeView) {
    var reader = EditReader(view)
    reader.readSteps(list)
    self = reader.script
  }
}
