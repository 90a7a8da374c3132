/// One property of the language: the single entry from which reading, checking, resolving, rendering, the schema and
/// the reference page follow.
public struct Property: Sendable {
  /// Its canonical name, as written in a file.
  public let name: String
  /// What may be written as its value.
  public let kind: ValueKind
  /// Where it may be written.
  public let levels: Levels
  /// The tiers that it has beyond those that every property has (value, class default, inherited, implied, runtime).
  public let tiers: Tiers
  /// The app's object that may answer for the whole list; nil when none can.
  public let owner: ListObject?
  /// What absence means, unless the runtime says otherwise (`Runtime.defaults`); nil for "unset".
  public let standard: Constant?
  /// The list-wide key that it inherits from last, such as `rowHeight`.
  public let inheritsFrom: String?
  /// The key of a collection's `layout` that it falls back to, such as `itemSize`; for a header or footer what stands
  /// behind the side's name in it (`ReferenceSize`).
  public let layoutKey: String?
  /// The runtimes that know it; nil for all.
  public let runtimes: RuntimeSet?
  /// The kinds of list that have it.
  public let kinds: ListKinds
  /// How it shows in the compiled list.
  public let output: Output
  /// Whether a row that has it and names no class is a plain cell.
  public let makesPlain: Bool
  /// The version of the tool that had it first.
  public let since: String
  /// One sentence for the reference page.
  public let summary: String

  /// How a property shows in the compiled list.
  public enum Output: Sendable {
    /// Always, also when it is unset.
    case always
    /// Where it differs from the runtime's default.
    case whenSet
    /// Not at all: it is part of another property, or of the file's shape.
    case never
  }

  /// An entry of the catalogue.
  init(
    _ name: String, _ kind: ValueKind, at levels: Levels, tiers: Tiers = [], owner: ListObject? = nil,
    default standard: Constant? = nil, inheritsFrom: String? = nil, layoutKey: String? = nil,
    only runtimes: RuntimeSet? = nil, in kinds: ListKinds = .all, output: Output = .whenSet, makesPlain: Bool = false,
    since: String = "0.1",
    _ summary: String
  ) {
    self.name = name
    self.kind = kind
    self.levels = levels
    self.tiers = tiers
    self.owner = owner
    self.standard = standard
    self.inheritsFrom = inheritsFrom
    self.layoutKey = layoutKey
    self.runtimes = runtimes
    self.kinds = kinds
    self.output = output
    self.makesPlain = makesPlain
    self.since = since
    self.summary = summary
  }

  /// An event: code at run time, asked of the app's object, then of the class, then of the element.
  static func event(
    _ name: String, at levels: Levels, tiers: Tiers = [.classMethod], owner: ListObject? = .delegate,
    only runtimes: RuntimeSet? = nil, in kinds: ListKinds = .all, _ summary: String
  ) -> Property {
    Property(name, .event, at: levels, tiers: tiers, owner: owner, only: runtimes, in: kinds, summary)
  }

  /// A key of the file's shape.
  static func structure(
    _ name: String, _ structure: Structure, at levels: Levels, only runtimes: RuntimeSet? = nil,
    in kinds: ListKinds = .all, _ summary: String
  ) -> Property {
    Property(name, .structure(structure), at: levels, only: runtimes, in: kinds, output: .never, summary)
  }

  /// What makes a file a variant of another.
  static func variant(_ name: String, at levels: Levels, _ summary: String) -> Property {
    structure(name, .variant, at: levels, summary)
  }

  /// Whether it is an event.
  public var isEvent: Bool {
    if case .event = kind { true } else { false }
  }
}
