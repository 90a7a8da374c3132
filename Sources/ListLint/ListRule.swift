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

  /// An instance for one list.
  init(_ context: LintContext)

  /// Looks at the list before its sections.
  mutating func visitList(_ context: inout LintContext)

  /// Looks at a section before its rows.
  mutating func visitSection(_ section: SectionSpec, _ context: inout LintContext)

  /// Says what only the whole list tells.
  mutating func finish(_ context: inout LintContext)
}

/// A rule that looks at rows too.
protocol RowRule: ListRule {
  /// Looks at a row.
  mutating func visitRow(_ row: RowFacts, _ context: inout LintContext)

  /// Looks at some rows that follow each other in a section: `visitRow` for each, unless a rule can do better.
  mutating func visitRows(_ rows: [RowFacts], _ context: inout LintContext)
}

extension RowRule {
  mutating func visitRows(_ rows: [RowFacts], _ context: inout LintContext) {
    for row in rows { visitRow(row, &context) }
  }
}

extension ListRule {
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

  init(_ spec: ListSpec, in view: TreeView) {
    self.spec = spec
    self.view = view
    resolver = Resolver(spec, in: view)
    inheritance = resolver.inheritance(of: nil)
    reuse = ReuseTable(spec)
    nearCells = NearClasses(spec.cells, in: view)
    nearViews = NearClasses(spec.views, in: view)
    diagnostics = DiagnosticBag(distinct: spec.hasAnchors)
  }

  /// Adds a finding.
  mutating func report(_ diagnostic: Diagnostic) {
    diagnostics.add(diagnostic)
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
  func name(of row: RowFacts) -> String {
    if let tag = row.spec.tag { return "row '\(view.excerpt(of: tag))'" }
    return "row \(row.indexInSection + 1) of its section"
  }
}

/// What is known of a row without resolving it: cheap enough for every row of a long list.
struct RowFacts {
  /// The row as written.
  let spec: RowSpec
  /// Its place among all rows of the list.
  let index: Int
  /// Its place in its section.
  let indexInSection: Int
  /// The section's place in the list.
  let section: Int
  /// The class it has in the end, as an index into `ListSpec.cells`.
  let cell: Int?
  /// The properties that it gives as values.
  let values: SlotSet
  /// The properties that it gives as blocks.
  let handlers: SlotSet
  /// Whether it is a plain row.
  let isPlain: Bool
  /// The row that had its reuse identifier first, as an index into `ReuseTable.firsts`; nil when this is the first, or
  /// when only code knows it.
  var firstOfIdentifier: Int?
}
