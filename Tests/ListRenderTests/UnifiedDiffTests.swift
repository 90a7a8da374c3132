import Foundation
import ListRender
import TestSupport
import Testing

@Suite struct UnifiedDiffTests {
  private func diff(
    _ old: String, _ new: String, _ path: String = "home.list.yaml", _ style: TextStyle = TextStyle(),
    forTheEye: Bool = false
  ) -> String {
    var out = ByteBuffer()
    UnifiedDiff(from: Array(old.utf8), to: Array(new.utf8), at: Array(path.utf8))
      .write(to: &out, style, forTheEye: forTheEye)
    return out.text
  }

  @Test("a change stands between three lines, those further away are left out")
  func context() {
    #expect(
      diff("1\n2\n3\n4\n5\n6\n7\n8\n9\n", "1\n2\n3\n4\nfive\n6\n7\n8\n9\n") == """
        --- a/home.list.yaml
        +++ b/home.list.yaml
        @@ -2,7 +2,7 @@
         2
         3
         4
        -5
        +five
         6
         7
         8

        """)
  }

  @Test("changes with up to six lines between them are one group, with seven they are two")
  func groups() {
    let lines = (1...9).map { "\($0)\n" }.joined()
    let near = diff("a\n\(lines.prefix(12))b\n", "A\n\(lines.prefix(12))B\n")
    #expect(near.components(separatedBy: "@@ -").count == 2)
    #expect(near.contains("@@ -1,8 +1,8 @@\n"))
    let far = diff("a\n\(lines.prefix(14))b\n", "A\n\(lines.prefix(14))B\n")
    #expect(far.contains("@@ -1,4 +1,4 @@\n"))
    #expect(far.contains("@@ -6,4 +6,4 @@\n"))
  }

  @Test("empty texts and a missing line end are told as patch wants them told")
  func edges() {
    #expect(diff("a\n", "a\n") == "")
    #expect(diff("", "a\n") == "--- a/home.list.yaml\n+++ b/home.list.yaml\n@@ -0,0 +1 @@\n+a\n")
    #expect(diff("a\n", "") == "--- a/home.list.yaml\n+++ b/home.list.yaml\n@@ -1 +0,0 @@\n-a\n")
    #expect(
      diff("a\nb", "a\nb\n") == """
        --- a/home.list.yaml
        +++ b/home.list.yaml
        @@ -1,2 +1,2 @@
         a
        -b
        \\ No newline at end of file
        +b

        """)
  }

  @Test("names are relative, and quoted where they would be misread")
  func names() {
    func head(_ path: String) -> String { String(diff("", "a\n", path).prefix { $0 != "\n" }) }
    #expect(head("./Lists/a.yaml") == "--- a/Lists/a.yaml")
    #expect(head("/etc/a.yaml") == "--- a/etc/a.yaml")
    #expect(head("my list.yaml") == "--- a/my list.yaml\t")
    #expect(head("日本.yaml") == "--- a/日本.yaml")
    #expect(head("a\"\n\\é.yaml") == #"--- "a/a\"\012\\\303\251.yaml""#)
    var out = ByteBuffer()
    UnifiedDiff(from: [], to: [0x61], at: [0x61, 0xFF]).write(to: &out, TextStyle(), forTheEye: false)
    #expect(out.text.hasPrefix("--- \"a/a\\377\"\n"))
  }

  @Test("for the eye it is coloured and harmless, for programs it holds the bytes as they are")
  func eye() {
    let shown = diff("a\u{1B}[2J\r\n\tb\n", "a\n\tb\n", "x", TextStyle(isColored: true), forTheEye: true)
    #expect(
      shown == """
        \u{1B}[1m--- a/x\u{1B}[0m
        \u{1B}[1m+++ b/x\u{1B}[0m
        \u{1B}[34m@@ -1,2 +1,2 @@\u{1B}[0m
        \u{1B}[31m-a\\u{1B}[2J\\r\u{1B}[0m
        \u{1B}[32m+a\u{1B}[0m
         \tb

        """)
    #expect(diff("a\u{1B}\r\nb\n", "c\r\nb\n", "x").contains("\n-a\u{1B}\r\n+c\r\n b\n"))
  }

  static let tools: [(name: String, command: String)] = [
    ("git", "git apply --unsafe-paths"), ("patch", "patch -p1 --binary"),
  ]

  @Test("git and patch make the new text of it, whatever the texts and names are", arguments: tools)
  func applies(_ tool: (name: String, command: String)) throws {
    let isThere = ["/usr/bin", "/bin", "/usr/local/bin", "/opt/homebrew/bin"].contains {
      FileManager.default.isExecutableFile(atPath: "\($0)/\(tool.name)")
    }
    guard isThere else {
      print("skipped: needs \(tool.name)")
      return
    }
    var random = SeededGenerator(seed: 11)
    let folder = try TemporaryFolder()
    var script = "set -e\n"
    var expected: [(String, String)] = []
    for number in 0..<40 {
      let ends = ["\n", "\r\n"][number % 2]
      let old = Self.text(ends, number, &random)
      let new = number == 1 ? "" : Self.text(ends, number + 1, &random)
      let path = ["plain\(number).yaml", "with space \(number).yaml", "d/é\(number).yaml", "q\"\(number).yaml"][
        number % 4]
      guard old != new, !old.isEmpty, !new.isEmpty else { continue }
      try folder.write(old, to: path)
      try folder.write(diff(old, new, path), to: "\(number).diff")
      script += "\(tool.command) < \(number).diff\n"
      expected.append((path, new))
    }
    let shell = Process()
    shell.executableURL = URL(fileURLWithPath: "/bin/sh")
    shell.arguments = ["-c", script]
    shell.currentDirectoryURL = folder.url
    shell.environment = [
      "PATH": "/usr/bin:/bin:/usr/local/bin:/opt/homebrew/bin", "GIT_CEILING_DIRECTORIES": folder.path,
    ]
    shell.standardOutput = FileHandle.nullDevice
    shell.standardError = FileHandle.nullDevice
    try shell.run()
    shell.waitUntilExit()
    #expect(shell.terminationStatus == 0)
    #expect(expected.count > 30)
    for (path, new) in expected { #expect(try folder.text(of: path) == new, "\(path)") }
  }

  private static func text(_ ends: String, _ seed: Int, _ random: inout SeededGenerator) -> String {
    let lines = (0..<30).filter { _ in Int.random(in: 0..<5, using: &random) > 0 }
      .map { Int.random(in: 0..<6, using: &random) == 0 ? "- new" : "  line \($0 % 12)" }
    return lines.joined(separator: ends) + (seed % 3 == 0 ? "" : ends)
  }
}
