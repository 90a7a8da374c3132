public import SpecSource

/// Where the nodes of a composed tree come from, from one of them on.
public struct NodeOrigin: Sendable {
  /// The first node that it holds for.
  public let firstNode: UInt32
  /// The file whose bytes the nodes' ranges count.
  public let file: FileID
  /// The way by which they came into the list: the number of a `Route`; 0 for the plain case.
  public let route: UInt32
}

/// A step of the way by which something came into a list: an element of a repetition.
public struct Route: Sendable {
  /// The element's place, from 0.
  public let element: Int
  /// The value of `forEach`.
  public let location: Location
  /// The number of the step before it; 0 for none.
  public let parent: UInt32

  /// A step after `parent`.
  public init(element: Int, at location: Location, after parent: UInt32 = 0) {
    self.element = element
    self.location = location
    self.parent = parent
  }
}
