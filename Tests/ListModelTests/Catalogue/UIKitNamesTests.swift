import Testing

@testable import ListModel

/// What a list has whatever library it is written for: language.md 2 and 2.1.
@Suite("UIKit's names")
struct UIKitNamesTests {
  static let rows = [
    "text", "detail", "image", "accessoryType", "selectionStyle", "separatorInset", "backgroundColor",
    "indentationLevel", "contextMenu", "accessibilityIdentifier", "accessibilityLabel", "accessibilityHint",
  ]
  static let sections = ["indexTitle", "empty", "hidesWhenEmpty"]
  static let lists = [
    "listspec", "runtime", "tag", "cells", "sections", "rows", "title", "kind", "style", "ios", "header", "footer",
    "rowHeight", "estimatedRowHeight", "rowDefaults", "views", "empty", "sectionIndexTitles",
    "delegate", "dataSource", "include", "extends", "edits", "data",
    "separatorStyle", "separatorColor", "separatorInset", "backgroundColor", "contentInset",
    "allowsMultipleSelection", "sectionHeaderTopPadding", "keyboardDismissMode", "refreshControl",
  ]

  @Test("every runtime knows them", arguments: Runtime.all)
  func known(runtime: Runtime) {
    for (element, level, names) in [
      (Element.row, Levels.row, Self.rows), (.section, .section, Self.sections), (.list, .list, Self.lists),
    ] {
      let index = Vocabulary(runtime).index(of: element)
      for name in names {
        let meaning = index.meaning(of: name)
        #expect(meaning.map { PropertyTable.of(element)[$0.slot].name } == name)
        #expect(meaning.map { PropertyTable.of(element)[$0.slot].levels.contains(level) } == true, "\(name)")
      }
    }
  }

  @Test("the accessibility identifier is the tag unless it is given")
  func identifier() {
    let property = PropertyTable.row[PropertyTable.row.slot("accessibilityIdentifier")]
    #expect(property.standard == .same("tag"))
  }

  @Test("what a row says, its class may say for all its rows; but not who the row is")
  func classDefaults() {
    let onlyRow = PropertyTable.row.properties.filter {
      $0.levels.contains(.row) && !$0.levels.contains(.cellClass) && $0.kind != .structure(.variant)
        && Runtime.holo.knows($0)
    }
    #expect(onlyRow.map(\.name) == ["tag", "cell", "forEach", "as", "when"])
  }

  @Test("what a row says, 'rowDefaults' may say for many; but not who the row is and what it shows")
  func rowDefaults() {
    let onlyRow = PropertyTable.row.properties.filter {
      $0.levels.contains(.row) && !$0.levels.contains(.rowDefaults) && $0.kind != .structure(.variant)
        && Runtime.holo.knows($0)
    }
    #expect(onlyRow.map(\.name) == ["tag", "model", "text", "detail", "value", "forEach", "as", "when"])
  }
}
