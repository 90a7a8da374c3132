import SpecSource
import SpecTree
import Testing

/// A change of a draft, with places as paths (`sections/0/rows`).
enum DraftStep: Sendable {
  /// Takes an item out.
  case remove(String)
  /// Moves an item into a sequence, which is counted after the item is taken out.
  case move(String, into: String, at: Int)
  /// Puts a new item, given as YAML, into a sequence, beside one of its items or none.
  case insert(String, into: String, at: Int, beside: Int? = nil)
  /// Gives a key of a mapping a value, given as YAML.
  case set(String, String, String)
  /// Takes a key out of a mapping.
  case unset(String, String)
  /// Puts a new item, given as YAML, in the place of an item.
  case replace(String, String)
}

/// A draft of a text, and what the steps do to it.
struct DraftSteps {
  let tree: NodeTree
  var draft: TreeDraft

  init(_ text: String, name: String = "base.yaml", document: Int = 0) throws {
    let (tree, findings) = SpecReader.read(SourceFile(name: name, bytes: Array(text.utf8)))
    try #require(tree.isComplete, "\(findings.map(\.message)) in \(text)")
    self.tree = tree
    draft = TreeDraft(tree.documents[document], of: tree)
  }

  /// The node at a path of keys and places.
  mutating func node(_ path: String) throws -> TreeDraft.ID {
    var node = draft.root
    for part in path.split(separator: "/") {
      if let index = Int(part), draft.kind(of: node) == .sequence {
        let items = draft.items(of: node)
        try #require(items.indices.contains(index), "\(path)")
        node = items[index]
      } else {
        node = try found(draft.value(of: String(part), in: node), path)
      }
    }
    return node
  }

  private func found(_ id: TreeDraft.ID?, _ path: String) throws -> TreeDraft.ID { try #require(id, "\(path)") }

  /// A node that is written in YAML, or JSON where it begins so.
  mutating func new(_ text: String) throws -> TreeDraft.ID {
    let file = SourceFile(name: "edit.yaml", id: FileID(1), bytes: Array(text.utf8))
    let (tree, _) = SpecReader.read(file)
    let root = try #require(tree.documents.first).root
    return tree.withView { draft.copy(root, from: $0) }
  }

  private func parent(_ path: String) -> (String, Int) {
    let parts = path.split(separator: "/")
    return (parts.dropLast().joined(separator: "/"), Int(parts.last ?? "") ?? 0)
  }

  mutating func apply(_ step: DraftStep) throws {
    switch step {
    case .remove(let path):
      let item = try node(path)
      draft.remove(item, from: try node(parent(path).0))
    case .move(let path, let target, let index):
      let item = try node(path)
      let sequence = try node(target)
      draft.remove(item, from: try node(parent(path).0))
      draft.insert([item], at: index, in: sequence)
    case .insert(let text, let target, let index, let beside):
      let sequence = try node(target)
      let neighbour = try beside.map { try node("\(target)/\($0)") }
      draft.insert([try new(text)], at: index, in: sequence, beside: neighbour)
    case .set(let path, let key, let text):
      draft.set(key, to: try new(text), in: try node(path))
    case .unset(let path, let key):
      draft.removeKey(key, from: try node(path))
    case .replace(let path, let text):
      let item = try node(path)
      draft.replace(item, with: try new(text), in: try node(parent(path).0))
    }
  }

  /// The text after the changes; an issue where it does not say what the draft says.
  func text() -> String {
    let bytes = draft.bytes()
    let text = String(decoding: bytes, as: UTF8.self)
    let (tree, findings) = SpecReader.read(SourceFile(name: self.tree.source.name, bytes: bytes))
    #expect(draft.isSaid(by: tree), "\(findings.filter { $0.severity == .error }.map(\.message)) in \(text)")
    return text
  }

  /// The text that steps make of a text.
  static func text(_ base: String, _ steps: [DraftStep], name: String = "base.yaml") throws -> String {
    var run = try DraftSteps(base, name: name)
    for step in steps { try run.apply(step) }
    return run.text()
  }
}
