public import ListModel
public import SpecSource
public import SpecTree

/// A spec that extends another: the other one with the edits applied and with what stands beside them laid over it.
///
/// The result is a tree like any other; each node keeps the place that it was written at, be it in the base or in the
/// variant. A base may extend a base of its own.
public struct ExtendedSpec {
  /// The list as it comes to; nil where a finding says why there is none.
  public private(set) var tree: NodeTree?
  /// What was found.
  public private(set) var diagnostics: [Diagnostic] = []
  private let options: EditRunner.Options
  /// The files on the way, the variant first, with their names.
  private var way: [(file: FileID, name: String)] = []

  /// How many bases may stand on each other.
  private static let deepest = 32
  /// The keys whose maps are laid over the base's.
  private static let merged = ["cells", "views", "types", "data", "rowDefaults"]
  /// The keys that a variant may have.
  static let keys = ["listspec", "extends", "edits"] + merged

  /// Whether a document extends another file.
  public static func isExtended(_ document: NodeTree.Document, in view: TreeView) -> Bool {
    view.value(of: "extends", in: view.resolved(document.root)) != nil
  }

  /// Works a document out that extends another file.
  public init(_ document: NodeTree.Document, of tree: NodeTree, in view: TreeView, _ inputs: ListExpander.Inputs) {
    options = {
      var options = EditRunner.Options()
      options.inputs = inputs
      options.consequence = "the variant cannot be made"
      return options
    }()
    self.tree = extended(document, of: tree, in: view, named: tree.source.name)
  }

  private mutating func extended(
    _ document: NodeTree.Document, of tree: NodeTree, in view: TreeView, named name: String
  ) -> NodeTree? {
    let root = view.resolved(document.root)
    guard let node = view.value(of: "extends", in: root) else { return tree }
    checkKeys(of: root, in: view)
    way.append((view.file, name))
    defer { way.removeLast() }
    guard let base = base(node, in: view) else { return nil }
    var draft = TreeDraft(base.documents[0], of: base)
    guard draft.kind(of: draft.root) == .mapping else {
      report(.fileNotFound, "'\(view.string(of: node))' holds no list", at: node, in: view)
      return nil
    }
    for key in Self.merged {
      var value: NodeID?
      view.forEachPair(of: root) { if view.string(of: $0.key) == key { value = $0.value } }
      if let value { lay(value, of: view, as: key, over: draft.root, in: &draft) }
    }
    if let edits = view.value(of: "edits", in: root) {
      let script = EditScript(edits: edits, in: view)
      let found = EditRunner.apply(script, in: view, to: &draft, options)
      diagnostics += found
      if found.contains(where: { $0.severity == .error }) { return nil }
    }
    return draft.tree()
  }

  /// The tree of the file that `extends` names, worked out in turn.
  private mutating func base(_ node: NodeID, in view: TreeView) -> NodeTree? {
    guard view.kind(of: node) == .scalar, !view.isEmptyScalar(node) else {
      report(.fileNotFound, "'extends' names one file, such as 'extends: base.yaml'", at: node, in: view)
      return nil
    }
    let name = view.string(of: node)
    switch options.inputs.files(name, from: view.file) {
    case .refused(let reason):
      report(.fileNotFound, "'\(name)' \(reason)", at: node, in: view)
      return nil
    case .file(let source):
      guard way.count <= Self.deepest else {
        report(
          .includeCycle, "files extend files more than \(Self.deepest) deep, the most that is read", at: node, in: view)
        return nil
      }
      guard !way.contains(where: { $0.file == source.id }) else {
        let names = way.dropFirst().map { "'\($0.name)'" } + ["'\(name)'"]
        report(
          .includeCycle, "files extend each other: \(names.joined(separator: ", which extends "))", at: node, in: view)
        return nil
      }
      let (tree, faults) = SpecReader.read(source)
      diagnostics += faults
      guard tree.isComplete, let document = tree.documents.first else { return nil }
      guard tree.documents.count == 1 else {
        report(.fileNotFound, "'\(name)' holds several lists, expected one", at: node, in: view)
        return nil
      }
      return tree.withView { extended(document, of: tree, in: $0, named: name) }
    }
  }

  /// Whether a key says something beside `extends`.
  static func counts(_ key: String) -> Bool { keys.contains(key) || key.hasPrefix("x-") }

  /// Reports keys that say nothing in a variant.
  private mutating func checkKeys(of root: NodeID, in view: TreeView) {
    let pairs = view.pairs(of: root)
    for pair in pairs {
      let name = view.string(of: pair.key)
      guard !Self.counts(name) else { continue }
      if let near = Spelling.nearest(to: name, in: Self.keys) {
        report(
          .unknownKey, "unknown key '\(name)' beside 'extends'; did you mean '\(near)'?", at: pair.key, in: view,
          fixes: [view.renaming(pair.key, to: near)])
      } else {
        report(
          .wrongLevel,
          "'\(name)' says nothing beside 'extends', where the base says it; write '\(Self.edit(of: name))' under 'edits'",
          at: pair.key, in: view)
      }
    }
  }

  /// The edit that gives a list what stands under a key of its root.
  private static func edit(of key: String) -> String {
    switch key {
    case "rows", "items": "make\(key.prefix(1).uppercased() + key.dropFirst()): […]"
    case "sections": "makeSections: […]"
    default: "updateList: {\(key): …}"
    }
  }

  /// Lays a value over that of a key: maps map by map, anything else whole.
  private func lay(
    _ node: NodeID, of view: TreeView, as key: String, over mapping: TreeDraft.ID, in draft: inout TreeDraft
  ) {
    let target = view.resolved(node)
    guard let old = draft.value(of: key, in: mapping), isOpen(old, in: &draft), view.kind(of: target) == .mapping,
      view.value(of: "file", in: target) == nil
    else {
      draft.set(key, to: draft.copy(node, from: view), in: mapping)
      return
    }
    let pairs = view.pairs(of: target)
    for pair in pairs { lay(pair.value, of: view, as: view.string(of: pair.key), over: old, in: &draft) }
  }

  /// Whether a map can be laid over a value: it is one, and no file stands for it.
  private func isOpen(_ id: TreeDraft.ID, in draft: inout TreeDraft) -> Bool {
    draft.kind(of: id) == .mapping && draft.value(of: "file", in: id) == nil
  }

  private mutating func report(
    _ rule: Rule, _ message: String, at node: NodeID, in view: TreeView, fixes: [Fix] = []
  ) {
    diagnostics.append(Diagnostic(rule, message, at: view.location(of: node), fixes: fixes))
  }
}
