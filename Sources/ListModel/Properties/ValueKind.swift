/// What may be written as the value of a property.
public enum ValueKind: Sendable, Equatable {
  /// `true` or `false`.
  case flag
  /// A number within bounds, in the property's own unit.
  case number(ClosedRange<Double>)
  /// A whole number within bounds.
  case integer(ClosedRange<Int>)
  /// Points, from 0 to 1,000,000,000, or `automatic` for what UIKit works out itself.
  case length
  /// Text; a number stands for its own spelling.
  case text
  /// A list of texts.
  case texts
  /// One of some names.
  case choice([String])
  /// A list of some names.
  case choices([String])
  /// A system colour's name, quoted hexadecimal digits, `{light:, dark:}` or `{named:}`.
  case color
  /// An asset's name, `{symbol:}` or `{url:}`.
  case image
  /// One number for all sides, or `{top:, left:, bottom:, right:}`, in points.
  case insets
  /// A width and a height in points: `{width:, height:}`, one number for both, or `automatic`.
  case size
  /// Anything: it goes to the app as it is.
  case data
  /// Whether something is there: `true`, `false`, an expression, or `native` for what only code can tell.
  case condition
  /// Code at run time: its name, `native`, `{native:}` or `{openURL:}`.
  case event
  /// The name of a class, declared or not.
  case className(ClassKind)
  /// One element with properties of its own.
  case element(Element)
  /// A list of such elements, or `native`.
  case elements(Element)
  /// Part of the file's shape, read by `SpecBuilder` and not a property of anything on the screen.
  case structure(Structure)
}

extension ValueKind {
  /// Whether it is part of the file's shape.
  public var isStructure: Bool {
    if case .structure = self { true } else { false }
  }

  /// Whether it may stand where a section of another file has its place: all else that file says.
  public var isOfPlace: Bool { self == .structure(.placement) || self == .condition }
}

/// What a list is on the screen.
public enum ListKind: String, Sendable, CaseIterable {
  /// A `UITableView`.
  case table
  /// A `UICollectionView`.
  case collection
}

/// A set of kinds of list, for properties that only some have.
public struct ListKinds: OptionSet, Sendable, Hashable {
  /// One bit a kind.
  public let rawValue: UInt8

  /// The kinds of some bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The set of one kind.
  public init(_ kind: ListKind) { self = kind == .table ? .tables : .collections }

  /// Tables.
  public static let tables = ListKinds(rawValue: 1 << 0)
  /// Collections.
  public static let collections = ListKinds(rawValue: 1 << 1)
  /// Every kind.
  public static let all: ListKinds = [.tables, .collections]
}

/// Which of the two declarations a class name refers to.
public enum ClassKind: Sendable, Equatable {
  /// `cells:`
  case cell
  /// `views:`
  case view
}

/// The keys that give the file its shape.
public enum Structure: Sendable, Equatable {
  /// `listspec: 1`
  case version
  /// `runtime: holo`
  case runtime
  /// The lists of sections and of rows.
  case sections, rows
  /// Rows, or what the cells of a section show, where the section names their class.
  case models
  /// The declared classes.
  case cells, views
  /// P9TableViewHandler's types, each with its class.
  case types
  /// The methods that a class has.
  case implements
  /// The row properties that rows inherit.
  case rowDefaults
  /// What the app's objects answer for the whole list.
  case delegate, dataSource
  /// What is repeated, and the name of its elements.
  case repetition, elementName
  /// Values for expressions.
  case values
  /// The files that a spec is made of, and the places of their sections.
  case include, placement
  /// What makes a file a variant of another; a list as it is read has neither.
  case variant
}

/// What can have properties.
public enum Element: UInt8, Sendable, CaseIterable {
  /// The whole list: the root of the file.
  case list
  /// An entry of `sections`.
  case section
  /// The header or footer of a section or of the list.
  case header
  /// An entry of `rows`.
  case row
  /// An entry of `leadingSwipeActions` or `trailingSwipeActions`.
  case swipeAction
  /// An entry of `contextMenu`.
  case menuItem
  /// What a list or a section without rows shows.
  case empty
  /// The flow layout of a collection.
  case layout
  /// How far a list that is loaded in pages has come.
  case paging
  /// Where a list's data comes from.
  case source
  /// An entry of P9TableViewHandler's `callbacks`.
  case callback

  /// Where its keys are written.
  public var level: Levels {
    switch self {
    case .list: .list
    case .section: .section
    case .header: .header
    case .row: .row
    case .swipeAction: .swipeAction
    case .menuItem: .menuItem
    case .empty: .empty
    case .layout: .layout
    case .paging: .paging
    case .source: .source
    case .callback: .callback
    }
  }

  /// The word for it in a message, with its article.
  public var name: String {
    switch self {
    case .list: "the list"
    case .section: "a section"
    case .header: "a header or footer"
    case .row: "a row"
    case .swipeAction: "a swipe action"
    case .menuItem: "a menu item"
    case .empty: "an empty state"
    case .layout: "a layout"
    case .paging: "'paging'"
    case .source: "a source"
    case .callback: "a callback"
    }
  }
}
