public import Testing

@testable public import ListModel

extension Runtime: CustomTestStringConvertible {
  /// Its name, and its kind where that is not the usual one.
  public var testDescription: String { kind == .table ? name : "\(name) (\(kind))" }
}
