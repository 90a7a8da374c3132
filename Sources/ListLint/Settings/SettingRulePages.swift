internal import SpecSource

/// The pages of the rules about remarks and configurations.
enum SettingRulePages {
  /// The pages, in the order of the rules.
  static var all: [RulePage] {
    [unusedSuppression, unknownSuppression, suppressionWithoutReason, invalidConfiguration]
  }

  private static var unusedSuppression: RulePage {
    RulePage(
      .unusedSuppression, lists: "every file",
      """
      The remark silences a rule that finds nothing where the remark stands. What it was written for has been mended, and \
      the remark would hide the next fault.
      """,
      source: "`docs/configuration.md`",
      bad: [
        """
        rows:
          - {text: Name} # listspec:ignore ⟦missing-height⟧
        """
      ],
      good: [
        """
        runtime: holo
        rows:
          - {cell: NameCell} # listspec:ignore missing-height -- measured by the app
        """
      ])
  }

  private static var unknownSuppression: RulePage {
    RulePage(
      .unknownSuppression, lists: "every file",
      """
      The remark begins like one to listspec, but says what it does not know: a rule that does not exist, or no rule \
      at all. It silences nothing.
      """,
      source: "`docs/configuration.md`",
      bad: [
        """
        rows:
          - {text: Name} # listspec:ignore ⟦mising-height⟧
        """,
        """
        rows:
          - {text: Name} # listspec:⟦ignor⟧ missing-height
        """,
      ],
      good: [
        """
        rows:
          - {text: "# listspec:ignore me"}
        """
      ])
  }

  private static var suppressionWithoutReason: RulePage {
    RulePage(
      .suppressionWithoutReason, lists: "every file",
      """
      The configuration wants a reason behind every remark that silences (`require-reason: true`), and this one has \
      none. A remark without a reason is never taken out again.
      """,
      source: "`docs/configuration.md`",
      bad: [
        RulePage.Example(
          """
          runtime: holo
          rows:
            - {cell: NameCell} ⟦# listspec:ignore missing-height⟧
          """, beside: [".listspec.yaml": "require-reason: true\n"])
      ],
      good: [
        RulePage.Example(
          """
          runtime: holo
          rows:
            - {cell: NameCell} # listspec:ignore missing-height -- measured by the app
          """, beside: [".listspec.yaml": "require-reason: true\n"])
      ])
  }

  private static var invalidConfiguration: RulePage {
    RulePage(
      .invalidConfiguration, lists: "every configuration",
      """
      The `.listspec.yaml`, or the baseline that it names, says what it cannot mean: an unknown key, a rule that does not \
      exist, a level that is none. Nothing is checked until it is right, since a check by half of it would be believed.
      """,
      source: "`docs/configuration.md`", bad: [],
      good: [
        RulePage.Example(
          """
          rows:
            - {text: Name}
          """, beside: [".listspec.yaml": "rules: {missing-height: error}\n"])
      ])
  }
}
