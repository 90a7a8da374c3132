import Foundation
import ListRender
import SpecSource
import TestSupport
import Testing

@Suite struct MachineFormatTests {
  private var sample: SampleReport {
    var sample = SampleReport(
      ("a.yaml", "\u{FEFF}x: é👨‍👩‍👧日本\te\u{301} fault\n"), ("::b.yaml", "other: 1\n"))
    sample.add(
      sample.place("fault"), "found 'fault', expected \"more\"",
      notes: [.init("see", at: sample.place("other", in: 1)), .init("a remark")],
      fixes: [Fix("replace it", .suggested, [TextEdit(sample.place("fault").range, "more\n")])])
    sample.add(sample.place("1", in: 1), "a warning", .warning)
    return sample
  }

  @Test("concise is one line a finding, columns in scalars, and no line begins like a command")
  func concise() {
    #expect(
      sample.written("concise") == """
        a.yaml:1:16: error: found 'fault', expected "more" [sample-rule]
        ./::b.yaml:1:8: warning: a warning [sample-rule]

        """)
    #expect(
      sample.written("concise", TextStyle(isColored: true)).hasPrefix(
        "\u{1B}[1ma.yaml:1:16\u{1B}[0m: \u{1B}[1;31merror\u{1B}[0m: "))
  }

  @Test("JSON holds every finding with ranges in lines, columns and bytes, notes and fixes")
  func json() throws {
    let text = sample.written("json", TextStyle(isColored: true, columns: 20))
    #expect(
      text == #"""
        {"schema":1,"tool":{"name":"listspec","version":"0.1.0"},"findings":[
        {"rule":"sample-rule","family":"type","severity":"error","message":"found 'fault', expected \"more\"","path":"a.yaml","range":{"start":{"line":1,"column":16,"offset":37},"end":{"line":1,"column":21,"offset":42}},"tagPath":"","baseline":false,"related":[{"message":"see","path":"::b.yaml","range":{"start":{"line":1,"column":1,"offset":0},"end":{"line":1,"column":6,"offset":5}}},{"message":"a remark","path":null,"range":null}],"fixes":[{"title":"replace it","safety":"suggested","edits":[{"range":{"start":{"line":1,"column":16,"offset":37},"end":{"line":1,"column":21,"offset":42}},"text":"more\n"}]}]},
        {"rule":"sample-rule","family":"type","severity":"warning","message":"a warning","path":"::b.yaml","range":{"start":{"line":1,"column":8,"offset":7},"end":{"line":1,"column":9,"offset":8}},"tagPath":"","baseline":false,"related":[],"fixes":[]}
        ],"summary":{"files":1,"errors":1,"warnings":1,"notes":0,"omitted":0,"suppressed":0,"baseline":0}}

        """#)
    let schema = try JSONSchemaCheck(RepositoryFiles.bytes("docs/schemas/findings.schema.json"))
    #expect(try schema.faults(in: Array(text.utf8)) == [])
    #expect(try schema.faults(in: Array(SampleReport("").written("json").utf8)) == [])
  }

  @Test("xcode has absolute paths and columns in bytes, and other places on lines of their own")
  func xcode() {
    let run = RunDescription(tool: SampleReport.run.tool) { FilePlace(absolute: "/lists/\($0)", inRepository: $0) }
    #expect(
      sample.written("xcode", run: run) == """
        /lists/a.yaml:1:35: error: found 'fault', expected "more" (sample-rule)
        /lists/::b.yaml:1:1: note: see
        /lists/a.yaml:1:35: note: a remark
        /lists/::b.yaml:1:8: warning: a warning (sample-rule)

        """)
  }

  @Test("rdjson counts bytes, and offers the first fix of one edit")
  func rdjson() throws {
    let text = sample.written("rdjson")
    #expect(
      text == #"""
        {"source":{"name":"listspec"},"diagnostics":[
        {"message":"found 'fault', expected \"more\"","location":{"path":"a.yaml","range":{"start":{"line":1,"column":35},"end":{"line":1,"column":40}}},"severity":"ERROR","code":{"value":"sample-rule"},"suggestions":[{"range":{"start":{"line":1,"column":35},"end":{"line":1,"column":40}},"text":"more\n"}],"relatedLocations":[{"message":"see","location":{"path":"::b.yaml","range":{"start":{"line":1,"column":1},"end":{"line":1,"column":6}}}}]},
        {"message":"a warning","location":{"path":"::b.yaml","range":{"start":{"line":1,"column":8},"end":{"line":1,"column":9}}},"severity":"WARNING","code":{"value":"sample-rule"}}
        ]}

        """#)
    #expect(SampleReport("").written("rdjson") == "{\"source\":{\"name\":\"listspec\"},\"diagnostics\":[\n]}\n")
  }

  @Test("checkstyle puts findings under the file that they point into, and escapes what XML cannot hold")
  func checkstyle() {
    var sample = sample
    sample.add(sample.place("x"), "<&\"\u{FFFE}\u{1}\t>", .note)
    #expect(
      sample.written("checkstyle") == """
        <?xml version="1.0" encoding="UTF-8"?>
        <checkstyle version="4.3">
          <file name="a.yaml">
            <error line="1" column="1" severity="info" message="&lt;&amp;&quot;\\u{1}\\t&gt;" source="listspec.sample-rule"/>
            <error line="1" column="16" severity="error" message="found 'fault', expected &quot;more&quot;" source="listspec.sample-rule"/>
          </file>
          <file name="::b.yaml">
            <error line="1" column="8" severity="warning" message="a warning" source="listspec.sample-rule"/>
          </file>
        </checkstyle>

        """)
    #expect(SampleReport("").written("checkstyle").contains("  <file name=\"list.yaml\">\n  </file>\n"))
  }

  @Test("ten thousand findings of a file are shown, all are counted")
  func manyFindings() throws {
    var sample = SampleReport(String(repeating: "x", count: 10_000) + "\n")
    for offset in (0..<10_007).reversed() { sample.add(sample.place(at: min(offset, 9_999)), "\(offset)", .warning) }
    let concise = sample.written("concise").split(separator: "\n")
    #expect(concise.count == 10_001)
    #expect(concise.first == "list.yaml:1:1: warning: 0 [sample-rule]")
    #expect(concise.last == "list.yaml: 7 more findings are counted but not shown")
    #expect(sample.written("text").hasSuffix("\n\(concise.last!)\n"))
    #expect(
      sample.written("json").hasSuffix(
        #"],"summary":{"files":1,"errors":0,"warnings":10007,"notes":0,"omitted":7,"suppressed":0,"baseline":0}}"#
          + "\n"))
  }

  @Test("many findings in one line of megabytes do not each count it again", .timeLimit(.minutes(1)))
  func longLine() {
    var sample = SampleReport(String(repeating: "日本 ", count: 300_000))
    for index in 0..<400 {
      let offset = index * 5250
      sample.add(sample.place(at: offset), notes: [.init("first", at: sample.place(at: 0))])
    }
    #expect(sample.written("concise").utf8.count > 16_000)
    #expect(sample.written("text").utf8.count > 16_000)
  }

  @Test("every format has a name and a line of help, and no two have one name")
  func formats() {
    let names = DiagnosticFormats.all.map { $0.name }
    #expect(Set(names).count == names.count)
    for format in DiagnosticFormats.all { #expect(!format.summary.isEmpty && format.summary.last != ".") }
  }
}
