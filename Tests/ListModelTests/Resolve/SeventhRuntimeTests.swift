import SpecSource
import SpecTree
import Testing

@testable import ListModel

/// A runtime is a table: a library that this file makes up compiles without a word of it anywhere else.
@Suite("a seventh runtime")
struct SeventhRuntimeTests {
  /// A library whose rows are 30 high, which calls heights `tall` and makes rows that have a `note` editable.
  private static let madeUp = Runtime(
    name: "madeup",
    summary: "A library that does not exist.",
    mask: RuntimeSet(rawValue: 1 << 6),
    rules: Runtime.Rules(
      defaults: [
        Runtime.Default(.row, "height", .number(30)), Runtime.Default(.row, "canEdit", .flag(false)),
        Runtime.Default(.header, "height", .number(12)),
      ],
      aliases: {
        [
          Runtime.Alias(.row, "tall", for: "height"), Runtime.Alias(.section, "head", for: "title", of: .header),
          Runtime.Alias(.section, "every", for: "cell", of: .rows),
        ]
      },
      implications: [Runtime.Implication("detail", sets: "canEdit", to: .flag(true))],
      plainRowHeight: 21,
      titleHeight: .number(17),
      zeroIsUnset: [Runtime.Place(.row, "height")]))

  private static func compile(_ text: String) throws -> (rows: [String], headers: [String], faults: [String]) {
    let (tree, _) = SpecReader.read(SourceFile(name: "list", bytes: Array(text.utf8)))
    let document = try #require(tree.documents.first)
    return tree.withView { view in
      let (spec, faults) = SpecBuilder.build(document, of: tree, in: view, besides: [madeUp])
      let resolver = Resolver(spec, in: view)
      var rows: [String] = []
      var headers: [String] = []
      var row = ResolvedElement.empty(.row)
      for section in spec.sections {
        if let header = resolver.header(.header, of: section) {
          headers.append("\(header[HeaderKeys.shared.height].content)")
        }
        let inheritance = resolver.inheritance(of: section)
        for index in section.rows {
          resolver.resolve(spec.rows[index], inheritance, into: &row)
          let canEdit = row[PropertyTable.row.slot("canEdit")].content
          rows.append("\(row[RowKeys.shared.height].content) \(canEdit)")
        }
      }
      return (rows, headers, faults.inOrder().map(\.message))
    }
  }

  @Test("has defaults, names, implications and switches of its own")
  func compiles() throws {
    let found = try Self.compile(
      """
      listspec: 1
      runtime: madeup
      sections:
        - head: Title
          every: C
          rows: [{model: 1}, {tall: 50}, {tall: 0}, {model: 2, detail: more}]
        - header: {model: 1}
          rows: [{text: plain}]
      """)
    #expect(found.faults == [])
    #expect(
      found.rows == [
        "number(30.0) flag(false)", "number(50.0) flag(false)", "number(30.0) flag(false)", "number(30.0) flag(true)",
        "number(21.0) flag(false)",
      ])
    #expect(found.headers == ["number(17.0)", "number(12.0)"])
  }

  @Test("does not know what another library calls its own")
  func unknown() throws {
    let found = try Self.compile("listspec: 1\nruntime: madeup\nrows: [{cell: C, cellHeight: 4}]")
    #expect(
      found.faults == [
        "'cellHeight' is what runtime 'mytable' calls 'height', and this list is written for 'madeup'; write 'height'"
      ])
  }
}
