internal import ListDiff

/// Differences as Markdown, for a pull request.
enum MarkdownDiffFormat: DiffFormat {
  static let name = "markdown"
  static let summary = "for a pull request"

  static func write(_ diff: ListDifference, _ style: TextStyle, to out: inout ByteBuffer) {
    let changes = diff.changes
    let wording = ChangeWording(diff)
    guard !changes.isEmpty else { return out.append("The lists are the same.\n") }
    out.append("\(wording.summary)\n")
    if !changes.list.isEmpty {
      out.append("\n### List\n\n")
      write(changes.list, to: &out)
    }
    write(changes.cells, "Cells", to: &out)
    write(changes.views, "Views", to: &out)
    for section in changes.sections { write(section, wording, to: &out) }
  }

  private static func write(_ classes: [ClassChange], _ title: String, to out: inout ByteBuffer) {
    guard !classes.isEmpty else { return }
    out.append("\n### \(title)\n\n")
    for change in classes {
      let word = change.added != nil ? "added" : change.removed != nil ? "removed" : "changed"
      out.append("- **\(MarkdownText.escaped(change.name))** \(word)")
      if let rest = ChangeWording.rest(of: change.added ?? change.removed) {
        out.append(": \(MarkdownText.code(rest))")
      }
      out.append("\n")
      write(items: change.properties, to: &out)
    }
  }

  private static func write(_ section: SectionChange, _ wording: ChangeWording, to out: inout ByteBuffer) {
    let name = wording.name(of: section)
    out.append("\n### \(MarkdownText.escaped(name.prefix(1).uppercased() + name.dropFirst()))")
    let word = section.old == nil ? ["inserted"] : section.new == nil ? ["removed"] : []
    let remarks = word + wording.remarks(on: section) + wording.breaks(section)
    if !remarks.isEmpty { out.append(": \(MarkdownText.escaped(remarks.joined(separator: ", ")))") }
    out.append("\n\n")
    if !section.properties.isEmpty {
      write(section.properties, to: &out)
      if !section.rows.isEmpty { out.append("\n") }
    }
    if let rest = ChangeWording.rest(of: section.content) { out.append("- \(MarkdownText.code(rest))\n") }
    for row in section.rows {
      let word = row.old == nil ? ["inserted"] : row.new == nil ? ["removed"] : []
      var remarks = word + wording.remarks(on: row)
      if remarks.isEmpty { remarks = ["changed"] }
      remarks += wording.breaks(row)
      out.append(
        "- **\(MarkdownText.escaped(wording.name(of: row)))** \(MarkdownText.escaped(remarks.joined(separator: ", ")))")
      if let rest = ChangeWording.rest(of: row.content) { out.append(": \(MarkdownText.code(rest))") }
      out.append("\n")
      write(items: row.properties, to: &out)
      out.drainIfLong()
    }
  }

  /// Writes properties as a table.
  private static func write(_ properties: [PropertyChange], to out: inout ByteBuffer) {
    out.append("| Property | Old | New |\n|---|---|---|\n")
    for change in properties {
      let words = [ChangeWording.path(change)] + [change.old, change.new].map { $0.map(ChangeWording.words) ?? "" }
      out.append(MarkdownText.row(words.map { $0.isEmpty ? "–" : MarkdownText.codeInTable($0) }))
    }
  }

  /// Writes properties as items below a row.
  private static func write(items properties: [PropertyChange], to out: inout ByteBuffer) {
    for change in properties {
      out.append("  - \(MarkdownText.code(ChangeWording.path(change))): \(value(change.old)) → \(value(change.new))\n")
    }
  }

  private static func value(_ value: CanonicalValue?) -> String {
    value.map { MarkdownText.code(ChangeWording.words($0)) } ?? "–"
  }
}
