public import SpecSource
public import SpecTree

/// Files that are no list specs, told by what stands at their root: what is wrong with them is one thing, not each of
/// their keys.
public enum ForeignFile {
  /// A format that describes lists or their data, and the marks by which it is known.
  struct Kind {
    /// What the file is, after "looks like".
    let name: String
    /// What its root has, all of it.
    let marks: [Mark]
  }

  /// Something that the root of a file has; a list counts by its first entry.
  enum Mark {
    /// A key.
    case key(StaticString)
    /// A key with a text.
    case text(StaticString, StaticString)
    /// A key whose value is a list.
    case list(StaticString)
    /// A key whose value, or the first entry of it, is a mapping with another key.
    case inner(StaticString, StaticString)
    /// The root is a list, and its first entry has a key.
    case entry(StaticString)
    /// The root is a text that begins so.
    case beginning(StaticString)
  }

  /// The formats, those with the clearest marks first.
  static let kinds = [
    Kind(name: "a baseline of listspec", marks: [.key("listspec-baseline")]),
    Kind(name: "a configuration of listspec", marks: [.key("fail-on")]),
    Kind(name: "a configuration of listspec", marks: [.key("rules"), .key("exclude")]),
    Kind(name: "a property list", marks: [.beginning("<?xml")]),
    Kind(name: "a property list", marks: [.beginning("<!DOCTYPE plist")]),
    Kind(name: "an Adaptive Card", marks: [.text("type", "AdaptiveCard")]),
    Kind(name: "a Jasonette screen", marks: [.key("$jason")]),
    Kind(name: "a page of iOS Settings", marks: [.key("PreferenceSpecifiers")]),
    Kind(name: "a QuickDialog form", marks: [.inner("sections", "elements")]),
    Kind(name: "a form of hyperoslo's Form", marks: [.inner("groups", "sections")]),
    Kind(name: "a form of hyperoslo's Form", marks: [.entry("id"), .entry("sections")]),
    Kind(name: "a Hub Framework screen", marks: [.inner("body", "component")]),
    Kind(name: "a DivKit layout", marks: [.inner("card", "states")]),
    Kind(name: "a GitHub issue form", marks: [.key("name"), .key("description"), .inner("body", "type")]),
    Kind(name: "a Home Assistant dashboard", marks: [.list("views")]),
    Kind(name: "a view of a Home Assistant dashboard", marks: [.list("cards")]),
    Kind(name: "a list of Tangram cards", marks: [.inner("data", "cards")]),
    Kind(name: "a list of Tangram cards", marks: [.entry("type"), .entry("items")]),
    Kind(name: "a JSON Dynamic Widget", marks: [.key("type"), .key("args")]),
    Kind(name: "a server's answer", marks: [.list("payload")]),
    Kind(name: "a server's answer", marks: [.key("status"), .key("data")]),
  ]

  /// Keys that only a list spec has at its root: with one of them every other key is worth a word.
  private static let own: Set = [
    "listspec", "listspec-edits", "runtime", "sections", "rows", "items", "cells", "include", "extends", "edits",
    "rowDefaults",
  ]

  /// The finding for a file that is known to be of another format; it may be broken.
  public static func finding(in tree: NodeTree) -> Diagnostic? {
    guard let document = tree.documents.first else { return nil }
    return tree.withView { view in
      let root = view.resolved(document.root)
      let names = names(of: root, in: view)
      return names.contains("listspec") || names.contains("listspec-edits") ? nil : format(of: root, in: view)
    }
  }

