import SpecSource
import SpecTree
import TestSupport

extension FaultKind {
  /// All ways to break a list.
  static let all = keys + values + texts + meanings

  private static let everywhere: [FaultSite.Level] = [.root, .section, .header, .row, .action]

  /// Keys that are wrong.
  private static let keys = [
    FaultKind("a key is misspelt", at: everywhere, ["unknown-key"]) { pen, random in
      let pairs = pen.site.pairs.filter { !$0.name.hasPrefix("x-") && $0.name != "listspec" }
      guard let pair = pairs.randomElement(using: &random) else { return nil }
      return misspelt(pair.name, &random).map { pen.renaming(pair.key, to: $0) }
    },
    FaultKind("a key that does not exist", at: everywhere, ["unknown-key"]) { pen, _ in
      pen.inserting("zzyzx", "1")
    },
    FaultKind("a key twice", at: everywhere, ["duplicate-key"]) { pen, random in
      guard let pair = pen.site.pairs.randomElement(using: &random), pen.view.kind(of: pair.value) == .scalar else {
        return nil
      }
      return pen.inserting(pair.name, String(decoding: pen.view.source(pen.view.range(of: pair.value)), as: UTF8.self))
    },
    FaultKind("the version is missing", at: [.root], ["missing-key"]) { pen, _ in pen.removing("listspec") },
    FaultKind("another library's name", at: [.row], ["other-runtime-key"]) { pen, _ in
      guard pen.runtime == "uikit", !pen.isCollection, !pen.site.has("height", "estimatedHeight") else { return nil }
      return pen.inserting("cellHeight", "44")
    },
    FaultKind("a height in a collection", at: [.row], ["other-kind-key"]) { pen, _ in
      pen.isCollection && !pen.site.has("height") ? pen.inserting("height", "44") : nil
    },
  ]

  /// Values that are wrong.
  private static let values = [
    FaultKind("a number is a word", at: [.row, .section, .root], ["wrong-type"]) { pen, random in
      guard let name = lengths.filter({ pen.number($0) != nil }).randomElement(using: &random) else { return nil }
      return pen.replacing(name, with: pen.word("tall"))
    },
    FaultKind("a number is a list", at: [.row, .section, .root], ["wrong-type"]) { pen, random in
      guard let name = lengths.filter({ pen.number($0) != nil }).randomElement(using: &random) else { return nil }
      return pen.replacing(name, with: "[44]")
    },
    FaultKind("a height below zero", at: [.row, .header], ["out-of-range"]) { pen, _ in
      pen.number("height") == nil ? nil : pen.replacing("height", with: "-8")
    },
    FaultKind("a flag is a word", at: [.row], ["wrong-type"]) { pen, random in
      let names = ["canEdit", "canMove", "allowsSelection"].filter { pen.text($0) != nil }
      return names.randomElement(using: &random).flatMap { pen.replacing($0, with: pen.word("maybe")) }
    },
    FaultKind("a text is a list", at: [.row, .section, .header, .action], ["wrong-type"]) { pen, random in
      let names = ["tag", "text", "detail", "title", "cell"].filter { pen.text($0) != nil }
      return names.randomElement(using: &random).flatMap { pen.replacing($0, with: "[a, b]".quoted(pen)) }
    },
    FaultKind("a text is a truth value", at: [.row, .section, .header], ["wrong-type"]) { pen, random in
      let names = ["tag", "text", "detail", "title"].filter { pen.text($0) != nil }
      return names.randomElement(using: &random).flatMap { pen.replacing($0, with: "true") }
    },
    FaultKind("a value is null", at: [.row, .section, .header], ["null-value"]) { pen, random in
      let names = ["tag", "text", "detail", "height", "title", "accessoryType"].filter { pen.text($0) != nil }
      return names.randomElement(using: &random).flatMap { pen.replacing($0, with: "null") }
    },
    FaultKind("a value is missing", at: [.row, .section, .header], ["empty-value"]) { pen, random in
      let names = ["tag", "text", "detail", "height", "title", "accessoryType"].filter { pen.text($0) != nil }
      return pen.isJSON ? nil : names.randomElement(using: &random).flatMap { pen.replacing($0, with: "") }
    },
    FaultKind("a name of a choice is misspelt", at: [.row, .root], ["unknown-value"]) { pen, random in
      let names = ["accessoryType", "selectionStyle", "editingStyle", "style"].filter { pen.text($0) != nil }
      guard let name = names.randomElement(using: &random), let text = pen.text(name) else { return nil }
      return misspelt(text, &random).flatMap { pen.replacing(name, with: pen.word($0)) }
    },
    FaultKind("a row is a list", at: [.row], ["wrong-type"]) { pen, _ in
      pen.replacing(pen.site.node, with: "[1, 2]")
    },
    FaultKind("a condition that is none", at: [.row], ["not-a-condition", "wrong-type"]) { pen, _ in
      pen.site.has("when") ? nil : pen.inserting("when", pen.word("sometimes"))
    },
    FaultKind("a repetition over a number", at: [.row], ["not-repeatable", "wrong-type"]) { pen, _ in
      pen.site.has("forEach") ? nil : pen.inserting("forEach", "3")
    },
    FaultKind("an expression that breaks off", at: [.row], ["expression-syntax"]) { pen, _ in
      pen.number("height") == nil ? nil : pen.replacing("height", with: "\"$(model.size +)\"")
    },
    FaultKind("an expression with a name that does not exist", at: [.row], ["expression-name"]) { pen, _ in
      pen.number("height") == nil ? nil : pen.replacing("height", with: "\"$(modle.size)\"")
    },
  ]

