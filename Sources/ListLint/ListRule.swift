internal import ListModel
internal import SpecSource
internal import SpecTree

/// A rule about the list as a whole: readable and of the language, but not what was meant.
///
/// One rule, one file, one type. A linter makes one instance for each list and shows it every section and row in
/// order; findings go to `LintContext.report`.
protocol ListRule: SendableMetatype {
  /// Its id, severity and summary.
  static var rule: Rule { get }

  /// The lists that it can say anything about.
  static var scope: RuleScope { get }

  /// What there is to know of it, with examples; made when it is asked for.
  static var page: RulePage { get }

  /// An instance for one list; the context is lent, because a copy of it for each rule would cost more than the rule.
  init(_ context: borrowing LintContext)

  /// Looks at the list before its sections.
  mutating func visitList(_ context: inout LintContext)

  /// Looks at a section before its rows.
  mutating func visitSection(_ section: SectionSpec, _ context: inout LintContext)

  /// Says what only the whole list tells.
  mutating func finish(_ context: inout LintContext)
}

/// A rule that looks at rows too.
protocol RowRule: ListRule {
  /// Whether the list at hand has nothing for it, so that it need not look at any row.
  var isIdle: Bool { get }

  /// Looks at a row.
  mutating func visitRow(_ row: RowFacts, _ context: inout LintContext)

  /// Looks at some rows that follow each other in a section: `visitRow` for each, unless a rule can do better.
  mutating func visitRows(_ rows: UnsafeBufferPointer<RowFacts.Content>, _ context: inout LintContext)
}

extension RowRule {
  mutating func visitRows(_ rows: UnsafeBufferPointer<RowFacts.Content>, _ context: inout LintContext) {
    for place in rows.indices { visitRow(RowFacts(rows, place), &context) }
  }
}

extension RowRule {
  var isIdle: Bool { false }
}

extension ListRule {
  /// Every list.
  static var scope: RuleScope { .everything }

  /// The page of the rule.
  static func page(
    _ explanation: String, source: String = "", pitfalls: [Int] = [], bad: [RulePage.Example],
    good: [RulePage.Example]
  ) -> RulePage {
    RulePage(
      rule, lists: scope.words, explanation, source: source, pitfalls: pitfalls, bad: bad, good: good)
  }

  mutating func visitList(_ context: inout LintContext) {}
  mutating func visitSection(_ section: SectionSpec, _ context: inout LintContext) {}
  mutating func finish(_ context: inout LintContext) {}
}

/// What rules look at, and where their findings go.
struct LintContext {
  let spec: ListSpec
  let view: TreeView
  let resolver: Resolver
  /// What the rows of the section at hand inherit.
  var inheritance: Resolver.Inheritance
  /// The reuse identifiers of the rows so far.
  var reuse: ReuseTable
  /// The cell classes, and those of headers and footers, that are probably misspelt.
  let nearCells: NearClasses
  let nearViews: NearClasses
  private(set) var diagnostics: DiagnosticBag
  /// The file that the list is written in; nil where it is not known.
  let file: NodeTree?
  /// The remarks in it.
  let remarks: FileRemarks
  /// Whether what a rule says of several rows in one finding is a finding of each.
  let partsGroups: Bool
  /// Makes the fixes that take something out.
  private var removals: RemovalFixes
  /// What has been reported where one thing may be met several times, such as a value that many rows inherit.
  private var reported: Set<Fault> = []
  /// What the rows that were worked out last came to, by their places in the list.
  private var resolvedRows: [Int: ResolvedElement] = [:]
  /// How many of them are kept.
  private static let mostResolvedRows = 64

  /// A rule's finding at a place.
  private struct Fault: Hashable {
    let rule: String
    let location: Location
  }

