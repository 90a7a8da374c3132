public import SpecSource

/// A library that a list is written for: a table of defaults and switches, so that the resolver has no branch for any.
///
/// A new one is a file beside this with one `static let`, and its name among `Name`. An object, so that what knows its
/// runtime counts one reference and not one for each table.
public final class Runtime: Sendable {
  /// What the `runtime` key says.
  public let name: String
  /// One sentence for help and the reference.
  public let summary: String
  /// Its bit in the catalogue's `only`.
  let mask: RuntimeSet
  /// What kind of list it is the table for; a library may have one for each.
  public let kind: ListKind
  /// Its rules.
  let rules: Rules
  /// Its keys, made when they are first asked for.
  let keys: @Sendable () -> Vocabulary

  /// What a library does its own way. Each field stands for itself; nothing else tells the runtimes apart.
  struct Rules: Sendable {
    /// Whether a value may also be written as a block, under the property's name and `Handler`.
    var hasHandlers = false
    /// What absence means where it is not what the catalogue says.
    var defaults: [Default] = []
    /// What absence means for footers where it is not what it means for headers.
    var footerDefaults: [Default] = []
    /// The library's own names. Many follow from the catalogue, so they are made when they are asked for: a list has one
    /// runtime, and the program should not work out the names of all the others.
    var aliases: @Sendable () -> [Alias] = { [] }
    /// What a property brings with it when it is there.
    var implications: [Implication] = []
    /// The height of a plain row that has none, in points; nil to leave it to UIKit.
    var plainRowHeight: Double?
    /// The height of a header or footer that has a title but no height; nil for the default.
    var titleHeight: Constant?
    /// The height of a header or footer that has a view but no height, before that of the title; nil for none.
    var viewHeight: Constant?
    /// Where a written 0 stands for "unset".
    var zeroIsUnset: [Place] = []
    /// What the library never reads, however it is written.
    var unread: [Place] = []
    /// The properties that it asks a class for; nil for all that a class can have.
    var askedOfClasses: [String]?
    /// What an app's object can answer for the whole list.
    var listAnswers = ListAnswers.everything
    /// Events that the app's object is told of besides whoever else handles them.
    var toldBesides: [Place] = []
    /// How the titles of sections become an index.
    var sectionIndex = SectionIndex.ofTheirSections
    /// Where the app's object is asked only when nothing else gives a height.
    var lateAnswers: [Place] = []
    /// Where a name may also be written as its number, from 0.
    var numbered: [Place] = []
    /// Whether the first plain row of a section with a second text decides the style of all of them.
    var sectionDecidesStyle = false
    /// What stands behind an item's class in the name of its cell's class; nil where rows have no items.
    var itemCellEnding: KnownName?
    /// How bad it is when a view hides a title (pitfalls L033 and L039).
    var hiddenTitle = Severity.warning
    /// Whether it lets every row be moved that may be, also where no code moves the data.
    var movesRowsItself = false
  }

  /// How the titles of sections become the index at the side of the list.
  enum SectionIndex: Sendable {
    /// A title leads to its section, and a section without one has no entry.
    case ofTheirSections
    /// Where one section has a title the others have an empty one.
    case withEmptyTitles
    /// A title leads to the section at its own place among the titles, or where that section's `sectionIndex` says.
    case byPlace
  }

  /// One property of an element.
  struct Place: Sendable, Equatable {
    let element: Element
    let property: String

    init(_ element: Element, _ property: String) {
      self.element = element
      self.property = property
    }
  }

  /// What an object of the app can answer for the whole list.
  enum ListAnswers: Sendable {
    /// Whatever UIKit asks, because the library passes it on.
    case everything
    /// Events alone.
    case events
    /// Nothing: the library is the delegate itself.
    case nothing
  }

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
    /// When the property counts as being there.
    enum Condition: Sendable, Equatable {
      /// Given as a value, true if a flag, not empty if a list.
      case given
      /// Given as a value, be it an empty list.
      case present
      /// Given as a value other than one of its names.
      case other(than: String)
    }

