internal import SpecSource

/// The place of a variable among those of a scope.
public struct Slot: Hashable, Sendable {
  /// From 0.
  public let index: Int

  /// The slot at a place.
  init(_ index: Int) { self.index = index }
}

/// The variables that an expression may name. Names become slots when it is parsed, so that evaluating looks nothing up.
public struct ScopeNames: Sendable {
  /// The names by slot.
  public let names: [String]
  /// Names of the language that are not to be had where the expression stands, each with the reason, a clause such as
  /// `it is what is being computed`.
  public private(set) var withheld: [String: String] = [:]
  private let slots: [String: Int]
  /// Whether a name has a dot, so that names have to be put together.
  let hasDottedNames: Bool

  /// The most names of a scope.
  public static let most = 64

  /// A scope of these names, at most `most`; a name may have dots (`list.width`), and the longest one counts.
  public init(_ names: [String]) {
    precondition(names.count <= Self.most, "a scope has at most \(Self.most) names")
    self.names = names
    slots = Dictionary(names.enumerated().map { ($1, $0) }, uniquingKeysWith: { _, last in last })
    hasDottedNames = names.contains { $0.utf8.contains(UInt8(ascii: ".")) }
  }

  /// Whether a text can be a name: a letter or `_`, then letters, digits and `_`, and no word that CEL keeps for itself.
  public static func canBeName(_ text: String) -> Bool { Parser.isName(text) }

  /// The slot of a name, or nil; the later of two equal ones, so that an inner name hides an outer one.
  public func slot(of name: String) -> Slot? { slots[name].map(Slot.init) }

  /// The same slots without a name, and the reason that a finding gives.
  public func withholding(_ name: String, because reason: String) -> ScopeNames {
    var names = self
    names.withheld[name] = reason
    return names
  }

  /// The name that a misspelt one was meant to be.
  func nearest(to name: String) -> String? {
    Spelling.nearest(to: name, in: names.filter { withheld[$0] == nil })
  }
}
