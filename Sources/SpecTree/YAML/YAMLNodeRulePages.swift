internal import SpecSource

/// The pages of the rules about aliases, tags and keys of YAML.
enum YAMLNodeRulePages {
  /// The pages, in the order of the rules.
  static var all: [RulePage] {
    [
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
