import ListTestSupport
import Testing

/// Two rows, their classes, styles and reuse identifiers in every combination: which of the two rules speaks.
@Suite("reuse identifiers, every combination")
struct ReuseMatrixTests {
  struct Row: CustomTestStringConvertible {
    let cell: String
    let style: String?
    let reuseId: String?

    var testDescription: String { yaml }
    var yaml: String {
      let style = style.map { ", style: \($0)" } ?? ""
      return "{cell: \(cell)\(style)\(reuseId.map { ", reuseId: \($0)" } ?? ""), height: 1}"
    }
  }

  static let rows = ["A", "B"].flatMap { cell in
    [nil, "value1", "default"].flatMap { style in
      [nil, "A", "x"].map { Row(cell: cell, style: style, reuseId: $0) }
    }
  }

  @Test("cells of one identifier have one class and one style", arguments: rows, rows)
  func pairs(first: Row, second: Row) {
    let sameIdentifier = first.reuseId ?? first.cell == second.reuseId ?? second.cell
    let sameStyle = first.style ?? "default" == second.style ?? "default"
    let expected =
      !sameIdentifier
      ? [] : first.cell != second.cell ? ["reuse-id-of-two-cells"] : sameStyle ? [] : ["reuse-id-of-two-styles"]
    for runtime in ["uikit", "holo"] {
      let sample = SpecSample("listspec: 1\nruntime: \(runtime)\nrows: [\(first.yaml), \(second.yaml)]\n")
      #expect(sample.findings.map(\.rule.id) == expected)
    }
  }
}
