/// What checking a value needs of an entry, as plain numbers: the entries hold strings, and copying one for each of
/// millions of values would be all reference counting.
struct SlotPlan: Sendable {
  /// The kinds of value, without what only some of them need.
  enum Code: UInt8, Sendable {
    case flag, number, integer, length, text, texts, choice, choices, color, image, insets, size, data, event, condition
    case className, element, elements, structure
  }

  let code: Code
  let levels: Levels
  /// The most points of a length: more than any screen has, and few enough that the heights of all rows add up.
  static let mostPoints = 1e9

  /// Bounds of a number.
  let lower: Double
  let upper: Double

  init(_ property: Property) {
    levels = property.levels
    var bounds = -Double.greatestFiniteMagnitude...Double.greatestFiniteMagnitude
    switch property.kind {
    case .flag: code = .flag
    case .number(let range):
      code = .number
      bounds = range
    case .integer(let range):
      code = .integer
      bounds = Double(range.lowerBound)...Double(range.upperBound)
    case .length:
      code = .length
      bounds = 0...Self.mostPoints
    case .text: code = .text
    case .texts: code = .texts
    case .choice: code = .choice
    case .choices: code = .choices
    case .color: code = .color
    case .image: code = .image
    case .insets: code = .insets
    case .size: code = .size
    case .data: code = .data
    case .event: code = .event
    case .condition: code = .condition
    case .className: code = .className
    case .element: code = .element
    case .elements: code = .elements
    case .structure: code = .structure
    }
    lower = bounds.lowerBound
    upper = bounds.upperBound
  }
}
