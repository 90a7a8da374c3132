import ListTestSupport

/// Differs of whole documents: the document is the model of a row.
enum DocumentDiffers {
  /// A list with a row whose model is a document; without a model where there is none.
  static func list(_ document: PlainValue?) -> String {
    // The text of others is no expression of ours.
    let model = document.map { ", model: \($0.json.replacing("$(", with: "$$("))" } ?? ""
    return "cells: {A: {model: {}}}\nrows: [{tag: a, cell: A\(model)}]"
  }

  /// A pair of documents given as text.
  static func pair(_ name: String, _ old: String, _ new: String, theirs: Int?) -> DifferCase {
    guard let first = try? PlainValue.documents(reading: old), let second = try? PlainValue.documents(reading: new),
      first.count < 2, second.count < 2
    else { return DifferCase(name, because: "a side is no document of JSON or YAML") }
    return pair(name, first.first, second.first, theirs: theirs)
  }

  /// A pair of documents.
  static func pair(_ name: String, _ old: PlainValue?, _ new: PlainValue?, theirs: Int?) -> DifferCase {
    // A model that is null and none are the same where the class has none.
    DifferCase(name, list(old), list(new), theirs: theirs, isSame: old == new)
  }
}

extension DifferSuite {
  /// jd, a differ of JSON.
  static let jd = DifferSuite(
    name: "jd", count: 77, measure: .values,
    cases: {
      var cases: [DifferCase] = []
      for file in ["core", "options", "errors"] {
        for found in try entries("jd/\(file).json") {
          let name = "\(file) \(found.text("name"))"
          if found["operation"] != nil {
            cases.append(DifferCase(name, because: "it is a patch in jd's own format"))
            continue
          }
          let theirs = found["expected_output"].map { _ in
            found.text("expected_output").split(separator: "\n").count { $0.hasPrefix("@ ") }
          }
          cases.append(
            DocumentDiffers.pair(name, found.text("content_a"), found.text("content_b"), theirs: theirs))
        }
      }
      return try cases
        + entries("jd/fuzz-corpus.json").map {
          DocumentDiffers.pair("fuzz \($0.text("name"))", $0.text("a"), $0.text("b"), theirs: nil)
        }
    },
    reasons: [
      (
        "the order of a list does not count there (`set`), and here it does in a model",
        ["options set_option_basic", "options opts_json_set", "options path_options_nested"]
      ),
      (
        "numbers that are close are the same there (`precision`), and two numbers here",
        [
          "options precision_option", "options opts_precision", "options path_options_precision",
          "options precision_edge_boundary",
        ]
      ),
      ("both of these", ["options multiple_path_options"]),
      (
        "a part is left out there, for which there is `--ignore` here",
        ["options diff_off_option", "options diff_on_allowlist"]
      ),
    ])

  /// Python's deepdiff.
  static let deepDiffPython = DifferSuite(
    name: "deepdiff-python", count: 69, measure: .values,
    cases: {
      let cases = try entries("deepdiff-python/cases.json").map { found in
        let theirs = (found["expected"]?.members ?? []).map { $0.value.members?.count ?? $0.value.items?.count ?? 1 }
        let name = String(found.text("name").split(separator: ".").last ?? "")
        return DocumentDiffers.pair(name, found["t1"], found["t2"], theirs: theirs.reduce(0, +))
      }
      let pairs = [
        ("t1.json", "t2.json"), ("t1.yaml", "t2.yaml"), ("d_t1.yaml", "d_t2.yaml"),
        ("nested_a_t1.json", "nested_a_t2.json"), ("nested_b_t1.json", "nested_b_t2.json"),
        ("compare_func_t1.json", "compare_func_t2.json"), ("t1_corrupt.json", "t1.json"),
        ("invalid_yaml.yaml", "another.yaml"),
      ]
      return try cases
        + pairs.map { old, new in
          let texts = try [old, new].map { try text("deepdiff-python/fixtures/\($0)") }
          return DocumentDiffers.pair("\(old) \(new)", texts[0], texts[1], theirs: nil)
        }
    },
    reasons: [
      (
        "the order of a list, or how often it has something, does not count there (`ignore_order`), and here it does in a model",
        [
          "test_list_difference_ignore_order", "test_nested_list_ignore_order",
          "test_nested_list_difference_ignore_order", "test_nested_list_with_dictionarry_difference_ignore_order",
          "test_list_of_unhashable_difference_ignore_order", "test_list_of_unhashable_difference_ignore_order4",
          "test_comprehensive_ignore_order", "test_ignore_order_and_group_by3",
        ]
      ),
      (
        "a part is left out there (`exclude_paths` and others), for which there is `--ignore` here",
        [
          "test_exclude_path_when_prefix_of_exclude_path_matches1", "test_include_path4_nested", "test_skip_list_path",
          "test_skip_dictionary_path", "test_skip_regexp", "test_skip_str_type_in_dictionary",
          "test_skip_str_type_in_dict_on_list", "test_skip_exclude_path5",
          "test_skip_str_type_in_dict_on_list_when_ignored_order",
        ]
      ),
    ])
}
