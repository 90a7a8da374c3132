import Foundation
import ListRender
import SpecSource
import TestSupport
import Testing

/// The formats of servers that show findings beside changes and builds.
@Suite struct ServerFormatTests {
  private struct GitLabEntry: Decodable {
    let description: String
    let check_name: String
    let fingerprint: String
    let severity: String
    let location: Location

    struct Location: Decodable {
      let path: String
      let lines: [String: Int]
    }
  }

  private func gitlab(_ sample: SampleReport) throws -> [GitLabEntry] {
    try JSONDecoder().decode([GitLabEntry].self, from: Data(sample.written("gitlab").utf8))
  }

  @Test("an entry for GitLab says what, where and how bad; a clean run is an empty list")
  func gitlabEntries() throws {
    var sample = SampleReport(("a.yaml", "é: 1\nb: 2\n"))
    for (place, severity) in zip(
      [sample.place("é"), sample.place("b"), sample.place("2")], [Severity.error, .warning, .note])
    {
      sample.add(place, "found 'é'", severity)
    }
    let entries = try gitlab(sample)
    #expect(entries.map(\.severity) == ["major", "minor", "info"])
    #expect(entries.map { $0.location.lines["begin"] } == [1, 2, 2])
    #expect(entries.allSatisfy { $0.location.path == "a.yaml" && $0.check_name == "sample-rule" })
    #expect(entries.allSatisfy { $0.description == "found 'é'" })
    #expect(SampleReport("").written("gitlab") == "[\n]\n")
  }

  @Test("fingerprints are unique, and stay when lines move and numbers in messages change")
  func fingerprints() throws {
    var before = SampleReport(("a.yaml", "x: 1\nx: 1\ny: 1\n"))
    var after = SampleReport(("a.yaml", "# new\n\nx: 1\n  x: 1\ny: 1\n"))
    for (offset, later, name) in [(0, 7, "x of 2"), (5, 14, "x of 2"), (10, 19, "y")] {
      before.add(before.place(at: offset), name)
      after.add(after.place(at: later), name.replacing("2", with: "13"))
    }
    let prints = try gitlab(before).map(\.fingerprint)
    #expect(Set(prints).count == 3)
    #expect(prints.allSatisfy { $0.count == 64 })
    #expect(try gitlab(after).map(\.fingerprint) == prints)
    var elsewhere = before
    elsewhere.sources[0] = SourceFile(name: "b.yaml", bytes: before.sources[0].bytes)
    #expect(Set(try gitlab(elsewhere).map(\.fingerprint)).isDisjoint(with: prints))
  }

