public import SpecSource

/// The pages of the rules about edits.
///
/// What an edit finds in its list takes two files to show: such an example has the list beside it.
public enum EditRulePages {
  /// The pages, in the order of the rules.
  public static var all: [RulePage] {
    own + fits + texts + remakes
  }

  /// The pages about what an operation says.
  private static var own: [RulePage] {
    [
      page(
        .unknownEdit, "an edit file",
        """
        An entry of `edits` is one operation, such as `updateRows`, with what it works on. Under a name that is \
        none of them nothing would happen.
        """,
        bad: [
          """
          listspec-edits: 1
          edits:
            - {⟦updateRow⟧: [{tag: sync, height: 60}]}
          """
        ],
        good: [
          """
          listspec-edits: 1
          edits:
            - {updateRows: [{tag: sync, height: 60}]}
          """
        ]),
      page(
        .misplacedWord, "an edit file",
        """
        A word of the edit language (`in`, `at`, `before`, `match`, …) stands where it says nothing. It would be \
        taken for a property, or be passed over.
        """,
        bad: [
          """
          listspec-edits: 1
          edits:
            - {updateRows: [{tag: sync, height: 60}], ⟦in⟧: account}
          """
        ],
        good: [
          """
          listspec-edits: 1
          edits:
            - {insertRows: {in: account, at: 1, rows: [{tag: plan, text: Plan}]}}
          """
        ]),
    ]
  }

  /// The pages about a file of edits as a whole, and about edits without an effect.
  private static var texts: [RulePage] {
    [
      page(
        .exactDoesNotFit, "an edit file",
        """
        `apply --write-inverse` writes under `exact` which bytes give back the text as it was. The replacements rise and \
        lie within the text, and what they give can be read. A file that has nothing but `exact` is for one text only, \
        known by its digest.
        """,
        source: "`docs/edits.md`",
        bad: [
          """
          listspec-edits: 1
          edits: []
          exact:
            sha256: "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"
            replace:
              - [40, 44, "50"]
              - ⟦[42, 42, "\\n"]⟧
          """
        ],
        good: [
          """
          listspec-edits: 1
          edits: []
          exact:
            sha256: "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"
            replace:
              - [40, 44, "50"]
              - [44, 44, "\\n"]
          """
        ]),
      page(
        .idleEdit, "an edit file",
        """
        An operation without rows, sections or keys, or an entry that says nothing but which row it means, changes nothing. \
        Most often it was not finished. An entry with `expect` compares, and so does something.
        """,
        source: "`docs/edits.md`",
        bad: [
          """
          listspec-edits: 1
          edits:
            - updateRows:
                - {tag: plan, text: Plan}
                - ⟦{tag: sync}⟧
          """,
          """
          listspec-edits: 1
          edits:
            - {updateRows: [{tag: plan, text: Plan}]}
            # To be done.
            - ⟦updateList⟧: {}
          """,
        ],
        good: [
          """
          listspec-edits: 1
          edits:
            - updateRows: [{tag: sync, expect: {height: 44}}, {tag: plan, newTag: tariff}]
            - makeRows: {in: legal, rows: [{tag: imprint}]}
          """
        ]),
    ]
  }

  /// The pages about what a remake loses.
  private static var remakes: [RulePage] {
    [
      page(
        .remadeTwice, "an edit file",
        """
        Each remake begins with nothing but the tag, and both find the same row or section: of what the first one \
        gives it nothing stays. Two rows with one tag are told apart by `nth`.
        """,
        pitfalls: [54],
        bad: [
          """
          listspec-edits: 1
          edits:
            - remakeRows:
                - {tag: sync, cell: SyncCell, height: 44}
                - ⟦{tag: sync, cell: SwitchCell}⟧
          """
        ],
        good: [
          """
          listspec-edits: 1
          edits:
            - remakeRows:
                - {tag: sync, nth: 1, cell: SyncCell, height: 44}
                - {tag: sync, nth: 2, cell: SwitchCell, height: 44}
          """
        ]),
      page(
        .remakeWithoutCell, "an edit file",
        """
        A remake keeps the tag and the place and forgets everything else, the class of the cell too: the row becomes a \
        `UITableViewCell` without a text. HoloTableView's own README does it. The list may still give its rows a class by \
        `rowDefaults`, so this is no error.
        """,
        pitfalls: [55],
        bad: [
          """
          listspec-edits: 1
          edits:
            - {remakeRows: [⟦{tag: sync, height: 60}⟧]}
          """
        ],
        good: [
          """
          listspec-edits: 1
          edits:
            - {remakeRows: [{tag: sync, cell: SwitchCell, height: 60}]}
            - {remakeRows: [{tag: plan, text: Plan}]}
            - {updateRows: [{tag: help, height: 60}]}
          """
        ]),
      page(
        .remakeWithoutRows, "an edit file",
        """
        A remade section is a fresh one: its rows go with everything else unless the edit says them again.
        """,
        pitfalls: [56],
        bad: [
          """
          listspec-edits: 1
          edits:
            - {remakeSections: [⟦{tag: about, header: About}⟧]}
          """
        ],
        good: [
          """
          listspec-edits: 1
          edits:
            - {remakeSections: [{tag: about, header: About, rows: [{tag: legal, text: Legal}]}]}
            - {remakeSections: [{tag: more, makeRows: [{tag: help, text: Help}]}]}
            - {updateSections: [{tag: people, header: People}]}
          """
        ]),
    ]
  }

  static func page(
    _ rule: Rule, _ files: String, _ explanation: String, pitfalls: [Int] = [],
    source: String = "HoloTableView 3.1; `docs/edits.md`", bad: [RulePage.Example], good: [RulePage.Example]
  ) -> RulePage {
    RulePage(
      rule, lists: files, explanation, source: source, pitfalls: pitfalls, bad: bad, good: good)
  }
}
