import Foundation
import TestSupport
import Testing

/// What `listspec schema spec` prints, put before an independent checker.
@Suite("the schema of list specs", .enabled(if: SchemaChecker.exists, "needs .venv, which scripts/setup tests makes"))
struct SpecSchemaTests {
  /// A list in the fixtures, and what the program says of it.
  private struct Fixture {
    let path: String
    let isCompiled: Bool
    let typeFaults: [String]
  }

  private static let root = RepositoryFiles.root.path

  /// Every list in the fixtures that both can read; the checker reads one document a file.
  private static let fixtures: [Fixture] = {
    let paths = RepositoryFiles.paths(below: "Fixtures").filter { $0.hasSuffix(".yaml") || $0.hasSuffix(".json") }
    return paths.compactMap { path in
      let run = CommandRun(["validate", "-f", "json", path], in: root)
      let report = try? JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
      let findings = report?["findings"] as? [[String: Any]] ?? []
      let errors = findings.filter { $0["severity"] as? String == "error" }
      guard !errors.contains(where: { $0["family"] as? String == "syntax" }) else { return nil }
      let faults = errors.filter { $0["family"] as? String == "type" }.compactMap { $0["rule"] as? String }
      let isCompiled = CommandRun(["render", path, "-f", "json"], in: root).status == 0
      return Fixture(path: "\(root)/\(path)", isCompiled: isCompiled, typeFaults: faults)
    }
  }()

  /// The schema in a file, handed to `body` with the folder it lies in.
  private func withSchema(_ body: (_ schema: String, _ folder: borrowing TemporaryFolder) throws -> Void) throws {
    let printed = CommandRun(["schema", "spec"], in: Self.root)
    #expect(printed.status == 0)
    let folder = try TemporaryFolder(["spec.schema.json": printed.output])
    try body("\(folder.path)/spec.schema.json", folder)
  }

  @Test("accepts every list in the fixtures that compiles, in YAML and in JSON, and its canonical form")
  func good() throws {
    try withSchema { schema, folder in
      let good = Self.fixtures.filter(\.isCompiled)
      #expect(good.count > 30)
      #expect(good.contains { $0.path.hasSuffix(".json") })
      var paths = good.map(\.path)
      for (number, fixture) in good.enumerated() {
        let canonical = CommandRun(["render", "--as-written", fixture.path], in: Self.root)
        try folder.write(canonical.output, to: "\(number).json")
        paths.append("\(folder.path)/\(number).json")
      }
      let run = try SchemaChecker.run(["--schemafile", schema] + paths)
      #expect(run.status == 0, "\(run.output)")
    }
  }

  /// What a schema cannot see: it knows `extends` and `edits`, which are refused until they can be compiled; it does not
  /// know that a library's name and the language's are one property; a comment is nothing to it, and a text that begins like a key is a text.
  private static let beyondSchemas: Set = ["variant-key", "duplicate-property", "text-cut", "missing-space"]

  @Test("refuses every list in the fixtures with a fault of type")
  func bad() throws {
    try withSchema { schema, _ in
      let bad = Self.fixtures.filter { !$0.typeFaults.filter { !Self.beyondSchemas.contains($0) }.isEmpty }
      #expect(bad.count >= 5)
      let refused = try SchemaChecker.refused(by: schema, bad.map(\.path))
      for fixture in bad {
        #expect(refused.contains(fixture.path), "accepts \(fixture.path): \(fixture.typeFaults)")
      }
    }
  }

  @Test("refuses what the program refuses, fault by fault")
  func faults() throws {
    try withSchema { schema, folder in
      for (number, fault) in Self.faults.enumerated() { try folder.write(fault, to: "\(number).yaml") }
      let names = Self.faults.indices.map { "\(folder.path)/\($0).yaml" }
      let refused = try SchemaChecker.refused(by: schema, names)
      for (fault, path) in zip(Self.faults, names) {
        #expect(refused.contains(path), "the schema accepts:\n\(fault)")
        #expect(CommandRun(["validate", path], in: Self.root).status == 1, "the program accepts:\n\(fault)")
      }
    }
  }

