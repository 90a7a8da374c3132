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
      unknownAlias,
      aliasLoop,
      aliasExpansion,
      unusedAnchor,
      mergeNotMapping,
      complexKey,
      unknownTag,
      tagMismatch,
      unknownDirective,
    ]
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
        """
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
        """
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

  private static var unknownAlias: RulePage {
    RulePage(
      .unknownAlias, lists: "YAML files",
      """
      An alias `*name` stands for the node that `&name` marked before it in the same document. Without the \
      mark it stands for nothing; often it was meant as a text.
      """,
      source: "YAML 1.2.2, 7.1",
      bad: [
        """
        x-row: &base {cell: ProfileCell, height: 72}
        rows: [⟦*bsae⟧]
        """
      ],
      good: [
        """
        x-row: &base {cell: ProfileCell, height: 72}
        rows: [*base]
        """
      ])
  }

  private static var aliasLoop: RulePage {
    RulePage(
      .aliasLoop, lists: "YAML files",
      """
      A node that contains an alias of itself would never end.
      """,
      bad: [
        """
        rows: [{cell: ProfileCell, model: &model [⟦*model⟧]}]
        """
      ],
      good: [
        """
        rows: [{cell: ProfileCell, model: &model [1]}, {cell: ProfileCell, model: *model}]
        """
      ])
  }

  private static var aliasExpansion: RulePage {
    RulePage(
      .aliasExpansion, lists: "YAML files",
      """
      Each alias stands for a copy, so that a few lines can stand for more nodes than fit into memory. Ten \
      million are read.
      """,
      source: "the attack known as \"billion laughs\"",
      bad: [
        """
        x-1: &1 [a, a, a, a, a, a, a, a, a, a]
        x-2: &2 [*1, *1, *1, *1, *1, *1, *1, *1, *1, *1]
        x-3: &3 [*2, *2, *2, *2, *2, *2, *2, *2, *2, *2]
        x-4: &4 [*3, *3, *3, *3, *3, *3, *3, *3, *3, *3]
        x-5: &5 [*4, *4, *4, *4, *4, *4, *4, *4, *4, *4]
        x-6: &6 [*5, *5, *5, *5, *5, *5, *5, *5, *5, *5]
        rows: [{cell: C, model: [*6, *6, *6, *6, *6, *6, *6, ⟦*6⟧, *6, *6]}]
        """
      ],
      good: [
        """
        x-1: &1 [a, a, a]
        rows: [{cell: C, model: [*1, *1]}]
        """
      ])
  }

  private static var unusedAnchor: RulePage {
    RulePage(
      .unusedAnchor, lists: "YAML files",
      """
      A text that begins with `&` and a word loses that word: YAML takes it for an anchor. An anchor that no \
      alias names was probably a text.
      """,
      source: "YAML 1.2.2, 6.9.2",
      bad: [
        """
        rows:
          - text: ⟦&amp⟧ friends
        """
      ],
      good: [
        """
        rows:
          - text: "&amp friends"
        """
      ])
  }

  private static var mergeNotMapping: RulePage {
    RulePage(
      .mergeNotMapping, lists: "YAML files",
      """
      The merge key brings the pairs of a mapping, or of several in a list, into another. Anything else has no \
      pairs.
      """,
      source: "YAML 1.1 type `merge`",
      bad: [
        """
        rows:
          - {<<: ⟦3⟧, cell: ProfileCell}
        """
      ],
      good: [
        """
        x-row: &base {height: 72}
        rows:
          - {<<: *base, cell: ProfileCell}
        """
      ])
  }

  private static var complexKey: RulePage {
    RulePage(
      .complexKey, lists: "YAML files",
      """
      A key of a spec is a text. Two braces, as in templates of other tools, make a mapping whose key is a \
      mapping.
      """,
      source: "YAML 1.2.2, 3.2.1",
      bad: [
        """
        rows:
          - text: ⟦{{title}}⟧
        """
      ],
      good: [
        """
        rows:
          - text: "{{title}}"
        """
      ])
  }

  private static var unknownTag: RulePage {
    RulePage(
      .unknownTag, lists: "YAML files",
      """
      A word that begins with `!` is a tag in YAML, an instruction about what follows it; lists have none but \
      those of the core schema. A text with `!` at its beginning needs quotes.
      """,
      source: "YAML 1.2.2, 6.9.1",
      bad: [
        """
        rows:
          - text: ⟦!important⟧
        """
      ],
      good: [
        """
        rows:
          - text: "!important"
        """
      ])
  }

  private static var tagMismatch: RulePage {
    RulePage(
      .tagMismatch, lists: "YAML files",
      """
      A tag of the core schema says what a value is. One that is something else is neither.
      """,
      source: "YAML 1.2.2, 10.3",
      bad: [
        """
        rows:
          - {cell: ProfileCell, height: !!int ⟦tall⟧}
        """
      ],
      good: [
        """
        rows:
          - {cell: ProfileCell, height: !!int 72}
        """
      ])
  }

  private static var unknownDirective: RulePage {
    RulePage(
      .unknownDirective, lists: "YAML files",
      """
      A line that begins with `%` before a document is a directive. Lists have no use for any but `%YAML 1.2`.
      """,
      source: "YAML 1.2.2, 6.8",
      bad: [
        .init(
          """
          ⟦%FOO bar⟧
          ---
          listspec: 1
          rows: [Hello]
          """, bare: true)
      ],
      good: [
        .init(
          """
          %YAML 1.2
          ---
          listspec: 1
          rows: [Hello]
          """, bare: true)
      ])
  }
}
