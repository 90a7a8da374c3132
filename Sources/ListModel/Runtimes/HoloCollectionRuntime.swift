extension Runtime {
  /// HoloCollectionView 2.1.3.
  ///
  /// Sizes, insets and spacings that nobody gives are the flow layout's. `moveHandler` makes an item movable in the
  /// maker, and `canMove` brings nothing with it.
  static let holoCollection = Runtime(
    .holo,
    summary: "HoloCollectionView 2.1.",
    mask: .holo,
    kind: .collection,
    rules: Rules(
      hasHandlers: true,
      defaults: [
        Default(.row, "cell", .text(.collectionViewCell)),
        Default(.header, "view", .text(.collectionReusableView)),
      ],
      aliases: { holoCollectionAliases },
      implications: [Implication("moveHandler", sets: "canMove", to: .flag(true))]),
    keys: { holoCollectionKeys })

  private static let holoCollectionKeys: Vocabulary = Vocabulary(.holoCollection)

  private static let holoCollectionAliases: [Alias] = {
    var aliases = [
      Alias(.row, "didUnHighlightHandler", for: "didUnhighlight"),
      Alias(.list, "indexPathForIndexTitleHandler", for: "sectionForSectionIndexTitle"),
    ]
    aliases += eventAliases(.row) { $0.kinds.contains(.collections) && $0.name != "delegate" }
    aliases += eventAliases(.header) { _ in true }
    aliases += flatAliases(["model", "reuseId", "size", "configSEL"])
    return aliases
  }()
}
