internal import ListModel
internal import SpecSource
internal import SpecTree

/// Tags of what an edit cannot reach: in files that the list names, and in what its repetitions make.
///
/// Asked for only when something is not found, so that a list that fits its edits reads no other file.
struct ElsewhereTags {
  /// The keys of a list's root that say what is elsewhere.
  static let rootKeys: Set = ["include", "extends", "data"]

  private var sectionFiles: [ByteText: String] = [:]
  private var rowFiles: [ByteText: String] = [:]
  private var classFiles: [String: [ByteText: String]] = [:]
  private var sectionMakers: [ByteText: Location] = [:]
  private var rowMakers: [ByteText: Location] = [:]

  /// The file that has a section of a tag.
  func file(ofSection tag: ByteText) -> String? { sectionFiles[tag] }
  /// The file that has a row of a tag.
  func file(ofRow tag: ByteText) -> String? { rowFiles[tag] }
  /// The file that declares a class under `cells` or `views`.
  func file(ofClass name: String, _ key: String) -> String? { classFiles[key]?[ByteText(name)] }
  /// The tag as written of the section that a repetition makes one of a tag from.
  func maker(ofSection tag: ByteText) -> Location? { sectionMakers[tag] }
  /// The tag as written of the row that a repetition makes one of a tag from.
  func maker(ofRow tag: ByteText) -> Location? { rowMakers[tag] }

  /// The tags that a list knows beside its own.
  init(of tree: NodeTree, _ inputs: ListExpander.Inputs) {
    guard let document = tree.documents.first else { return }
    tree.withView { view in
      let root = view.resolved(document.root)
      var known: Set<FileID> = [tree.source.id]
      readFiles(namedBy: root, in: view, inputs.files, &known)
      guard Self.repeats(root, in: view) else { return }
      let expansion = ListExpander.expand(document, of: tree, in: view, inputs)
      guard expansion.isComplete, let made = expansion.tree.documents.first else { return }
      expansion.tree.withView { view in readMade(view.resolved(made.root), in: view) }
    }
  }

  /// Whether a `forEach` stands anywhere; yes in doubt.
  private static func repeats(_ root: NodeID, in view: TreeView) -> Bool {
    var node = root
    while node < view.after(root) {
      if view.kind(of: node) == .scalar, view.text(of: node, is: "forEach") { return true }
      node = node.next
    }
    return false
  }

  /// Whether a tree's first document may have a `forEach`.
  static func repeats(in tree: NodeTree) -> Bool {
    guard let document = tree.documents.first else { return false }
    return tree.withView { repeats($0.resolved(document.root), in: $0) }
  }

  /// The most files that are looked into.
  private static let mostFiles = 1_024

  private mutating func readFiles(
    namedBy root: NodeID, in view: TreeView, _ files: NamedFiles, _ known: inout Set<FileID>
  ) {
    guard view.kind(of: root) == .mapping else { return }
    for key in ["include", "extends"] as [StaticString] {
      guard let value = view.value(of: key, in: root) else { continue }
      let names = view.kind(of: value) == .sequence ? view.items(of: value) : [value]
      for name in names.map({ view.resolved($0) }) where view.kind(of: name) == .scalar {
        guard known.count < Self.mostFiles,
          case .file(let source) = files(view.string(of: name), from: view.location(of: name).file),
          known.insert(source.id).inserted
        else { continue }
        let (tree, _) = SpecReader.read(source)
        guard tree.isComplete, let document = tree.documents.first else { continue }
        tree.withView { inner in
          let root = inner.resolved(document.root)
          readTags(root, in: inner, source.name)
          readFiles(namedBy: root, in: inner, files, &known)
        }
      }
    }
  }

  private mutating func readTags(_ root: NodeID, in view: TreeView, _ file: String) {
    Self.forEachSection(root, in: view) { tag, section in
      if let tag { sectionFiles[view.byteText(of: tag)] = sectionFiles[view.byteText(of: tag)] ?? file }
      Self.forEachRow(section, in: view) { rowFiles[view.byteText(of: $0)] = rowFiles[view.byteText(of: $0)] ?? file }
    }
    for key in ["cells", "views"] as [StaticString] {
      guard let classes = view.value(of: key, in: root), view.kind(of: classes) == .mapping else { continue }
      view.forEachPair(of: classes) { classFiles["\(key)", default: [:]][view.byteText(of: $0.key)] = file }
    }
  }

  private mutating func readMade(_ root: NodeID, in view: TreeView) {
    Self.forEachSection(root, in: view) { tag, section in
      if let tag, view.location(of: tag).route > 0 {
        sectionMakers[view.byteText(of: tag)] = view.location(of: tag)
      }
      Self.forEachRow(section, in: view) { tag in
        if view.location(of: tag).route > 0 { rowMakers[view.byteText(of: tag)] = view.location(of: tag) }
      }
    }
  }

  private static func forEachSection(
    _ root: NodeID, in view: TreeView, _ body: (_ tag: NodeID?, _ section: NodeID) -> Void
  ) {
    guard view.kind(of: root) == .mapping else { return }
    if let sections = view.value(of: "sections", in: root), view.kind(of: sections) == .sequence {
      for item in view.items(of: sections).map({ view.resolved($0) }) where view.kind(of: item) == .mapping {
        body(view.value(of: "tag", in: item), item)
      }
    } else {
      body(nil, root)
    }
  }

  private static func forEachRow(_ section: NodeID, in view: TreeView, _ body: (_ tag: NodeID) -> Void) {
    for key in ["rows", "items", "records", "data"] as [StaticString] {
      guard let rows = view.value(of: key, in: section), view.kind(of: rows) == .sequence else { continue }
      for row in view.items(of: rows).map({ view.resolved($0) }) where view.kind(of: row) == .mapping {
        if let tag = view.value(of: "tag", in: row), view.kind(of: tag) == .scalar { body(tag) }
      }
    }
  }
}

extension EditRun {
  /// The tags that the list knows beside its own.
  mutating func elsewhereTags() -> ElsewhereTags {
    if let elsewhere { return elsewhere }
    let found = ElsewhereTags(of: draft.tree(), options.inputs)
    elsewhere = found
    return found
  }
}