    /// The property that must be there.
    let trigger: String
    let property: String
    let value: Constant
    var condition = Condition.given
    /// Whether it holds for plain rows only, those that name no class.
    var onlyPlain = false
    /// Whether the trigger is a property of the list.
    var isOfList = false
    /// Whether the library works it out whenever it is asked, so that it holds against what is written.
    var overrules = false

    init(
      _ trigger: String, sets property: String, to value: Constant, when condition: Condition = .given,
      onlyPlain: Bool = false, isOfList: Bool = false, overrules: Bool = false
    ) {
      self.trigger = trigger
      self.property = property
      self.value = value
      self.condition = condition
      self.onlyPlain = onlyPlain
      self.isOfList = isOfList
      self.overrules = overrules
    }
  }

  /// Every runtime, in the order of the reference; `uikit`, the default, first.
  public static let all: [Runtime] = Name.allCases.map(\.runtime)

  /// The runtimes by the names that the `runtime` key gives them, so that a list makes none but its own.
  enum Name: String, CaseIterable {
    case uikit, holo, cb, mytable, tf, p9

    /// The runtime for tables.
    var runtime: Runtime {
      switch self {
      case .uikit: .uikit
      case .holo: .holo
      case .cb: .cb
      case .mytable: .mytable
      case .tf: .tf
      case .p9: .p9
      }
    }
  }

  /// What the runtimes that have collections do for them.
  public static let collections: [Runtime] = [uikitCollection, holoCollection]

  /// A runtime of the program; `keys` hands out its one vocabulary.
  convenience init(
    _ name: Name, summary: String, mask: RuntimeSet, kind: ListKind = .table, rules: Rules,
    keys: @escaping @Sendable () -> Vocabulary
  ) {
    self.init(name: name.rawValue, summary: summary, mask: mask, kind: kind, rules: rules, keys: keys)
  }

  /// A runtime; `keys` hands out one vocabulary for good, and without it every list makes its own.
  init(
    name: String, summary: String, mask: RuntimeSet, kind: ListKind = .table, rules: Rules,
    keys: (@Sendable () -> Vocabulary)? = nil
  ) {
    self.name = name
    self.summary = summary
    self.mask = mask
    self.kind = kind
    self.rules = rules
    self.keys =
      keys ?? { [mask, kind, rules] in
        Vocabulary(Runtime(name: name, summary: summary, mask: mask, kind: kind, rules: rules, keys: nil))
      }
  }

  /// What absence of a property means.
  func standard(of property: Property, in element: Element, isFooter: Bool = false) -> Constant? {
    if isFooter,
      let entry = rules.footerDefaults.first(where: { $0.element == element && $0.property == property.name })
    {
      return entry.value
    }
    for entry in rules.defaults where entry.element == element && entry.property == property.name { return entry.value }
    return property.standard
  }

  /// Whether it is one of some runtimes.
  public func isAmong(_ runtimes: RuntimeSet) -> Bool { runtimes.contains(mask) }

  /// Whether it knows a property.
  public func knows(_ property: Property) -> Bool {
    (property.runtimes?.contains(mask) ?? true) && property.kinds.contains(ListKinds(kind))
  }

  /// Whether a class can be asked for a property.
  public func asksClasses(for property: Property) -> Bool {
    property.tiers.contains(.classMethod) && knows(property)
      && (rules.askedOfClasses?.contains(property.name) ?? true)
  }

  /// Whether a choice may also be written as its number, from 0.
  func numbers(_ property: Property, of element: Element) -> Bool {
    rules.numbered.contains(Place(element, property.name))
  }

  /// The properties of a row or of the list that bring a property of a row with them.
  public func triggers(of property: Property) -> [String] {
    rules.implications.filter { $0.property == property.name }.map(\.trigger)
  }

  /// How bad it is when a view hides a title (pitfalls L033 and L039).
  public var hiddenTitle: Severity { rules.hiddenTitle }

  /// Whether it lets every row be moved that may be, also where no code moves the data.
  public var movesRowsItself: Bool { rules.movesRowsItself }
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
