internal import ListDiff

/// Differences as a JSON Patch (RFC 6902) over `render --format json --as-written`.
enum JSONPatchDiffFormat: DiffFormat {
  static let name = "json-patch"
  static let summary = "a JSON Patch over the canonical form that 'render --as-written' writes"
  static let canShowPart = false
  static let isOfFiles = true

  static func write(_ diff: ListDifference, _ style: TextStyle, to out: inout ByteBuffer) {
    let operations = PatchOperations.operations(for: diff.changes)
    out.append("[")
    for (place, operation) in operations.enumerated() {
      out.append(place == 0 ? "\n  " : ",\n  ")
      out.appendJSON(operation)
      out.drainIfLong()
    }
    out.append(operations.isEmpty ? "]\n" : "\n]\n")
  }
}
