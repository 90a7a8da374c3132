/// A path into data: `people[0].name`.
public struct DataPath: Sendable, Equatable, CustomStringConvertible {
  /// A step into a map or a list.
  public enum Step: Sendable, Equatable {
    /// The value of a key.
    case key(String)
    /// The element at a place, from 0.
    case index(Int)
  }

  /// The steps, outermost first; at least one.
  public let steps: [Step]

  /// The path as it is written.
  public var description: String { Self.text(of: steps[...]) }

  /// Steps as they are written.
  static func text(of steps: ArraySlice<Step>) -> String {
    steps.enumerated().map { place, step in
      switch step {
      case .key(let name): place == 0 ? name : ".\(name)"
      case .index(let index): "[\(index)]"
      }
    }.joined()
  }

  /// Reads a path; nil for one that is not written as keys with dots between and places in brackets.
  public init?(_ text: some StringProtocol) {
    var steps: [Step] = []
    for part in text.split(separator: ".", omittingEmptySubsequences: false) {
      let pieces = part.split(separator: "[", omittingEmptySubsequences: false)
      guard let name = pieces.first, !name.isEmpty || (steps.isEmpty && pieces.count > 1 && text.first == "[") else {
        return nil
      }
      if !name.isEmpty { steps.append(.key(String(name))) }
      for piece in pieces.dropFirst() {
        guard piece.last == "]", let index = Int(piece.dropLast()), index >= 0 else { return nil }
        steps.append(.index(index))
      }
    }
    guard !steps.isEmpty else { return nil }
    self.steps = steps
  }
}
