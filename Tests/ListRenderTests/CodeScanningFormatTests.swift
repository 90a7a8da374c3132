import Foundation
import ListRender
import SpecSource
import TestSupport
import Testing

/// SARIF, and what GitHub's code scanning makes of it.
@Suite struct CodeScanningFormatTests {
  private func log(_ sample: SampleReport, _ run: RunDescription = SampleReport.run) throws -> SARIFLog {
    try JSONDecoder().decode(SARIFLog.self, from: Data(sample.written("sarif", run: run).utf8))
  }

  private func results(_ sample: SampleReport, _ run: RunDescription = SampleReport.run) throws -> [SARIFLog.Result] {
    try log(sample, run).runs[0].results
  }

  @Test("a clean run is a document with no results, which closes old alerts")
  func clean() throws {
    let run = try log(SampleReport("")).runs[0]
    #expect(run.results.isEmpty)
    #expect(run.tool.driver.rules.isEmpty)
    #expect(run.columnKind == "unicodeCodePoints")
    #expect(run.automationDetails.id == "listspec/")
    #expect(run.invocations == nil)
  }

  @Test("places count code points, from 1, with an end that is outside; an empty one ends where it begins")
  func regions() throws {
    var sample = SampleReport("\u{FEFF}x: é👨‍👩‍👧日本\te\u{301} fault\r\nnext\n")
    sample.add(sample.place("fault"))
    sample.add(sample.place(at: 3))
    sample.add(sample.place("fault\r\n"))
    sample.add(sample.place(at: sample.sources[0].bytes.count))
    let regions = try results(sample).map { $0.locations[0].physicalLocation.region }
    #expect(
      regions.map { [$0.startLine, $0.startColumn, $0.endLine, $0.endColumn] } == [
        [1, 1, 1, 1], [1, 16, 1, 21], [1, 16, 1, 21], [3, 1, 3, 1],
      ])
  }

  @Test(
    "paths are references: relative to the repository, encoded, never with a scheme by accident",
    arguments: [
      ("Lists/a b.yaml", "Lists/a%20b.yaml"), ("a:b.yaml", "./a:b.yaml"), ("x/a:b.yaml", "x/a:b.yaml"),
      ("ä%.yaml", "%C3%A4%25.yaml"), ("<stdin>", "%3Cstdin%3E"), ("a\nb", "a%0Ab"),
    ])
  func paths(name: String, uri: String) throws {
    var sample = SampleReport((name, "x: 1\n"))
    sample.add(sample.place("x"))
    #expect(try results(sample)[0].locations[0].physicalLocation.artifactLocation.uri == uri)
  }

  @Test("a file outside of the repository has an absolute reference")
  func outside() throws {
    var sample = SampleReport(("../a b.yaml", "x: 1\n"))
    sample.add(sample.place("x"))
    let run = RunDescription(tool: SampleReport.run.tool) { _ in
      FilePlace(absolute: "/lists/a b.yaml", inRepository: nil)
    }
    #expect(
      try results(sample, run)[0].locations[0].physicalLocation.artifactLocation.uri == "file:///lists/a%20b.yaml")
  }

  @Test("messages are sentences of at most 1,024 characters, and never a link")
  func messages() throws {
    var sample = SampleReport("x: 1\n")
    sample.add(sample.place("x"), "unknown key 'x'; did you mean 'y'?", fixes: [Fix("write 'y'", .safe, [])])
    sample.add(sample.place(":"), "'[a](b)' is odd", .warning, notes: [.init("a remark")])
    sample.add(sample.place("1"), String(repeating: "👨‍👩‍👧", count: 300), .note)
    let texts = try results(sample).map(\.message.text)
    #expect(texts[0] == "Unknown key 'x'; did you mean 'y'? Help: write 'y'.")
    #expect(texts[1] == "'[a] (b)' is odd. A remark.")
    #expect(texts[2].utf16.count <= 1024 && texts[2].hasSuffix("…"))
  }

  @Test("rules are listed once, and results point at them")
  func rules() throws {
    var sample = SampleReport("x: 1\n")
    let other = Rule("other-rule", .list, .note, "Another rule.")
    sample.add(sample.place("x"))
    sample.findings.append(Diagnostic(other, "other", at: sample.place(":")))
    sample.add(sample.place("1"), "what is wrong", .warning)
    let run = try log(sample).runs[0]
    #expect(run.tool.driver.rules.map(\.id) == ["sample-rule", "other-rule"])
    #expect(run.tool.driver.rules.map(\.name) == ["SampleRule", "OtherRule"])
    #expect(run.tool.driver.rules.map(\.defaultConfiguration.level) == ["error", "note"])
    #expect(run.results.map(\.ruleIndex) == [0, 0, 1])
    #expect(run.results.map(\.level) == ["error", "warning", "note"])
    for result in run.results { #expect(run.tool.driver.rules[result.ruleIndex].id == result.ruleId) }
  }

  @Test("no two findings of a rule have one fingerprint, also in one line")
  func fingerprints() throws {
    var sample = SampleReport("x: 1, x: 1\nx: 1, x: 1\n")
    for offset in [0, 6, 11, 17] { sample.add(sample.place(at: offset)) }
    let prints = try results(sample).map(\.partialFingerprints)
    #expect(Set(prints.map(\.primaryLocationLineHash)).count == 4)
    #expect(Set(prints.map(\.tagPath)).count == 4)
    for number in [0, 2] {
      let parts = prints[number].primaryLocationLineHash.split(separator: ":")
      #expect(parts.count == 2 && prints[number + 1].primaryLocationLineHash == "\(parts[0]):\(parts[1]):2")
    }
  }

  @Test("fixes replace exactly their ranges")
  func fixes() throws {
    var sample = SampleReport("é: 1\nb: 2\n")
    let ranges = [sample.place("1\n").range, sample.place("b").range]
    sample.add(
      sample.place("1"), fixes: [Fix("mend", .safe, [TextEdit(ranges[0], "3\n"), TextEdit(ranges[1], "c\u{1}")])])
    let replacements = try results(sample)[0].fixes?[0].artifactChanges[0].replacements ?? []
    #expect(replacements.map(\.insertedContent.text) == ["3\n", "c\u{1}"])
    #expect(
      replacements.map {
        [
          $0.deletedRegion.startLine, $0.deletedRegion.startColumn, $0.deletedRegion.endLine,
          $0.deletedRegion.endColumn,
        ]
      }
        == [[1, 4, 2, 1], [2, 1, 2, 2]])
  }

  @Test("of more than 25,000 results the worst are kept, and the rest is told")
  func limits() throws {
    var text = ByteBuffer()
    guard let type = DiagnosticFormats.all.first(where: { $0.name == "sarif" }) else { return }
    var format = type.init(TextStyle())
    format.begin(SampleReport.run, to: &text)
    for number in 0..<3 {
      var sample = SampleReport(("\(number).yaml", String(repeating: "x", count: 10_000) + "\n"))
      for offset in 0..<9_000 {
        sample.add(sample.place(at: offset), "found", number == 2 && offset >= 1000 ? .error : .note)
      }
      format.write(FileReport(DiagnosticBag(sample.findings), in: sample.sources), to: &text)
    }
    format.end(RunSummary(), to: &text)
    let run = try JSONDecoder().decode(SARIFLog.self, from: Data(text.bytes)).runs[0]
    #expect(run.results.count == 25_000)
    #expect(run.results.count { $0.level == "error" } == 8_000)
    #expect(
      run.invocations?[0].toolExecutionNotifications.map(\.message.text)
        == ["2000 more findings are counted but not listed."])
  }
}
