internal import SpecSource

/// The pages of the rules about YAML.
enum YAMLRulePages {
  /// The pages, in the order of the rules.
  static var all: [RulePage] {
    [
      yamlSyntax,
      unquotedText,
      unclosedQuote,
      unclosedBracket,
      unknownEscape,
      wrongIndentation,
      tabIndentation,
      lineSeparator,
    ] + YAMLNodeRulePages.all
  }

  private static var yamlSyntax: RulePage {
    RulePage(
      .yamlSyntax, lists: "YAML files",
      """
      The text is not YAML, for a reason that no other rule names.
      """,
      source: "YAML 1.2.2",
      bad: [
        """
        rows:
          - cell: ProfileCell
            height⟦:⟧72
        """,
        """
        rows:
          - {text: Sync, height: 44 ⟦canEdit⟧: true}
        """,
        """
        rows: ["Sync" ⟦"Wifi"⟧]
        """,
        """
        rows:
          - {text: Sync,⟦,⟧ height: 44}
        """,
      ],
      good: [
        """
        rows:
          - cell: ProfileCell
            height: 72
        """
      ])
  }

  private static var unquotedText: RulePage {
    RulePage(
      .unquotedText, lists: "YAML files",
      """
      In YAML a text without quotes may not begin with signs such as `@`, `%` or `[`, and has no `: ` in it. \
      Quoted it may have anything.
      """,
      source: "YAML 1.2.2, 7.3.3",
      bad: [
        """
        rows:
          - text: ⟦Re: hello⟧
        """
      ],
      good: [
        """
        rows:
          - text: "Re: hello"
        """
      ])
  }

  private static var unclosedQuote: RulePage {
    RulePage(
      .unclosedQuote, lists: "YAML files",
      """
      A quote goes on to its counterpart, over as many lines as that takes. One that is not closed swallows \
      the rest of the file, and one that is closed early leaves a rest that is no YAML.
      """,
      source: "YAML 1.2.2, 7.3",
      bad: [
        """
        rows:
          - text: 'It⟦'⟧s late'
        """,
        """
        rows:
          - text: "Sync"⟦x⟧
        """,
      ],
      good: [
        """
        rows:
          - text: "It's late"
        """
      ])
  }

  private static var unclosedBracket: RulePage {
    RulePage(
      .unclosedBracket, lists: "YAML files",
      """
      Brackets and braces open a list or a mapping on one line, and each needs its counterpart.
      """,
      source: "YAML 1.2.2, 7.4",
      bad: [
        """
        rows:
          - ⟦{⟧cell: ProfileCell, height: 72
          - {cell: SyncCell, height: 44}
        """,
        """
        rows: [{text: Sync⟦]⟧
        """,
      ],
      good: [
        """
        rows:
          - {cell: ProfileCell, height: 72}
          - {cell: SyncCell, height: 44}
        """
      ])
  }

  private static var unknownEscape: RulePage {
    RulePage(
      .unknownEscape, lists: "YAML files",
      """
      In double quotes a backslash begins an escape, of which YAML has a fixed set. In single quotes it is a \
      backslash.
      """,
      source: "YAML 1.2.2, 5.7",
      bad: [
        #"""
        rows:
          - text: "⟦\d⟧+"
        """#
      ],
      good: [
        #"""
        rows:
          - text: '\d+'
        """#
      ])
  }

  private static var wrongIndentation: RulePage {
    RulePage(
      .wrongIndentation, lists: "YAML files",
      """
      What belongs together lines up. A line that lines up with nothing is a guess for every reader.
      """,
      source: "YAML 1.2.2, 6.1",
      bad: [
        """
        rows:
          - cell: ProfileCell
           ⟦height⟧: 72
        """
      ],
      good: [
        """
        rows:
          - cell: ProfileCell
            height: 72
        """
      ])
  }

  private static var tabIndentation: RulePage {
    RulePage(
      .tabIndentation, lists: "YAML files",
      """
      YAML indents with spaces alone: a tab has no width that all readers agree on.
      """,
      source: "YAML 1.2.2, 6.1",
      bad: [
        """
        rows:
        ⟦\u{9}⟧- cell: ProfileCell
        """
      ],
      good: [
        """
        rows:
          - cell: ProfileCell
        """
      ])
  }

  private static var lineSeparator: RulePage {
    RulePage(
      .lineSeparator, lists: "YAML files",
      """
      The characters U+0085, U+2028 and U+2029 end a line for readers of YAML 1.1 and are text for those of \
      1.2. They are invisible, so the file means two things at once.
      """,
      source: "YAML 1.2.2, 5.4",
      bad: [
        """
        rows: [Hello⟦\u{2028}⟧world]
        """
      ],
      good: [
        #"""
        rows: ["Hello\\Lworld"]
        """#
      ])
  }
}
