@testable import ListModel

/// `docs/properties.md`: the catalogue as a page, worked out from the catalogue.
enum PropertiesPage {
  /// The page as it lies in the repository.
  static var text: String {
    let sections = Element.allCases.map(section) + [runtimes]
    return ([head] + sections).joined(separator: "\n\n") + "\n"
  }

  private static let head = """
    # Properties

    Every key of the language, by the place where it is written. This page is written by a test from the catalogue in
    `Sources/ListModel/Properties/`; what its words mean is in the [language](language.md).

    - **value**: what may be written. *Code* is `native`, `{native: name}`, `{openURL: url}`, or a name; any other value
      may be code too, as `native` or `{native: name}` (texts take only the second form).
    - **default**: what absence means; first without a library, then for a library that differs.
    - **also said by**: who may say it besides the place where it is written. *Class* is a method of the class
      (`implements`), *block* the same key with `Handler` behind it, where the library has blocks; *delegate* and *data
      source* are the app's objects, which answer for the whole list.
    - **where**: `own` is the thing itself; `class` its entry in `cells` or `views`; `rowDefaults` those of a section or of
      the list.
    """

  private static func section(of element: Element) -> String {
    let table = PropertyTable.of(element)
    let (ofVariants, present) = table.properties.partitioned { $0.kind == .structure(.variant) }
    var text = "## \(heading(of: element))\n\n"
    text += "| key | value | default | also said by | where | |\n|---|---|---|---|---|---|\n"
    text += present.map { row(of: $0, in: element) }.joined(separator: "\n")
    if !ofVariants.isEmpty {
      let names = ofVariants.map { "`\($0.name)`" }.joined(separator: ", ")
      text += "\n\nOf a file that is a [variant](language.md#variants) of another: \(names)."
    }
    return text
  }

  private static func heading(of element: Element) -> String {
    switch element {
    case .list: "The list: the root of the file"
    case .section: "A section: an entry of `sections`"
    case .header: "A header or footer"
    case .row: "A row: an entry of `rows`"
    case .swipeAction: "A swipe action: an entry of `leadingSwipeActions` or `trailingSwipeActions`"
    case .menuItem: "A menu item: an entry of `contextMenu`"
    case .empty: "An empty state: `empty`"
    case .layout: "The flow layout of a collection: `layout`"
    case .paging: "How far a list is loaded: `paging`"
    case .source: "Where the data comes from: `source`"
    case .callback: "A callback: an entry of `callbacks`"
    }
  }

  private static func row(of property: Property, in element: Element) -> String {
    let cells = [
      "`\(property.name)`", property.kind.words, defaults(of: property, in: element), sayers(of: property),
      places(of: property), summary(of: property),
    ]
    return "| \(cells.joined(separator: " | ")) |"
  }

  private static func summary(of property: Property) -> String {
    var summary = property.summary
    if property.kinds == .collections { summary += " In collections." }
    if property.kinds == .tables { summary += " In tables." }
    guard let only = property.runtimes else { return summary }
    let names = Runtime.all.filter { only.contains($0.mask) }.map { "`\($0.name)`" }.joined(separator: ", ")
    return "\(summary) Only \(names)."
  }

  private static func defaults(of property: Property, in element: Element) -> String {
    var parts: [String] = []
    for runtime in property.kinds == .collections ? Runtime.collections : Runtime.all {
      if let only = property.runtimes, !only.contains(runtime.mask) { continue }
      let words = runtime.standard(of: property, in: element)?.words ?? ""
      if words == parts.first ?? "" { continue }
      parts.append(parts.isEmpty && runtime.name == "uikit" ? words : "\(runtime.name): \(words)")
    }
    return parts.joined(separator: "; ")
  }

  private static func sayers(of property: Property) -> String {
    var parts: [String] = []
    if property.tiers.contains(.classMethod) { parts.append("class") }
    if property.tiers.contains(.handler) { parts.append("block") }
    switch property.owner {
    case .delegate: parts.append("delegate")
    case .dataSource: parts.append("data source")
    case nil: break
    }
    if let key = property.inheritsFrom { parts.append("`\(key)`") }
    if property.layoutKey != nil { parts.append("`layout`") }
    return parts.joined(separator: ", ")
  }

