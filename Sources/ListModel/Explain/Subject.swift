/// Something on the screen that can be asked about.
public enum Subject: Sendable, Equatable {
  /// The whole list.
  case list
  /// The header or footer of the whole list.
  case listHeader(HeaderSide)
  /// A section, by its place in the list from 0.
  case section(Int)
  /// The header or footer of a section.
  case header(HeaderSide, section: Int)
  /// A row, by its section's place and its own in it, both from 0.
  case row(section: Int, Int)

  /// What it is.
  public var element: Element {
    switch self {
    case .list: .list
    case .section: .section
    case .listHeader, .header: .header
    case .row: .row
    }
  }

  /// Where its properties are written.
  var level: Levels {
    switch self {
    case .list: .list
    case .section: .section
    case .listHeader: .listHeader
    case .header: .header
    case .row: .row
    }
  }

  /// The place of its section; nil when it is in none and is none.
  var section: Int? {
    switch self {
    case .list, .listHeader: nil
    case .section(let section), .header(_, let section), .row(let section, _): section
    }
  }

  /// The address by places, which is always its own: `#0/#1`, `#0@header`, `@list`.
  public var address: String {
    switch self {
    case .list: "@list"
    case .listHeader(let side): "@\(side.rawValue)"
    case .section(let section): "#\(section)"
    case .header(let side, let section): "#\(section)@\(side.rawValue)"
    case .row(let section, let row): "#\(section)/#\(row)"
    }
  }
}
