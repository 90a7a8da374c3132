public import SpecSource

/// The pages of the rules about working a list out.
public enum ExpansionRulePages {
  /// The pages, in the order of the rules.
  public static var all: [RulePage] {
    [
      expressionSyntax,
      expressionName,
      expressionFailed,
      expressionLimit,
      notRepeatable,
      notACondition,
      tooManyNodes,
      fileNotFound,
      includeCycle,
      partConflict,
      sectionNotFound,
      dataNotFound,
    ]
  }

  private static var expressionSyntax: RulePage {
    RulePage(
      .expressionSyntax, lists: "every list",
      """
      What stands between `$(` and `)` is an expression of the Common Expression Language. `$$(` is a plain \
      `$(`.
      """,
      source: "the CEL specification; `docs/expressions.md`",
      pitfalls: [112],
      bad: [
        """
        rows:
          - {text: "$(1 +⟦⟧)"}
        """
      ],
      good: [
        """
        rows:
          - {text: "$(1 + 2) of 3"}
        """
      ])
  }

  private static var expressionName: RulePage {
    RulePage(
      .expressionName, lists: "every list",
      """
      The expression uses a name that is not in scope at its place, or a function that does not exist.
      """,
      source: "`docs/expressions.md`",
      pitfalls: [112],
      bad: [
        """
        data: {user: Ada}
        rows:
          - {text: "$(⟦usr⟧.name)"}
        """,
        """
        rows:
          - {forEach: [Sync, Wifi], text: "$(⟦eac⟧)"}
        """,
      ],
      good: [
        """
        data: {user: {name: Ada}}
        rows:
          - {text: "$(data.user.name)"}
        """
      ])
  }

  private static var expressionFailed: RulePage {
    RulePage(
      .expressionFailed, lists: "every list",
      """
      The expression cannot be worked out with the values at hand: a key that a model does not have, a \
      division by zero, a text where a number is needed.
      """,
      source: "`docs/expressions.md`",
      pitfalls: [6, 112],
      bad: [
        """
        data: {user: {name: Ada}}
        rows:
          - {text: "$(data.user.⟦nmae⟧)"}
        """
      ],
      good: [
        """
        data: {user: {name: Ada}}
        rows:
          - {text: "$(data.user.name)"}
        """
      ])
  }

  private static var expressionLimit: RulePage {
    RulePage(
      .expressionLimit, lists: "every list",
      """
      Working out an expression is bounded in steps, depth and memory, so that no file can make the tool hang.
      """,
      source: "`docs/expressions.md`",
      bad: [
        .init(
          "rows:\n  - text: \"$(" + String(repeating: "(", count: 100) + "⟦(⟧1" + String(repeating: ")", count: 101)
            + ")\"\n")
      ],
      good: [
        """
        rows:
          - text: "$(string(((1 + 2)) * 3))"
        """
      ])
  }

  private static var notRepeatable: RulePage {
    RulePage(
      .notRepeatable, lists: "every list",
      """
      'forEach' takes a list, a map, or an expression that comes to one.
      """,
      source: "`docs/repetition-and-files.md`",
      bad: [
        """
        data: {count: 3}
        rows:
          - {forEach: ⟦"$(data.count)"⟧, text: Row}
        """
      ],
      good: [
        """
        data: {names: [Ada, Bob]}
        rows:
          - {forEach: "$(data.names)", text: "$(each)"}
        """
      ])
  }

  private static var notACondition: RulePage {
    RulePage(
      .notACondition, lists: "every list",
      """
      'when' takes true, false, or an expression that comes to one of them; nothing else counts as true.
      """,
      source: "`docs/repetition-and-files.md`",
      bad: [
        """
        data: {count: 3}
        rows:
          - {when: ⟦"$(data.count)"⟧, text: Row}
        """
      ],
      good: [
        """
        data: {count: 3}
        rows:
          - {when: "$(data.count > 0)", text: Row}
        """
      ])
  }

  private static var tooManyNodes: RulePage {
    RulePage(
      .tooManyNodes, lists: "every list",
      """
      Repetitions within repetitions can stand for more rows than fit into memory. They are compiled up to a \
      bound.
      """,
      source: "`docs/repetition-and-files.md`",
      bad: [

      ],
      good: [
        """
        rows:
          - {forEach: [1, 2, 3], text: "$(string(each))"}
        """
      ])
  }

  private static var fileNotFound: RulePage {
    RulePage(
      .fileNotFound, lists: "every list",
      """
      A file that the spec names is not there, cannot be read, or lies outside the root. Nothing is concluded \
      from what it would have brought.
      """,
      source: "`docs/repetition-and-files.md`",
      bad: [
        .init(
          """
          include: [⟦peopel.yaml⟧]
          rows: [Sync]
          """, beside: ["people.yaml": "sections: [{tag: people, rows: [Ada]}]\n"])
      ],
      good: [
        .init(
          """
          include: [people.yaml]
          sections: [{use: people}]
          """, beside: ["people.yaml": "sections: [{tag: people, rows: [Ada]}]\n"])
      ])
  }

  private static var includeCycle: RulePage {
    RulePage(
      .includeCycle, lists: "every list",
      """
      A file that includes or extends itself, directly or by others, would never end. Files include each other at \
      most \(IncludeReader.deepest) deep, and extend each other at most 32 deep.
      """,
      source: "`docs/repetition-and-files.md`",
      bad: [
        .init(
          """
          include: [⟦list.yaml⟧]
          rows: [Sync]
          """, beside: ["other.yaml": ""])
      ],
      good: [
        .init(
          """
          include: [people.yaml]
          sections: [{use: people}]
          """, beside: ["people.yaml": "sections: [{tag: people, rows: [Ada]}]\n"])
      ])
  }

  private static var partConflict: RulePage {
    RulePage(
      .partConflict, lists: "every list",
      """
      Two files that make up a list give one name different contents. Which of them is meant depends on \
      nothing that could be seen.
      """,
      source: "`docs/repetition-and-files.md`",
      bad: [

      ],
      good: [
        .init(
          """
          include: [people.yaml]
          sections: [{use: people}]
          """, beside: ["people.yaml": "sections: [{tag: people, rows: [Ada]}]\n"])
      ])
  }

  private static var sectionNotFound: RulePage {
    RulePage(
      .sectionNotFound, lists: "every list",
      """
      'use' places a section of an included file by its tag, and none of the files has it.
      """,
      source: "`docs/repetition-and-files.md`",
      bad: [
        .init(
          """
          include: [people.yaml]
          sections: [{use: ⟦peopel⟧}]
          """, beside: ["people.yaml": "sections: [{tag: people, rows: [Ada]}]\n"])
      ],
      good: [
        .init(
          """
          include: [people.yaml]
          sections: [{use: people}]
          """, beside: ["people.yaml": "sections: [{tag: people, rows: [Ada]}]\n"])
      ])
  }

  private static var dataNotFound: RulePage {
    RulePage(
      .dataNotFound, lists: "every list",
      """
      A path into a loaded file, or of `--set`, leads nowhere.
      """,
      source: "`docs/repetition-and-files.md`",
      bad: [
        .init(
          """
          data: {names: {file: names.json, at: ⟦lost⟧}}
          rows:
            - {forEach: "$(data.names)", text: "$(each)"}
          """, beside: ["names.json": "{\"list\": [\"Ada\"]}"])
      ],
      good: [
        .init(
          """
          data: {names: {file: names.json, at: list}}
          rows:
            - {forEach: "$(data.names)", text: "$(each)"}
          """, beside: ["names.json": "{\"list\": [\"Ada\"]}"])
      ])
  }
}
