/// An operator between or before operands.
enum Operator: UInt8, CaseIterable, Sendable {
  case or, and
  case equal, notEqual, less, lessOrEqual, greater, greaterOrEqual, within
  case add, subtract
  case multiply, divide, remainder
  case not, negate

  /// How it is written.
  var spelling: String {
    switch self {
    case .or: "||"
    case .and: "&&"
    case .equal: "=="
    case .notEqual: "!="
    case .less: "<"
    case .lessOrEqual: "<="
    case .greater: ">"
    case .greaterOrEqual: ">="
    case .within: "in"
    case .add: "+"
    case .subtract, .negate: "-"
    case .multiply: "*"
    case .divide: "/"
    case .remainder: "%"
    case .not: "!"
    }
  }

  /// How tightly an operator between two operands binds, from 1; those of one level are taken from the left.
  var level: Int {
    switch self {
    case .or: 1
    case .and: 2
    case .equal, .notEqual, .less, .lessOrEqual, .greater, .greaterOrEqual, .within: 3
    case .add, .subtract: 4
    case .multiply, .divide, .remainder: 5
    case .not, .negate: 6
    }
  }
}
