internal import SpecExpression
internal import SpecSource
internal import SpecTree

/// What included files bring: classes, defaults and sections.
extension ListExpander {
  /// Checks the included files as parts of a spec.
  mutating func checkParts(_ trees: [NodeTree]) {
    for part in parts.dropFirst() {
      let outer = enter(part.tree)
      let tree = trees[Int(part.tree) - 1]
      let (_, faults) = SpecBuilder.build(tree.documents[0], of: tree, in: view, asPartFor: vocabulary.runtime)
      diagnostics += faults.inOrder()
      enter(outer)
    }
  }

  /// The value that a root key has in a part, under its own name or under the library's.
  mutating func value(_ name: String, of part: SpecPart) -> NodeID? {
    let outer = enter(part.tree)
    defer { enter(outer) }
    let index = vocabulary.index(of: .list)
    let slot = PropertyTable.list.slot(name)
    return pairs(of: part.root).first { pair in
      index.meaning(of: view.text(of: pair.key)).map { $0.target == .own && $0.slot == slot } ?? false
    }.map { view.resolved($0.value) }
  }

  /// Notes the classes that types stand for, before the rows that have them.
  mutating func setTypes() {
    for part in parts {
      guard let mapping = value("types", of: part) else { continue }
      let outer = enter(part.tree)
      for pair in view.kind(of: mapping) == .mapping ? pairs(of: mapping) : [] {
        let target = view.resolved(pair.value)
        guard view.kind(of: target) == .scalar, let found = value(of: target, LiveScope.outermost) else { continue }
        let type = view.byteText(of: pair.key)
        if types[type] == nil { types[type] = ByteText(evaluator.asText(found)) }
      }
      enter(outer)
    }
  }

  /// Adds the mappings that the spec and its parts have under a root key as one; of one name with two different
  /// contents the first is taken, and a finding shows both.
  mutating func addMerged(_ name: String) {
    var seen: [ByteText: (node: NodeID, key: NodeID, tree: UInt32)] = [:]
    composer.openMapping(at: view.firstLineLocation(of: parts[0].root))
    // What a variant adds to the list lies over what the list includes.
    let below = view.isComposed ? included(under: name) : [:]
    for part in parts {
      guard let mapping = value(name, of: part) else { continue }
      let outer = enter(part.tree)
      if view.kind(of: mapping) == .mapping {
        for pair in pairs(of: mapping) {
          let key = view.byteText(of: pair.key)
          let target = view.resolved(pair.value)
          if let earlier = seen[key] {
            reportConflict(key, pair.key, target, earlier)
          } else {
            seen[key] = (target, pair.key, tree)
            composer.copyScalar(pair.key, from: view)
            // What classes and defaults say depends on the row; a type stands for one class.
            if name == "types" {
              expand(target, LiveScope.outermost)
            } else if let below = below[key], isOfVariant(pair.key) {
              copy(pair.value, over: below)
            } else {
              composer.copy(pair.value, from: view)
            }
          }
        }
      }
      enter(outer)
    }
    composer.close()
  }

  /// Reports that a name has other contents than it had earlier.
  mutating func reportConflict(
    _ name: ByteText, _ key: NodeID, _ node: NodeID, _ earlier: (node: NodeID, key: NodeID, tree: UInt32)
  ) {
    let own = evaluator.value(of: node, in: tree)
    guard !evaluator.isSame(own, evaluator.value(of: earlier.node, in: earlier.tree)), !isOfVariant(earlier) else {
      return
    }
    let home = evaluator.home(of: NodeRef(tree: earlier.tree, node: earlier.node))
    diagnostics.append(
      Diagnostic(
        .partConflict, "'\(name)' is declared twice with different contents", at: view.location(of: key),
        notes: [.init("the other is declared here", at: home.location(of: earlier.key))]))
  }

  /// Adds the section of a part that `use` names; true when the item was such a place.
  mutating func addUsed(_ target: NodeID, _ scope: LiveScope) -> Bool {
    guard let use = view.value(of: "use", in: target), view.kind(of: use) == .scalar else { return false }
    guard isKept(target, scope) else { return true }
    let wanted = view.byteText(of: use)
    let sections = usableSections()
    if let found = sections.byTag[wanted] {
      if found.count > 1, usedTags.insert(wanted).inserted {
        let outer = enter(found[1].tree)
        reportConflict(wanted, found[1].key, found[1].node, found[0])
        enter(outer)
      }
      let outer = enter(found[0].tree)
      addIncluded(found[0].node)
      enter(outer)
      return true
    }
    // The file that has the section may be one that could not be read.
    if includesAreIncomplete || hasMisspeltInclude() { return true }
    missedTags.insert(wanted)
    let near = missedTags.count <= Self.mostCompared ? Spelling.nearest(to: wanted.string, in: sections.tags) : nil
    reportOnce(
      .sectionNotFound,
      "no included file has a section '\(wanted)'" + (near.map { "; did you mean '\($0)'?" } ?? ""), at: use)
    return true
  }

  /// The most tags that are compared with all that there are.
  private static let mostCompared = 50

  /// The sections of the included files, looked through when the first one is asked for.
  private mutating func usableSections() -> UsableSections {
    if let usable { return usable }
    var found = UsableSections()
    for part in parts.dropFirst() {
      let outer = enter(part.tree)
      if let sections = view.value(of: "sections", in: part.root), view.kind(of: sections) == .sequence {
        for item in view.items(of: sections) {
          let section = view.resolved(item)
          if let tag = view.value(of: "tag", in: section) { found.add(view.byteText(of: tag), (section, tag, tree)) }
        }
      }
      enter(outer)
    }
    usable = found
    return found
  }

  /// Whether files were probably meant to be included.
  private mutating func hasMisspeltInclude() -> Bool {
    let outer = enter(0)
    defer { enter(outer) }
    return view.value(of: "include", in: parts[0].root) == nil && hasMisspelt("include", in: parts[0].root)
  }
}