  init(_ spec: ListSpec, in view: TreeView, of tree: NodeTree?, _ remarks: FileRemarks, _ partsGroups: Bool) {
    self.spec = spec
    self.view = view
    file = tree
    self.remarks = remarks
    self.partsGroups = partsGroups
    resolver = Resolver(spec, in: view)
    inheritance = resolver.inheritance(of: nil)
    reuse = ReuseTable(spec)
    nearCells = NearClasses(spec.cells, in: view)
    nearViews = NearClasses(spec.views, in: view)
    diagnostics = DiagnosticBag(distinct: spec.hasAnchors)
    removals = RemovalFixes(view.isComposed ? nil : tree)
  }

  /// Adds a finding.
  mutating func report(_ diagnostic: Diagnostic) {
    diagnostics.add(diagnostic)
  }

  /// The fix that takes an item out of its list; none where it is not clear what else that would change.
  ///
  /// - Parameter what: How the fix calls it, such as `the row`.
  mutating func removal(of item: NodeID, _ what: String, _ safety: Fix.Safety) -> [Fix] {
    removals.fix("remove \(what)", safety, removing: item)
  }

  /// The fix that takes a key out with its value.
  mutating func removal(ofKeyOf value: NodeID, _ safety: Fix.Safety) -> [Fix] {
    guard value.index > 0 else { return [] }
    let key = NodeID(value.index - 1)
    guard view.kind(of: key) == .scalar else { return [] }
    return removals.fix("remove '\(view.excerpt(of: key))'", safety, removing: key)
  }

  /// Adds a finding unless the rule has one at the same place.
  mutating func reportOnce(_ diagnostic: Diagnostic) {
    guard reported.insert(Fault(rule: diagnostic.rule.id, location: diagnostic.location)).inserted else { return }
    diagnostics.add(diagnostic)
  }

  /// What a row comes to; worked out once for all rules that ask.
  mutating func resolved(_ row: RowFacts) -> ResolvedElement {
    if let element = resolvedRows[row.index] { return element }
    var element = ResolvedElement.empty(.row)
    resolver.resolve(row.spec, inheritance, into: &element)
    if resolvedRows.count >= Self.mostResolvedRows { resolvedRows.removeAll(keepingCapacity: true) }
    resolvedRows[row.index] = element
    return element
  }

  /// The properties that a row has by what it writes, by what it inherits or by what its class says beside its methods.
  func spoken(of row: RowFacts) -> SlotSet {
    let own = row.values.union(row.handlers).union(inheritance.slots)
    return row.cell.map { own.union(spec.cells.facts[$0].defaults) } ?? own
  }

  /// Whether the name of a cell class stands for no class at all.
  func isNoClass(_ index: Int) -> Bool {
    let found = spec.cells.classes[index]
    return found.ending == nil && (view.text(of: found.name).isEmpty || view.text(of: found.name, is: "none"))
  }

  /// The lowest version of iOS that the app runs on; nil when the file does not say.
  var lowestIOS: Double? {
    guard let value = spec.value(PropertyTable.list.slot("ios"), in: spec.list), value.content == .number else {
      return nil
    }
    return value.number
  }

  /// The place of a mapping as a whole: its first line.
  func place(of node: NodeID) -> Location {
    view.firstLineLocation(of: view.resolved(node))
  }

  /// The place of something that an entry of a list says; the entry itself when an alias or a merge key says it.
  func place(of part: NodeID, in entry: NodeID) -> Location {
    // What was worked out stands where its expression stands, whatever file that is in.
    if view.isComposed { return view.location(of: part) }
    let range = view.range(of: part)
    return Location(view.file, view.range(of: entry).contains(range) ? range : view.firstLine(of: entry))
  }

  /// How messages name a row: by its tag, else by its place in its section.
  func name(of row: RowFacts) -> String { name(of: row.spec, at: row.indexInSection) }

  /// The same for a row at a place in its section.
  func name(of row: RowSpec, at index: Int) -> String {
    if let tag = row.tag { return "row '\(view.excerpt(of: tag))'" }
    return "row \(index + 1) of its section"
  }
}
