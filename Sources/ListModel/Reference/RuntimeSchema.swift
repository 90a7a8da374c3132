/// The part of the schema that keeps the names of one library out of a list that is written for another.
///
/// A second walk along the shape of a file that looks at names alone, so that the places themselves need to be described
/// once and not once for each library.
enum RuntimeSchema {
  /// For each runtime, what follows from its being named; `uikit` also where none is.
  static var conditions: [SchemaValue] {
    Runtime.all.map { runtime in
      let isRuntime: SchemaValue = ["properties": ["runtime": ["const": .text(runtime.name)]]]
      let condition: SchemaValue =
        runtime.name == Runtime.uikit.name
        ? isRuntime
        : ["properties": ["runtime": ["const": .text(runtime.name)]], "required": .array([.text("runtime")])]
      return ["if": condition, "then": .reference(name(of: .list, runtime))]
    }
  }

  /// The walks of all runtimes.
  static var definitions: [SchemaValue.Member] {
    let unions = ([.list] + SchemaPlace.all).map { KeyUnion($0) }
    return Runtime.all.flatMap { runtime in
      unions.map { .init(name(of: $0.place, runtime), names(of: $0, runtime)) }
    }
  }

  private static func name(of place: SchemaPlace, _ runtime: Runtime) -> String { "\(runtime.name).\(place.name)" }

  /// What a runtime does not know at a place, and the walk on to the places within it.
  private static func names(of union: KeyUnion, _ runtime: Runtime) -> SchemaValue {
    let foreign = union.foreign(to: runtime.name)
    var members: [SchemaValue.Member] = []
    if !foreign.isEmpty { members.append(.init("propertyNames", ["not": .names(foreign)])) }
    let inner = union.keys.compactMap { key in
      walk(key.meanings[0].property.kind, from: union.place, runtime).map { SchemaValue.Member(key.name, $0) }
    }
    if !inner.isEmpty { members.append(.init("properties", .object(inner))) }
    return .object(members)
  }

  private static func walk(_ kind: ValueKind, from place: SchemaPlace, _ runtime: Runtime) -> SchemaValue? {
    func reference(_ place: String) -> SchemaValue { .reference("\(runtime.name).\(place)") }
    switch kind {
    case .structure(.sections): return ["items": reference("section")]
    case .structure(.rows): return ["items": reference("row")]
    case .structure(.cells): return ["additionalProperties": reference("cellClass")]
    case .structure(.views): return ["additionalProperties": reference("viewClass")]
    case .structure(.rowDefaults): return reference("rowDefaults")
    case .element(.header): return reference(place.level == .list ? "listHeader" : "header")
    case .elements(.swipeAction): return ["items": reference("swipeAction")]
    case .elements(.menuItem): return ["items": reference("menuItem")]
    case .element(.empty): return reference("empty")
    default: return nil
    }
  }
}
