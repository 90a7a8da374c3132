public import ListModel

/// A way to write a list as it will be, for people or for programs.
///
/// A format goes through the list row by row and keeps none of it; `out` hands its bytes on whenever there are many.
public protocol ListFormat: Sendable {
  /// What the user calls it.
  static var name: String { get }
  /// One line of help, lower case, no full stop.
  static var summary: String { get }

  /// How the names of its files end, without the dot.
  static var endings: [String] { get }

  /// Whether the user may choose its columns.
  static var hasColumns: Bool { get }

  /// Whether it can say where values come from.
  static var hasProvenance: Bool { get }

  /// Writes a whole list.
  static func write(_ resolver: Resolver, _ options: ListFormatOptions, to out: inout ByteBuffer)
}

extension ListFormat {
  /// Most files end in their format's name.
  public static var endings: [String] { [name] }

  /// Formats for programs have no columns.
  public static var hasColumns: Bool { false }

  /// Most have no room for it.
  public static var hasProvenance: Bool { false }
}

/// What the user may say about how a list is written; formats for programs ignore it.
public struct ListFormatOptions: Sendable {
  /// Colours, and the width of the terminal.
  public var style: TextStyle
  /// How wide the list is on the screen, in points.
  public var width: Double
  /// The columns of the table; nil for those that tell most about the list at hand.
  public var columns: [TableColumn]?
  /// How rows are written on another core; nil for a list that is not worth it.
  public var rowsBeside: RowsBeside?
  /// The files that the list is made of, where each value's place is to be written; nil where it is not.
  public var provenance: FileReport?

  /// Options; without arguments those for files and pipes.
  public init(
    style: TextStyle = TextStyle(), width: Double = 390, columns: [TableColumn]? = nil, rowsBeside: RowsBeside? = nil,
    provenance: FileReport? = nil
  ) {
    self.style = style
    self.width = width
    self.columns = columns
    self.rowsBeside = rowsBeside
    self.provenance = provenance
  }
}

/// All formats for lists.
public enum ListFormats {
  /// The one for people; the default.
  public static let table: any ListFormat.Type = TableFormat.self
  /// The list as it is written, not as it will be (`--as-written`).
  public static let asWritten: any ListFormat.Type = AsWrittenFormat.self

  /// In the order of the help page.
  public static let all: [any ListFormat.Type] = [
    table, CompiledFormat.self, MarkdownFormat.self, CSVFormat.self, SVGFormat.self,
  ]
}