  /// Texts that cannot be read.
  private static let texts = [
    FaultKind("an alias without its anchor", at: [.row, .section], ["unknown-alias"]) { pen, random in
      let names = ["tag", "text", "height", "title"].filter { pen.text($0) != nil }
      return pen.isJSON ? nil : names.randomElement(using: &random).flatMap { pen.replacing($0, with: "*nobody") }
    },
    FaultKind(
      "a bracket is not closed", at: [.row, .header, .action],
      ["unclosed-bracket", "yaml-syntax", "json-syntax"], breaksText: true
    ) { pen, _ in
      guard pen.isFlow(pen.site.node) else { return nil }
      let end = pen.view.range(of: pen.site.node).end
      return [TextEdit(SourceRange(end - 1, end), "")]
    },
    FaultKind(
      "a quote is not closed", at: everywhere,
      ["unclosed-quote", "yaml-syntax", "json-syntax", "unclosed-bracket", "unclosed-string", "unknown-escape"],
      breaksText: true
    ) { pen, random in
      let quoted = pen.site.pairs.filter { pen.view.style(of: $0.value) == .doubleQuoted }
      guard let value = quoted.randomElement(using: &random)?.value else { return nil }
      let end = pen.view.range(of: value).end
      return [TextEdit(SourceRange(end - 1, end), "")]
    },
    FaultKind(
      "a line is indented by a tab", at: [.row, .section], ["tab-indentation"], breaksText: true
    ) { pen, _ in
      guard !pen.isJSON, !pen.isFlow(pen.site.node), pen.site.pairs.count > 1 else { return nil }
      let start = pen.view.range(of: pen.site.pairs[1].key).start
      return [TextEdit(SourceRange(start - 2, start), "\t")]
    },
  ]

  /// Lists that are not what was meant.
  private static let meanings = [
    FaultKind("a row's tag twice", at: [.row], ["duplicate-row-tag"]) { pen, random in
      pen.earlierTag(&random).flatMap { pen.replacing("tag", with: "\"\($0)\"") }
    },
    FaultKind("a section's tag twice", at: [.section], ["duplicate-section-tag"]) { pen, random in
      pen.earlierTag(&random).flatMap { pen.replacing("tag", with: "\"\($0)\"") }
    },
    FaultKind("a tag that is empty", at: [.row, .section], ["empty-tag"]) { pen, _ in
      pen.text("tag") == nil || !pen.site.isCertain ? nil : pen.replacing("tag", with: "\"\"")
    },
    FaultKind("a cell is renamed", at: [.row], ["misspelt-class"]) { pen, random in
      guard let cell = pen.text("cell"), pen.classes.contains(cell), pen.site.isCertain else { return nil }
      return misspelt(cell, &random).flatMap { pen.replacing("cell", with: pen.word($0)) }
    },
    FaultKind("a height is removed", at: [.row], ["missing-height"]) { pen, _ in
      guard pen.isHoloTable, pen.site.isCertain, pen.number("height") != nil, !pen.site.has("text", "detail"),
        let cell = pen.text("cell"), !pen.classes.contains(cell), pen.inheritsNoHeight
      else { return nil }
      return pen.removing("height")
    },
    FaultKind("a height of next to nothing", at: [.row], ["tiny-height"], besides: ["far-estimate"]) { pen, _ in
      guard pen.isHoloTable, pen.site.isCertain, pen.number("height") != nil, pen.source.contains("\nios: ") else {
        return nil
      }
      return pen.replacing("height", with: "0.5")
    },
    FaultKind("a title beside a view", at: [.header], ["hidden-title"]) { pen, _ in
      guard let view = pen.text("view"), view != "none", !pen.isCollection, !pen.site.has("title") else { return nil }
      return pen.inserting("title", pen.word("Hidden"))
    },
    FaultKind("a swipe action without a handler", at: [.action], ["swipe-action-without-handler"]) { pen, _ in
      pen.isHoloTable && pen.site.isCertain ? pen.removing("handler") : nil
    },
    FaultKind("a row that moves, and nobody moves its data", at: [.row], ["move-without-handler"]) { pen, _ in
      guard pen.isHoloTable, pen.site.isCertain, !pen.source.contains("anMove"), !pen.source.contains("moveHandler")
      else {
        return nil
      }
      return pen.inserting("canMove", "true")
    },
    FaultKind("a row that cannot be edited, and is", at: [.row], ["edits-of-uneditable-row"]) { pen, _ in
      guard pen.isHoloTable, pen.site.isCertain, !pen.site.has("canEdit"),
        pen.site.has("editingDeleteHandler")
          || pen.site.value("trailingSwipeActions").map({ pen.view.count(of: $0) > 0 }) ?? false
      else { return nil }
      return pen.inserting("canEdit", "false")
    },
  ]

  private static let lengths = [
    "height", "estimatedHeight", "rowHeight", "estimatedRowHeight", "minimumLineSpacing", "indentationLevel",
  ]
}

extension String {
  /// A list of words as the file writes lists.
  fileprivate func quoted(_ pen: FaultPen) -> String { pen.isJSON ? "[\"a\", \"b\"]" : self }
}

extension FaultPen {
  /// A tag of an element of the same kind above this one, other than its own.
  fileprivate func earlierTag(_ random: inout SeededGenerator) -> String? {
    guard let own = text("tag"), site.isCertain else { return nil }
    let tags = site.earlier.compactMap { view.value(of: "tag", in: $0).map { view.string(of: $0) } }
    return tags.filter { $0 != own && $0.allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" } }
      .randomElement(using: &random)
  }

  /// Whether no place above gives rows a height.
  fileprivate var inheritsNoHeight: Bool {
    return !["rowHeight", "rowDefaults", "delegate"].contains { source.contains($0) }
  }
}
