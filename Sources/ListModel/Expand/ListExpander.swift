internal import SpecExpression
public import SpecSource
public import SpecTree

/// Works out what a list says in expressions: repetitions become rows, conditions keep or drop, texts become values,
/// included files and data take their places.
///
/// The result is a tree like any other, which is read again as a spec; what classes and defaults say in expressions
/// depends on the row, so a row carries what they come to for it under `ComputedKey`.
public struct ListExpander: ~Copyable {
  /// What is given from outside.
  public struct Inputs {
    /// The width of the list, in points: `list.width`.
    public var width = 390.0
    /// Data laid over the spec's own.
    public var data = GivenData()
    /// The files that specs name.
    public var files = NamedFiles.none
    /// The most elements that repetitions go over, kept or dropped.
    public var mostElements = 2_000_000
    /// How some of many rows are made on another core; nil where all are made on one.
    public var rowsBeside: RowStretch.Start?

    /// The usual values.
    public init() {}
  }

  /// What a list comes to.
  public struct Expansion: Sendable {
    /// The list without expressions.
    public let tree: NodeTree
    /// What was found, at the places of the expressions.
    public let diagnostics: [Diagnostic]
    /// The ways by which nodes came into the tree, by `Location.route` minus one.
    public let routes: [Route]
    /// Where the files that were brought in were first named; the spec's own and those of the command line are not.
    public let namings: [FileID: Location]
    /// Whether the tree is whole; one that became too large is not, and means nothing.
    public let isComplete: Bool
  }

  /// The spec and the files that it brings in, as the evaluator counts them.
  let trees: [NodeTree]
  /// The tree at hand: the spec's, or that of an included file while a part of it is placed.
  var view: TreeView
  /// Its number in the evaluator.
  var tree: UInt32 = 0
  let slots = BaseSlots()
  /// The keys of the library that the list is written for.
  let vocabulary: Vocabulary
  /// What keys that are not known were meant to be, where that is a list of sections or rows.
  var meantKeys: [UnknownKey: KeyMeaning?] = [:]
  var composer: TreeComposer
  var evaluator: Evaluator
  var diagnostics: [Diagnostic] = []
  var routes: [Route] = []
  /// The texts with expressions that have been parsed.
  var templates = ParsedTemplates()
  /// The memory of a text that is being worked out, kept for the next one.
  var spareText: [UInt8] = []
  /// The texts of which a finding has been made when they were worked out: one is enough, however many rows there are.
  var reported: Set<NodeRef> = []
  /// The sections that `use` can name, once one was named.
  var usable: UsableSections?
  /// The tags of sections that several files have, once they have been reported.
  var usedTags: Set<ByteText> = []
  /// The tags that no section has.
  var missedTags: Set<ByteText> = []
  /// How many more entries of maps may be laid over others: aliases make maps that are larger than they look.
  var layingsLeft = 1_000_000
  /// The items whose expressions have been parsed although no element was made of them.
  var checked: Set<ParsedTemplates.Key> = []
  /// The scopes inside repetitions that name their element, by their names.
  var scopes: [[String]: LiveScope] = [:]
  /// The mappings whose first lines were asked for last.
  var firstLines: [(item: NodeRef, place: Location)?] = Array(repeating: nil, count: 16)
  /// The item whose plan was asked for last.
  var lastPlan: (item: NodeRef, plan: ElementPlan)?
  /// The shapes of rows that were made by the same steps, by their items.
  var rowShapes: [NodeRef: UInt32] = [:]
  /// The class that was asked for last by a name without expressions, and the place of that name.
  var lastClass: (place: NodeRef, found: ClassExpressions?)?
  /// How many elements repetitions have gone over.
  var elementCount = 0
  /// The most that they go over.
  let mostElements: Int
  /// How some of many rows are made on another core.
  let rowsBeside: RowStretch.Start?
  /// The names of the data of the spec and its parts, and where each stands first.
  var dataNames: [ByteText: (node: NodeID, key: NodeID, tree: UInt32)] = [:]
  /// Whether an included file could not be loaded.
  var includesAreIncomplete = false
  /// Whether a file of `data` could not be loaded.
  var dataIsIncomplete = false
  /// The spec and the files that it includes.
  let parts: [SpecPart]
  /// The declared classes, by name.
  var cells: [ByteText: ClassExpressions] = [:]
  var views: [ByteText: ClassExpressions] = [:]
  /// P9TableViewHandler's types with the classes that they come to.
  var types: [ByteText: ByteText] = [:]
  /// What rows inherit from the root.
  var rootDefaults = InheritedExpressions()
  /// What rows inherit from the section at hand.
  var sectionDefaults = InheritedExpressions()

  /// Works out a document.
  public static func expand(
    _ document: NodeTree.Document, of tree: NodeTree, in view: TreeView, _ inputs: Inputs
  ) -> Expansion {
    withExpander(document, of: tree, in: view, inputs) { expander, namings in
      var expander = expander
      expander.expandRoot()
      return expander.finish(namings)
    }
  }

