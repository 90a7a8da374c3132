public import SpecTree

/// Computes expressions: it has the values of the names, the trees that values stand in, and what is left of the
/// limits.
///
/// One evaluator serves a whole list. Setting a name and computing a short expression allocates nothing, so it is kept
/// and its names are set anew for every element.
public struct Evaluator {
  /// What evaluations may cost.
  public let limits: Limits
  /// Why a name may have no value, by the name: what is said of it when an expression asks for it all the same.
  public var absences: [String: String] = [:]
  /// The trees, as `NodeRef.tree` counts them.
  @usableFromInline private(set) var trees: [TreeView]
  var values: [Value?]
  /// The variables of macros.
  var locals: [Value] = []
  /// Tables for large collections that are asked for keys or places again and again.
  var indexes = NodeIndexes()

  /// What is left for this evaluation.
  var stepsLeft = 0
  var bytesLeft = 0
  /// What was left of the run when this evaluation began.
  var stepsOfRunLeft: Int
  var bytesOfRunLeft: Int

  /// An evaluator in which no name has a value yet.
  public init(trees: [TreeView] = [], limits: Limits = Limits()) {
    self.limits = limits
    self.trees = trees
    values = Array(repeating: nil, count: ScopeNames.most)
    stepsOfRunLeft = limits.stepsOfRun
    bytesOfRunLeft = limits.bytesOfRun
  }

  /// Adds a tree, whose view must stay valid as long as the evaluator is used, and gives its number.
  public mutating func add(_ tree: TreeView) -> UInt32 {
    trees.append(tree)
    return UInt32(trees.count - 1)
  }

  /// The value of a name; nil when it has none, which is a fault only where it is used.
  public subscript(slot: Slot) -> Value? {
    get { values[slot.index] }
    set { values[slot.index] = newValue }
  }

  /// The value that a node is; an alias is followed. Nothing is copied.
  @inlinable
  public func value(of node: NodeID, in tree: UInt32) -> Value {
    .node(NodeRef(tree: tree, node: trees[Int(tree)].resolved(node)))
  }

  /// Begins an evaluation.
  @inline(__always)
  mutating func begin(locals count: Int) {
    stepsLeft = min(limits.steps, stepsOfRunLeft)
    bytesLeft = min(limits.bytes, bytesOfRunLeft)
    if locals.count < count { locals.append(contentsOf: repeatElement(.null, count: count - locals.count)) }
  }

  /// Ends an evaluation: takes what it cost off what is left of the run.
  @inline(__always)
  mutating func end() {
    stepsOfRunLeft -= min(limits.steps, stepsOfRunLeft) - max(0, stepsLeft)
    bytesOfRunLeft -= min(limits.bytes, bytesOfRunLeft) - max(0, bytesLeft)
  }

  /// Takes steps off what is left.
  @inline(__always)
  mutating func take(steps: Int) throws(Failure) {
    stepsLeft -= steps
    if stepsLeft < 0 { throw outOfSteps() }
  }

  /// Takes the memory of something that is to be made off what is left, and the steps of filling it.
  mutating func take(bytes: Int) throws(Failure) {
    bytesLeft -= bytes
    if bytesLeft < 0 { throw Failure(.limit(bytesOfRunLeft < limits.bytes ? .bytesOfRun : .bytes)) }
    try take(steps: bytes / Self.bytesPerStep)
  }

  /// Takes the steps of looking at a text.
  mutating func take(looking bytes: Int) throws(Failure) {
    try take(steps: bytes / Self.bytesPerStep)
  }

  /// Takes the steps of reading a value that was made here: lists may share their elements, so that a few operations
  /// make one that nobody could write down. A part of a tree is one step; how often it may be written is not decided
  /// here.
  mutating func takeSteps(ofReading value: Value, depth: Int = 0) throws(Failure) {
    switch value {
    case .list(let elements):
      guard depth < Limits.deepestValue else { throw Failure(.limit(.depth)) }
      try take(steps: elements.count)
      for element in elements { try takeSteps(ofReading: element, depth: depth + 1) }
    case .map(let map):
      guard depth < Limits.deepestValue else { throw Failure(.limit(.depth)) }
      try take(steps: map.count)
      for entry in map.entries { try takeSteps(ofReading: entry.value, depth: depth + 1) }
    default: break
    }
  }

  /// How many bytes are looked at or written in a step.
  private static let bytesPerStep = 64

  /// The memory of an element of a list.
  static let bytesPerElement = MemoryLayout<Value>.stride
  /// The memory of an entry of a map, its place in the table included.
  static let bytesPerEntry = 4 * MemoryLayout<Value>.stride

  @inline(never)
  private func outOfSteps() -> Failure { Failure(.limit(stepsOfRunLeft < limits.steps ? .stepsOfRun : .steps)) }
}
