public import ListDiff
public import SpecSource
public import SpecTree

/// A file of edits as text.
public struct EditFileText: Sendable {
  /// The operations; nil for a file without any, which gives bytes back and no more.
  let operations: [CanonicalValue]?
  /// How the very bytes are given back, if they are.
  let exact: ExactPatch?
  /// Which document of a file the edits are for, from 1; nil where there is no choice.
  let document: Int?

  /// The longest line that an operation may have as a whole, in bytes.
  private static let lineLength = 100

  /// A file of the edits that make the new list of the old one.
  public init(_ changes: ListChanges) {
    operations = EditOperations.operations(for: changes)
    exact = nil
    document = nil
  }

  /// A file of the edits that make some changes, if there are such, and of what gives bytes back.
  public init(_ changes: ListChanges?, _ exact: ExactPatch, document: Int?) {
    operations = changes.map { EditOperations.operations(for: $0) }
    self.exact = exact
    self.document = document
  }

  /// Writes it.
  public func write(as format: SourceFormat, to out: inout ByteBuffer) {
    switch format {
    case .yaml: writeYAML(to: &out)
    case .json: writeJSON(to: &out)
    }
  }

  // MARK: - YAML

  private func writeYAML(to out: inout ByteBuffer) {
    if let document { out.append("# For document \(document) of the file: '--document \(document)'.\n") }
    out.append("listspec-edits: 1\n")
    if let operations {
      out.append(operations.isEmpty ? "edits: []\n" : "edits:\n")
      for case .map(let members) in operations {
        for member in members { Self.write(member, to: &out) }
        out.drainIfLong()
      }
    }
    guard let exact else { return }
    out.append("# Where the text has this digest, it gets the very bytes that it had before")
    out.append(operations == nil ? ".\n" : "; else the edits are done.\n")
    out.append("exact:\n  sha256: ")
    out.appendJSON(exact.digest)
    out.append(exact.edits.isEmpty ? "\n  replace: []\n" : "\n  replace:\n")
    for edit in exact.edits {
      out.append("    - ")
      Self.write(edit, to: &out)
      out.append("\n")
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
      out.append(line)
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

  /// Writes a replacement, which looks alike in YAML and JSON.
  private static func write(_ edit: TextEdit, to out: inout ByteBuffer) {
    out.append("[\(edit.range.start), \(edit.range.end), ")
    out.appendJSON(edit.text)
    out.append("]")
  }

  // MARK: - JSON

  private func writeJSON(to out: inout ByteBuffer) {
    out.append("{\n")
    if let document { out.append("  \"x-document\": \(document),\n") }
    out.append("  \"listspec-edits\": 1")
    if let operations {
      out.append(",\n  \"edits\": [")
      for (place, operation) in operations.enumerated() {
        out.append(place > 0 ? ",\n    " : "\n    ")
        out.appendJSON(operation)
        out.drainIfLong()
      }
      out.append(operations.isEmpty ? "]" : "\n  ]")
    }
    if let exact {
      out.append(",\n  \"exact\": {\n    \"sha256\": ")
      out.appendJSON(exact.digest)
      out.append(",\n    \"replace\": [")
      for (place, edit) in exact.edits.enumerated() {
        out.append(place > 0 ? ",\n      " : "\n      ")
        Self.write(edit, to: &out)
        out.drainIfLong()
      }
      out.append(exact.edits.isEmpty ? "]\n  }" : "\n    ]\n  }")
    }
    out.append("\n}\n")
  }
}
