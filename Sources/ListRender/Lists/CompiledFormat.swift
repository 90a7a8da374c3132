internal import ListModel

/// The compiled list, for an app or a script to load: one JSON document, a row a line, so that it can be compared line
/// by line. `docs/compiled.md` says what its keys mean, `docs/schemas/compiled.schema.json` describes it.
///
/// The version is raised only when something that was there changes or goes; new keys do not raise it.
enum CompiledFormat: ListFormat {
  static let name = "json"
  static let summary = "the compiled list as one JSON document"

  static let hasProvenance = true

  static func write(_ resolver: Resolver, _ options: ListFormatOptions, to out: inout ByteBuffer) {
    var writer = CompiledWriter(resolver, options.rowsBeside, options.provenance)
    writer.write(to: &out)
  }
}