  private static let faults = [
    // keys
    "rows: [a]", "listspec: 2\nrows: [a]", "listspec: 1", "listspec: 1\nrows: [a]\nhieght: 1",
    "listspec: 1\nruntime: hollo\nrows: [a]",
    "listspec: 1\nrows: [{text: a, heigth: 4}]", "listspec: 1\nsections: [{tag: a, rowz: []}]",
    // places
    "listspec: 1\nrowDefaults: {tag: a}\nrows: [a]", "listspec: 1\nrows: [{text: a, sections: []}]",
    "listspec: 1\ncells: {A: {tag: a}}\nrows: [a]", "listspec: 1\nheight: 4\nrows: [a]",
    "listspec: 1\nsections: [{header: {text: a}, rows: []}]", "listspec: 1\nrows: [{text: a, configure: native}]",
    // other libraries' names
    "listspec: 1\nrows: [{text: a, didSelectHandler: open}]", "listspec: 1\nrows: [{text: a, configSEL: fill}]",
    "listspec: 1\nruntime: uikit\nsections: [{headerTitle: a, rows: []}]",
    "listspec: 1\nrows: [{text: a, heightHandler: native}]", "listspec: 1\nrowDefaults: {configSEL: a}\nrows: [a]",
    // types
    "listspec: 1\nrows: a", "listspec: 1\nsections: {a: 1}", "listspec: 1\nrows: [[a]]", "listspec: 1\nrows: [true]",
    "listspec: 1\nrows: [{text: true}]", "listspec: 1\nrows: [{text: null}]", "listspec: 1\nrows: [{text: [a]}]",
    "listspec: 1\nrows: [{text: a, height: tall}]", "listspec: 1\nrows: [{text: a, height: \"44\"}]",
    "listspec: 1\nrows: [{text: a, canEdit: yes}]", "listspec: 1\nrows: [{text: a, canEdit: 1}]",
    "listspec: 1\nrows: [{text: a, indentationLevel: 1.5}]", "listspec: 1\nrows: [{text: a, didSelect: true}]",
    "listspec: 1\nrows: [{text: a, didSelect: {openUrl: a}}]", "listspec: 1\ncells: [A]\nrows: [a]",
    "listspec: 1\ncells: {A: 1}\nrows: [a]", "listspec: 1\ncells: {A: {implements: height}}\nrows: [a]",
    "listspec: 1\ncells: {A: {implements: [text]}}\nrows: [a]", "listspec: 1\ndelegate: {height: 44}\nrows: [a]",
    "listspec: 1\ndelegate: {canEdit: native}\nrows: [a]", "listspec: 1\nsectionIndexTitles: A\nrows: [a]",
    "listspec: 1\nrows: [{text: a, contextMenu: {title: a}}]",
    "listspec: 1\nrows: [{text: a, trailingSwipeActions: [a]}]",
    // runtimes
    "listspec: 1\nruntime: cb\nsections: [{data: 7}]", "listspec: 1\nruntime: cb\nsections: [{cell: C, data: {a: 1}}]",
    "listspec: 1\nruntime: cb\nrows: [{text: a, accessoryType: 5}]",
    "listspec: 1\nruntime: cb\nsections: [{cell: C, autoHeight: yes, rows: []}]",
    "listspec: 1\nruntime: cb\ncommitEditing: true\nrows: [a]", "listspec: 1\nrows: [{text: a, accessoryType: 1}]",
    "listspec: 1\nruntime: mytable\nrows: [{item: [a]}]", "listspec: 1\nruntime: mytable\npaging: 3\nrows: [a]",
    "listspec: 1\nruntime: mytable\nrows: [{text: a, separatorStyle: singleLine}]",
    "listspec: 1\nruntime: tf\npaging: {total: many}\nrows: [a]",
    "listspec: 1\nruntime: tf\npaging: {totl: 3}\nrows: [a]",
    "listspec: 1\nruntime: tf\npaging: {loading: {tex: a}}\nrows: [a]",
    "listspec: 1\nruntime: tf\nsource: {cache: 1}\nrows: [a]",
    "listspec: 1\nruntime: tf\nsections: [{sectionIndex: -1, items: []}]",
    "listspec: 1\nruntime: tf\nrows: [{text: a, editActions: [hide]}]",
    "listspec: 1\nruntime: p9\ntypes: [a]\nrows: [a]", "listspec: 1\nruntime: p9\ntypes: {a: {b: 1}}\nrows: [a]",
    "listspec: 1\nruntime: p9\nsections: [{records: {type: a}}]",
    "listspec: 1\nruntime: p9\nsections: [{records: [{type: a, adapter: b}]}]",
    "listspec: 1\nruntime: p9\ncallbacks: [{cell: A, evnt: b}]\nrows: [a]",
    "listspec: 1\nruntime: holo\npaging: {total: 2}\nrows: [a]", "listspec: 1\nsource: {type: a}\nrows: [a]",
    "listspec: 1\nruntime: tf\nsections: [{data: []}]", "listspec: 1\nruntime: holo\nrows: [{item: A}]",
    "listspec: 1\nruntime: p9\nrows: [{text: a, autoHeight: true}]",
    // collections
    "listspec: 1\nkind: collection\nitems: [a]", "listspec: 1\nkind: collection\nitems: [{size: big}]",
    "listspec: 1\nkind: collection\nitems: [{size: {w: 1}}]",
    "listspec: 1\nkind: collection\nitems: [{cell: A, size: {width: -1, height: 2}}]",
    "listspec: 1\nkind: collection\nlayout: {itemsize: 4}\nitems: []",
    "listspec: 1\nkind: collection\nlayout: {scrollDirection: up}\nitems: []",
    "listspec: 1\nkind: collection\nsections: [{inset: wide, items: []}]",
    "listspec: 1\nkind: collection\nsections: [{header: A, items: []}]",
    "listspec: 1\nkind: collection\nrows: [{cell: A}]", "listspec: 1\nkind: collection\nitems: [{cell: A, height: 4}]",
    "listspec: 1\nrows: [{cell: A, size: 4}]", "listspec: 1\nitems: [{cell: A}]",
    "listspec: 1\nlayout: {itemSize: 4}\nrows: []", "listspec: 1\nruntime: cb\nkind: collection\nitems: []",
    // bounds and names
    "listspec: 1\nrows: [{text: a, height: -1}]", "listspec: 1\nrows: [{text: a, indentationLevel: 101}]",
    "listspec: 1\nios: 3\nrows: [a]", "listspec: 1\nstyle: gruoped\nrows: [a]",
    "listspec: 1\nrows: [{text: a, accessoryType: disclosure}]",
    "listspec: 1\nrows: [{text: a, contextMenu: [{title: a, attributes: [bold]}]}]",
    "listspec: 1\nrows: [{text: a, backgroundColor: \"#12345\"}]",
    "listspec: 1\nrows: [{text: a, backgroundColor: {light: a}}]", "listspec: 1\nrows: [{text: a, image: {name: a}}]",
    "listspec: 1\nrows: [{text: a, separatorInset: {start: 1}}]", "listspec: 1\nrows: [{text: a, separatorInset: {}}]",
  ]

