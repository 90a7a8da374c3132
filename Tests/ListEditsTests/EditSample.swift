import ListEdits
import ListModel
import SpecSource
import SpecTree
import Testing

/// A list after some edits.
struct EditSample {
  /// What was found in the edits, as `severity: message [rule]`.
  let findings: [String]
  /// The findings.
  let diagnostics: [Diagnostic]
  /// The list afterwards.
  let tree: NodeTree
  /// The text of the list afterwards.
  let text: String
  /// Whether there was an error, so that the text means nothing.
  let isRefused: Bool

  /// Applies files of edits, one after the other, to a text. `edits` without `listspec-edits` are the list of operations.
  init(
    _ base: String, _ edits: String..., compat: EditRunner.Compatibility = .strict, inputs: ListExpander.Inputs? = nil,
    unrolls: Bool = false
  ) throws {
    let source = SourceFile(name: "list.yaml", bytes: Array(base.utf8))
    let (tree, faults) = SpecReader.read(source)
    try #require(tree.isComplete, "the list cannot be read: \(faults.map(\.message))")
    var draft = TreeDraft(try #require(tree.documents.first), of: tree)
    var options = EditRunner.Options()
    options.compatibility = compat
    if let inputs { options.inputs = inputs }
    var found = unrolls ? EditRunner.unroll(&draft, options) : []
    for (number, edits) in edits.enumerated() where !edits.isEmpty {
      let text = EditSample.completed(edits)
      let (tree, faults) = SpecReader.read(
        SourceFile(name: "edits", id: FileID(UInt32(number + 1)), bytes: Array(text.utf8)))
      try #require(tree.isComplete, "the edits cannot be read: \(faults.map(\.message))")
      found += EditRunner.apply(tree, to: &draft, options)
    }
    diagnostics = found
    findings = found.map { "\($0.severity): \($0.message) [\($0.rule.id)]" }
    isRefused = found.contains { $0.severity == .error }
    let bytes = draft.bytes()
    text = String(decoding: bytes, as: UTF8.self)
    self.tree = draft.tree()
    // Whatever the edits: the text says what they mean.
    let (again, _) = SpecReader.read(SourceFile(name: "list.yaml", bytes: bytes))
    #expect(draft.isSaid(by: again) || isRefused, "the text says something else than the edits mean:\n\(text)")
  }

  /// A file of edits with the key that every one must have.
  static func completed(_ edits: String) -> String {
    if edits.contains("listspec-edits") { return edits }
    return "listspec-edits: 1\nedits:\n" + edits.split(separator: "\n").map { "  \($0)\n" }.joined()
  }
}

extension EditSample {
  /// The list afterwards on one line, whatever its way of writing: `{listspec: 1, rows: [{tag: a}]}`.
  var flow: String {
    tree.withView { Self.flow(tree.documents[0].root, $0) }
  }

  /// The same with every quoted text in quotes, so that it can be read again.
  var quotedFlow: String { tree.withView { Self.flow(tree.documents[0].root, $0, keepsQuotes: true) } }

  /// The sections with the tags of their rows: `account[profile sync] -[logout]`; `-` stands for no tag.
  var outline: String {
    tree.withView { view in
      let root = view.resolved(tree.documents[0].root)
      guard let sections = view.value(of: "sections", in: root) else { return "root\(Self.rows(root, view))" }
      return Self.items(sections, view).map { section in
        let use = view.value(of: "use", in: section).map { "@" + view.string(of: $0) }
        return (use ?? Self.tag(section, view)) + Self.rows(section, view)
      }.joined(separator: " ")
    }
  }

  private static func rows(_ section: NodeID, _ view: TreeView) -> String {
    let keys: [StaticString] = ["rows", "items", "records", "data"]
    guard let rows = keys.lazy.compactMap({ view.value(of: $0, in: section) }).first else { return "" }
    return "[\(items(rows, view).map { tag($0, view) }.joined(separator: " "))]"
  }

  private static func tag(_ element: NodeID, _ view: TreeView) -> String {
    guard view.kind(of: element) == .mapping else { return "'\(view.string(of: element))'" }
    return view.value(of: "tag", in: element).map { view.string(of: $0) } ?? "-"
  }

  private static func items(_ list: NodeID, _ view: TreeView) -> [NodeID] {
    guard view.kind(of: list) == .sequence else { return [] }
    var items: [NodeID] = []
    var item = list.next
    while item < view.after(list) {
      items.append(view.resolved(item))
      item = view.after(item)
    }
    return items
  }

  private static func flow(_ node: NodeID, _ view: TreeView, keepsQuotes: Bool = false) -> String {
    let node = view.resolved(node)
    switch view.kind(of: node) {
    case .scalar:
      let text = view.string(of: node)
      if keepsQuotes { return view.style(of: node) == .plain ? text : "\"\(text)\"" }
      // Quotes tell what they have to: a text that would be something else without them.
      return view.style(of: node) != .plain && looksOther(text) ? "'\(text.replacing("'", with: "''"))'" : text
    case .sequence:
      return "[\(items(node, view).map { flow($0, view, keepsQuotes: keepsQuotes) }.joined(separator: ", "))]"
    case .mapping:
      var pairs: [String] = []
      view.forEachPair(of: node) {
        pairs.append("\(view.string(of: $0.key)): \(flow($0.value, view, keepsQuotes: keepsQuotes))")
      }
      return "{\(pairs.joined(separator: ", "))}"
    case .alias: return ""
    }
  }

  private static func looksOther(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { CoreSchema.scalar($0) != .text } || text.contains { ":#,[]{}$'".contains($0) }
  }
}
