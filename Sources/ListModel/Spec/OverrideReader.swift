internal import SpecSource
internal import SpecTree

/// Reading `delegate` and `dataSource`: what the app's own objects answer for the whole list.
extension SpecBuilder {
  /// Whose property a name under `delegate` or `dataSource` is.
  private struct Target {
    let property: Property
    let slot: Slot
    let keyPath: WritableKeyPath<Overrides, ObjectAnswers>
  }

  /// Reads what one object answers.
  mutating func readOverrides(_ node: NodeID, of object: ListObject) {
    let target = view.resolved(node)
    if reportEmpty(target, at: node, object.key) {
      spec.overrides.isComplete = false
      return
    }
    guard view.kind(of: target) == .mapping else {
      spec.overrides.isComplete = false
      reportWrongType(node, "'\(object.key)'", expected: "a mapping such as {\(example(object)): native}")
      return
    }
    let pairs = view.pairs(of: target)
    let targets = overridable
    for pair in pairs { readOverride(pair, of: object, targets) }
  }

  private func example(_ object: ListObject) -> String { object == .delegate ? "height" : "canEdit" }

  private mutating func readOverride(_ pair: MappingPair, of object: ListObject, _ targets: [String: Target]) {
    let name = view.string(of: pair.key)
    if ignoresExtension(pair.key, pair.value) { return }
    if targets.isEmpty {
      diagnostics.add(
        Diagnostic(
          .unknownKey,
          "runtime '\(spec.runtime.name)' asks no \(object.key) for anything: the library is the table's own",
          at: view.location(of: pair.key)))
      return
    }
    guard let found = targets[name] else {
      spec.overrides.isComplete = false
      reportUnknownOverride(pair.key, name, object, targets)
      return
    }
    guard found.property.owner == object else {
      spec.overrides.isComplete = false
      let other = object == .delegate ? ListObject.dataSource : .delegate
      diagnostics.add(
        Diagnostic(
          .wrongLevel,
          "'\(name)' is answered by the \(other.key), not by the \(object.key); write it under '\(other.key)'",
          at: view.location(of: pair.key)))
      return
    }
    let value = view.resolved(pair.value)
    if reportEmpty(value, at: pair.value, name) {
      spec.overrides.isComplete = false
      return
    }
    guard view.text(of: value, is: "native") else {
      spec.overrides.isComplete = false
      reportWrongType(pair.value, "'\(name)'", expected: "'native': what the object answers is code")
      return
    }
    spec.overrides[keyPath: found.keyPath][found.slot] = pair.value
  }

  /// Everything that an object can answer, by the name it has there: rows and the list under their own names, headers
  /// and footers under flat ones (`headerHeight`, `willDisplayHeader`).
  private var overridable: [String: Target] {
    var targets: [String: Target] = [:]
    for (slot, property) in PropertyTable.list.properties.enumerated() where isAnswered(property) {
      targets[property.name] = Target(property: property, slot: slot, keyPath: \.list)
    }
    for (slot, property) in PropertyTable.section.properties.enumerated() where isAnswered(property) {
      targets[property.name] = Target(property: property, slot: slot, keyPath: \.section)
    }
    for (slot, property) in PropertyTable.row.properties.enumerated() where isAnswered(property) {
      targets[property.name] = Target(property: property, slot: slot, keyPath: \.row)
    }
    for (slot, property) in PropertyTable.header.properties.enumerated() where isAnswered(property) {
      for (side, keyPath) in [(HeaderSide.header, \Overrides.header), (.footer, \.footer)] {
        targets[property.flatName(side)] = Target(property: property, slot: slot, keyPath: keyPath)
      }
    }
    return targets
  }

  /// Whether an object of the app can answer for a property under this runtime.
  private func isAnswered(_ property: Property) -> Bool {
    guard property.owner != nil, spec.runtime.knows(property) else { return false }
    switch spec.runtime.rules.listAnswers {
    case .everything: return true
    case .events: return property.isEvent
    case .nothing: return false
    }
  }

  private mutating func reportUnknownOverride(
    _ key: NodeID, _ name: String, _ object: ListObject, _ targets: [String: Target]
  ) {
    // HoloTableView's proxy passes the methods of UIScrollViewDelegate to the one object alone (pitfall L108).
    if object == .delegate, name.hasPrefix("scrollView"),
      let scroll = PropertyTable.list.properties.first(where: { $0.name == "scrollDelegate" }),
      spec.runtime.knows(scroll)
    {
      diagnostics.add(
        Diagnostic(
          .scrollAnswer,
          "'\(name)' of the delegate is never called: only the scroll delegate is told about scrolling; "
            + "write 'scrollDelegate: native' in the list",
          at: view.location(of: key)))
      return
    }
    let names = targets.filter { $0.value.property.owner == object }.keys.sorted()
    var message = "'\(name)' is nothing that a \(object.key) is asked for"
    var fixes: [Fix] = []
    var notes: [Diagnostic.Note] = []
    if let nearest = Spelling.nearest(to: name, in: names) {
      message += "; did you mean '\(nearest)'?"
      fixes = [view.renaming(key, to: nearest)]
    } else {
      notes = [.init("a \(object.key) is asked for: \(names.joined(separator: ", "))")]
    }
    diagnostics.add(Diagnostic(.unknownKey, message, at: view.location(of: key), notes: notes, fixes: fixes))
  }
}

extension Property {
  /// What a property of a header or footer is called where there is no header: `headerHeight`, and for an event
  /// `willDisplayHeader`.
  public func flatName(_ side: HeaderSide) -> String {
    let (first, second) = isEvent ? (name, side.rawValue) : (side.rawValue, name)
    return first + second.prefix(1).uppercased() + second.dropFirst()
  }
}
