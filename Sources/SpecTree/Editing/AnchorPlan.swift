internal import SpecSource

/// What becomes of anchors and aliases when a draft is written.
///
/// An alias stays where the node that it names is written before it as it was. Otherwise the content is written in its
/// place, with the anchor where more aliases follow, and the changed node loses the anchor.
struct AnchorPlan {
  /// The ranges of anchors and tags, by node.
  private(set) var properties: [NodeID: SourceRange] = [:]
  /// Aliases whose content is written in their place, with the anchor that goes with it, or an empty name.
  private(set) var expanded: [NodeID: String] = [:]
  /// Changed nodes whose anchors go.
  private(set) var dropped: Set<NodeID> = []
  /// Keys that were aliases and have to be spelled, with their texts.
  private(set) var keys: [NodeID: String] = [:]

  /// The nodes that have to be visited for it.
  var places: Set<NodeID> { dropped.union(expanded.keys).union(keys.keys) }

  /// What is met, in the order in which it is written.
  private enum Event {
    case anchor(NodeID, isChanged: Bool)
    case alias(NodeID)
    case key(NodeID)
  }

  init(_ draft: inout TreeDraft, _ view: TreeView, changed: [NodeID]) {
    let document = draft.document.root..<view.after(draft.document.root)
    var names: [NodeID: String] = [:]
    for decoration in draft.source.decorations where document.contains(decoration.node) {
      properties[decoration.node] = decoration.range
      names[decoration.node] = decoration.anchor
    }
    guard !names.isEmpty else { return }
    var walk = Walk(view: view, changed: changed, named: names.keys.sorted())
    walk.findAliases(in: document)
    guard !walk.aliases.isEmpty else { return }
    walk.walk(draft.root, &draft)
    settle(walk.events, names, view)
  }

  private mutating func settle(_ events: [Event], _ names: [NodeID: String], _ view: TreeView) {
    var uses: [NodeID: Int] = [:]
    for case .alias(let alias) in events { uses[view.resolved(alias), default: 0] += 1 }
    var current: [String: NodeID] = [:]
    var written: Set<NodeID> = []
    for event in events {
      switch event {
      case .anchor(let node, let isChanged):
        guard let name = names[node] else { continue }
        // Where its content was written before, with the anchor, another of that name helps nobody.
        if isChanged ? uses[node, default: 0] > 0 : written.contains(node) && uses[node] == 0 {
          dropped.insert(node)
        } else {
          current[name] = isChanged ? nil : node
        }
      case .alias(let alias):
        let target = view.resolved(alias)
        uses[target, default: 0] -= 1
        guard let name = names[target], current[name] != target else { continue }
        let isNamed = uses[target, default: 0] > 0
        expanded[alias] = isNamed ? name : ""
        written.insert(target)
        if isNamed { current[name] = target }
      case .key(let key):
        let range = view.range(of: key).bytes
        let name = String(decoding: view.source[range].dropFirst(), as: UTF8.self)
        let isRight = current[name].map { view.text(of: $0).elementsEqual(view.text(of: key)) } ?? false
        if !isRight { keys[key] = view.string(of: key) }
      }
    }
  }

  /// Walks a draft in the order in which it is written.
  private struct Walk {
    let view: TreeView
    let changed: [NodeID]
    /// The nodes with anchors, in order.
    let named: [NodeID]
    /// Aliases, and keys that are aliases, in order.
    var aliases: [NodeID] = []
    var events: [Event] = []

    mutating func findAliases(in document: Range<NodeID>) {
      var node = document.lowerBound
      while node < document.upperBound {
        if view.kind(of: node) == .alias || isAliasKey(node) { aliases.append(node) }
        node = node.next
      }
    }

    private func isAliasKey(_ node: NodeID) -> Bool {
      guard view.kind(of: node) == .scalar, view.style(of: node) == .doubleQuoted else { return false }
      let start = Int(view.range(of: node).start)
      return start < view.source.count && view.source[start] == UInt8(ascii: "*")
    }

    /// Notes what a node that keeps its text holds.
    mutating func walk(_ id: TreeDraft.ID, _ draft: inout TreeDraft) {
      guard draft.isOfSource(id) else { return walkMade(id, &draft) }
      let node = NodeID(id.raw)
      if view.kind(of: node) == .alias {
        // What changed in an alias is written anew.
        if !draft.changed.contains(id) { events.append(.alias(node)) }
        return
      }
      if draft.sourceNode(of: id, changed: changed) != nil { return note(node..<view.after(node)) }
      if isNamed(node) { events.append(.anchor(node, isChanged: true)) }
      switch view.kind(of: node) {
      case .sequence:
        for item in draft.items(of: id) { walk(item, &draft) }
      case .mapping:
        for entry in draft.entries(of: id) {
          guard draft.isOfSource(entry.key) else {
            walkMoved(entry.value, &draft)
            continue
          }
          let key = NodeID(entry.key.raw)
          note(key..<key.next)
          if entry.value == TreeDraft.ID(key.next) { walk(entry.value, &draft) } else { walkMade(entry.value, &draft) }
        }
      case .scalar, .alias: break
      }
    }

    /// Notes what moved into a new node.
    private mutating func walkMade(_ id: TreeDraft.ID, _ draft: inout TreeDraft) {
      guard !draft.isOfSource(id) else { return }
      switch draft.madeNode(id)?.content {
      case .sequence:
        for item in draft.items(of: id) { walkMoved(item, &draft) }
      case .mapping:
        for entry in draft.entries(of: id) { walkMoved(entry.value, &draft) }
      case .scalar, .twin, nil: return
      }
    }

    private mutating func walkMoved(_ id: TreeDraft.ID, _ draft: inout TreeDraft) {
      if draft.isOfSource(id), draft.homes[id] != nil { walk(id, &draft) } else { walkMade(id, &draft) }
    }

    private func isNamed(_ node: NodeID) -> Bool {
      let place = named.firstPlace { $0 >= node }
      return place < named.count && named[place] == node
    }

    /// Notes what stands in a stretch of the source that is written as it is.
    private mutating func note(_ nodes: Range<NodeID>) {
      var alias = aliases.firstPlace { $0 >= nodes.lowerBound }
      var next = named.firstPlace { $0 >= nodes.lowerBound }
      while true {
        let anchor = next < named.count && named[next] < nodes.upperBound ? named[next] : nil
        let found = alias < aliases.count && aliases[alias] < nodes.upperBound ? aliases[alias] : nil
        switch (anchor, found) {
        case (nil, nil): return
        case (let anchor?, let found) where found.map { anchor < $0 } ?? true:
          events.append(.anchor(anchor, isChanged: false))
          next += 1
        case (_, let found?):
          events.append(view.kind(of: found) == .alias ? .alias(found) : .key(found))
          alias += 1
        default: return
        }
      }
    }
  }
}
