internal import SpecSource
internal import SpecTree

/// The library that a root names, before anything else of it is read.
struct RuntimeChoice {
  /// The runtime to read the list by: what the root names, else UIKit.
  private(set) var runtime: Runtime = .uikit
  /// Whether the root leaves no doubt which one it is.
  private(set) var isKnown = true
  /// Whether this version can compile for it.
  private(set) var isSupported = true
  /// What is wrong with the value.
  private(set) var finding: Diagnostic?

  /// The runtime of a root mapping.
  init(of root: NodeID, in view: TreeView) {
    var value: NodeID?
    view.forEachPair(of: root) { pair in
      if value == nil, view.text(of: pair.key, is: "runtime") { value = pair.value }
    }
    guard let value else { return }
    let node = view.resolved(value)
    let names = Runtime.all.map(\.name)
    guard view.kind(of: node) == .scalar, view.scalar(of: node) != .null else {
      isKnown = false
      finding = RuntimeChoice.noName(value, node, names, in: view)
      return
    }
    let name = view.string(of: node)
    if let found = Runtime.all.first(where: { $0.name == name }) {
      isSupported = found.isSupported
      if isSupported { runtime = found } else { finding = .notYet("runtime '\(name)'", at: view.location(of: value)) }
      return
    }
    finding = .unknownValue(
      name, of: "runtime", names: names, at: view.location(of: value), style: view.style(of: value))
    // The rest is read as it was most likely meant.
    let meant = Spelling.nearest(to: name, in: names).flatMap { near in Runtime.all.first { $0.name == near } }
    isKnown = meant != nil
    isSupported = meant?.isSupported ?? true
    if let meant, isSupported { runtime = meant }
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
