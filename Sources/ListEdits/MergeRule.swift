public import SpecSource

extension Rule {
  /// What merging may find: the one thing that somebody has to decide.
  public static let mergeConflict = Rule(
    "merge-conflict", .type, .error, "The two sides of a merge have changed one thing differently.")

  /// The rules of merging.
  public static let mergeRules: [Rule] = [mergeConflict]
}

/// The page of the rule about merges.
public enum MergeRulePages {
  /// The pages, in the order of the rules.
  public static var all: [RulePage] {
    [
      RulePage(
        .mergeConflict, lists: "three files that are merged",
        """
        `listspec merge` takes the changes of both sides where they do not touch. Where both gave one property, one \
        tag or one place another value, or one removed what the other changed, somebody has to decide. The finding \
        has the three places and values; with `--markers` the three texts stand in the result, between the markers \
        that git and editors know.
        """,
        source: "`docs/merge.md`", bad: [],
        good: [
          """
          listspec: 1
          rows: [{tag: sync, text: Sync}]
          """
        ])
    ]
  }
}
