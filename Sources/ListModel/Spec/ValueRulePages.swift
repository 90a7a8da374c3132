internal import SpecSource

/// The pages of the rules about values that are not there, cut or written twice, and about the language as a whole.
enum ValueRulePages {
  /// The pages, in the order of the rules.
  static var all: [RulePage] {
    [
      emptyValue,
      nullValue,
      textCut,
      missingSpace,
      unsupportedVersion,
      variantKey,
      duplicateProperty,
      titleLikeClass,
      misspeltColor,
      scrollAnswer,
    ]
  }

  private static var emptyValue: RulePage {
    RulePage(
      .emptyValue, lists: "every list",
      """
      A key without a value was probably not finished, or a `#` made a comment of it. Leave it out for \"not \
      given\".
      """,
      pitfalls: [8],
      bad: [
        """
        rows:
          - cell: ProfileCell
            ⟦height⟧:
        """,
        """
        rows:
          - cell: ProfileCell
            ⟦backgroundColor⟧: #ff0000
        """,
        """
        rows:
          - {cell: ProfileCell, height: 72, model: {colour: red, ⟦green⟧, next: 1}}
        """,
        """
        rows:
          - Ada
          -⟦⟧
          - Bob
        """,
      ],
      good: [
        """
        rows:
          - cell: ProfileCell
            model: {name: ""}
        """
      ])
  }

  private static var nullValue: RulePage {
    RulePage(
      .nullValue, lists: "every list",
      """
      Null is no value of a property: what is not given is left out. In 'model', 'extra' and 'data' it is \
      data, in an edit it removes the key.
      """,
      pitfalls: [8, 66],
      bad: [
        """
        rows:
          - {cell: ProfileCell, height: ⟦null⟧}
        """,
        """
        rows:
          - {text: ⟦null⟧}
        """,
      ],
      good: [
        """
        rows:
          - {cell: ProfileCell, model: {name: null}}
        """
      ])
  }

  private static var textCut: RulePage {
    RulePage(
      .textCut, lists: "YAML files",
      """
      A space and a `#` begin a comment in YAML. Where a word follows the sign directly it was probably part \
      of the text.
      """,
      source: "YAML 1.2.2, 6.6",
      bad: [
        """
        rows:
          - text: Row ⟦#3⟧
        """
      ],
      good: [
        """
        rows:
          - text: "Row #3"
          - text: Row # the third
        """
      ])
  }

  private static var missingSpace: RulePage {
    RulePage(
      .missingSpace, lists: "tables, in YAML",
      """
      A colon makes a key only where a space follows it. `- text:A` is a plain row that shows `text:A`. Quotes say \
      that it is meant.
      """,
      source: "YAML 1.2.2, 7.3.3",
      bad: [
        """
        rows:
          - ⟦text:Ada⟧
        """
      ],
      good: [
        """
        rows:
          - text: Ada
          - "text:Ada"
          - http://example.com
        """
      ])
  }

  private static var unsupportedVersion: RulePage {
    RulePage(
      .unsupportedVersion, lists: "every list",
      """
      The number says which version of the language the file is written in. There is one.
      """,
      bad: [
        """
        listspec: ⟦2⟧
        rows: [Sync]
        """,
        """
        listspec: ⟦"1"⟧
        rows: [Sync]
        """,
      ],
      good: [
        """
        listspec: 1
        rows: [Sync]
        """
      ])
  }

  private static var variantKey: RulePage {
    RulePage(
      .variantKey, lists: "every list",
      """
      `edits` are applied to the list that `extends` names, so without it they change nothing. An included file brings \
      parts of a list and is no variant of one.
      """,
      bad: [
        """
        rows: [Sync]
        ⟦edits⟧: [{removeRows: [sync]}]
        """
      ],
      good: [
        RulePage.Example(
          """
          extends: base.yaml
          edits: [{removeRows: [sync]}]
          """, beside: ["base.yaml": "listspec: 1\nrows: [{tag: sync, text: Sync}, {tag: help, text: Help}]\n"])
      ])
  }

  private static var duplicateProperty: RulePage {
    RulePage(
      .duplicateProperty, lists: "every list",
      """
      One property under two names, of which only one could count: a library's name beside the canonical one, \
      'rows' beside 'sections', 'detail' beside 'value'.
      """,
      pitfalls: [31],
      bad: [
        """
        runtime: tf
        rows:
          - {cell: ProfileCell, height: 72, ⟦cellHeight⟧: 72}
        """,
        """
        runtime: tf
        sections:
          - headerView: PeopleHeader
            ⟦headerNode⟧: PeopleNode
            rows: [Ada]
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

  private static var titleLikeClass: RulePage {
    RulePage(
      .titleLikeClass, lists: "every list",
      """
      A header that is a text is its title. One that is spelt like a class was probably meant as the class of \
      its view.
      """,
      bad: [
        """
        sections:
          - header: ⟦PeopleHeader⟧
            rows: [Ada]
        """
      ],
      good: [
        """
        sections:
          - header: {view: PeopleHeader}
            rows: [Ada]
          - header: People
            rows: [Bob]
        """
      ])
  }

  private static var misspeltColor: RulePage {
    RulePage(
      .misspeltColor, lists: "every list",
      """
      A name that UIKit does not know is taken for one that the app knows, and where it does not, the colour is \
      missing when the app runs. Short names are doubted only where a letter is doubled, left out of a double, or \
      swapped with the next; names with a capital at the beginning or with digits are not doubted, nor are those \
      that the file has under `named`.
      """,
      source: "UIKit, UIColor",
      bad: [
        """
        rows:
          - {text: Delete, backgroundColor: ⟦redd⟧}
        """,
        """
        rows:
          - {text: Sync, backgroundColor: {light: white, dark: ⟦systemGrey⟧}}
        """,
      ],
      good: [
        """
        rows:
          - {text: Delete, backgroundColor: red}
          - {text: Brand, backgroundColor: {named: redd}}
          - {text: Sync, backgroundColor: line}
        """
      ])
  }

  private static var scrollAnswer: RulePage {
    RulePage(
      .scrollAnswer, lists: "lists for holo",
      """
      HoloTableView passes what UIScrollView tells its delegate to the 'scrollDelegate' alone, against its \
      rule that the delegate answers first. The method of the delegate is never called.
      """,
      source: "HoloTableView 3.1.2, the scroll section of `HoloTableViewProxy`",
      pitfalls: [108],
      bad: [
        """
        runtime: holo
        delegate: {⟦scrollViewDidScroll⟧: native}
        rows: [Sync]
        """,
        """
        runtime: holo
        kind: collection
        delegate: {⟦scrollViewWillBeginDragging⟧: native}
        items: [{cell: PhotoCell, size: 80}]
        """,
      ],
      good: [
        """
        runtime: holo
        scrollDelegate: native
        rows: [Sync]
        """,
        """
        runtime: holo
        delegate: {height: native}
        rows: [Sync]
        """,
      ])
  }
}
