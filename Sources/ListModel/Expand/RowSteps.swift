internal import SpecExpression
internal import SpecSource
internal import SpecTree

/// What is added for each row of an item, step by step, found out once: the rows of a repetition differ in the texts
/// that are worked out, and in nothing else.
struct RowSteps {
  enum Step {
    /// A scalar that stays as it is written.
    case scalar(NodeID)
    /// A value that stays as it is written, whatever it is.
    case copy(NodeID)
    /// A text with expressions, by the place of its template.
    case text(NodeID, template: Int, at: Location, isInModel: Bool)
    case openMapping(at: Location)
    case close
    /// A value that has to be looked at for each row.
    case value(NodeID, isInModel: Bool)
    /// The element, which is the model of a row that has none.
    case element
  }

  /// For fewer rows finding the steps costs more than it saves.
  static let fewestRows = 8
  /// Aliases make items that are larger than they look.
  private static let mostSteps = 256

  fileprivate(set) var all: [Step] = []
  /// The condition that keeps or drops the row.
  fileprivate let condition: NodeID?
  /// The first line of the item.
  fileprivate let place: Location
  /// What the composer knows the keys of such rows by.
  fileprivate let shape: UInt32

  fileprivate var isTooLong: Bool { all.count > Self.mostSteps }
}

extension ListExpander {
  /// The steps in which further rows of an item are made; nil where each row has to be looked at: somebody may ask for its
  /// model as a value, or its class may be another.
  mutating func steps(ofRow target: NodeID, _ scope: LiveScope) -> RowSteps? {
    let plan = plan(of: target, .row)
    var found: ClassExpressions?
    guard plan.extra == nil, isClassWritten(in: plan), !isModelAsked(plan, scope, &found),
      !readsModel(plan.condition, scope)
    else { return nil }
    var steps = RowSteps(condition: plan.condition, place: firstLine(of: target), shape: rowShape(of: target))
    for entry in plan.entries {
      let value = entry.pair.value
      switch entry.role {
      case .repetition: continue
      case .condition where !isNative(value): continue
      default: steps.all.append(.scalar(entry.pair.key))
      }
      // Nothing in the value of an unknown key means anything, and data without expressions is what it is.
      if entry.meaning == nil || entry.role == .model && !entry.isLive {
        steps.all.append(.copy(value))
      } else {
        addSteps(of: value, scope, isInModel: entry.role == .model, to: &steps)
      }
      if steps.isTooLong { return nil }
    }
    if plan.model == nil { steps.all.append(.element) }
    return steps
  }

  /// Adds the steps of a value.
  private func addSteps(of node: NodeID, _ scope: LiveScope, isInModel: Bool, to steps: inout RowSteps) {
    let target = view.resolved(node)
    switch view.kind(of: target) {
    case .scalar where Template.isLive(view.text(of: target)):
      if let template = knownTemplate(of: target, scope, isInModel: isInModel) {
        steps.all.append(
          .text(target, template: template, at: view.location(of: target), isInModel: isInModel))
      } else {
        steps.all.append(.value(target, isInModel: isInModel))
      }
    case .scalar: steps.all.append(.scalar(target))
    case .mapping:
      steps.all.append(.openMapping(at: view.firstLineLocation(of: target)))
      view.forEachPair(of: target) { pair in
        if steps.isTooLong { return }
        steps.all.append(.scalar(pair.key))
        addSteps(of: pair.value, scope, isInModel: isInModel, to: &steps)
      }
      steps.all.append(.close)
    // The entries of a list may have conditions, with or without expressions.
    case .sequence, .alias: steps.all.append(.value(target, isInModel: isInModel))
    }
  }

  /// Adds a row in the steps of its item, unless its condition drops it.
  mutating func addRow(_ target: NodeID, in steps: RowSteps, _ scope: LiveScope, each: Value) {
    guard isKept(steps.condition, of: target, scope) else { return }
    // Nobody asks for the model.
    set(slots.extra, nil)
    composer.openMapping(at: steps.place)
    for step in steps.all {
      switch step {
      case .scalar(let node): composer.copyScalar(node, from: view)
      case .copy(let node): composer.copy(node, from: view)
      case .text(let node, let template, let place, let isInModel):
        if writeWorkedOut(node, by: template, at: place) { continue }
        if isInModel { writeNull(at: node) } else { writeUnusable(at: node) }
      case .openMapping(let place): composer.openMapping(at: place)
      case .close: composer.close()
      case .value(let node, isInModel: true): expandData(node, scope)
      case .value(let node, isInModel: false): expand(node, scope)
      case .element: addModel(each, at: target)
      }
    }
    composer.close(shape: steps.shape)
  }

  /// What the composer knows the keys of an item's rows by, if these are its own keys, each once.
  private mutating func rowShape(of target: NodeID) -> UInt32 {
    guard view.shape(of: target) != 0 else { return 0 }
    let item = NodeRef(tree: tree, node: target)
    if let known = rowShapes[item] { return known }
    let shape = composer.makeShape()
    rowShapes[item] = shape
    return shape
  }
}