  @Test("a suite for JUnit has a case for each finding, counts add up, and what does not fail the run passes")
  func junit() throws {
    var sample = SampleReport(("a.yaml", "é: 1\n"))
    sample.add(sample.place("é"), "found <&\"\u{0}\u{FFFF}", notes: [.init("see", at: sample.place("1"))])
    sample.add(sample.place("1"), "a warning", .warning)
    #expect(
      sample.written("junit") == """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites name="listspec" tests="2" failures="1" errors="0" time="0.000">
          <testsuite name="a.yaml" tests="2" failures="1" errors="0" skipped="0" time="0.000">
            <testcase classname="a.yaml" name="sample-rule found &lt;&amp;&quot;\\u{0}" file="a.yaml" line="1" time="0.000">
              <failure type="sample-rule" message="found &lt;&amp;&quot;\\u{0}">a.yaml:1:1: error[sample-rule] found &lt;&amp;&quot;\\u{0}&#10;note: a.yaml:1:4: see</failure>
            </testcase>
            <testcase classname="a.yaml" name="sample-rule a warning" file="a.yaml" line="1" time="0.000">
              <system-out>a.yaml:1:4: warning[sample-rule] a warning</system-out>
            </testcase>
          </testsuite>
        </testsuites>

        """)
    let strict = sample.written("junit", failingFrom: .warning)
    #expect(strict.contains("tests=\"2\" failures=\"2\" errors=\"0\" skipped"))
    #expect(!strict.contains("system-out"))
  }

  @Test("a clean file is one case that passes")
  func junitClean() {
    #expect(
      SampleReport(("a.yaml", "")).written("junit").contains(
        """
          <testsuite name="a.yaml" tests="1" failures="0" errors="0" skipped="0" time="0.000">
            <testcase classname="a.yaml" name="valid" file="a.yaml" time="0.000"/>
          </testsuite>
        """))
  }

  @Test("no two cases of a suite have one name, though the findings say the same")
  func junitNames() {
    var sample = SampleReport(("a.yaml", "x: 1, x: 1, x: 1\n"))
    for offset in [0, 6, 12] { sample.add(sample.place(at: offset), "found") }
    sample.add(sample.place(at: 14), "found (2)")
    sample.add(sample.place(at: 15), String(repeating: "é", count: 1000))
    let names = sample.written("junit").matches(of: /<testcase classname="a.yaml" name="([^"]*)"/).map { String($0.1) }
    #expect(names.count == 5)
    #expect(Set(names).count == 5)
    #expect(names.prefix(2) == ["sample-rule found", "sample-rule found (2)"])
    #expect(names[4].count == 201)
  }

  @Test("a command for GitHub cannot be broken out of, and columns are given for one line only")
  func github() {
    var sample = SampleReport((",a:b%\n.yaml", "x: é 1\ny: 2\n"))
    sample.add(
      sample.place("1"), "found %\r\n::error::x", notes: [.init("see", at: sample.place("y"))],
      fixes: [Fix("mend", .safe, [])])
    sample.add(sample.place("1\ny"), "a warning", .warning)
    sample.add(sample.place("2\n"), "a note", .note)
    let path = #"%2Ca%3Ab%25\n.yaml"#
    #expect(
      sample.written("github") == """
        ::error file=\(path),line=1,endLine=1,col=6,endColumn=7,title=listspec sample-rule::found %25\\r\\n::error::x%0A  note: ,a:b%25\\n.yaml:2:1: see%0A  help: mend
        ::warning file=\(path),line=1,endLine=2,title=listspec sample-rule::a warning
        ::notice file=\(path),line=2,endLine=2,col=4,endColumn=5,title=listspec sample-rule::a note

        """)
  }

  @Test("with a summary of the job, ten of a kind are annotations, worst first, and the table has all")
  func githubSummary() throws {
    var sample = SampleReport(("a|`b`.yaml", String(repeating: "x", count: 40) + "\n"))
    for offset in 0..<12 { sample.add(sample.place(at: offset), "*w* <b>|\(offset)", .warning) }
    for offset in 12..<24 { sample.add(sample.place(at: offset), "error", .error) }
    for offset in 24..<36 { sample.add(sample.place(at: offset), "note", .note) }
    let lines = sample.written("github", run: RunDescription(tool: SampleReport.run.tool, takesJobSummary: true))
      .split(separator: "\n")
    #expect(lines.count == 30)
    #expect(lines.prefix(10).allSatisfy { $0.hasPrefix("::error ") })
    #expect(lines[10..<20].allSatisfy { $0.hasPrefix("::warning ") })
    #expect(lines.last == "::notice title=listspec::… and 7 more, see the job summary")
    #expect(sample.written("github").split(separator: "\n").count == 36)
    let page = try #require(sample.jobSummary("github")).split(separator: "\n")
    #expect(
      page.prefix(4) == [
        "### listspec: 12 errors, 12 warnings, 12 notes", "| severity | place | finding | rule |", "|---|---|---|---|",
        #"| warning | `` a\|`b`.yaml:1:1 `` | \*w\* \<b\>\|0 | `sample-rule` |"#,
      ])
    #expect(page.count == 3 + 36)
    #expect(SampleReport("").jobSummary("github") == nil)
  }

  @Test("the summary stays below what GitHub takes")
  func githubSummaryLimit() throws {
    var sample = SampleReport(String(repeating: "x", count: 9_000) + "\n")
    for offset in 0..<9_000 { sample.add(sample.place(at: offset), String(repeating: "é", count: 200)) }
    let page = try #require(sample.jobSummary("github"))
    #expect(page.utf8.count < 1 << 20)
    #expect(page.contains("\n… and "))
  }

  @Test("the summary counts the findings that a report has not kept")
  func githubSummaryOmitted() throws {
    var sample = SampleReport(String(repeating: "x", count: 10_000) + "\n")
    for offset in 0..<10_007 { sample.add(sample.place(at: min(offset, 9_999)), "\(offset)", .warning) }
    let page = try #require(sample.jobSummary("github"))
    #expect(page.hasPrefix("### listspec: 10007 warnings\n"))
    let rows = page.split(separator: "\n").count { $0.hasPrefix("| warning ") }
    #expect(page.hasSuffix("\n… and \(10_007 - rows) more.\n\n"))
  }
}