  /// Calls `body` with an expander that has the spec's parts and its data, and with where its files were first named.
  static func withExpander<Result>(
    _ document: NodeTree.Document, of tree: NodeTree, in view: TreeView, _ inputs: Inputs,
    _ body: (consuming ListExpander, [FileID: Location]) -> Result
  ) -> Result {
    let root = view.resolved(document.root)
    var loaded = LoadedFiles(for: tree.source, inputs.files)
    var include = IncludeReader()
    include.read(root, in: view, &loaded)
    let parts = [SpecPart(tree: 0, root: root)] + include.parts
    let references = DataReferences.load(parts, main: view, &loaded)
    let given = inputs.data.files.map { loaded.add($0) }
    let settings = inputs.data.settings.map { (path: $0.path, tree: loaded.add($0.value, as: .yaml)) }
    return loaded.withViews { views in
      var expander = ListExpander(parts, [tree] + loaded.trees, [view] + views, inputs)
      expander.diagnostics = loaded.diagnostics + include.diagnostics
      expander.includesAreIncomplete = include.isIncomplete
      expander.checkParts(loaded.trees)
      expander.setData(references, given: given, settings: settings)
      return body(expander, loaded.namings)
    }
  }

  init(_ parts: [SpecPart], _ trees: [NodeTree], _ views: [TreeView], _ inputs: Inputs) {
    self.parts = parts
    self.trees = trees
    view = views[0]
    vocabulary = .of(RuntimeChoice(of: parts[0].root, in: views[0]).runtime)
    mostElements = inputs.mostElements
    rowsBeside = inputs.rowsBeside
    composer = TreeComposer(for: trees[0].source)
    evaluator = Evaluator(trees: views)
    evaluator.absences = LiveScope.absences
    var list = ValueMap([("width", .double(inputs.width))])
    if let style = view.value(of: "style", in: parts[0].root), view.kind(of: style) == .scalar {
      list.set(evaluator.value(of: style, in: 0), for: "style")
    } else {
      list.set(.string("plain"), for: "style")
    }
    set(slots.list, .map(list))
    for part in parts {
      let outer = enter(part.tree)
      if let cells = view.value(of: "cells", in: part.root) { self.cells.merge(classes(cells, .row)) { own, _ in own } }
      if let views = view.value(of: "views", in: part.root) {
        self.views.merge(classes(views, .header)) { own, _ in own }
      }
      if let defaults = view.value(of: "rowDefaults", in: part.root) {
        let found = inherited(from: defaults)
        rootDefaults.live += found.live
        for place in found.classes.places {
          rootDefaults.classes.note(place.slot, place.node, .row, in: view, place.tree)
        }
      }
      enter(outer)
    }
  }

  private consuming func finish(_ namings: [FileID: Location]) -> Expansion {
    let isComplete = !isStopped
    return Expansion(
      tree: composer.finish(), diagnostics: diagnostics, routes: routes, namings: namings, isComplete: isComplete)
  }

  /// Goes over to another tree, and gives the number of the one before.
  @discardableResult
  mutating func enter(_ number: UInt32) -> UInt32 {
    let outer = tree
    if number != tree {
      tree = number
      view = evaluator.home(of: NodeRef(tree: number, node: NodeID(0)))
    }
    return outer
  }

  /// Gives a name a value.
  mutating func set(_ slot: SpecExpression.Slot?, _ value: Value?) {
    if let slot { evaluator[slot] = value }
  }

  private mutating func expandRoot() {
    let root = parts[0].root
    let scope = LiveScope.outermost
    let index = vocabulary.index(of: .list)
    var merged = ["cells", "views", "rowDefaults", "types"]
    var header = HeaderParts()
    var footer = HeaderParts()
    setTypes()
    composer.openMapping(at: view.firstLineLocation(of: root))
    for pair in pairs(of: root) {
      if view.text(of: pair.key).starts(with: "x-".utf8) { continue }
      guard let meaning = index.meaning(of: view.text(of: pair.key)) ?? meantItems(pair.key, .list) else {
        copyPair(pair)
        continue
      }
      let property = meaning.target.table(from: .list)[meaning.slot]
      switch (meaning.target, property.kind) {
      case (.header, _): header.flat.append(flatEntry(pair, meaning))
      case (.footer, _): footer.flat.append(flatEntry(pair, meaning))
      case (_, .structure(.values)), (_, .structure(.include)): continue
      case (_, .structure(.sections)): expandItems(pair, .section, scope)
      case (_, .structure(.rows)): expandItems(pair, .row, scope)
      case (_, .element(.header)):
        if meaning.slot == ListKeys.shared.header { header.written = pair } else { footer.written = pair }
      case (_, .structure(.cells)), (_, .structure(.views)), (_, .structure(.rowDefaults)), (_, .structure(.types)):
        composer.copyScalar(pair.key, from: view)
        addMerged(property.name)
        merged.removeAll { $0 == property.name }
      case (_, .element(.paging)): expandPaging(pair, scope)
      default: expandPair(pair, scope)
      }
    }
    addHeader(header, .header, extra: nil, scope)
    addHeader(footer, .footer, extra: nil, scope)
    for name in merged where parts.dropFirst().contains(where: { value(name, of: $0) != nil }) {
      composer.key(name, at: view.firstLineLocation(of: root))
      addMerged(name)
    }
    composer.close()
    checkUnused()
    guard isStopped else { return }
    let limit =
      composer.isFull
      ? "the list comes to more than \(TreeComposer.mostNodes.grouped) values or \(TreeComposer.mostBytes >> 20) MiB of text"
      : "repetitions go over more than \(mostElements.grouped) elements"
    diagnostics.append(
      Diagnostic(.tooManyNodes, "\(limit), the most that are compiled", at: view.firstLineLocation(of: root)))
  }

  /// Whether the list has become too large to go on.
  var isStopped: Bool { composer.isFull || elementCount >= mostElements }

  /// The pairs of a mapping, merges included.
  func pairs(of mapping: NodeID) -> [MappingPair] { view.pairs(of: mapping) }
}
