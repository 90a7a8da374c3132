internal import ListModel
internal import SpecSource

/// A column of the table.
public struct TableColumn: Sendable, Equatable {
  /// What its cells show.
  enum Content: Sendable, Equatable {
    /// Where the row is: section and row from 0, as `0.1`.
    case indexPath
    /// A property of the row.
    case property(Slot)
    /// The row's events with the code that answers them.
    case events
    /// Whatever else is set and has no column.
    case also
  }

  let content: Content
  /// What `--columns` calls it.
  public let name: String

  private init(_ content: Content, _ name: String) {
    self.content = content
    self.name = name
  }

  /// Where the row is.
  static let indexPath = TableColumn(.indexPath, "indexPath")
  /// All events in one column.
  static let events = TableColumn(.events, "events")
  /// What has no column.
  static let also = TableColumn(.also, "also")

  /// The column of a row property.
  static func property(_ slot: Slot) -> TableColumn { TableColumn(.property(slot), PropertyTable.row[slot].name) }

  /// Every column that there can be: the index path, the row properties in the order of the catalogue, then what
  /// gathers several.
  public static let all: [TableColumn] = {
    let slots = PropertyTable.row.slots { !$0.kind.isStructure && $0.levels != .implements }
    return [indexPath] + slots.map(property) + [events, also]
  }()

  /// The column of a name.
  public static func named(_ name: String) throws(UnknownColumn) -> TableColumn {
    if let column = all.first(where: { $0.name == name }) { return column }
    throw UnknownColumn(name: name, nearest: Spelling.nearest(to: name, in: all.map(\.name)))
  }

  /// The columns of names that are separated by commas; at least one, since an empty name is none.
  public static func columns(_ names: String) throws(UnknownColumn) -> [TableColumn] {
    var columns: [TableColumn] = []
    for name in names.split(separator: ",", omittingEmptySubsequences: false) {
      columns.append(try named(String(name.drop { $0 == " " })))
    }
    return columns
  }

  /// What a row shows in the column; its absence as well where every row has the property. `covered` are the properties that
  /// have columns.
  func text(
    of row: ResolvedElement, _ section: Int, _ place: Int, covered: SlotSet, _ wording: inout ValueWording
  ) -> String {
    switch content {
    case .indexPath: "\(section).\(place)"
    case .property(let slot):
      // What every row has is missed where it is absent; what few have is not.
      wording.text(slot, of: row) ?? (PropertyTable.row[slot].output == .always ? "–" : "")
    case .events: wording.events(of: row)
    case .also: wording.list(of: row, hiding: covered)
    }
  }

  /// What stands above the column.
  var title: String {
    switch content {
    case .indexPath: "#"
    case .property, .events, .also: name
    }
  }
}

/// A name after `--columns` that no column has.
public struct UnknownColumn: Error, Equatable {
  /// The name.
  public let name: String
  /// The nearest name that a column has; nil when none is near.
  public let nearest: String?
}
