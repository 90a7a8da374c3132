/// Who may say what a property is, strongest first (docs/language.md, "Who wins").
public enum Tier: UInt8, Sendable, CaseIterable, Comparable {
  /// An object of the app that answers for the whole list.
  case delegate
  /// A method of the row's or header's class.
  case classMethod
  /// A block given the model: the `…Handler` key.
  case handler
  /// The value written on the element itself.
  case value
  /// What the declaration of its class says beside `implements`.
  case classDefault
  /// `rowDefaults` of the section, then of the list, then list-wide keys.
  case inherited
  /// What other properties bring with them.
  case implied
  /// The runtime's default.
  case runtime

  /// Strongest first.
  public static func < (left: Tier, right: Tier) -> Bool { left.rawValue < right.rawValue }
}

/// A set of tiers: those that a property has.
public struct Tiers: OptionSet, Sendable, Hashable {
  /// One bit a tier.
  public let rawValue: UInt8

  /// The tiers of some bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// See `Tier.delegate`: the object that owns it is named by the entry.
  public static let delegate = Tiers(.delegate)
  /// See `Tier.classMethod`.
  public static let classMethod = Tiers(.classMethod)
  /// See `Tier.handler`.
  public static let handler = Tiers(.handler)

  private init(_ tier: Tier) { self.init(rawValue: 1 << tier.rawValue) }
}

/// The app's object that may answer for the whole list.
public enum ListObject: Sendable {
  /// `UITableViewDelegate`.
  case delegate
  /// `UITableViewDataSource`.
  case dataSource

  /// The root key under which it is declared.
  public var key: String {
    switch self {
    case .delegate: "delegate"
    case .dataSource: "dataSource"
    }
  }
}
