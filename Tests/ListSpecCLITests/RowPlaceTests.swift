import SpecSource
import Testing

@testable import ListSpecCLI

/// What edits make of a row's text, for each way of writing it, at each place, in each kind of file; and that it is
/// undone byte for byte.
@Suite("a row's text, wherever and however it stands")
struct RowPlaceTests {
  enum Style: CaseIterable {
    case block, flow, mixed

    /// The row with its comments above, beside, inside and below it; the dash is as wide as `dash`.
    func lines(_ dash: String) -> [String] {
      let inner = String(repeating: " ", count: dash.count)
      return switch self {
      case .block:
        [
          "# above x", "\(dash)tag: x  # beside\tx", "\(inner)# inside x: {", "\(inner)height: 44",
          "\(inner)# below x",
        ]
      case .flow: ["# above x", "\(dash){tag: x, height: 44}  # beside\tx", "\(inner)# below x"]
      case .mixed: ["# above x", "\(dash)tag: x", "\(inner)model: {n: [1]}  # beside\tx", "\(inner)height: 44"]
      }
    }
  }

  /// Where the row is among those of its section.
  enum Position: CaseIterable {
    case first, middle, last, only
  }

  /// How a file is written besides.
  struct Layout: CaseIterable {
    /// The columns before the dashes of sections, and of rows behind those of their section.
    let indent: Int
    let dash: String
    let lineBreak: String
    let hasMarkers: Bool
    let hasMark: Bool
    let hasFinalBreak: Bool

    static var allCases: [Layout] {
      [(0, "- "), (2, "- "), (4, "- "), (2, "-   ")].flatMap { indent, dash in
        ["\n", "\r\n"].flatMap { lineBreak in
          [(false, false, true), (false, false, false), (true, true, true), (false, true, false)].map {
            Layout(
              indent: indent, dash: dash, lineBreak: lineBreak, hasMarkers: $0.0, hasMark: $0.1, hasFinalBreak: $0.2)
          }
        }
      }
    }

    /// Lines of a list below `rows`, at their column.
    func rows(_ lines: [String]) -> [String] {
      lines.map { String(repeating: " ", count: indent + dash.count + indent) + $0 }
    }

    /// A list whose two sections have these rows; none are an empty list.
    func list(_ first: [String], _ second: [String]) -> [UInt8] {
      let blanks = String(repeating: " ", count: indent)
      let inner = blanks + String(repeating: " ", count: dash.count)
      func section(_ tag: String, _ rows: [String]) -> [String] {
        ["\(blanks)\(dash)tag: \(tag)", "\(inner)rows:\(rows.isEmpty ? " []" : "")"] + self.rows(rows)
      }
      let lines =
        (hasMarkers ? ["---"] : []) + ["listspec: 1", "# all", "sections:"] + section("s", first)
        + section("t", second) + (hasMarkers ? ["..."] : [])
      let text = lines.joined(separator: lineBreak) + (hasFinalBreak ? lineBreak : "")
      return (hasMark ? [0xEF, 0xBB, 0xBF] : []) + Array(text.utf8)
    }
  }

  /// The rows of the first section without the row, those above it and those below.
  private static func others(_ position: Position, _ layout: Layout) -> (above: [String], below: [String]) {
    let (a, b) = (["\(layout.dash){tag: a}  # beside a"], ["\(layout.dash)tag: b"])
    return switch position {
    case .first: ([], a + b)
    case .middle: (a, b)
    case .last: (a + b, [])
    case .only: ([], [])
    }
  }

  /// Applies an edit and undoes it, byte for byte.
  private static func edit(_ list: [UInt8], _ edit: String) throws -> [UInt8] {
    let source = SourceFile(name: "list.yaml", bytes: list)
    let edits = Array("listspec-edits: 1\nedits:\n  - \(edit)\n".utf8)
    let sample = try #require(try UndoneFile(source, edits: [edits]), "\(text(list))")
    let back = try #require(try UndoneFile(sample.result, edits: [sample.inverse]))
    let isBack = back.bytes == list
    #expect(isBack, "\(text(list)) \(edit)")
    return sample.bytes
  }

  private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self).debugDescription }

  private static func expect(_ result: [UInt8], _ expected: [UInt8], sourceLocation: SourceLocation = #_sourceLocation)
  {
    #expect(text(result) == text(expected), sourceLocation: sourceLocation)
  }

  @Test(
    "it is removed, moved and updated with its comments, and what is put beside it stands there; the rest stays",
    arguments: Style.allCases, Position.allCases)
  func row(_ style: Style, _ position: Position) throws {
    for layout in Layout.allCases {
      let row = style.lines(layout.dash)
      let (above, below) = Self.others(position, layout)
      let z = ["# above z", "\(layout.dash){tag: z}"]
      let list = layout.list(above + row + below, z)
      Self.expect(try Self.edit(list, "removeRows: [x]"), layout.list(above + below, z))
      Self.expect(
        try Self.edit(list, "moveRows: {rows: [x], in: t, at: end}"), layout.list(above + below, z + row))
      Self.expect(
        try Self.edit(list, "moveRows: {rows: [x], before: z}"), layout.list(above + below, row + z))
      Self.expect(
        try Self.edit(list, "updateRows: [{tag: x, height: 60}]"),
        layout.list(above + row.map { $0.replacing("44", with: "60") } + below, z))
      let new = [style == .flow ? "\(layout.dash){tag: n, height: 1}" : "\(layout.dash)tag: n"]
      let more = style == .flow ? [] : [String(repeating: " ", count: layout.dash.count) + "height: 1"]
      Self.expect(
        try Self.edit(list, "insertRows: {before: x, rows: [{tag: n, height: 1}]}"),
        layout.list(above + new + more + row + below, z))
      Self.expect(
        try Self.edit(list, "insertRows: {after: x, rows: [{tag: n, height: 1}]}"),
        layout.list(above + row + new + more + below, z))
    }
  }

  @Test("a row enters a section without rows, and a section one without any", arguments: Layout.allCases)
  func empty(_ layout: Layout) throws {
    let z = ["\(layout.dash){tag: z}  # beside z"]
    Self.expect(
      try Self.edit(layout.list([], z), "makeRows: {in: s, rows: [{tag: n}]}"), layout.list(["- {tag: n}"], z))
    Self.expect(
      try Self.edit(layout.list([], z), "moveRows: {rows: [z], in: s, at: 0}"), layout.list(z, []))
  }
}

extension RowPlaceTests.Layout: CustomTestStringConvertible {
  var testDescription: String {
    "\(indent) columns, '\(dash)', \(lineBreak.debugDescription)\(hasMarkers ? ", markers" : "")"
      + "\(hasMark ? ", mark" : "")\(hasFinalBreak ? "" : ", no final break")"
  }
}
