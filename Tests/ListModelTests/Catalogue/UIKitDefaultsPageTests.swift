import TestSupport
import Testing

@testable import ListModel

/// `docs/uikit-defaults.md` says the same as the catalogue.
@Suite("the page about UIKit's defaults")
struct UIKitDefaultsPageTests {
  /// The rows of the page's tables by the heading that they stand under.
  private let tables: [String: [[String]]]

  init() throws {
    let text = String(decoding: try RepositoryFiles.bytes("docs/uikit-defaults.md"), as: UTF8.self)
    var tables: [String: [[String]]] = [:]
    var heading = ""
    for line in text.split(separator: "\n") {
      if line.hasPrefix("## ") { heading = String(line.dropFirst(3)) }
      guard line.hasPrefix("| `") else { continue }
      let cells = line.dropFirst(2).dropLast(2).split(separator: " | ").map { String($0) }
      tables[heading, default: []].append(cells)
    }
    self.tables = tables
  }

  static let headings: [(String, Element)] = [
    ("Rows", .row), ("Headers and footers", .header), ("Sections", .section), ("The list", .list),
    ("Swipe actions", .swipeAction),
  ]

  @Test("it has every default of the catalogue, and no other", arguments: headings)
  func defaults(heading: String, element: Element) throws {
    let rows = try #require(tables[heading])
    var page: [String: String] = [:]
    for row in rows { page[row[0].plain] = row[1].plain }
    var catalogue: [String: String] = [:]
    for property in PropertyTable.of(element).properties.filter(Runtime.uikit.knows)
    where property.runtimes?.contains(.uikit) ?? true {
      catalogue[property.name] = Runtime.uikit.standard(of: property, in: element).map { Self.words($0) }
    }
    #expect(page == catalogue)
    #expect(rows.allSatisfy { $0.count == 3 && $0[2].hasSuffix(".") })
  }

  @Test("elements without a table have no defaults")
  func otherElements() {
    for element in Element.allCases
    where !Self.headings.contains(where: { $0.1 == element }) && ![.layout, .paging, .source].contains(element) {
      #expect(PropertyTable.of(element).properties.allSatisfy { $0.standard == nil }, "\(element)")
    }
  }

  @Test("it has every implication, and no other")
  func implications() throws {
    let page = try #require(tables["What one property brings with it"]).map { "\($0[0].plain): \($0[1].plain)" }
    let catalogue = Runtime.uikit.rules.implications.map { rule in
      "\(rule.trigger)\(rule.onlyPlain ? " of a plain row" : ""): \(rule.property) is \(Self.words(rule.value))"
    }
    #expect(page == catalogue)
  }

  private static func words(_ constant: Constant) -> String {
    switch constant {
    case .flag(let flag): "\(flag)"
    case .number(let number): number == number.rounded() ? "\(Int(number))" : "\(number)"
    case .automatic: "automatic"
    case .size(let width, let height): "`{width: \(Int(width)), height: \(Int(height))}`"
    case .code: "what the app works out"
    case .nothing: "nothing"
    case .choice(let name): name
    case .text(let name): name.rawValue
    case .same(let other): "that of \(other)"
    }
  }
}

extension String {
  /// The text without the marks of code.
  fileprivate var plain: String { replacing("`", with: "") }
}
