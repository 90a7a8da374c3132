public import SpecTree

/// Insets as a list has them: a number of points for all sides, or some of the sides.
public struct Insets: Sendable, Equatable {
  /// Above, in points.
  public var top = 0.0
  /// To the left.
  public var left = 0.0
  /// Below.
  public var bottom = 0.0
  /// To the right.
  public var right = 0.0

  /// No insets.
  public init() {}

  /// The insets that a property came to; nil where it is none.
  public init?(_ content: ResolvedValue.Content, in view: TreeView) {
    switch content {
    case .number(let points): (top, left, bottom, right) = (points, points, points, points)
    case .data(let node):
      if let points = view.number(of: node) {
        (top, left, bottom, right) = (points, points, points, points)
      } else if view.kind(of: node) == .mapping {
        func side(_ name: StaticString) -> Double {
          let pair = view.pairs(of: node).first { view.text(of: $0.key, is: name) }
          return pair.flatMap { view.number(of: view.resolved($0.value)) } ?? 0
        }
        (top, left, bottom, right) = (side("top"), side("left"), side("bottom"), side("right"))
      } else {
        return nil
      }
    default: return nil
    }
  }
}
