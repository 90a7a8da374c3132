internal import SpecTree

/// What the keys of mappings mean, by their shape: the rows of a list have few shapes, so that the keys of most are not
/// looked up one by one.
struct RecordPlans {
  /// What is known of one key.
  struct Step {
    let meaning: KeyMeaning
    let plan: SlotPlan
  }

  /// How mappings of a shape are read as one element.
  struct Plan {
    fileprivate let element: Element
    fileprivate let level: Levels
    /// Its steps; empty where keys have to be looked at one by one.
    let steps: Range<Int>
    /// The number of what the records have in common (`Record.shape`).
    let shape: UInt32
  }

  /// The steps of all shapes, one after the other.
  private(set) var steps: [Step] = []
  /// By the shape of the keys; nil where none was met.
  private var plans: [Plan?] = []

  /// The plan for a mapping whose shape has been met; nil where it has not or where keys have to be looked at one by one.
  /// Asked for each row, so that nobody gets at the table of keys for it.
  @inline(__always)
  func known(for mapping: NodeID, in view: TreeView, of element: Element, at level: Levels) -> Plan? {
    let shape = view.shape(of: mapping)
    guard shape != 0, shape < plans.count, let found = plans[shape], found.element == element,
      found.level == level, !found.steps.isEmpty
    else { return nil }
    return found
  }

  /// The same where the shape may not have been met; its keys are looked up in `index` then, and what its records have in
  /// common goes to `shapes`.
  mutating func plan(
    for mapping: NodeID, in view: TreeView, _ index: KeyIndex, of element: Element, at level: Levels,
    _ shapes: inout [RecordShape]
  ) -> Plan? {
    let shape = view.shape(of: mapping)
    guard shape != 0 else { return nil }
    while plans.count <= shape { plans.append(nil) }
    // A shape that stands for two elements in turn is not worth more room each time.
    guard plans[shape] == nil, view.count(of: mapping) <= RecordShape.mostValues else { return nil }
    let first = steps.count
    var key = mapping.next
    while key < view.after(mapping) {
      guard let step = step(for: key, in: view, index, at: level) else {
        steps.removeLast(steps.count - first)
        break
      }
      steps.append(step)
      key = view.after(key.next)
    }
    if steps.count > first { shapes.append(RecordShape(of: element, steps[first...].lazy.map(\.meaning))) }
    let found = Plan(
      element: element, level: level, steps: first..<steps.count, shape: UInt32(truncatingIfNeeded: shapes.count))
    plans[shape] = found
    return found.steps.isEmpty ? nil : found
  }

  /// What a key means, if that is all there is to know before its value is read.
  private func step(for key: NodeID, in view: TreeView, _ index: KeyIndex, at level: Levels) -> Step? {
    guard let meaning = index.meaning(of: view.text(of: key), prefix: view.prefix(of: key)), meaning.target == .own,
      !meaning.isAlias
    else { return nil }
    let plan = index.plans[meaning.slot]
    guard plan.levels.contains(level), plan.code != .data || RecordPlans.keepsNull(at: level) else { return nil }
    return Step(meaning: meaning, plan: plan)
  }

  /// Whether data that is null says something: it keeps the class's model away from a row.
  @inline(__always)
  static func keepsNull(at level: Levels) -> Bool { level == .row || level == .rowDefaults }
}
