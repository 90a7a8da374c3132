/// The part of the schema that keeps the names of one library out of a list that is written for another, and those of
/// tables out of collections.
///
/// A second walk along the shape of a file that looks at names alone, so that the places themselves need to be described
/// once and not once for each library.
enum RuntimeSchema {
  /// For each runtime and kind of list, what follows from their being named; `uikit` and a table also where none is.
  static var conditions: [SchemaValue] {
    all.map { runtime in
      let isCollection = runtime.kind == .collection
      let hasCollections = Runtime.collections.contains { $0.mask == runtime.mask }
      let collection: SchemaValue = ["const": .text(ListKind.collection.rawValue)]
      var properties: [SchemaValue.Member] = [.init("runtime", ["const": .text(runtime.name)])]
      if hasCollections { properties.append(.init("kind", isCollection ? collection : ["not": collection])) }
      var required: [SchemaValue] = []
      if runtime.name != Runtime.uikit.name { required.append(.text("runtime")) }
      if isCollection { required.append(.text("kind")) }
      var condition: [SchemaValue.Member] = [.init("properties", .object(properties))]
      if !required.isEmpty { condition.append(.init("required", .array(required))) }
      let walk = SchemaValue.reference(name(of: .list, runtime))
      // A runtime without collections has tables alone.
      let tablesAlone: SchemaValue = ["properties": ["kind": ["not": collection]]]
      return ["if": .object(condition), "then": hasCollections ? walk : ["allOf": .array([walk, tablesAlone])]]
    }
  }

  /// The walks of all runtimes.
  static var definitions: [SchemaValue.Member] {
    let unions = ([.list] + SchemaPlace.all).map { KeyUnion($0) }
    return all.flatMap { runtime in
      unions.map { .init(name(of: $0.place, runtime), names(of: $0, runtime)) }
    }
  }

  private static var all: [Runtime] { Runtime.all + Runtime.collections }

  private static func name(of place: SchemaPlace, _ runtime: Runtime) -> String {
    "\(runtime.nameInSchema).\(place.name)"
  }

  /// What a runtime does not know at a place, and the walk on to the places within it.
  private static func names(of union: KeyUnion, _ runtime: Runtime) -> SchemaValue {
    let foreign = union.foreign(to: runtime)
    var members: [SchemaValue.Member] = []
    if !foreign.isEmpty { members.append(.init("propertyNames", ["not": .names(foreign)])) }
    let inner = union.keys.filter { !foreign.contains($0.name) }.compactMap { key in
      walk(key.meanings[0].property, from: union.place, runtime).map { SchemaValue.Member(key.name, $0) }
    }
    if !inner.isEmpty { members.append(.init("properties", .object(inner))) }
    return .object(members)
  }

  private static func walk(_ property: Property, from place: SchemaPlace, _ runtime: Runtime) -> SchemaValue? {
    func reference(_ place: String) -> SchemaValue { .reference("\(runtime.nameInSchema).\(place)") }
    /// In a collection there are no plain rows and no titles, which a text would be short for.
    func mapping(_ place: String) -> SchemaValue {
      runtime.kind == .table ? reference(place) : ["allOf": .array([["type": .text("object")], reference(place)])]
    }
    switch property.kind {
    case .structure(.sections): return ["items": reference("section")]
    case .structure(.rows): return ["items": mapping("row")]
    case .structure(.cells): return ["additionalProperties": reference("cellClass")]
    case .structure(.views): return ["additionalProperties": reference("viewClass")]
    case .structure(.rowDefaults): return reference("rowDefaults")
    case .element(.header): return mapping(place.level == .list ? "listHeader" : "header")
    case .elements(.swipeAction): return ["items": reference("swipeAction")]
    case .elements(.menuItem): return ["items": reference("menuItem")]
    case .element(.empty): return reference("empty")
    case .element(.paging): return reference("paging")
    case .element(.row): return reference("row")
    case .choice:
      // A name may be a number under some runtimes.
      let isNumbered = Runtime.all.contains { $0.numbers(property, of: place.element) }
      let isOwn = runtime.numbers(property, of: place.element)
      return isNumbered && !isOwn ? ["not": ["type": .text("number")]] : nil
    default: return nil
    }
  }
}
