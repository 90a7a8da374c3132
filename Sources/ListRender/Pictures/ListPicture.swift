internal import ListModel
internal import SpecTree

/// Draws a list from top to bottom: the screen's title, the list's header, the sections, the list's footer.
struct ListPicture {
  /// How high it has become, in points.
  private(set) var height = 0.0
  /// The colours that the list names, in the order in which they were met.
  private(set) var paints: [PicturePaint] = []
  private var paintNumbers: [PicturePaint: Int] = [:]
  /// What it is a picture of, once it is drawn.
  private(set) var title = ""

  let resolver: Resolver
  let isTable: Bool
  let width: Double
  let list: ResolvedElement
  let keys = PictureKeys.shared
  var wording: ValueWording
  private let style: String

  /// What UIKit gives where a list does not say.
  enum Usual {
    /// The height of a row, of the bar with the screen's title, and of a header.
    static let row = 44.0
    static let bar = 44.0
    static let header = 28.0
    /// The space above a section of a grouped table that has no header.
    static let gap = 18.0
    /// The space beside the cards of an inset grouped table, and beside what stands in a row.
    static let margin = 16.0
    /// How round cards are.
    static let radius = 10.0
  }

  /// A picture of a list that is so many points wide.
  init(_ resolver: Resolver, width: Double) {
    self.resolver = resolver
    self.width = width
    isTable = resolver.spec.runtime.kind == .table
    list = resolver.list()
    wording = ValueWording(resolver)
    style = isTable ? wording.text(keys.style, of: list) ?? "plain" : "plain"
  }

  var isGrouped: Bool { style != "plain" }
  /// The space beside the rows.
  var side: Double { style == "insetGrouped" ? Usual.margin : 0 }

  /// Draws all of it.
  mutating func write(to out: inout ByteBuffer) {
    out.append("<g class=\"\(isGrouped ? "grouped" : "plain")\">\n<rect class=\"")
    out.append("\(paint(list[keys.listColor].content) ?? "screen")\" width=\"100%\" height=\"100%\"/>\n")
    writeBar(to: &out)
    if let header = resolver.listHeader(.header) { height += writeHeader(header, "list header", at: height, to: &out) }
    var totals = ListTotals()
    for (number, section) in resolver.spec.sections.enumerated() {
      write(section, number, to: &out)
      totals.rows += section.rows.count
      totals.sections += 1
    }
    if isGrouped { height += Usual.gap }
    if totals.rows == 0 { writeEmpty(to: &out) }
    if let footer = resolver.listHeader(.footer) { height += writeHeader(footer, "list footer", at: height, to: &out) }
    out.append("</g>\n")
    let tag = wording.text(ListKeys.shared.tag, of: list) ?? "list"
    title = "\(tag): \(totals.rowsInWords(resolver.spec.runtime.kind))"
  }

  /// The bar with the title of the screen, if it has one.
  private mutating func writeBar(to out: inout ByteBuffer) {
    guard let title = wording.text(keys.listTitle, of: list) else { return }
    let text = TextWidth.cut(VisibleText.of(title), to: width - 2 * Usual.margin, size: 17)
    out.appendText(text, width / 2, Usual.bar / 2 + 6, "title middle")
    out.append(UInt8(ascii: "\n"))
    height += Usual.bar
  }

  /// What a list without rows shows.
  private mutating func writeEmpty(to out: inout ByteBuffer) {
    var (first, second): (String?, String?) = ("no \(isTable ? "rows" : "items")", nil)
    if case .elements(let range) = list[keys.empty].content, !range.isEmpty {
      let empty = resolver.element(.empty, at: range.lowerBound)
      first = wording.text(keys.emptyText, of: empty) ?? wording.text(keys.emptyCell, of: empty)
      second = wording.text(keys.emptyDetail, of: empty)
    }
    let middle = height + 2 * Usual.row
    let room = width - 2 * Usual.margin
    for (text, y, style) in [(first, middle, "head middle"), (second, middle + 20, "caption middle")] {
      guard let text else { continue }
      out.appendText(TextWidth.cut(VisibleText.of(text), to: room, size: 17), width / 2, y, style)
    }
    out.append(UInt8(ascii: "\n"))
    height += 4 * Usual.row
  }

  private mutating func write(_ section: SectionSpec, _ number: Int, to out: inout ByteBuffer) {
    let element = resolver.section(section)
    let header = resolver.header(.header, of: section)
    // Without a header, cards would touch each other.
    if isGrouped, header == nil { height += Usual.gap }
    out.openGroup(at: height)
    let tag = wording.text(SectionKeys.shared.tag, of: element)
    out.appendTitle("section \(number)\(tag.map { " \($0)" } ?? "")")
    out.append(UInt8(ascii: "\n"))
    var y = 0.0
    if let header { y += writeHeader(header, "header", at: y, to: &out) }
    y +=
      isTable
      ? writeRows(of: section, number, at: y, to: &out) : writeItems(of: section, element, number, at: y, to: &out)
    if let footer = resolver.header(.footer, of: section) { y += writeHeader(footer, "footer", at: y, to: &out) }
    out.closeGroup()
    out.drainIfLong()
    height += y
  }

  /// The class of what a colour of the list paints; nil without one, or with one that only the app knows.
  mutating func paint(_ content: ResolvedValue.Content) -> String? {
    let node: NodeID
    switch content {
    case .data(let found), .text(let found): node = found
    default: return nil
    }
    guard let paint = PicturePaint(at: node, in: resolver.view) else { return nil }
    let number = paintNumbers[paint] ?? paints.count
    if number == paints.count {
      paintNumbers[paint] = number
      paints.append(paint)
    }
    return "paint\(number)"
  }

  /// A height that is known; else the one that the list estimates, or a usual one. Nil where there is nothing to see.
  func extent(
    _ content: ResolvedValue.Content, guess: ResolvedValue.Content, usual: Double
  ) -> (points: Double, isKnown: Bool)? {
    switch (content, guess) {
    case (.number(let points), _): points > 0 ? (points, true) : nil
    case (.nothing, _): nil
    case (_, .number(let points)) where points > 0: (points, false)
    default: (usual, false)
    }
  }

  /// Says of something whose height is a guess why it is one.
  func appendGuess(_ content: ResolvedValue.Content, in frame: PictureFrame, to out: inout ByteBuffer) {
    out.appendBox(frame, "open")
    let what = isTable ? "height" : "size"
    let reason = if case .native = content { "\(what) from code" } else { "\(what) automatic" }
    guard TextWidth.of(reason, size: 10) < frame.width - 8 else { return }
    out.appendText(reason, frame.end - 4, frame.y + 11, "note end")
  }
}
