public import SpecSource

/// The pages of the rules about edits.
///
/// What an edit finds in its list takes two files to show, so most have no example of a fault; `docs/edits.md` has some.
public enum EditRulePages {
  /// The pages, in the order of the rules.
  public static var all: [RulePage] {
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
      page(
        .otherKindEdit, "edits and their list",
        """
        Rows belong to tables and items to collections; the operation has the other one's name. \
        HoloCollectionView still knows its old names of rows: `--compat holo` takes them.
        """,
        pitfalls: [69], bad: [],
        good: [
          """
          listspec-edits: 1
          edits:
            - {updateRows: [{tag: sync, height: 60}]}
          """
        ]),
      page(
        .targetNotFound, "edits and their list",
        """
        No section or row has the tag where the edit looks for it. HoloTableView would pass over the edit \
        without a word, and the variant would silently be the base.
        """,
        pitfalls: [49, 60, 62, 68], bad: [],
        good: [
          """
          listspec-edits: 1
          edits:
            - {removeRows: [mail]}
          """
        ]),
      page(
        .targetAmbiguous, "edits and their list",
        """
        Several have the tag, and an edit that takes the first would hit another one as soon as the list is put \
        in another order. `nth` or `match` says which.
        """,
        bad: [],
        good: [
          """
          listspec-edits: 1
          edits:
            - {updateRows: [{tag: version, nth: 2, text: Version}]}
          """
        ]),
      page(
        .targetInOtherFile, "edits and their list",
        """
        What the edit names stands in a file that the list includes or extends. Edits change one file; that file \
        is edited by itself.
        """,
        bad: [],
        good: [
          """
          listspec-edits: 1
          edits:
            - {moveSections: {sections: [legal], at: end}}
          """
        ]),
      page(
        .targetGenerated, "edits and their list",
        """
        The row or section does not stand in the file: a `forEach` makes it. Edit the template by its written \
        tag, or let `--unroll` write the rows out first.
        """,
        bad: [],
        good: [
          """
          listspec-edits: 1
          edits:
            - {updateRows: [{tag: "link-$(model.id)", height: 50}]}
          """
        ]),
      page(
        .indexOutOfRange, "edits and their list",
        """
        `at` counts from 0, after what moves has been taken out, and may be as large as the number of those that \
        are there. HoloTableView would take the nearest place without a word.
        """,
        pitfalls: [61], bad: [],
        good: [
          """
          listspec-edits: 1
          edits:
            - {insertRows: {in: legal, at: end, rows: [{tag: imprint, text: Imprint}]}}
          """
        ]),
      page(
        .unexpectedValue, "edits and their list",
        """
        `expect` says what the edit was written for, and the list says something else by now. Whether the edit \
        still fits is for a person to say.
        """,
        bad: [],
        good: [
          """
          listspec-edits: 1
          edits:
            - {updateRows: [{tag: sync, expect: {height: 44}, height: 60}]}
          """
        ]),
      page(
        .valueNotReachable, "edits and their list",
        """
        A key with points reaches into a value, and something on the way is no map, so that there is nothing to \
        reach into.
        """,
        bad: [],
        good: [
          """
          listspec-edits: 1
          edits:
            - {updateRows: [{tag: profile, model.name: Grace}]}
          """
        ]),
      page(
        .unknownSection, "edits and their list",
        """
        Rows are made in a section that the list does not have; it is made at the end, as HoloTableView does it, \
        and `at` then means nothing. A misspelt tag looks just like that.
        """,
        pitfalls: [50, 52], bad: [],
        good: [
          """
          listspec-edits: 1
          edits:
            - {makeRows: {in: legal, rows: [{tag: imprint, text: Imprint}]}}
          """
        ]),
      page(
        .severalRemoved, "edits and their list",
        """
        A removal takes all that have the tag, as HoloTableView does it. Where one was meant, `nth` says which.
        """,
        bad: [],
        good: [
          """
          listspec-edits: 1
          edits:
            - {removeRows: [{tag: version, nth: 1}]}
          """
        ]),
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
    ] + remakes
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

  private static func page(
    _ rule: Rule, _ files: String, _ explanation: String, pitfalls: [Int] = [],
    source: String = "HoloTableView 3.1; `docs/edits.md`", bad: [RulePage.Example], good: [RulePage.Example]
  ) -> RulePage {
    RulePage(
      rule, lists: files, explanation, source: source, pitfalls: pitfalls, bad: bad, good: good)
  }
}
