public import ListModel
internal import SpecSource
internal import SpecTree

/// A list with every property worked out, in words that a test can be written in.
///
/// Places are named `list`, `list header`, `section 0`, `section 0 header`, `row 0` (counted over all sections), and
/// `row 0 trailingSwipeActions 1` for an element within an element. What a property is reads `44 by value`: the value,
/// then the tier that gave it.
public struct ResolvedSample {
  /// What reading and checking found, as `id: message`: nothing when all of it is of the language.
  public let faults: [String]
  /// The index at the side of the list, such as `'A' -> 0`; empty where it has none.
  public private(set) var indexTitles: [String] = []
  private var places: [String: [String: String]] = [:]
  /// The models of classes that fill gaps, by place.
  private var modelBases: [String: String] = [:]

  /// Compiles a text; YAML unless it is JSON.
  public init(_ text: String) {
    let sample = SpecSample(text)
    faults = sample.findings.filter { $0.rule.family != .list }.map { "\($0.rule.id): \($0.message)" }
    guard let spec = sample.spec else { return }
    sample.tree.withView { view in fill(spec, Resolver(spec, in: view)) }
  }

  /// What a property is at a place, such as `44 by value`; nil when the place or the property does not exist.
  public func callAsFunction(_ place: String, _ property: String) -> String? { places[place]?[property] }

  /// Whether there is such a place: a section without a header has none.
  public func exists(_ place: String) -> Bool { places[place] != nil }

  /// The model that fills the gaps of the model of a row or header, as written; nil when none does.
  public func modelBase(_ place: String) -> String? { modelBases[place] }

  private mutating func fill(_ spec: ListSpec, _ resolver: Resolver) {
    add("list", resolver.list(), resolver)
    if case .titles(let titles) = resolver.indexTitles(of: resolver.list()) {
      let property = PropertyTable.section[PropertyTable.section.slot("indexTitle")]
      indexTitles = titles.map { entry in
        let title = Self.words(entry.title, property, resolver.view)
        switch entry.target {
        case .section(let place): return "\(title) -> \(place.map(String.init) ?? "none")"
        case .native: return "\(title) -> native"
        }
      }
    }
    for side in HeaderSide.allCases {
      if let header = resolver.listHeader(side) { add("list \(side.rawValue)", header, resolver) }
    }
    var row = ResolvedElement.empty(.row)
    for (number, section) in spec.sections.enumerated() {
      add("section \(number)", resolver.section(section), resolver)
      for side in HeaderSide.allCases {
        if let header = resolver.header(side, of: section) {
          add("section \(number) \(side.rawValue)", header, resolver)
        }
      }
      let inheritance = resolver.inheritance(of: section)
      for index in section.rows {
        resolver.resolve(spec.rows[index], inheritance, into: &row)
        add("row \(index)", row, resolver)
      }
    }
  }

  private mutating func add(_ place: String, _ element: ResolvedElement, _ resolver: Resolver) {
    let table = PropertyTable.of(element.element)
    var words: [String: String] = [:]
    for (slot, property) in table.properties.enumerated() {
      let value = element.present.contains(slot) ? element[slot] : resolver.standard(slot, of: element)
      words[property.name] = "\(Self.words(value.content, property, resolver.view)) by \(value.tier)"
      guard case .elements(let range) = value.content else { continue }
      let kind: Element
      switch property.kind {
      case .elements(let element): kind = element
      case .element(let element) where element != .header: kind = element
      default: continue
      }
      for (number, index) in range.enumerated() {
        add("\(place) \(property.name) \(number)", resolver.element(kind, at: index), resolver)
      }
    }
    places[place] = words
    modelBases[place] = element.modelBase.map { Self.source($0, resolver.view) }
  }

  private static func words(_ content: ResolvedValue.Content, _ property: Property, _ view: TreeView) -> String {
    switch content {
    case .unset: return "unset"
    case .flag(let flag): return "\(flag)"
    case .number(let number): return number == number.rounded() ? "\(Int(number))" : "\(number)"
    case .automatic: return "automatic"
    case .nothing: return "nothing"
    case .choice(let place):
      guard case .choice(let names) = property.kind else { return "choice \(place)" }
      return names[place]
    case .text(let node): return "'\(view.string(of: node))'"
    case .known(let name): return name.rawValue
    case .joined(let node, let ending): return "'\(view.string(of: node))' + \(ending.rawValue)"
    case .size(let width, let height): return "\(width) x \(height)".replacing(".0", with: "")
    case .data(let node): return source(node, view)
    case .native(let node):
      switch node.map({ view.code(at: $0) }) {
      case .native(let name)?: return name.map { "native '\(view.string(of: $0))'" } ?? "native"
      case .openURL(let url)?: return "openURL '\(view.string(of: url))'"
      case nil: return "native"
      }
    case .none: return "none"
    case .elements(let range): return "\(range.count) elements"
    case .unusable: return "unusable"
    }
  }

  private static func source(_ node: NodeID, _ view: TreeView) -> String {
    String(decoding: view.source(view.range(of: node)), as: UTF8.self)
  }
}
