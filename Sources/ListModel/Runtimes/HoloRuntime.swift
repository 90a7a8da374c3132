internal import SpecSource

extension Runtime {
  /// HoloTableView 3.1.2.
  ///
  /// An unset height is the smallest positive number there, which is `nothing` here: the row is invisible. The
  /// implications are what `HoloTableRowMaker` sets beside the property that it was asked for; the last of two that
  /// contradict each other wins, as it does in the maker.
  static let holo = Runtime(
    name: "holo",
    summary: "HoloTableView 3.1.",
    mask: .holo,
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
    aliases: holoAliases,
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
    titleHeight: 28,
    hiddenTitle: .error,
    movesRowsItself: true)

  /// HoloTableView's names where they are not UIKit's: blocks of events, and the flat names of a section's header and
  /// footer.
  private static let holoAliases: [Alias] = {
    var aliases = [
      Alias(.row, "didUnHighlightHandler", for: "didUnhighlight"),
      Alias(.list, "sectionForSectionIndexTitleHandler", for: "sectionForSectionIndexTitle"),
    ]
    for property in PropertyTable.row.properties where property.isEvent && !property.name.hasSuffix("Handler") {
      guard property.name != "delegate", property.levels != .implements else { continue }
      aliases.append(Alias(.row, property.name + "Handler", for: property.name))
    }
    for property in PropertyTable.header.properties where property.isEvent && property.levels != .implements {
      aliases.append(Alias(.header, property.name + "Handler", for: property.name))
    }
    for (side, target) in [("header", KeyTarget.header), ("footer", .footer)] {
      let capital = side.prefix(1).uppercased() + side.dropFirst()
      for property in ["title", "model", "reuseId", "height", "estimatedHeight", "configSEL"] {
        let name = side + property.prefix(1).uppercased() + property.dropFirst()
        aliases.append(Alias(.section, name, for: property, of: target))
        if property != "configSEL" {
          aliases.append(Alias(.section, name + "Handler", for: property, .handler, of: target))
        }
      }
      for event in ["willDisplay", "didEndDisplaying"] {
        aliases.append(Alias(.section, event + capital + "Handler", for: event, of: target))
      }
    }
    return aliases
  }()
}
