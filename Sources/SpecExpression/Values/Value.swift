/// What an expression works with and what it gives.
public enum Value: Sendable {
  /// `null`.
  case null
  /// `true` or `false`.
  case bool(Bool)
  /// A whole number.
  case int(Int64)
  /// A whole number that is written with `u` or made by `uint()`; YAML and JSON have none.
  case uint(UInt64)
  /// A number with a fraction.
  case double(Double)
  /// Text. Two texts are the same when their bytes are: nothing is normalised.
  case string(String)
  /// Values in order.
  case list([Value])
  /// Keys with values, in written order.
  case map(ValueMap)
  /// A type, as `type(1)` gives it.
  case type(ValueType)
  /// A value of a file, of any kind, that nothing has been computed with: it is copied only where it is used, and a
  /// number keeps its source text (`10.10`). `Evaluator.plain(_:)` says which scalar it is.
  case node(NodeRef)
}

/// The types of the language, named as `type()` names them.
public enum ValueType: String, CaseIterable, Sendable {
  /// The type of `null`.
  case null = "null_type"
  /// The type of `true`.
  case bool
  /// The type of `1`.
  case int
  /// The type of `1u`.
  case uint
  /// The type of `1.0`.
  case double
  /// The type of `'text'`.
  case string
  /// The type of `[1]`.
  case list
  /// The type of `{'key': 1}`.
  case map
  /// The type of `int`.
  case type
}
