internal import ListDiff

/// Differences as an edit file: applied to the old list it gives the new one.
enum EditsDiffFormat: DiffFormat {
  static let name = "edits"
  static let summary = "an edit file that makes the new list of the old one"
  static let canShowPart = false
  static let isOfFiles = true

  /// The longest line that an operation may have as a whole, in bytes.
  private static let lineLength = 100

  static func write(_ diff: ListDifference, _ style: TextStyle, to out: inout ByteBuffer) {
    out.append("listspec-edits: 1\n")
    let operations = EditOperations.operations(for: diff.changes)
    out.append(operations.isEmpty ? "edits: []\n" : "edits:\n")
    for case .map(let members) in operations {
      for member in members { write(member, to: &out) }
      out.drainIfLong()
    }
  }

  /// Writes an operation: on one line where it fits, else each thing that it works on on one of its own.
  private static func write(_ operation: CanonicalValue.Member, to out: inout ByteBuffer) {
    out.append("  - ")
    out.append(operation.name)
    out.append(":")
    var line = ByteBuffer()
    line.appendYAML(operation.value)
    if line.count <= lineLength || !isLong(operation.value) {
      out.append(" ")
      out.append(line.bytes[...])
      return out.append("\n")
    }
    out.append("\n")
    switch operation.value {
    case .list(let items): write(items, indent: "      ", to: &out)
    case .map(let members):
      for member in members {
        out.append("      ")
        out.appendYAML(member.name)
        out.append(":")
        if case .list(let items) = member.value, isLong(member.value) {
          out.append("\n")
          write(items, indent: "        ", to: &out)
        } else {
          out.append(" ")
          out.appendYAML(member.value)
          out.append("\n")
        }
      }
    default: break
    }
  }

  private static func isLong(_ value: CanonicalValue) -> Bool {
    switch value {
    case .list(let items): !items.isEmpty
    case .map(let members): !members.isEmpty
    default: false
    }
  }

  private static func write(_ items: [CanonicalValue], indent: String, to out: inout ByteBuffer) {
    for item in items {
      out.append(indent)
      out.append("- ")
      out.appendYAML(item)
      out.append("\n")
      out.drainIfLong()
    }
  }
}