  /// The finding for a root that is no list spec; nil for one that is, or that may become one.
  public static func finding(_ root: NodeID, in view: TreeView) -> Diagnostic? {
    guard !view.isComposed else { return nil }
    let names = names(of: root, in: view)
    if names.contains("listspec") || names.contains("listspec-edits") { return nil }
    if let format = format(of: root, in: view) { return format }
    if view.kind(of: root) == .sequence { return bareList(root, in: view) }
    guard !names.isEmpty, !names.contains(where: isOfLists) else { return nil }
    let known = Set(PropertyTable.list.properties.map(\.name))
    guard !names.contains(where: { known.contains($0) && $0 != "title" || $0.hasPrefix("x-") }) else { return nil }
    // Data may have a title too, as long as there is something beside it that no list has.
    let strange = names.filter { $0 != "title" }
    guard strange.contains(where: { Spelling.nearest(to: $0, in: known.sorted()) == nil }) else { return nil }
    return Diagnostic(
      .notAList, "the file is no list spec: its root has \(Self.shown(strange)), expected 'listspec: 1' and 'sections'",
      at: view.firstLineLocation(of: root), notes: [dataNote])
  }

  private static let dataNote = Diagnostic.Note(
    "data for a list is named in the list: 'data: {people: {file: people.json}}'; it is checked with the list")

  private static func shown(_ names: [String]) -> String {
    names.prefix(3).map { "'\($0.prefix(40))'" }.joined(separator: ", ")
  }

  /// The finding for a root that is a list of mappings, by what the first one has; nil for any other list.
  private static func bareList(_ root: NodeID, in view: TreeView) -> Diagnostic? {
    let names = names(of: firstEntry(of: root, in: view), in: view)
    guard !names.isEmpty else { return nil }
    let place = view.firstLineLocation(of: root)
    if names.contains(where: ["cell", "text", "rows", "items", "header"].contains) {
      let key = names.contains("rows") || names.contains("items") || names.contains("header") ? "sections" : "rows"
      return Diagnostic(
        .notAList,
        "the document is a list, expected a mapping that begins with 'listspec: 1' and has it under '\(key)'",
        at: place)
    }
    return Diagnostic(
      .notAList, "the file looks like data: a list of maps with \(shown(names)); a list spec begins with 'listspec: 1'",
      at: place, notes: [dataNote])
  }

  private static func format(of root: NodeID, in view: TreeView) -> Diagnostic? {
    guard let kind = kinds.first(where: { $0.marks.allSatisfy { holds($0, of: root, in: view) } }) else { return nil }
    return Diagnostic(
      .notAList, "the file looks like \(kind.name), not like a list spec, which begins with 'listspec: 1'",
      at: view.firstLineLocation(of: root))
  }

  /// Whether a key is of list specs alone, or nearly spelt so.
  private static func isOfLists(_ name: String) -> Bool {
    own.contains(name) || Spelling.nearest(to: name, in: own.sorted()) != nil
  }

  /// The keys of a root.
  private static func names(of root: NodeID, in view: TreeView) -> [String] {
    guard view.kind(of: root) == .mapping else { return [] }
    var names: [String] = []
    view.forEachPair(of: root) { names.append(view.string(of: $0.key)) }
    return names
  }

  private static func holds(_ mark: Mark, of root: NodeID, in view: TreeView) -> Bool {
    switch mark {
    case .key(let name): return view.value(of: name, in: root) != nil
    case .text(let name, let text): return view.value(of: name, in: root).map { view.text(of: $0, is: text) } ?? false
    case .list(let name): return view.value(of: name, in: root).map { view.kind(of: $0) == .sequence } ?? false
    case .inner(let name, let inner):
      guard let value = view.value(of: name, in: root) else { return false }
      return view.value(of: inner, in: firstEntry(of: value, in: view)) != nil
    case .entry(let name):
      return view.kind(of: root) == .sequence && view.value(of: name, in: firstEntry(of: root, in: view)) != nil
    case .beginning(let text):
      guard view.kind(of: root) == .scalar else { return false }
      return text.withUTF8Buffer { view.text(of: root).starts(with: $0) }
    }
  }

  /// The first entry of a list; anything else itself.
  private static func firstEntry(of node: NodeID, in view: TreeView) -> NodeID {
    guard view.kind(of: node) == .sequence, view.count(of: node) > 0 else { return node }
    return view.resolved(node.next)
  }
}
