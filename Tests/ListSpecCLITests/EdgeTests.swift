import Foundation
import TestSupport
import Testing

/// What a list spec is, as far as these tests care.
enum Sample {
  static let clean =
    #"{"listspec": 1, "cells": {"C": {"height": 44}}, "sections": [{"rows": [{"tag": "a", "cell": "C"}]}]}"#
  static let warning = """
    listspec: 1
    title: Row #3
    cells: {C: {height: 44}}
    rows: [{tag: a, cell: C}]

    """
  static let broken = #"{"listspec": 1, "sections": ["#
}

/// How the command behaves at the edges, one case for each row of the table that compares such tools.
@Suite struct EdgeTests {
  struct Edge: CustomTestStringConvertible, Sendable {
    let situation: String
    let arguments: [String]
    var input = ""
    let status: Int32
    /// The beginning of each line on standard output.
    var output: [String] = []
    /// The lines on standard error.
    var errors: [String] = []

    var testDescription: String { situation }
  }

  static let edges: [Edge] = [
    Edge(
      situation: "clean", arguments: ["validate", "good.json", "also.list.json"], status: 0,
      errors: ["Checked 2 files: no findings."]),
    Edge(
      situation: "findings", arguments: ["validate", "-f", "concise", "broken.json"], status: 1,
      output: ["broken.json:1:30: error: "], errors: ["Checked 1 file: 1 error."]),
    Edge(
      situation: "findings in a format for programs", arguments: ["validate", "-f", "json", "broken.json"],
      status: 1, output: [#"{"schema":1,"#, #"{"rule":"#, #"],"summary":{"files":1,"errors":1,"#],
      errors: ["Checked 1 file: 1 error."]),
    Edge(
      situation: "only warnings", arguments: ["validate", "-f", "concise", "warning.yaml"], status: 0,
      output: ["warning.yaml:2:12: warning: "], errors: ["Checked 1 file: 1 warning."]),
    Edge(
      situation: "only warnings, not allowed",
      arguments: ["validate", "-f", "concise", "--fail-on", "warning", "warning.yaml"], status: 1,
      output: ["warning.yaml:2:12: warning: "], errors: ["Checked 1 file: 1 warning."]),
    Edge(
      situation: "a path that does not exist", arguments: ["validate", "god.json"], status: 2,
      errors: ["listspec: cannot read 'god.json': no such file or folder; did you mean 'good.json'?"]),
    Edge(
      situation: "findings beside a path that does not exist",
      arguments: ["validate", "-f", "concise", "broken.json", "nosuch/x.json"], status: 2,
      output: ["broken.json:1:30: error: "],
      errors: ["listspec: cannot read 'nosuch/x.json': no such file or folder", "Checked 1 file: 1 error."]),
    Edge(
      situation: "an unknown flag", arguments: ["validate", "--strct", "good.json"], status: 2,
      errors: ["listspec: 'validate' has no option '--strct'", "  see 'listspec help validate'"]),
    Edge(
      situation: "a misspelt flag", arguments: ["validate", "--quite", "good.json"], status: 2,
      errors: [
        "listspec: 'validate' has no option '--quite'; did you mean '--quiet'?", "  see 'listspec help validate'",
      ]),
    Edge(
      situation: "a mistyped command", arguments: ["vaildate", "good.json"], status: 2,
      errors: ["listspec: there is no command 'vaildate'; did you mean 'validate'?", "  see 'listspec help'"]),
    Edge(
      situation: "a path in the place of the command", arguments: ["good.json"], status: 2,
      errors: ["listspec: there is no command 'good.json'", "  to check a file: listspec validate 'good.json'"]),
    Edge(
      situation: "a folder without a list spec", arguments: ["validate", "empty"], status: 2,
      errors: [
        "listspec: no list spec in 'empty'",
        "  a file counts if its name has '.list.' or its root has 'listspec' or 'listspec-edits'",
      ]),
    Edge(
      situation: "a folder without a list spec, allowed", arguments: ["validate", "--allow-empty", "empty"],
      status: 0, errors: ["Checked 0 files: no findings."]),
    Edge(
      situation: "a path that is empty", arguments: ["validate", ""], status: 2,
      errors: ["listspec: cannot read '': no such file or folder"]),
    Edge(
      situation: "a glob without a match", arguments: ["validate", "nosuch/**"], status: 2,
      errors: ["listspec: no file matches 'nosuch/**'"]),
    Edge(
      situation: "no path", arguments: ["validate"], status: 2,
      errors: [
        "listspec: 'validate' is missing its PATH: a file, a folder, a glob such as 'Lists/**/*.yaml', or - for standard input",
        "  see 'listspec help validate'",
      ]),
    Edge(
      situation: "empty standard input", arguments: ["validate", "-f", "concise", "-"],
      status: 1, output: ["<stdin>:1:1: error: "], errors: ["Checked 1 file: 1 error."]),
    Edge(
      situation: "empty standard input as JSON",
      arguments: ["validate", "-f", "concise", "--input-format", "json", "-"], status: 1,
      output: ["<stdin>:1:1: error: "], errors: ["Checked 1 file: 1 error."]),
    Edge(
      situation: "standard input with a name",
      arguments: ["validate", "-f", "concise", "--stdin-name", "Lists/home.json", "-"], input: Sample.broken,
      status: 1, output: ["Lists/home.json:1:30: error: "], errors: ["Checked 1 file: 1 error."]),
    Edge(
      situation: "standard input twice", arguments: ["validate", "-", "good.json", "-"], status: 2,
      errors: ["listspec: standard input is named twice, as PATH 1 and as PATH 3; it can be read once"]),
    Edge(
      situation: "a file named twice", arguments: ["validate", "good.json", "./good.json", "link.json"],
      status: 0, errors: ["Checked 1 file: no findings."]),
    Edge(
      situation: "quiet", arguments: ["validate", "-q", "good.json"], status: 0),
    Edge(
      situation: "files in the order of the arguments, a folder's in the order of their names",
      arguments: ["validate", "-f", "concise", "tree", "broken.json"], status: 1,
      output: [
        "tree/B.list.json:1:30: ", "tree/a-b/x.list.json:1:30: ", "tree/a.list.json:1:30: ",
        "tree/a/y.list.json:1:30: ",
        "tree/z.json:1:30: ", "broken.json:1:30: ",
      ], errors: ["Checked 6 files: 6 errors."]),
  ]

  @Test("at the edges, statuses, streams and words are what they should be", arguments: edges)
  func edge(_ edge: Edge) throws {
    let folder = try TemporaryFolder([
      "good.json": Sample.clean, "also.list.json": Sample.clean, "broken.json": Sample.broken,
      "warning.yaml": Sample.warning, "empty/readme.md": "no list",
      "empty/package.json": #"{"name": "x", "deep": {"listspec": 1}}"#,
      "tree/z.json": Sample.broken, "tree/a.list.json": Sample.broken, "tree/B.list.json": Sample.broken,
      "tree/a/y.list.json": Sample.broken, "tree/a-b/x.list.json": Sample.broken,
      "tree/.build/x.list.json": Sample.broken,
    ])
    for (name, target) in [("link.json", "good.json"), ("tree/link.list.json", "a.list.json"), ("tree/loop", "..")] {
      try FileManager.default.createSymbolicLink(
        atPath: "\(folder.path)/\(name)", withDestinationPath: target)
    }
    let run = CommandRun(edge.arguments, input: Array(edge.input.utf8), in: folder.path)
    #expect(run.status == edge.status)
    #expect(run.errors.split(separator: "\n").map(String.init) == edge.errors)
    let lines = run.output.split(separator: "\n")
    #expect(lines.count == edge.output.count)
    for (line, start) in zip(lines, edge.output) { #expect(line.hasPrefix(start)) }
  }

  @Test("a run says nothing on standard output that is not a finding, a result or help")
  func cleanOutput() throws {
    let folder = try TemporaryFolder(["good.json": Sample.clean])
    #expect(CommandRun(["validate", "good.json"], in: folder.path).output == "")
    #expect(CommandRun(["--version"], in: folder.path).output == "listspec 0.1.0\n")
  }
}
