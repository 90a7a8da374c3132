public import SpecSource

/// The pages of the rules about the language.
public enum TypeRulePages {
  /// The pages, in the order of the rules.
  public static var all: [RulePage] {
    [
      notAList,
      unknownKey,
      wrongLevel,
      otherRuntimeKey,
      otherKindKey,
      wrongType,
      unknownValue,
      outOfRange,
      missingKey,
    ] + ValueRulePages.all
  }

  private static var notAList: RulePage {
    RulePage(
      .notAList, lists: "every file",
      """
      The file is of another kind, such as a property list or another tool's form: its keys are not misspelt ones of a \
      list spec, so they are passed over with one finding that says what the file seems to be.
      """,
      source: "the shapes of the formats",
      bad: [
        RulePage.Example(
          """
          ⟦elements:⟧
            - type: text
          """, bare: true)
      ],
      good: [
        """
        rows:
          - {text: Name}
        """
      ])
  }

  private static var unknownKey: RulePage {
    RulePage(
      .unknownKey, lists: "every list",
      """
      A key that the language does not know is never read: the property that was meant keeps its default. The \
      nearest key of its place is named.
      """,
      source: "the catalogue, `docs/properties.md`",
      pitfalls: [110, 117],
      bad: [
        """
        rows:
          - {cell: ProfileCell, ⟦hieght⟧: 72}
        """,
        """
        rows:
          - {text: Hello, ⟦world⟧}
        """,
        """
        rows:
          - {⟦cell:ProfileCell⟧, height: 72}
        """,
        """
        rows:
        ⟦-text⟧: Hello
        """,
      ],
      good: [
        """
        rows:
          - {cell: ProfileCell, height: 72, x-note: keys that begin with x- are ignored}
        """
      ])
  }

  private static var wrongLevel: RulePage {
    RulePage(
      .wrongLevel, lists: "every list",
      """
      The key exists, but not in this place, where nothing would read it.
      """,
      bad: [
        """
        rows:
          - {text: Sync, ⟦hidesWhenEmpty⟧: true}
        """
      ],
      good: [
        """
        sections:
          - hidesWhenEmpty: true
            rows: [Sync]
        """
      ])
  }

  private static var otherRuntimeKey: RulePage {
    RulePage(
      .otherRuntimeKey, lists: "every list",
      """
      Each library has names of its own, and properties that only it has. Under another runtime they would \
      never be read. Set 'runtime', or write the canonical name.
      """,
      source: "`docs/runtimes.md`",
      bad: [
        """
        rows:
          - {cell: ProfileCell, ⟦cellHeight⟧: 72}
        """,
        """
        sections:
          - ⟦headerHeight⟧: 32
            rows: [Sync]
        """,
      ],
      good: [
        """
        runtime: tf
        rows:
          - {cell: ProfileCell, cellHeight: 72}
        """
      ])
  }

  private static var otherKindKey: RulePage {
    RulePage(
      .otherKindKey, lists: "every list",
      """
      Tables have rows with heights, collections items with sizes.
      """,
      bad: [
        """
        kind: collection
        items:
          - {cell: PhotoCell, ⟦height⟧: 72}
        """,
        """
        kind: collection
        ⟦rows⟧:
          - {cell: PhotoCell, size: 72}
        """,
      ],
      good: [
        """
        kind: collection
        items:
          - {cell: PhotoCell, size: 72}
        """
      ])
  }

  private static var wrongType: RulePage {
    RulePage(
      .wrongType, lists: "every list",
      """
      The value is not of the kind that its property has, so that nothing can be made of it. Where quotes \
      would make it the text that was meant there is a fix.
      """,
      pitfalls: [66, 115, 141],
      bad: [
        """
        rows:
          - {cell: ProfileCell, height: ⟦tall⟧}
        """,
        """
        rows:
          - {text: ⟦true⟧}
        """,
        """
        rows:
          - Ada
          - ⟦null⟧  # nobody yet
        """,
        """
        rows:
          ⟦-{text: Ada}⟧
        """,
        """
        rows:
          - {cell: ProfileCell, height: ⟦auto⟧}
          - {cell: SwitchCell, height: ⟦"44"⟧}
          - {cell: ButtonCell, height: ⟦44pt⟧, canEdit: ⟦yes⟧, canMove: ⟦off⟧}
        """,
        """
        rows:
          - {text: Sync, backgroundColor: ⟦ff0000⟧}
          - {text: "Ada", detail: ⟦{name}⟧}
        """,
        """
        cells:
          ProfileCell: {implements: {height: ⟦true⟧}}
        rows:
          - {cell: ProfileCell}
        """,
        """
        runtime: holo
        rows:
          - {cell: ProfileCell, heightHandler: ⟦profileHeight⟧}
        """,
      ],
      good: [
        """
        rows:
          - {cell: ProfileCell, height: 72}
          - {text: "true"}
          - {text: 12}
        """
      ])
  }

  private static var unknownValue: RulePage {
    RulePage(
      .unknownValue, lists: "every list",
      """
      The property knows a few names, and this is none of them.
      """,
      pitfalls: [116],
      bad: [
        """
        style: ⟦groupd⟧
        rows: [Sync]
        """,
        """
        rows:
          - {text: Sync, accessoryType: ⟦disclosure⟧}
        """,
      ],
      good: [
        """
        style: grouped
        rows: [Sync]
        """
      ])
  }

  private static var outOfRange: RulePage {
    RulePage(
      .outOfRange, lists: "every list",
      """
      A height below 0, or a number that its property cannot have: UIKit raises an exception for some, and \
      takes others for something else. `automatic` is what -1 stands for in UIKit.
      """,
      source: "UIKit; DZNEmptyDataSet issue 288, CascadingTableDelegate issues 9 and 10",
      pitfalls: [9, 21],
      bad: [
        """
        rows:
          - {cell: ProfileCell, height: ⟦-4⟧}
        """,
        """
        rows:
          - {cell: ProfileCell, height: ⟦-1⟧}
        """,
        """
        rows:
          - {cell: ProfileCell, height: 72, model: {distance: ⟦.inf⟧}}
        """,
      ],
      good: [
        """
        rows:
          - {cell: ProfileCell, height: 0}
          - {cell: ProfileCell, height: automatic}
        """
      ])
  }

  private static var missingKey: RulePage {
    RulePage(
      .missingKey, lists: "every list",
      """
      Something that must be said is not said: the version of the language, the sections of a list.
      """,
      bad: [
        .init(
          """
          ⟦rows: [Sync]⟧
          """, bare: true)
      ],
      good: [
        """
        rows: [Sync]
        """
      ])
  }
}
