import ListTestSupport

/// One step of a path of others' patches.
struct OutsideStep: Sendable, Equatable {
  /// What it names.
  enum Name: Sendable, Equatable {
    /// A member of a map.
    case key(String)
    /// An element by its place, as it is written.
    case place(String)
    /// The element with a member of a value.
    case match(key: String, value: String)
    /// What stands behind the last element.
    case end
  }

  /// On which side of what is named something new stands.
  enum Side: String, Sendable { case before, after }

  /// What it names.
  let name: Name
  /// Whether it may be missing.
  var isOptional = false
  /// Where something new stands; nil for what is named itself.
  var side: Side?

  init(_ name: Name, isOptional: Bool = false, side: Side? = nil) {
    self.name = name
    self.isOptional = isOptional
    self.side = side
  }

  /// The key or place as text.
  var text: String {
    switch name {
    case .key(let text), .place(let text): text
    case .match(_, let value): value
    case .end: "end"
    }
  }
}

/// What others' patches do at a path.
enum OutsideChange: Sendable {
  /// Puts a value in, moving what is there.
  case insert(PlainValue)
  /// Puts a value in the place of another.
  case set(PlainValue)
  /// Takes out.
  case remove
  /// Asks for a value.
  case expect(PlainValue)
  /// Asks that there is none.
  case expectNothing

  /// The value that it comes with.
  var value: PlainValue? {
    switch self {
    case .insert(let value), .set(let value), .expect(let value): value
    case .remove, .expectNothing: nil
    }
  }

  /// Whether it only looks.
  var isTest: Bool {
    switch self {
    case .expect, .expectNothing: true
    case .insert, .set, .remove: false
    }
  }
}

/// Why something that others can say cannot be said as edits.
struct Inexpressible: Error, Hashable {
  let reason: String

  init(_ reason: String) { self.reason = reason }
}

/// Operations of an edit file.
struct OutsideOperations: Sendable {
  /// One operation a text, in flow style; without any nothing changes.
  var operations: [String] = []
  /// Whether a value was written anew with all that it holds, because what changes in it has no name.
  var isWhole = false

  init(_ operations: String..., isWhole: Bool = false) {
    self.operations = operations
    self.isWhole = isWhole
  }

  /// An edit file.
  var text: String { "listspec-edits: 1\nedits:" + Self.lines(operations) + "\n" }

  private static func lines(_ operations: [String]) -> String {
    operations.isEmpty ? " []" : operations.map { "\n  - \($0)" }.joined()
  }

  static func + (left: Self, right: Self) -> Self {
    var both = left
    both.operations += right.operations
    both.isWhole = left.isWhole || right.isWhole
    return both
  }
}