  @Test("accepts expressions, code and blocks wherever they may stand, and keys that begin with x-")
  func accepted() throws {
    let lists = [
      "listspec: 1\nx-note: {a: 1}\nrows: [{text: a, x-b: [1], height: \"$(model.h)\"}]",
      "listspec: 1\nrows: [{text: \"a $(model.b)\", canEdit: \"$(true)\", accessoryType: \"$(model.c)\"}]",
      "listspec: 1\nrows: [{text: {native: a}, height: native, style: {native: styleOfRow}, image: {native: a}}]",
      "listspec: 1\nruntime: holo\nrows: [{cell: A, heightHandler: native, styleHandler: subtitle}]",
      "listspec: 1\nruntime: holo\nsections: [{headerTitle: a, footerHeightHandler: {native: a}, rows: []}]",
      "listspec: 1\ncells: {A: {implements: {height: false, shouldHighlight: \"$(false)\", x-a: 1}}}\nrows: [a]",
      "listspec: 1\nrows: [{text: 10.10, tag: 5, model: null, separatorInset: {left: \"$(model.left)\"}}]",
      "listspec: 1\nrows: [{forEach: \"$(data.people)\", as: person, when: native, text: a}]\ndata: {people: []}",
    ]
    try withSchema { schema, folder in
      for (number, list) in lists.enumerated() { try folder.write(list, to: "\(number).yaml") }
      let run = try SchemaChecker.run(
        ["--schemafile", schema] + lists.indices.map { "\(folder.path)/\($0).yaml" })
      #expect(run.status == 0, "\(run.output)")
    }
  }
}
