internal import SpecExpression
internal import SpecTree

/// The names that expressions may use where something stands, and what restores them when it is left.
struct LiveScope {
  /// The names that are always there, in the order of their slots.
  static let base = ScopeNames(["model", "each", "index", "extra", "data", "list"])

  /// Why a base name may have no value.
  static let absences = [
    "model": "there is no 'model', and no 'forEach' gives one",
    "each": "it is the element of a 'forEach', and none is around this",
    "index": "it counts the elements of a 'forEach', and none is around this",
    "extra": "there is no 'extra'",
    "data": "the list has no 'data', and the command line gives none",
  ]

  /// The names here: the base names, then those that `as:` gave, outermost first.
  let names: ScopeNames
  /// The same without `model`, for the values inside `model` itself.
  let namesOfModel: ScopeNames
  /// Which scope it is: 0 with the base names alone, else one for each list of names.
  let number: Int

  /// The scope with the base names alone.
  static let outermost = LiveScope(LiveScope.base, 0)

  init(_ names: ScopeNames, _ number: Int) {
    self.names = names
    self.number = number
    namesOfModel = names.withholding("model", because: "it is what is being worked out")
  }
}

/// The slots of the names that are always there.
struct BaseSlots {
  let model = LiveScope.base.slot(of: "model")
  let each = LiveScope.base.slot(of: "each")
  let index = LiveScope.base.slot(of: "index")
  let extra = LiveScope.base.slot(of: "extra")
  let data = LiveScope.base.slot(of: "data")
  let list = LiveScope.base.slot(of: "list")
}
