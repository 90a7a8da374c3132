internal import SpecSource

extension Runtime {
  /// HoloTableView 3.1.2.
  ///
  /// An unset height is the smallest positive number there, which is `nothing` here: the row is invisible. The
  /// implications are what `HoloTableRowMaker` sets beside the property that it was asked for; the last of two that
  /// contradict each other wins, as it does in the maker.
  static let holo = Runtime(
    .holo,
    summary: "HoloTableView 3.1.",
    mask: .holo,
    rules: Rules(
      hasHandlers: true,
      defaults: [
        Default(.row, "height", .nothing),
        Default(.row, "estimatedHeight", .same("height")),
        Default(.row, "canEdit", .flag(false)),
        Default(.row, "editingStyle", .choice("none")),
        Default(.header, "view", .text(.headerFooterView)),
        Default(.header, "height", .nothing),
        Default(.header, "estimatedHeight", .same("height")),
      ],
      aliases: { holoAliases },
      implications: [
        Implication("canMove", sets: "canEdit", to: .flag(true)),
        Implication("leadingSwipeActions", sets: "canEdit", to: .flag(true)),
        Implication("trailingSwipeActions", sets: "canEdit", to: .flag(true)),
        Implication("moveHandler", sets: "canEdit", to: .flag(true)),
        Implication("moveHandler", sets: "canMove", to: .flag(true)),
        Implication("editingDeleteHandler", sets: "canEdit", to: .flag(true)),
        Implication("editingDeleteHandler", sets: "editingStyle", to: .choice("delete")),
        Implication("editingInsertHandler", sets: "canEdit", to: .flag(true)),
        Implication("editingInsertHandler", sets: "editingStyle", to: .choice("insert")),
        Implication("detail", sets: "style", to: .choice("subtitle"), onlyPlain: true),
        Implication("value", sets: "style", to: .choice("value1"), onlyPlain: true),
      ],
      plainRowHeight: 44,
      titleHeight: .number(28),
      hiddenTitle: .error,
      movesRowsItself: true),
    keys: { holoKeys })

  private static let holoKeys: Vocabulary = Vocabulary(.holo)

  /// HoloTableView's names where they are not UIKit's: blocks of events, and the flat names of a section's header and
  /// footer.
  private static let holoAliases: [Alias] = {
    var aliases = [
      Alias(.row, "didUnHighlightHandler", for: "didUnhighlight"),
      Alias(.list, "sectionForSectionIndexTitleHandler", for: "sectionForSectionIndexTitle"),
    ]
    aliases += eventAliases(.row) { $0.kinds.contains(.tables) && $0.name != "delegate" }
    aliases += eventAliases(.header) { _ in true }
    aliases += flatAliases(["title", "model", "reuseId", "height", "estimatedHeight", "configSEL"])
    return aliases
  }()

  /// The names that Holo's libraries give the blocks of an element's events.
  static func eventAliases(_ element: Element, where condition: (Property) -> Bool) -> [Alias] {
    var aliases: [Alias] = []
    let properties = PropertyTable.of(element).properties
    // By index: an entry that is handed out is copied, with all that it holds.
    for slot in properties.indices where properties[slot].isEvent {
      let property = properties[slot]
      guard property.levels != .implements, property.runtimes?.contains(.holo) ?? true, condition(property),
        !property.name.utf8.suffix(handler.utf8.count).elementsEqual(handler.utf8)
      else { continue }
      aliases.append(Alias(element, property.name + handler, for: property.name))
    }
    return aliases
  }

  /// The names that Holo's libraries give some properties of a section's header and footer, and their events.
  static func flatAliases(_ properties: [String]) -> [Alias] {
    flatAliases(properties, "header", .header) + flatAliases(properties, "footer", .footer)
  }

  private static func flatAliases(_ properties: [String], _ side: String, _ target: KeyTarget) -> [Alias] {
    var aliases: [Alias] = []
    for property in properties {
      let name = side + capitalized(property)
      aliases.append(Alias(.section, name, for: property, of: target))
      if property != "configSEL" {
        aliases.append(Alias(.section, name + handler, for: property, .handler, of: target))
      }
    }
    for event in ["willDisplay", "didEndDisplaying"] {
      aliases.append(Alias(.section, event + capitalized(side) + handler, for: event, of: target))
    }
    return aliases
  }

  private static let handler = "Handler"

  /// A property's name as the second word of another. Names begin with a small letter of ASCII; that every start of the
  /// program comes by here is why it does not ask Unicode.
  private static func capitalized(_ name: String) -> String {
    var bytes = Array(name.utf8)
    if let first = bytes.first { bytes[0] = first & ~0x20 }
    return String(decoding: bytes, as: UTF8.self)
  }
}
