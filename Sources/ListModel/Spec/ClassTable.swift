internal import SpecSource
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
  /// By number in `names`: the index of the class.
  private var indexes: [Int] = []
  /// The classes whose names are made by a rule, by name.
  private var made: [ByteText: Int] = [:]
  /// The classes named outright, by name, as far as they were looked through for one whose name is made.
  private var named: [ByteText: Int] = [:]
  private var lookedThrough = 0

  /// The index of the class that a scalar names; a name not seen before becomes a class that is not declared.
  mutating func index(ofClassNamedBy node: NodeID, in view: TreeView, _ reuseIds: inout NameTable) -> Int {
    let (number, isNew) = names.intern(node, in: view)
    if isNew {
      if !made.isEmpty, let index = made[view.byteText(of: node)] {
        indexes.append(index)
      } else {
        append(ClassSpec(name: node, record: nil), reuseId: reuseIds.intern(node, in: view).number)
        indexes.append(classes.count - 1)
      }
    }
    return indexes[number]
  }

  /// The index of a class whose name is a scalar's text with a known ending, or a known name alone; the class of that
  /// name if there is one.
  mutating func index(
    ofClassNamed known: KnownName, after node: NodeID?, at place: NodeID, in view: TreeView,
    _ reuseIds: inout NameTable
  ) -> Int {
    let name = ByteText((node.map { view.string(of: $0) } ?? "") + known.rawValue)
    if let index = made[name] { return index }
    var index = index(ofClassNamedOutright: name, in: view)
    if index == nil {
      append(ClassSpec(name: node ?? place, known, isWhole: node == nil), reuseId: reuseIds.reserve(node ?? place))
      index = classes.count - 1
    }
    made[name] = index
    return index ?? 0
  }

  private mutating func index(ofClassNamedOutright name: ByteText, in view: TreeView) -> Int? {
    for place in classes.indices[lookedThrough...] where classes[place].ending == nil {
      let name = view.byteText(of: classes[place].name)
      if named[name] == nil { named[name] = place }
    }
    lookedThrough = classes.count
    return named[name]
  }

  /// Declares a class, or returns nil when the name is declared already.
  mutating func declare(
    _ name: NodeID, _ record: Record, in view: TreeView, _ reuseIds: inout NameTable
  ) -> Int? {
    let (_, isNew) = names.intern(name, in: view)
    guard isNew else { return nil }
    append(ClassSpec(name: name, record: record), reuseId: reuseIds.intern(name, in: view).number)
    indexes.append(classes.count - 1)
    declaredCount = classes.count
    return classes.count - 1
  }

  private mutating func append(_ found: ClassSpec, reuseId: Int) {
    classes.append(found)
    facts.append(ClassFacts(reuseId: reuseId))
  }
}

/// A class as the file speaks of it.
public struct ClassSpec: Sendable {
  /// The scalar that names it: the key of its declaration, else its first use.
  public let name: NodeID
  /// What stands behind the scalar's text in its name; nil when that is the whole name.
  public let ending: KnownName?
  /// Whether `ending` alone is the name, and the scalar only the place that brought the class.
  let isKnown: Bool
  /// What its declaration says beside `implements`; nil when it is not declared.
  public internal(set) var record: Record?
  /// What the methods that it has answer.
  public internal(set) var methods: [WrittenValue] = []

  init(name: NodeID, record: Record?) {
    self.name = name
    ending = nil
    isKnown = false
    self.record = record
  }

  init(name: NodeID, _ ending: KnownName, isWhole: Bool) {
    self.name = name
    self.ending = ending
    isKnown = isWhole
  }

  /// Whether it is declared.
  public var isDeclared: Bool { record != nil }

  /// Its name, as the value of a row's `cell`.
  public var title: ResolvedValue.Content {
    guard let ending else { return .text(name) }
    return isKnown ? .known(ending) : .joined(name, ending)
  }
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
