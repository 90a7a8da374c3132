/// The macros that go over the elements of a list or the keys of a map.
enum Macro: UInt8, CaseIterable, Sendable {
  case all, exists, existsOne, map, filter, transformList, transformMap, transformMapEntry

  /// The macro of a name; two names mean `existsOne`.
  init?(_ name: String) {
    switch name {
    case "all": self = .all
    case "exists": self = .exists
    case "exists_one", "existsOne": self = .existsOne
    case "map": self = .map
    case "filter": self = .filter
    case "transformList": self = .transformList
    case "transformMap": self = .transformMap
    case "transformMapEntry": self = .transformMapEntry
    default: return nil
    }
  }

  /// The names, for finding the one that was meant.
  static let names = [
    "all", "exists", "exists_one", "existsOne", "map", "filter", "transformList", "transformMap", "transformMapEntry",
  ]

  /// The numbers of variables it may have.
  var variables: ClosedRange<Int> {
    switch self {
    case .all, .exists, .existsOne: 1...2
    case .map, .filter: 1...1
    case .transformList, .transformMap, .transformMapEntry: 2...2
    }
  }

  /// The numbers of expressions that follow the variables.
  var bodies: ClosedRange<Int> {
    switch self {
    case .all, .exists, .existsOne, .filter: 1...1
    case .map, .transformList, .transformMap, .transformMapEntry: 1...2
    }
  }

  /// How it is written.
  var form: String {
    switch self {
    case .all: "list.all(x, x > 0)"
    case .exists: "list.exists(x, x > 0)"
    case .existsOne: "list.exists_one(x, x > 0)"
    case .map: "list.map(x, x * 2)"
    case .filter: "list.filter(x, x > 0)"
    case .transformList: "list.transformList(i, x, x * i)"
    case .transformMap: "map.transformMap(k, v, v + 1)"
    case .transformMapEntry: "map.transformMapEntry(k, v, {v: k})"
    }
  }
}
