/// What `init` writes.
enum StarterFiles {
  /// A list that shows the language in a few lines and has no findings.
  static func list(named path: FilePath) -> String {
    let name = String(decoding: path.name, as: UTF8.self)
    let stem = name.prefix { $0 != "." }
    let tag =
      stem.isEmpty || !stem.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-" || $0 == "_") }
        || stem.first?.isLetter != true ? "example" : String(stem)
    return name.hasSuffix(".json") ? json(tag) : yaml(tag)
  }

  private static func yaml(_ tag: String) -> String {
    """
    # A list to begin with. 'listspec render' shows it, 'listspec explain' says where a value comes from.
    listspec: 1
    runtime: uikit        # or the library that the app uses: holo, cb, mytable, tf, p9
    tag: \(tag)
    style: insetGrouped

    cells:
      ProfileCell: {height: 72, implements: [configure]}

    sections:
      - tag: account
        rows:
          - {tag: profile, cell: ProfileCell, model: {name: Ada Lovelace}, didSelect: openProfile}

      - tag: more
        header: More
        rows:
          - {tag: help, text: Help, accessoryType: disclosureIndicator, didSelect: openHelp}
          - {tag: version, text: Version, value: "1.0"}

    """
  }

  private static func json(_ tag: String) -> String {
    """
    {
      "listspec": 1,
      "runtime": "uikit",
      "tag": "\(tag)",
      "style": "insetGrouped",
      "cells": {"ProfileCell": {"height": 72, "implements": ["configure"]}},
      "sections": [
        {
          "tag": "account",
          "rows": [
            {"tag": "profile", "cell": "ProfileCell", "model": {"name": "Ada Lovelace"}, "didSelect": "openProfile"}
          ]
        },
        {
          "tag": "more",
          "header": "More",
          "rows": [
            {"tag": "help", "text": "Help", "accessoryType": "disclosureIndicator", "didSelect": "openHelp"},
            {"tag": "version", "text": "Version", "value": "1.0"}
          ]
        }
      ]
    }

    """
  }

  /// A configuration that changes nothing and shows what could be changed.
  static let configuration = """
    # How listspec checks the lists here and below: docs/configuration.md says what may stand here.
    fail-on: error
    rules: {}
    #  missing-height: error
    exclude: []

    """
}
