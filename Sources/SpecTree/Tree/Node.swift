/// The position of a node in its tree: parents before children, children in written order.
public struct NodeID: Hashable, Sendable, Comparable {
  /// The position, from 0.
  public let index: UInt32

  /// The node at a position.
  @inlinable
  public init(_ index: UInt32) { self.index = index }

  /// The node at a position.
  @inlinable
  public init(_ index: Int) { self.index = UInt32(truncatingIfNeeded: index) }

  /// The position as an integer.
  @inlinable public var position: Int { Int(index) }

  /// The node that follows in the tree: the first child of a collection that is not empty, the value of a key.
  @inlinable public var next: NodeID { NodeID(index &+ 1) }

  /// In written order.
  @inlinable
  public static func < (left: NodeID, right: NodeID) -> Bool { left.index < right.index }
}

/// What a node is.
public enum NodeKind: UInt8, Sendable {
  /// Text, a number, a boolean or null: which one is read off the text and the style.
  case scalar
  /// Items in order.
  case sequence
  /// Keys and values, in written order.
  case mapping
  /// A YAML alias; it stands for another node.
  case alias
}

/// How a node is written.
public enum NodeStyle: UInt8, Sendable {
  /// A scalar without quotes; in JSON a number, `true`, `false` or `null`.
  case plain
  /// A scalar in single quotes.
  case singleQuoted
  /// A scalar in double quotes; every JSON string.
  case doubleQuoted
  /// A YAML block scalar after `|`.
  case literal
  /// A YAML block scalar after `>`.
  case folded
  /// A collection by indentation.
  case block
  /// A collection in brackets; every JSON collection.
  case flow
}

/// One node of a tree: 16 bytes, no references.
///
/// The tree is one array in written order. A collection holds the index behind its last descendant, so skipping it
/// costs nothing; a scalar's text is a slice of the source, or of the tree's pool where the source spells it
/// differently (escapes, folded lines).
@frozen
public struct Node: Sendable {
  /// Bits 0 to 2 the kind, 3 to 5 the style, 6 and 7 flags. Bits 8 to 31: of a collection the number of children
  /// (saturating), of a mapping's first key, if it is a scalar, the shape of the mapping.
  @usableFromInline var head: UInt32
  /// The first byte in the source.
  @usableFromInline var start: UInt32
  /// Scalar: offset of the text, in the source or in the pool. Collection and alias: one past the last byte.
  @usableFromInline var first: UInt32
  /// Scalar: length of the text. Collection: index behind the last descendant. Alias: the node it stands for.
  @usableFromInline var second: UInt32

  @usableFromInline static let pooledFlag: UInt32 = 1 << 6
  @usableFromInline static let mergeFlag: UInt32 = 1 << 7
  @usableFromInline static let childUnit: UInt32 = 1 << 8
  @usableFromInline static let mostChildren: UInt32 = (1 << 24) - 1

  @inlinable
  init(_ kind: NodeKind, _ style: NodeStyle, start: UInt32, first: UInt32, second: UInt32) {
    head = UInt32(kind.rawValue) | UInt32(style.rawValue) << 3
    self.start = start
    self.first = first
    self.second = second
  }

  /// What it is.
  @inlinable public var kind: NodeKind {
    @inline(__always) get { NodeKind(rawValue: UInt8(truncatingIfNeeded: head & 7)).unsafelyUnwrapped }
  }
  /// How it is written.
  @inlinable public var style: NodeStyle {
    @inline(__always) get { NodeStyle(rawValue: UInt8(truncatingIfNeeded: head >> 3 & 7)).unsafelyUnwrapped }
  }
  /// Whether its text stands in the pool, not in the source.
  @inlinable var isPooled: Bool { head & Node.pooledFlag != 0 }
  /// Whether it is a mapping with a merge key `<<`.
  @inlinable var hasMerge: Bool { head & Node.mergeFlag != 0 }
}
