internal import SpecSource

/// The functions of the language. Adding one is adding an entry to one of its parts.
enum FunctionTable {
  /// All functions, in the order of the reference.
  static let all = ConversionFunctions.all + TextFunctions.all + ListFunctions.all + MathFunctions.all

  /// Whether a function is called on a value.
  enum Call: Hashable {
    /// `size(x)`, `math.abs(x)`
    case global
    /// `x.size()`
    case member
  }

  private static let globals = places { $0 != .member }
  private static let members = places { $0 != .global }

  private static func places(where isIncluded: (Function.Form) -> Bool) -> [String: Int] {
    Dictionary(
      uniqueKeysWithValues: all.enumerated().filter { isIncluded($1.form) }.map { ($1.name, $0) })
  }

  /// The number of a function in `all`, or nil.
  static func number(of name: String, _ call: Call) -> Int? {
    call == .global ? globals[name] : members[name]
  }

  /// Whether a name before a dot is not a variable but the first part of functions' names.
  static func isNamespace(_ name: String) -> Bool { name == "math" || name == "strings" || name == "cel" }

  /// Parts of CEL that this language leaves out, each with a reason that says what to do instead.
  static let refusals: [String: String] = [
    "bytes": "bytes are not part of the language",
    "timestamp": "times are not part of the language; compare texts, or let the app format them",
    "duration": "times are not part of the language; use a number of seconds",
    "getFullYear": "times are not part of the language", "getMonth": "times are not part of the language",
    "getDayOfMonth": "times are not part of the language", "getDayOfWeek": "times are not part of the language",
    "getDate": "times are not part of the language", "getHours": "times are not part of the language",
    "getMinutes": "times are not part of the language", "getSeconds": "times are not part of the language",
    "optional.of": "optional values are not part of the language; use has(…) and '?:'",
    "optional.none": "optional values are not part of the language; use has(…) and '?:'",
    "orValue": "optional values are not part of the language; use has(…) and '?:'",
  ]

  /// What to say of a name that is no function when it is called so.
  static func fault(_ name: String, _ call: Call) -> (message: String, replacement: String?) {
    if let reason = refusals[name] { return ("'\(name)' is not a function here: \(reason)", nil) }
    if call == .global, members[name] != nil {
      return ("'\(name)' is called on a value, as in value.\(name)(…)", nil)
    }
    if call == .member, globals[name] != nil { return ("'\(name)' is called as \(name)(…), not on a value", nil) }
    if call == .global, Macro(name) != nil || name == "has" {
      return ("'\(name)' is called on a list or a map, as in \(Macro(name)?.form ?? "has(model.name)")", nil)
    }
    var candidates = call == .global ? Array(globals.keys) + ["has", "cel.bind"] : Array(members.keys) + Macro.names
    candidates.sort()
    if let near = Spelling.nearest(to: name, in: candidates) {
      return ("unknown function '\(name)'; did you mean '\(near)'?", near)
    }
    return ("unknown function '\(name)'", nil)
  }
}
