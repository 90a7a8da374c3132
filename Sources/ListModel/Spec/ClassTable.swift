public import SpecTree

/// The classes of a list, declared or merely named.
public struct ClassTable: Sendable {
  /// The classes: declared ones first, in order.
  public internal(set) var classes: [ClassSpec] = []
  /// What each of them is known to answer, apart so that it can be asked for every row without copying a class.
  public internal(set) var facts: [ClassFacts] = []
  /// Whether all declarations could be read; if not, a class that seems not to be declared may be.
  public internal(set) var isComplete = true
  /// How many of them are declared.
  public internal(set) var declaredCount = 0
  private var names = NameTable()

  /// The index of the class that a scalar names; a name not seen before becomes a class that is not declared.
  mutating func index(ofClassNamedBy node: NodeID, in view: TreeView, _ reuseIds: inout NameTable) -> Int {
    let (index, isNew) = names.intern(node, in: view)
    if isNew { append(ClassSpec(name: node, record: nil), in: view, &reuseIds) }
    return index
  }

  /// Declares a class, or returns nil when the name is declared already.
  mutating func declare(
    _ name: NodeID, _ record: Record, in view: TreeView, _ reuseIds: inout NameTable
  ) -> Int? {
    let (index, isNew) = names.intern(name, in: view)
    guard isNew else { return nil }
    append(ClassSpec(name: name, record: record), in: view, &reuseIds)
    declaredCount = classes.count
    return index
  }

  private mutating func append(_ found: ClassSpec, in view: TreeView, _ reuseIds: inout NameTable) {
    classes.append(found)
    facts.append(ClassFacts(reuseId: reuseIds.intern(found.name, in: view).number))
  }
}

/// A class as the file speaks of it.
public struct ClassSpec: Sendable {
  /// The scalar that names it: the key of its declaration, else its first use.
  public let name: NodeID
  /// What its declaration says beside `implements`; nil when it is not declared.
  public internal(set) var record: Record?
  /// What the methods that it has answer.
  public internal(set) var methods: [WrittenValue] = []

  /// Whether it is declared.
  public var isDeclared: Bool { record != nil }
}

/// Which properties a class answers, by slot.
public struct ClassFacts: Sendable {
  /// The methods that it certainly has.
  public internal(set) var implemented = SlotSet()
  /// The methods that it certainly has not (`implements: {height: false}`).
  public internal(set) var missing = SlotSet()
  /// The properties that its declaration gives a value, as a value or as a block.
  public internal(set) var defaults = SlotSet()
  /// Whether all that its declaration says could be read; if not, nothing follows from what it does not say.
  public internal(set) var isComplete = true

  /// The number of the class's name among the reuse identifiers, for rows that have no other.
  public let reuseId: Int

  /// A class of which nothing else is known.
  init(reuseId: Int) { self.reuseId = reuseId }
}
