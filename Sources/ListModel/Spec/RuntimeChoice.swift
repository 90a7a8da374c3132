internal import SpecSource
internal import SpecTree

/// The library that a root names, before anything else of it is read.
struct RuntimeChoice {
  /// The runtime to read the list by: what the root names, else UIKit.
  private(set) var runtime: Runtime = .uikit
  /// Whether the root leaves no doubt which one it is.
  private(set) var isKnown = true
  /// What is wrong with the values.
  private(set) var findings: [Diagnostic] = []

  /// The runtime of a root mapping, by its `runtime` and its `kind`; `other` where it names none. `added` are known
  /// besides those of the program.
  init(of root: NodeID, in view: TreeView, besides added: [Runtime] = [], otherwise other: Runtime? = nil) {
    if let other { runtime = other }
    var value: NodeID?
    var kind: NodeID?
    view.forEachPair(of: root) { pair in
      if value == nil, view.text(of: pair.key, is: "runtime") { value = pair.value }
      if kind == nil, view.text(of: pair.key, is: "kind") { kind = pair.value }
    }
    if let value {
      choose(value, besides: added, in: view)
    } else if let meant = Self.misspelt(in: root, besides: added, in: view) {
      runtime = meant
    }
    guard let kind, view.text(of: view.resolved(kind), is: "collection") else { return }
    if let collection = Runtime.collections.first(where: { $0.mask == runtime.mask }) {
      runtime = collection
      return
    }
    let names = Runtime.collections.map { "'\($0.name)'" }.joined(separator: " and ")
    findings.append(
      Diagnostic(
        .unknownValue,
        "'kind' is 'collection', but runtime '\(runtime.name)' has tables alone; collections are there for \(names)",
        at: view.location(of: kind)))
    runtime = .uikitCollection
  }

  /// The runtime that stands under a misspelt key, which has its finding: the rest is read as it was meant.
  private static func misspelt(in root: NodeID, besides added: [Runtime], in view: TreeView) -> Runtime? {
    var meant: Runtime?
    view.forEachPair(of: root) { pair in
      // Hardly a list has a key of that length that is no property.
      guard meant == nil, (6...8).contains(view.text(of: pair.key).count), view.kind(of: pair.value) == .scalar,
        Spelling.nearest(to: view.string(of: pair.key), in: ["runtime"]) != nil
      else { return }
      meant = Self.runtime(view.string(of: pair.value), besides: added)
    }
    return meant
  }

  /// The runtime for tables of a name.
  private static func runtime(_ name: String, besides added: [Runtime]) -> Runtime? {
    Runtime.Name(rawValue: name)?.runtime ?? added.first { $0.name == name }
  }

  private mutating func choose(_ value: NodeID, besides added: [Runtime], in view: TreeView) {
    let node = view.resolved(value)
    var names: [String] { Runtime.Name.allCases.map(\.rawValue) + added.map(\.name) }
    guard view.kind(of: node) == .scalar, view.scalar(of: node) != .null else {
      isKnown = false
      findings.append(RuntimeChoice.noName(value, node, names, in: view))
      return
    }
    let name = view.string(of: node)
    if let found = Self.runtime(name, besides: added) {
      runtime = found
      return
    }
    findings.append(
      .unknownValue(name, of: "'runtime'", names: names, at: view.location(of: value), style: view.style(of: value)))
    // The rest is read as it was most likely meant.
    let meant = Spelling.nearest(to: name, in: names).flatMap { Self.runtime($0, besides: added) }
    isKnown = meant != nil
    if let meant { runtime = meant }
  }

  private static func noName(
    _ value: NodeID, _ node: NodeID, _ names: [String], in view: TreeView
  ) -> Diagnostic {
    if view.isEmptyScalar(node) {
      return .emptyValue(value, key: NodeID(value.index - 1), named: "runtime", isData: false, in: view)
    }
    if view.kind(of: node) == .scalar {
      return .nullValue("'runtime'", view.string(of: node), at: view.location(of: value))
    }
    return Diagnostic(
      .wrongType, "'runtime' is \(view.describe(node)), expected one of: \(names.joined(separator: ", "))",
      at: Location(view.file, view.firstLine(of: value)))
  }
}
