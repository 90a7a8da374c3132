import ListTestSupport
import Testing

/// How a document from outside is written as a list, so that what its patches name has a name here.
enum OutsideShape: Sendable {
  /// The document is the model of one row, `document`.
  case row
  /// The document is a list, and its elements are the models of rows.
  case rows(RowTag)
  /// The document is a list, and its elements are sections: a list is the section's rows, a map or a scalar the model of
  /// its header, with the rows in the map under a key.
  case sections(RowTag, rows: String, RowTag)
  /// The lists at some paths of the document are sections, tagged with the path; what is left is the row `document`.
  case keyed([[String]], RowTag)

  /// What is the tag of a row that stands for an element.
  enum RowTag: Sendable {
    /// None.
    case none
    /// A member of the element.
    case member(String)
    /// The element itself, a text.
    case itself

    /// The tag of an element; nil where it has none.
    func tag(of element: PlainValue) -> PlainValue? {
      switch self {
      case .none: nil
      case .member(let key): element.members == nil ? nil : element[key] == .null ? nil : element[key]
      case .itself: element.scalarText.map { .text($0) }
      }
    }
  }

  /// The tag of the row that holds a document, or what of it is in no section.
  static let document = "document"

  /// The list for a document.
  func text(of document: PlainValue) -> String {
    let head = "listspec: 1\ncells: {A: {}}  # for every row\nviews: {V: {}}\nsections:"
    let sections: [String]
    switch self {
    case .row: sections = [Self.documentSection(document)]
    case .rows(let tag):
      sections = ["\n  - " + Self.rows(document.items ?? [], tag, indentation: "    ")]
    case .sections:
      sections = (document.items ?? []).map { "\n  - \(section(of: $0))" }
    case .keyed(let paths, let tag):
      var rest = document
      var lists: [String] = []
      for path in paths {
        guard let items = document[path: path]?.items else { continue }
        rest = rest.setting(path: path, to: nil)
        lists.append("\n  - tag: \(Self.tag(of: path))\n    " + Self.rows(items, tag, indentation: "    "))
      }
      sections = (document == .null ? [] : [Self.documentSection(rest)]) + lists
    }
    return head + (sections.isEmpty ? " []" : sections.joined()) + "\n"
  }

  private static func documentSection(_ document: PlainValue) -> String {
    "\n  # the document itself\n  - rows:\n      - \(row(of: document, .none, tag: document == .null ? nil : Self.document))"
  }

  private static func rows(_ elements: [PlainValue], _ tag: RowTag, indentation: String) -> String {
    if elements.isEmpty { return "rows: []" }
    return "rows:" + elements.map { "\n\(indentation)  - \(row(of: $0, tag))" }.joined()
  }

  /// The tag of the section for a list.
  static func tag(of path: [String]) -> String { path.joined(separator: "/") }

  /// A row for an element, on one line.
  static func row(of element: PlainValue, _ rowTag: RowTag, tag: String? = nil) -> String {
    let own = tag.map { PlainValue.text($0) } ?? rowTag.tag(of: element)
    // A tag that is no text stays what it is, so that the language can refuse it.
    let written = own.map { $0.scalarText.map(PlainValue.quoted) ?? $0.json }
    return "{" + (written.map { "tag: \($0), " } ?? "") + "cell: A, model: \(element.json)}"
  }

  /// A section for an element of the shape `sections`, on one line.
  func section(of element: PlainValue) -> String {
    guard case .sections(let sectionTag, let rowsKey, let rowTag) = self else { return "{}" }
    if let items = element.items {
      return "{rows: [\(items.map { Self.row(of: $0, rowTag) }.joined(separator: ", "))]}"
    }
    let tag = sectionTag.tag(of: element)?.scalarText.map { "tag: \(PlainValue.quoted($0)), " } ?? ""
    let items = element[rowsKey]?.items
    let model = items == nil ? element : element.setting(rowsKey, to: nil)
    let rows = items.map { ", rows: [\($0.map { Self.row(of: $0, rowTag) }.joined(separator: ", "))]" } ?? ""
    return "{\(tag)header: {view: V, model: \(model.json)}\(rows)}"
  }

  /// The document that a list stands for; the tags must be those of the elements.
  func document(of list: PlainValue) -> PlainValue {
    let sections = list["sections"]?.items ?? []
    switch self {
    case .row:
      return sections.first.map { Self.elements(of: $0, nil) }?.first ?? .null
    case .rows(let tag):
      return .list(sections.first.map { Self.elements(of: $0, tag) } ?? [])
    case .sections(_, let rowsKey, let rowTag):
      return .list(
        sections.map { section in
          let rows = section["rows"].map { _ in Self.elements(of: section, rowTag) }
          guard let model = section["header"]?["model"] else { return .list(rows ?? []) }
          return rows.map { model.setting(rowsKey, to: .list($0)) } ?? model
        })
    case .keyed(_, let tag):
      guard let first = sections.first, first["tag"] == nil || first["tag"] == .null else {
        return sections.reduce(.null) { Self.adding($1, tag, to: $0) }
      }
      let document = Self.elements(of: first, nil).first ?? .null
      return sections.dropFirst().reduce(document) { Self.adding($1, tag, to: $0) }
    }
  }

  private static func adding(_ section: PlainValue, _ tag: RowTag, to document: PlainValue) -> PlainValue {
    let path = (section["tag"]?.scalarText ?? "").split(separator: "/").map(String.init)
    return document.setting(path: path, to: .list(elements(of: section, tag)))
  }

  private static func elements(of section: PlainValue, _ rowTag: RowTag?) -> [PlainValue] {
    (section["rows"]?.items ?? []).map { row in
      let model = row["model"] ?? .null
      if let rowTag {
        #expect(row["tag"]?.scalarText == rowTag.tag(of: model)?.scalarText, "the tag is another one: \(row.json)")
      }
      return model
    }
  }
}
