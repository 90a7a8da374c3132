internal import ListModel
internal import SpecSource
internal import SpecTree

/// The slots of a row's properties that have to do with editing, moving and swiping.
struct EditingKeys: Sendable {
  static let shared = EditingKeys()
  let canEdit = PropertyTable.row.slot("canEdit")
  let canMove = PropertyTable.row.slot("canMove")
  let style = PropertyTable.row.slot("editingStyle")
  let deleteTitle = PropertyTable.row.slot("editingDeleteTitle")
  let deleteHandler = PropertyTable.row.slot("editingDeleteHandler")
  let insertHandler = PropertyTable.row.slot("editingInsertHandler")
  let moveHandler = PropertyTable.row.slot("moveHandler")
  let leading = PropertyTable.row.slot("leadingSwipeActions")
  let trailing = PropertyTable.row.slot("trailingSwipeActions")
  let actions = PropertyTable.row.slot("editActions")
  let leadingHandler = PropertyTable.row.slot("leadingSwipeHandler")
  let trailingHandler = PropertyTable.row.slot("trailingSwipeHandler")
  /// The lists of swipe actions.
  let swipes: SlotSet
  /// The handlers for all actions of a side.
  let swipeHandlers: SlotSet

  private init() {
    swipes = SlotSet([leading, trailing])
    swipeHandlers = SlotSet([leadingHandler, trailingHandler])
  }
}

extension ResolvedElement {
  /// Whether anything says what a property is, be it code or something that cannot be read.
  func speaks(of slot: Slot) -> Bool { present.contains(slot) && self[slot].content != .unset }

  /// Whether the file itself gives a property, on the row, on its class or as a default.
  func isWritten(_ slot: Slot) -> Bool {
    guard present.contains(slot), self[slot].node != nil else { return false }
    let value = self[slot]
    return value.tier >= .handler && value.tier <= .inherited && value.content != .unusable
  }

  /// Whether a property is given where another is, or nearer to the element: what is given farther away, on the class or
  /// as a default, is for other rows too, and saying something else here is how to opt out of it.
  func isGiven(_ slot: Slot, asNearAs other: Slot) -> Bool {
    func distance(_ slot: Slot) -> Tier { max(self[slot].tier, .value) }
    return distance(slot) <= distance(other)
  }

  /// The name that a choice is; nil for code and for what cannot be read.
  func choice(_ slot: Slot) -> String? {
    guard case .choice(let place) = self[slot].content, case .choice(let names) = PropertyTable.of(element)[slot].kind
    else { return nil }
    return names[place]
  }
}

/// The swipe actions of one side of a row, or its edit actions.
struct SwipeActions {
  /// The property that holds them.
  let slot: Slot
  /// What the property came to.
  let value: ResolvedValue
  /// The actions that the file has.
  let actions: [Record]
  /// Where the file gives them.
  let node: NodeID
}

extension LintContext {
  /// The lists of swipe actions that a row has in the file.
  func swipeActions(of element: ResolvedElement) -> [SwipeActions] {
    let keys = EditingKeys.shared
    return [keys.leading, keys.trailing, keys.actions].compactMap { slot in
      guard element.present.contains(slot), case .elements(let range) = element[slot].content,
        let node = element[slot].node
      else { return nil }
      return SwipeActions(
        slot: slot, value: element[slot], actions: Array(spec.elements(in: range)), node: node)
    }
  }

  /// How messages name a swipe action: by its title or tag, else by its place.
  func name(of action: Record, at place: Int) -> String {
    for key in ["title", "tag"] {
      let slot = PropertyTable.swipeAction.slot(key)
      if let value = spec.value(slot, in: action), value.content == .text {
        return "'\(view.excerpt(of: view.resolved(value.node)))'"
      }
    }
    return "\(place + 1)"
  }

  /// Adds a rule's finding at a value, once for a value that several rows have.
  mutating func report(
    _ rule: Rule, _ message: String, at node: NodeID, severity: Severity? = nil, notes: [Diagnostic.Note] = [],
    fixes: [Fix] = []
  ) {
    reportOnce(
      Diagnostic(rule, message, at: view.location(of: node), severity: severity, notes: notes, fixes: fixes))
  }

  /// A fix that writes something else in the place of a value; none where the value was worked out.
  func writing(_ text: String, over node: NodeID, _ safety: Fix.Safety = .suggested) -> [Fix] {
    guard !view.isComposed, view.kind(of: node) == .scalar else { return [] }
    let isQuoted = view.style(of: node) == .doubleQuoted
    return [Fix("write '\(text)'", safety, [TextEdit(view.range(of: node), isQuoted ? "\"\(text)\"" : text)])]
  }
}
