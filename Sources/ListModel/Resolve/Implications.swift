internal import SpecTree

/// What properties bring with them.
extension Resolver {
  /// An implication, its names looked up.
  struct Implied: Sendable {
    let trigger: Slot
    let slot: Slot
    let content: ResolvedValue.Content
    let onlyPlain: Bool
    let overrules: Bool
    let condition: Runtime.Implication.Condition

    init(_ rule: Runtime.Implication) {
      let table = PropertyTable.row
      trigger = (rule.isOfList ? PropertyTable.list : table).slot(rule.trigger)
      slot = table.slot(rule.property)
      content = Standards.content(of: rule.value, for: table[slot])
      onlyPlain = rule.onlyPlain
      overrules = rule.overrules
      condition = rule.condition
    }
  }

  /// Sets what the properties that are there bring with them, where nothing stronger spoke.
  func imply(isPlain: Bool, _ inheritance: Inheritance, into result: inout ResolvedElement) {
    let spoken = result.present
    for rule in listImplied where !spoken.contains(rule.slot) {
      result.set(rule.slot, ResolvedValue(rule.content, .implied))
    }
    for rule in implications
    where spoken.contains(rule.trigger) && (rule.overrules || !spoken.contains(rule.slot)) {
      if rule.onlyPlain, !isPlain { continue }
      let (trigger, earlier) = (result[rule.trigger], result[rule.slot])
      // An object that answers for the whole list is asked before anything is worked out.
      guard let content = implied(by: rule, trigger), earlier.tier != .delegate else { continue }
      // What is certain stays so, whatever only code knows.
      if case .native = content, earlier.content == rule.content { continue }
      // What overrules another value is as strong as that.
      let isSpoken = spoken.contains(rule.slot)
      let tier = isSpoken ? min(trigger.tier, earlier.tier) : .implied
      result.set(rule.slot, ResolvedValue(content, tier, node: isSpoken ? trigger.node : nil))
    }
    guard isPlain else { return }
    if let style = inheritance.plainStyle, !spoken.contains(rowKeys.style) {
      result.set(rowKeys.style, ResolvedValue(style.content, .implied))
    }
    if let height = spec.runtime.rules.plainRowHeight, !spoken.contains(rowKeys.height) {
      result.set(rowKeys.height, ResolvedValue(.number(height), .implied))
    }
    if !spoken.contains(rowKeys.reuseId), let name = plainIdentifier(result[rowKeys.style].content) {
      result.set(rowKeys.reuseId, ResolvedValue(.known(name), .implied))
    }
  }

  /// What plain rows of a style are reused by; nil for the default style, where the class name does.
  private func plainIdentifier(_ style: ResolvedValue.Content) -> KnownName? {
    guard case .choice(let place) = style, case .choice(let names) = PropertyTable.row[rowKeys.style].kind else {
      return nil
    }
    return KnownName(rawValue: "\(KnownName.tableViewCell.rawValue).\(names[place])")
  }

  /// What a property brings with it; nil for nothing. What the library works out anew whenever it is asked depends on
  /// what code says when only code knows the property.
  private func implied(by rule: Implied, _ trigger: ResolvedValue) -> ResolvedValue.Content? {
    if holds(rule, trigger) { return rule.content }
    guard rule.overrules, case .native = trigger.content, trigger.tier != .delegate else { return nil }
    return .native(nil)
  }

  /// Whether the property that an implication depends on is there in its sense.
  private func holds(_ rule: Implied, _ trigger: ResolvedValue) -> Bool {
    switch rule.condition {
    case .given: return isThere(rule.trigger, trigger)
    case .present:
      if case .elements = trigger.content { return true }
      return isThere(rule.trigger, trigger)
    case .other(let name):
      guard case .choice(let place) = trigger.content, case .choice(let names) = PropertyTable.row[rule.trigger].kind
      else { return false }
      return names[place] != name
    }
  }

  /// Whether a property is there in the sense of an implication: given as a value, true if a flag, not an empty list.
  ///
  /// A block that gives a value brings nothing with it: HoloTableRowMaker sets its side effects only when it is given
  /// the value itself. The same holds for a flag or a list that only code knows.
  private func isThere(_ slot: Slot, _ value: ResolvedValue) -> Bool {
    guard value.form == .value, value.tier != .delegate, value.tier != .classMethod else { return false }
    switch value.content {
    case .unset, .unusable: return false
    case .flag(let flag): return flag
    case .elements(let range): return !range.isEmpty
    case .native:
      let code = PropertyTable.row.plans[slot].code
      return code != .flag && code != .elements
    default: return true
    }
  }
}
