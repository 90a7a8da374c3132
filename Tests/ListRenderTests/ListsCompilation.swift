import Foundation
import ListModel
import ListRender
import SpecSource
import SpecTree
import TestSupport

/// A spec on its way to what a format writes.
struct Compilation {
  private let tree: NodeTree
  private let spec: ListSpec?
  /// What reading and building found.
  let findings: [Diagnostic]

  /// A spec by its text; JSON where the name says so.
  init(_ text: String, name: String = "list.yaml") {
    self.init(Array(text.utf8), name: name)
  }

  /// A spec by its bytes; JSON where the name says so.
  init(_ bytes: [UInt8], name: String) {
    let (tree, syntax) = SpecReader.read(SourceFile(name: name, bytes: bytes))
    self.tree = tree
    guard tree.isComplete, let document = tree.documents.first else {
      spec = nil
      findings = syntax
      return
    }
    let (spec, faults) = tree.withView { SpecBuilder.build(document, of: tree, in: $0) }
    self.spec = spec
    findings = syntax + faults.inOrder()
  }

  /// The list of a golden case; `file` is `input.yaml` or `input.json`.
  init(fixture: String, file: String = "input.yaml") throws {
    self.init(try RepositoryFiles.bytes("Fixtures/render/\(fixture)/\(file)"), name: file)
  }

  /// What a format writes.
  func written(as format: any ListFormat.Type, _ options: ListFormatOptions = ListFormatOptions()) -> String {
    var out = ByteBuffer()
    write(as: format, options, to: &out)
    return out.text
  }

  /// Lets a format write into a buffer.
  func write(
    as format: any ListFormat.Type, _ options: ListFormatOptions = ListFormatOptions(), to out: inout ByteBuffer
  ) {
    guard let spec else { return }
    tree.withView { view in format.write(Resolver(spec, in: view), options, to: &out) }
  }

  /// The way to have rows written elsewhere.
  func rowsBeside(_ start: @escaping RowsBeside.Start) -> RowsBeside? {
    spec.flatMap { RowsBeside($0, in: tree, start: start) }
  }

  /// Looks at the spec as it is written.
  func withSpec<Result>(_ body: (ListSpec, TreeView) -> Result) -> Result? {
    guard let spec else { return nil }
    return tree.withView { body(spec, $0) }
  }

  /// The compiled list as Foundation reads it.
  func compiled() throws -> [String: Any] {
    let value = try JSONSerialization.jsonObject(with: Data(written(as: ListFormats.json).utf8))
    return value as? [String: Any] ?? [:]
  }

  /// The golden cases that hold a list, by name.
  static let fixtures = RepositoryFiles.paths(below: "Fixtures/render", suffix: "/input.yaml")
    .map { String($0.dropFirst("Fixtures/render/".count).dropLast("/input.yaml".count)) }
}

extension ListFormats {
  static var json: any ListFormat.Type {
    guard let format = all.first(where: { $0.name == "json" }) else { preconditionFailure("there is a format json") }
    return format
  }
}
