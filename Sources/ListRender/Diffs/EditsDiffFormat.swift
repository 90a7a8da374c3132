internal import SpecTree

/// Differences as an edit file: applied to the old list it gives the new one.
enum EditsDiffFormat: DiffFormat {
  static let name = "edits"
  static let summary = "an edit file that makes the new list of the old one"
  static let canShowPart = false
  static let isOfFiles = true

  static func write(_ diff: ListDifference, _ style: TextStyle, to out: inout ByteBuffer) {
    EditFileText(diff.changes).write(as: diff.textFormat, to: &out)
  }
}
