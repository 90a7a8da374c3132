public import SpecSource

/// The pages of the rules about edits and the list that they are for.
extension EditRulePages {
  /// The pages, in the order of the rules.
  static var fits: [RulePage] {
    [
      page(
        .otherKindEdit, "edits and their list",
        """
        Rows belong to tables and items to collections; the operation has the other one's name. \
        HoloCollectionView still knows its old names of rows: `--compat holo` takes them.
        """,
        pitfalls: [69],
        bad: [
          .edits(
            """
            listspec-edits: 1
            edits:
              - {⟦updateRows⟧: [{tag: sync, cell: OtherCell}]}
            """,
            of: """
              listspec: 1
              kind: collection
              items:
                - {tag: sync, cell: SyncCell, size: {width: 60, height: 60}}
              """)
        ],
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
        pitfalls: [49, 60, 62, 68],
        bad: [
          .edits(
            """
            listspec-edits: 1
            edits:
              - {removeRows: [⟦mial⟧]}
            """,
            of: """
              listspec: 1
              rows:
                - {tag: sync, text: Sync}
                - {tag: mail, text: Mail}
              """)
        ],
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
        bad: [
          .edits(
            """
            listspec-edits: 1
            edits:
              - {updateRows: [{tag: ⟦version⟧, text: Version}]}
            """,
            of: """
              listspec: 1
              sections:
                - {tag: app, rows: [{tag: version, text: App}]}
                - {tag: data, rows: [{tag: version, text: Data}]}
              """)
        ],
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
        bad: [
          .edits(
            """
            listspec-edits: 1
            edits:
              - {updateRows: [{tag: ⟦link-help⟧, height: 50}]}
            """,
            of: """
              listspec: 1
              data: {links: [help, terms]}
              rows:
                - {forEach: "$(data.links)", tag: "link-$(each)", text: "$(each)"}
              """)
        ],
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
        pitfalls: [61],
        bad: [
          .edits(
            """
            listspec-edits: 1
            edits:
              - {insertRows: {in: legal, at: ⟦3⟧, rows: [{tag: imprint, text: Imprint}]}}
            """,
            of: """
              listspec: 1
              sections:
                - {tag: legal, rows: [Terms, Licences]}
              """)
        ],
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
        bad: [
          .edits(
            """
            listspec-edits: 1
            edits:
              - {updateRows: [{tag: sync, expect: {⟦height⟧: 44}, height: 60}]}
            """,
            of: """
              listspec: 1
              rows:
                - {tag: sync, text: Sync, height: 48}
              """)
        ],
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
        bad: [
          .edits(
            """
            listspec-edits: 1
            edits:
              - {updateRows: [{tag: profile, ⟦model.name⟧: Grace}]}
            """,
            of: """
              listspec: 1
              rows:
                - {tag: profile, cell: ProfileCell, model: Ada}
              """)
        ],
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
        pitfalls: [50, 52],
        bad: [
          .edits(
            """
            listspec-edits: 1
            edits:
              - {makeRows: {in: ⟦leagl⟧, rows: [{tag: imprint, text: Imprint}]}}
            """,
            of: """
              listspec: 1
              sections:
                - {tag: legal, rows: [Terms]}
              """)
        ],
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
        bad: [
          .edits(
            """
            listspec-edits: 1
            edits:
              - {removeRows: [⟦version⟧]}
            """,
            of: """
              listspec: 1
              sections:
                - {tag: app, rows: [{tag: version, text: App}]}
                - {tag: data, rows: [{tag: version, text: Data}]}
              """)
        ],
        good: [
          """
          listspec-edits: 1
          edits:
            - {removeRows: [{tag: version, nth: 1}]}
          """
        ]),
    ]
  }
}
