internal import ListModel
internal import SpecSource
internal import SpecTree

/// What no list takes of the values that edits give, whatever it is written for.
///
/// A file of edits names no runtime. So what it gives is read as a list for each of them, and only that is wrong which every
/// one refuses: a key that none knows there, a value that none takes of those that know its key.
enum GivenChecks {
  /// The findings about the steps of a file.
  static func findings(_ steps: [EditStep], of tree: NodeTree, in view: TreeView) -> [Diagnostic] {
    let parts = GivenParts(steps, of: tree, in: view)
    var refusals: [Refusals] = []
    for runtime in Runtime.all + Runtime.collections {
      let refused = Refusals(parts.lists(for: runtime))
      if refused.isEmpty { return [] }
      refusals.append(refused)
    }
    var said: [Location: [Diagnostic]] = [:]
    for finding in refusals.lazy.flatMap(\.findings) { said[finding.location, default: []].append(finding) }
    let keys = parts.entryKeys
    return said.values.filter { found in refusals.allSatisfy { $0.refuses(found[0].location) } }.map { found in
      keys[found[0].location].flatMap { word($0, found, in: view) } ?? common(found)
    }.inOrder()
  }

  /// The finding about a key of an entry that is like no property, and like a word of the edits.
  private static func word(_ key: NodeID, _ found: [Diagnostic], in view: TreeView) -> Diagnostic? {
    guard found.allSatisfy({ $0.rule == .unknownKey && $0.fixes.isEmpty }),
      let word = Spelling.nearest(to: view.string(of: key), in: EditWord.allCases.map(\.rawValue))
    else { return nil }
    return Diagnostic(
      .unknownKey, "unknown key '\(view.excerpt(of: key))'; did you mean '\(word)'?", at: view.location(of: key),
      fixes: [view.renaming(key, to: word)])
  }

  /// What runtimes find in one place in the words of one that knows what was meant; mended where all that know it agree.
  private static func common(_ found: [Diagnostic]) -> Diagnostic {
    let guesses = found.filter { !$0.fixes.isEmpty }
    var finding = guesses.first ?? found[0]
    if guesses.contains(where: { $0.fixes != finding.fixes }) { finding.fixes = [] }
    return finding
  }
}

/// What one runtime refuses of what edits give.
private struct Refusals {
  private(set) var findings: [Diagnostic] = []
  private var places: Set<Location> = []
  /// The places of values under keys that other runtimes know, of which this one says nothing.
  private var unread: Set<Location> = []

  private static let refusing: Set<Rule> = [.unknownKey, .wrongLevel, .wrongType, .unknownValue, .outOfRange]
  private static let foreign: Set<Rule> = [.otherRuntimeKey, .otherKindKey]

  /// What is refused of some lists for the runtime.
  init(_ lists: [NodeTree]) {
    for list in lists {
      list.withView { view in
        let found = SpecBuilder.build(list.documents[0], of: list, in: view).diagnostics.inOrder()
        findings += found.filter { Self.refusing.contains($0.rule) && $0.severity == .error }
        let keys = Set(found.lazy.filter { Self.foreign.contains($0.rule) }.map(\.location))
        if !keys.isEmpty { noteValues(under: keys, list.count, in: view) }
      }
    }
    places = Set(findings.map(\.location))
  }

  private mutating func noteValues(under keys: Set<Location>, _ count: Int, in view: TreeView) {
    var end = NodeID(0)
    for position in 0..<UInt32(count) {
      let node = NodeID(position)
      if node < end { unread.insert(view.firstLineLocation(of: node)) }
      if view.kind(of: node) == .scalar, keys.contains(view.location(of: node)) {
        end = max(end, view.after(node.next))
      }
    }
  }

  /// Whether nothing is refused nor left unread.
  var isEmpty: Bool { findings.isEmpty && unread.isEmpty }

  /// Whether the runtime cannot do with what stands in a place.
  func refuses(_ place: Location) -> Bool { places.contains(place) || unread.contains(place) }
}
