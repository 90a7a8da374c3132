/// How the scalars of a value that goes to the app as it is written are read.
public enum ScalarReading: Sendable {
  /// By the core schema: text, numbers, booleans, null.
  case data
  /// As text, whatever they look like: names of colours, images, titles.
  case text
  /// As numbers in a property's unit.
  case number
}

extension ValueKind {
  /// How the scalars of the property's data are read.
  public var reading: ScalarReading {
    switch self {
    case .data, .structure(.version), .structure(.values), .structure(.repetition): .data
    case .condition: .text
    case .number, .integer, .length, .insets, .size: .number
    case .flag, .text, .texts, .choice, .choices, .color, .image, .event, .className, .element, .elements, .structure:
      .text
    }
  }
}
