import ListModel
import SpecSource
import SpecTree
import Synchronization
import Testing

/// Rows that are made on another core are those that one core makes.
@Suite("rows made on another core")
struct RowStretchTests {
  @Test("a list is the same, whether another core makes some of its rows or not", arguments: items)
  func same(item: String) {
    let (alone, _) = Self.expand(item, isAlone: true)
    let (shared, starts) = Self.expand(item, isAlone: false)
    #expect(starts > 0)
    #expect(Self.nodes(of: shared) == Self.nodes(of: alone))
    #expect(Self.keysOfShapes(in: shared) == Self.keysOfShapes(in: alone))
    #expect(shared.routes.map(Self.words) == alone.routes.map(Self.words))
    #expect(shared.diagnostics.map(\.message) == alone.diagnostics.map(\.message))
    #expect(shared.diagnostics.map(\.location.route) == alone.diagnostics.map(\.location.route))
    #expect(shared.isComplete && alone.isComplete)
  }

  private static let items = [
    #"forEach: "$(data.l)", tag: "r-$(index)", text: "$(each.t)", height: "$(each.n + 40)""#,
    #"forEach: "$(data.l)", as: it, tag: "r-$(index)", model: {a: "$(it.t)", b: [1, "$(it)"], c: {d: x}}"#,
    #"forEach: "$(data.l)", when: "$(each.n % 3 != 1)", tag: "r-$(index)", text: "$$(t)""#,
    #"forEach: "$(data.l.filter(e, e.n > 100))", tag: "r-$(each.n)", text: "$(data.names['k7'])""#,
    // What is found in a row of either core, and a map that is large enough for a table.
    #"forEach: "$(data.l)", tag: "r-$(index)", text: "$(100 / (each.n - 2500))""#,
    #"forEach: "$(data.l)", tag: "r-$(index)", text: "$(100 / (each.n - 700))""#,
    #"forEach: "$(data.l)", tag: "r-$(index)", text: "$(each.n < 2000 ? 0 : data.large['k' + string(each.n % 90)])""#,
    #"forEach: "$(data.l)", tag: "r-$(index)", type: kind, text: "$(each.t)""#,
  ]

  private static func expand(_ item: String, isAlone: Bool) -> (ListExpander.Expansion, starts: Int) {
    let list = (0..<2_600).map { "{n: \($0), t: T\($0 % 7)}" }.joined(separator: ", ")
    let large = (0..<90).map { "k\($0): \($0)" }.joined(separator: ", ")
    let text = """
      listspec: 1
      runtime: p9
      types: {kind: Kind}
      cells: {Kind: {height: 50}}
      data: {names: {k7: seven}, large: {\(large)}, l: [\(list)]}
      sections:
        - {forEach: [1, 2], tag: "s-$(each)", rows: [first, {forEach: "$(data.l)", text: "$(each.t)"}, {\(item)}, last]}
      """
    let (tree, _) = SpecReader.read(SourceFile(name: "list.yaml", bytes: Array(text.utf8)))
    let starts = Starts()
    var inputs = ListExpander.Inputs()
    if !isAlone {
      inputs.rowsBeside = { work in
        starts.count.wrappingAdd(1, ordering: .relaxed)
        return work
      }
    }
    let expansion = tree.withView { ListExpander.expand(tree.documents[0], of: tree, in: $0, inputs) }
    return (expansion, starts.count.load(ordering: .relaxed))
  }

  private final class Starts: Sendable {
    let count = Atomic<Int>(0)
  }

  private static func nodes(of expansion: ListExpander.Expansion) -> [String] {
    expansion.tree.withView { view in
      (0..<expansion.tree.count).map { position in
        let node = NodeID(position)
        let place = view.location(of: node)
        return "\(view.kind(of: node)) \(view.string(of: node)) \(view.after(node)) \(view.count(of: node)) "
          + "\(place.file) \(place.range) \(place.route)"
      }
    }
  }

  /// The keys that mappings of each shape have; all that there are, so that a shape should have one entry.
  private static func keysOfShapes(in expansion: ListExpander.Expansion) -> [Int: Set<[String]>] {
    expansion.tree.withView { view in
      var keys: [Int: Set<[String]>] = [:]
      for node in (0..<expansion.tree.count).map(NodeID.init) where view.kind(of: node) == .mapping {
        let shape = view.shape(of: node)
        if shape != 0 { keys[shape, default: []].insert(view.pairs(of: node).map { view.string(of: $0.key) }) }
      }
      #expect(keys.values.allSatisfy { $0.count == 1 })
      return keys
    }
  }

  private static func words(_ route: Route) -> String { "\(route.element) \(route.location.range) \(route.parent)" }
}
