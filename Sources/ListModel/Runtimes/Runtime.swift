public import SpecSource

/// A library that a list is written for: a table of defaults and switches, so that the resolver has no branch for any.
///
/// A new one is a file beside this with one `static let`, and its place in `all`.
public struct Runtime: Sendable {
  /// What the `runtime` key says.
  public let name: String
  /// One sentence for help and the reference.
  public let summary: String
  /// Whether this version of the tool can compile for it.
  let isSupported: Bool
  /// Its bit in the catalogue's `only`.
  let mask: RuntimeSet
  /// Whether a value may also be written as a block, under the property's name and `Handler`.
  let hasHandlers: Bool
  /// What absence means where it is not what the catalogue says.
  let defaults: [Default]
  /// The library's own names.
  let aliases: [Alias]
  /// What a property brings with it when it is there.
  let implications: [Implication]
  /// The height of a plain row that has none, in points; nil to leave it to UIKit.
  let plainRowHeight: Double?
  /// The height of a header or footer that has a title but no height, in points; nil for the default.
  let titleHeight: Double?
  /// How bad it is when a view hides a title (pitfalls L033 and L039).
  public let hiddenTitle: Severity

  /// Whether it lets every row be moved that may be, also where no code moves the data.
  public let movesRowsItself: Bool

  /// A default of one property under one runtime.
  struct Default: Sendable {
    let element: Element
    let property: String
    let value: Constant?

    init(_ element: Element, _ property: String, _ value: Constant?) {
      self.element = element
      self.property = property
      self.value = value
    }
  }

  /// Another name for a property.
  struct Alias: Sendable {
    /// Where the name is written.
    let element: Element
    let name: String
    /// The canonical name.
    let property: String
    let form: WrittenForm
    /// Whose property it is.
    let target: KeyTarget

    init(
      _ element: Element, _ name: String, for property: String, _ form: WrittenForm = .value,
      of target: KeyTarget = .own
    ) {
      self.element = element
      self.name = name
      self.property = property
      self.form = form
      self.target = target
    }
  }

  /// A property that brings a value of another with it.
  struct Implication: Sendable {
    /// The property that must be there: a list must not be empty, a flag must be true.
    let trigger: String
    let property: String
    let value: Constant
    /// Whether it holds for plain rows only, those that name no class.
    let onlyPlain: Bool

    init(_ trigger: String, sets property: String, to value: Constant, onlyPlain: Bool = false) {
      self.trigger = trigger
      self.property = property
      self.value = value
      self.onlyPlain = onlyPlain
    }
  }

  /// Every runtime, in the order of the reference; `uikit`, the default, first.
  public static let all: [Runtime] = [uikit, holo] + later

  /// The runtimes of the language that this version refuses by name.
  private static let later = [
    Runtime(later: "cb", .cb, "CBTableViewDataSource 1.1."),
    Runtime(later: "mytable", .mytable, "MYTableViewManager with the older TFTableViewDataSource."),
    Runtime(later: "tf", .tf, "TFTableViewDataSource 1.0."),
    Runtime(later: "p9", .p9, "P9TableViewHandler 1.1."),
  ]

  private init(later name: String, _ mask: RuntimeSet, _ summary: String) {
    self.init(
      name: name, summary: summary, mask: mask, isSupported: false, hasHandlers: false, defaults: [], aliases: [],
      implications: [], plainRowHeight: nil, titleHeight: nil, hiddenTitle: .warning)
  }

  init(
    name: String, summary: String, mask: RuntimeSet, isSupported: Bool = true, hasHandlers: Bool,
    defaults: [Default], aliases: [Alias], implications: [Implication], plainRowHeight: Double?,
    titleHeight: Double?, hiddenTitle: Severity, movesRowsItself: Bool = false
  ) {
    self.name = name
    self.summary = summary
    self.mask = mask
    self.isSupported = isSupported
    self.hasHandlers = hasHandlers
    self.defaults = defaults
    self.aliases = aliases
    self.implications = implications
    self.plainRowHeight = plainRowHeight
    self.titleHeight = titleHeight
    self.hiddenTitle = hiddenTitle
    self.movesRowsItself = movesRowsItself
  }

  /// Whether a list that is written for it can have a property.
  public func knows(_ property: Property) -> Bool { property.runtimes?.contains(mask) ?? true }

  /// What absence of a property means.
  func standard(of property: Property, in element: Element) -> Constant? {
    for entry in defaults where entry.element == element && entry.property == property.name { return entry.value }
    return property.standard
  }
}

/// A set of runtimes, for properties that only some know.
public struct RuntimeSet: OptionSet, Sendable, Hashable {
  /// One bit a runtime.
  public let rawValue: UInt8

  /// The runtimes of some bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// UIKit without a library.
  public static let uikit = RuntimeSet(rawValue: 1 << 0)
  /// HoloTableView and HoloCollectionView.
  public static let holo = RuntimeSet(rawValue: 1 << 1)
  /// CBTableViewDataSource.
  public static let cb = RuntimeSet(rawValue: 1 << 2)
  /// MYTableViewManager.
  public static let mytable = RuntimeSet(rawValue: 1 << 3)
  /// TFTableViewDataSource.
  public static let tf = RuntimeSet(rawValue: 1 << 4)
  /// P9TableViewHandler.
  public static let p9 = RuntimeSet(rawValue: 1 << 5)
}
