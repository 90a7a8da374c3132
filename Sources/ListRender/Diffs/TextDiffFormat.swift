internal import ListDiff

/// Differences for people: sections and rows by tag, with what was beside what is.
///
/// Each line begins with a sign: `+` inserted, `-` removed, `~` changed, `>` moved. Colours repeat it.
enum TextDiffFormat: DiffFormat {
  static let name = "text"
  static let summary = "for people"

  static func write(_ diff: ListDifference, _ style: TextStyle, to out: inout ByteBuffer) {
    guard !diff.changes.isEmpty else { return }
    TextDiffWriter(diff, style).write(to: &out)
  }
}

private struct TextDiffWriter {
  private let diff: ListDifference
  private let wording: ChangeWording
  private let style: TextStyle
  private var changes: ListChanges { diff.changes }

  /// What happened to something, with its sign and its colour.
  private enum Sign: String {
    case inserted = "+"
    case removed = "-"
    case changed = "~"
    case moved = ">"

    init(old: Int?, new: Int?, isOnlyMoved: Bool) {
      self = old == nil ? .inserted : new == nil ? .removed : isOnlyMoved ? .moved : .changed
    }

    var ink: Ink {
      switch self {
      case .inserted: .help
      case .removed: .error
      case .changed: .warning
      case .moved: .note
      }
    }
  }

  init(_ diff: ListDifference, _ style: TextStyle) {
    self.diff = diff
    self.style = style
    wording = ChangeWording(diff)
  }

  func write(to out: inout ByteBuffer) {
    if !changes.list.isEmpty {
      writeHead("list", to: &out)
      writeProperties(changes.list, indent: "  ", to: &out)
    }
    writeClasses(changes.cells, "cells", to: &out)
    writeClasses(changes.views, "views", to: &out)
    for section in changes.sections { write(section, to: &out) }
    out.append("\n\(wording.summary)\n")
  }

  private func writeHead(_ text: String, to out: inout ByteBuffer) {
    if !out.isEmpty { out.append("\n") }
    out.append(VisibleText.of(text), .strong, style)
    out.append("\n")
  }

  private func writeClasses(_ classes: [ClassChange], _ name: String, to out: inout ByteBuffer) {
    guard !classes.isEmpty else { return }
    writeHead(name, to: &out)
    for change in classes {
      let sign: Sign = change.added != nil ? .inserted : change.removed != nil ? .removed : .changed
      writeLine(sign, "  ", change.name, [], ChangeWording.rest(of: change.added ?? change.removed), to: &out)
      writeProperties(change.properties, indent: "    ", to: &out)
    }
  }

  private func write(_ section: SectionChange, to out: inout ByteBuffer) {
    if !out.isEmpty { out.append("\n") }
    let remarks = wording.remarks(on: section)
    if section.old == nil || section.new == nil || !remarks.isEmpty {
      let sign = Sign(old: section.old, new: section.new, isOnlyMoved: section.isMoved && remarks.count == 1)
      let rest = ChangeWording.rest(of: section.content)
      writeLine(sign, "", wording.name(of: section), remarks + wording.breaks(section), rest, isStrong: true, to: &out)
    } else {
      let name = ([wording.name(of: section)] + wording.breaks(section)).joined(separator: ", ")
      out.append(VisibleText.of(name), .strong, style)
      out.append("\n")
    }
    writeProperties(section.properties, indent: "  ", to: &out)
    for row in section.rows {
      let remarks = wording.remarks(on: row)
      let isOnlyMoved = row.isMoved && row.properties.isEmpty && remarks.count == 1
      writeLine(
        Sign(old: row.old, new: row.new, isOnlyMoved: isOnlyMoved), "  ", wording.name(of: row),
        remarks + wording.breaks(row), ChangeWording.rest(of: row.content), to: &out)
      writeProperties(row.properties, indent: "    ", to: &out)
      out.drainIfLong()
    }
  }

  /// Writes a line such as `> row sync (SwitchCell), moved from 0.1 to 0.4`.
  private func writeLine(
    _ sign: Sign, _ indent: String, _ name: String, _ remarks: [String], _ rest: String?, isStrong: Bool = false,
    to out: inout ByteBuffer
  ) {
    out.append(indent)
    out.append(sign.rawValue, sign.ink, style)
    out.append(" ")
    var line = VisibleText.of(([name] + remarks).joined(separator: ", "))
    let used = indent.utf8.count + 2 + DisplayWidth.of(line)
    let room = (style.columns ?? .max) - used - 2
    let ink = isStrong ? .strong : sign.ink
    out.append(line, ink, style)
    line = rest.map { VisibleText.of($0) } ?? ""
    if !line.isEmpty, room > 8 { out.append("  \(DisplayWidth.cut(line, to: room))", .frame, style) }
    out.append("\n")
  }

  /// Writes what changed, the old value beside the new one.
  private func writeProperties(_ properties: [PropertyChange], indent: String, to out: inout ByteBuffer) {
    guard !properties.isEmpty else { return }
    var grid = TextGrid([.init(""), .init(""), .init(""), .init("")])
    for change in properties {
      let sign: Sign = change.old == nil ? .inserted : change.new == nil ? .removed : .changed
      grid.addCell("\(indent)\(sign.rawValue) \(ChangeWording.path(change))")
      // What came or went has one value, and its sign tells which.
      grid.addCell(ChangeWording.words(change.old ?? change.new))
      grid.addCell(sign == .changed ? "→" : "")
      grid.addCell(sign == .changed ? ChangeWording.words(change.new) : "")
    }
    grid.write(to: &out, style, withTitles: false)
  }
}