  private static func places(of property: Property) -> String {
    let own: Levels = [
      .list, .section, .header, .listHeader, .row, .swipeAction, .menuItem, .empty, .layout, .paging, .source,
      .callback,
    ]
    var parts: [String] = []
    if !property.levels.intersection(own).isEmpty { parts.append("own") }
    if !property.levels.intersection([.cellClass, .viewClass]).isEmpty { parts.append("class") }
    if property.levels.contains(.rowDefaults) { parts.append("`rowDefaults`") }
    if property.levels.contains(.implements) { parts.append("`implements`") }
    return parts.joined(separator: ", ")
  }

  private static var runtimes: String {
    var text = "## Runtimes\n\n| `runtime` | |\n|---|---|\n"
    text += Runtime.all.map { runtime in
      "| `\(runtime.name)` | \(runtime.summary) |"
    }.joined(separator: "\n")
    for runtime in Runtime.all + Runtime.collections where !runtime.rules.aliases().isEmpty {
      let kind = runtime.kind == .table ? "" : " in collections"
      text += "\n\n### Names of `\(runtime.name)`\(kind)\n\nIts own names, which stand for these keys under it:\n\n"
      text += "| name | where | stands for |\n|---|---|---|\n"
      text += runtime.rules.aliases().map { alias in
        let owner =
          switch alias.target {
          case .own: ""
          case .header: "of `header`"
          case .footer: "of `footer`"
          case .rows: "of `rowDefaults`"
          }
        let block = alias.form == .handler ? "as a block" : ""
        let rest = [owner, block].filter { !$0.isEmpty }.joined(separator: ", ")
        return "| `\(alias.name)` | \(alias.element.name) | `\(alias.property)`\(rest.isEmpty ? "" : " \(rest)") |"
      }.joined(separator: "\n")
    }
    return text
  }
}

extension ValueKind {
  /// What may be written, in words.
  fileprivate var words: String {
    switch self {
    case .flag: "`true` or `false`"
    case .number(let range): "a number, \(Self.short(range.lowerBound)) to \(Self.short(range.upperBound))"
    case .integer(let range): "a whole number, \(range.lowerBound) to \(range.upperBound)"
    case .length: "points, or `automatic`"
    case .text: "text"
    case .texts: "a list of texts"
    case .choice(let names): names.map { "`\($0)`" }.joined(separator: ", ")
    case .choices(let names): "some of " + names.map { "`\($0)`" }.joined(separator: ", ")
    case .color: "a colour"
    case .image: "an image"
    case .insets: "points, or `{top:, left:, bottom:, right:}`"
    case .size: "points, `{width:, height:}`, or `automatic`"
    case .data: "anything"
    case .condition: "`true` or `false`"
    case .event: "code"
    case .className: "a class"
    case .element(let element): element.name
    case .elements(let element): "a list; each is \(element.name)"
    case .structure(.version): "`1`"
    case .structure(.runtime): "a [runtime](#runtimes)"
    case .structure(.sections), .structure(.rows): "a list"
    case .structure(.models): "a list"
    case .structure(.cells), .structure(.views): "classes by name"
    case .structure(.types): "classes by type"
    case .structure(.implements): "methods"
    case .structure(.rowDefaults): "keys of a row"
    case .structure(.delegate), .structure(.dataSource): "properties, each `native`"
    case .structure(.repetition): "a list or a map"
    case .structure(.elementName): "a name for the element"
    case .structure(.values): "values by name, or `{file:, at:}`"
    case .structure(.include): "a list of files"
    case .structure(.placement): "the tag of an included section"
    case .structure(.variant): "–"
    }
  }

  private static func short(_ number: Double) -> String { Int(exactly: number).map(String.init) ?? "\(number)" }
}

extension Constant {
  /// What absence means, in words.
  fileprivate var words: String {
    switch self {
    case .flag(let isTrue): "`\(isTrue)`"
    case .number(let number): "`\(Int(exactly: number).map(String.init) ?? "\(number)")`"
    case .automatic: "`automatic`"
    case .nothing: "none, so it cannot be seen"
    case .choice(let name): "`\(name)`"
    case .text(let name): "`\(name.rawValue)`"
    case .size(let width, let height): "`{width: \(Int(width)), height: \(Int(height))}`"
    case .code: "what the app works out"
    case .same(let other): "that of `\(other)`"
    }
  }
}

extension Array {
  /// Those that satisfy a condition and those that do not, in order.
  fileprivate func partitioned(by condition: (Element) -> Bool) -> ([Element], [Element]) {
    (filter(condition), filter { !condition($0) })
  }
}
