public import SpecSource

/// The pages of the rules about reading.
public enum SyntaxRulePages {
  /// The pages, in the order of the rules.
  public static var all: [RulePage] {
    [
      duplicateKey,
      tooDeep,
      notUTF8,
      controlCharacter,
      byteOrderMark,
      emptyFile,
      conflictMarkers,
      jsonSyntax,
    ] + YAMLRulePages.all
  }

  private static var duplicateKey: RulePage {
    RulePage(
      .duplicateKey, lists: "every file",
      """
      Of two values under one key readers of YAML and JSON take the last, the first, or refuse the file; the \
      one that is lost is lost silently. Keys are compared byte by byte.
      """,
      source: "YAML 1.2.2, 3.2.1.1; RFC 8259, 4",
      bad: [
        """
        rows:
          - {cell: ProfileCell, height: 72, ⟦height⟧: 44}
        """
      ],
      good: [
        """
        rows:
          - {cell: ProfileCell, height: 72}
          - {cell: ProfileCell, height: 44}
        """
      ])
  }

  private static var tooDeep: RulePage {
    RulePage(
      .tooDeep, lists: "every file",
      """
      A file may nest 512 levels; one that nests deeper was not written by a person, and reading it would need \
      memory without a bound.
      """,
      bad: [
        .init(
          "listspec: 1\nrows:\n  - {cell: C, model: " + String(repeating: "[", count: 509) + "⟦[⟧"
            + String(repeating: "]", count: 510) + "}")
      ],
      good: [
        """
        rows:
          - {cell: ProfileCell, model: [[[1]]]}
        """
      ])
  }

  private static var notUTF8: RulePage {
    RulePage(
      .notUTF8, lists: "every file",
      """
      A spec is UTF-8, with or without a byte order mark. A file in UTF-16 or Latin-1 is refused with the byte \
      that shows it, because guessing would change texts silently. (A page in UTF-8 cannot show one.)
      """,
      source: "RFC 3629",
      bad: [

      ],
      good: [
        """
        rows: [Grüße]
        """
      ])
  }

  private static var controlCharacter: RulePage {
    RulePage(
      .controlCharacter, lists: "every file",
      """
      YAML and JSON allow no control characters but tabs and line ends in a text. They are invisible in an \
      editor and are mostly the trace of a copy.
      """,
      source: "YAML 1.2.2, 5.1; RFC 8259, 7",
      bad: [
        """
        rows: ["Hello⟦\u{7}⟧"]
        """
      ],
      good: [
        #"{"listspec": 1, "rows": ["Hello\u0007"]}"#
      ])
  }

  private static var byteOrderMark: RulePage {
    RulePage(
      .byteOrderMark, lists: "every file",
      """
      A byte order mark belongs to the beginning of a file. Elsewhere it is an invisible character that \
      becomes part of a text or a key, mostly because files were joined.
      """,
      bad: [
        """
        rows: ["⟦\u{FEFF}⟧Hello"]
        """
      ],
      good: [
        """
        rows: [Hello]
        """
      ])
  }

  private static var emptyFile: RulePage {
    RulePage(
      .emptyFile, lists: "every file",
      """
      A file without content is no list. It is mostly the rest of a command that failed.
      """,
      bad: [
        .init(
          """
          ⟦⟧
          """, bare: true)
      ],
      good: [
        """
        rows:
          - {cell: ProfileCell, height: 72}
        """
      ])
  }

  private static var conflictMarkers: RulePage {
    RulePage(
      .conflictMarkers, lists: "every file",
      """
      git and other programs write both versions into a file where a merge needs a decision, between lines that \
      begin with `<<<<<<<` and `>>>>>>>`. Until somebody has decided, the file is neither of the two. `listspec \
      merge` merges lists row by row, and leaves fewer such places.
      """,
      source: "git-merge(1), \"How conflicts are presented\"; `docs/merge.md`",
      bad: [
        """
        rows:
        ⟦<<<<<<<⟧ ours
          - {text: Sync, height: 44}
        =======
          - {text: Sync, height: 60}
        >>>>>>> theirs
        """
      ],
      good: [
        """
        rows:
          - {text: Sync, height: 60}
        """
      ])
  }

  private static var jsonSyntax: RulePage {
    RulePage(
      .jsonSyntax, lists: "every file",
      """
      JSON is read as RFC 8259 has it, no more and no less: no comments, no trailing commas, no single quotes, \
      no NaN. Other readers of the app may refuse what one forgives.
      """,
      source: "RFC 8259",
      bad: [
        """
        {"listspec": 1, "rows": ["Hello"⟦,⟧]}
        """,
        """
        {"listspec"⟦⟧ 1, "rows": ["Sync"]}
        """,
      ],
      good: [
        """
        {"listspec": 1, "rows": ["Hello"]}
        """
      ])
  }
}
