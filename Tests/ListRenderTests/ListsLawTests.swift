import Foundation
import ListRender
import SpecSource
import TestSupport
import Testing

/// Laws that hold for every list, tried on random ones.
@Suite("laws of compiled lists") struct ListsLawTests {
  private static let seeds: Range<UInt64> = 0..<60
  private static let formatNames = ListFormats.all.map { $0.name } + ["as-written"]

  @Test("a random list compiles as the schema says, twice alike, and its spec as written to the same", arguments: seeds)
  func compiled(_ seed: UInt64) throws {
    let text = ListsRandomSpec.text(seed: seed)
    let list = Compilation(text)
    try #require(list.findings.filter { $0.severity == .error } == [], "\(text)")
    let compiled = list.written(as: ListFormats.json)
    #expect(compiled == list.written(as: ListFormats.json))
    let schema = try JSONSchemaCheck(RepositoryFiles.bytes("docs/schemas/compiled.schema.json"))
    let faults = try schema.faults(in: Array(compiled.utf8))
    #expect(faults == [], "\(text)")

    let asWritten = list.written(as: ListFormats.asWritten)
    let again = Compilation(asWritten, name: "list.json")
    #expect(again.findings.filter { $0.severity == .error } == [], "\(asWritten)")
    #expect(differences(compiled, again.written(as: ListFormats.json)) == [], "\(text)")
    #expect(differences(asWritten, again.written(as: ListFormats.asWritten)) == [])
    #expect(differences(list.written(as: ListFormats.table), again.written(as: ListFormats.table)) == [], "\(text)")
  }

  /// The lines in which two texts differ.
  private func differences(_ text: String, _ other: String) -> [String] {
    let lines = [text, other].map { $0.split(separator: "\n", omittingEmptySubsequences: false) }
    return lines[1].difference(from: lines[0]).map { change in
      switch change {
      case .remove(_, let line, _): "- \(line)"
      case .insert(_, let line, _): "+ \(line)"
      }
    }
  }

  @Test("totals, index paths and the table of reuse agree with the rows", arguments: seeds)
  func sums(_ seed: UInt64) throws {
    let list = try Compilation(ListsRandomSpec.text(seed: seed)).compiled()
    let sections = try #require(list["sections"] as? [[String: Any]])
    var heights: [Any?] = [list["header"], list["footer"]].map { ($0 as? [String: Any])?["height"] }
    var reuse: [[String: NSObject]] = []
    var rows = 0
    for (number, section) in sections.enumerated() {
      #expect(section["index"] as? Int == number)
      heights += [section["header"], section["footer"]].map { ($0 as? [String: Any])?["height"] }
      for (place, row) in try #require(section["rows"] as? [[String: Any]]).enumerated() {
        #expect(row["indexPath"] as? [Int] == [number, place])
        heights.append(row["height"])
        rows += 1
        let pair = try ["reuseId", "cell"].map { ($0, try #require(row[$0] as? NSObject)) }
        let entry = Dictionary(uniqueKeysWithValues: pair)
        if !reuse.contains(entry) { reuse.append(entry) }
      }
    }
    let totals = try #require(list["totals"] as? [String: Any])
    let written = heights.compactMap { $0 }
    let known = written.compactMap { $0 as? Double }
    #expect(totals["sections"] as? Int == sections.count)
    #expect(totals["rows"] as? Int == rows)
    #expect(totals["unknown"] as? Int == written.count - known.count)
    #expect(abs((totals["height"] as? Double ?? -1) - known.reduce(0, +)) < 1e-6)
    #expect(list["reuse"] as? [[String: NSObject]] == reuse)
  }

  @Test("ten rows of 66.3 points come to 663")
  func exactSum() throws {
    let list = Compilation("listspec: 1\nrowHeight: 66.3\nrows: [a, a, a, a, a, a, a, a, a, a]")
    #expect(
      list.written(as: ListFormats.json).contains("\"totals\": {\"sections\": 1, \"rows\": 10, \"height\": 663, "))
  }

  @Test("a long list leaves in stretches, and the stretches are the whole", arguments: formatNames)
  func stretches(_ name: String) throws {
    let format = ListFormats.all.first { $0.name == name } ?? ListFormats.asWritten
    let rows = (0..<6_000).map { "{tag: r\($0), cell: C, height: 44, model: {title: Row \($0)}}" }
    let list = Compilation("listspec: 1\nrows: [\(rows.joined(separator: ", "))]")
    let whole = list.written(as: format)
    var pieces: [[UInt8]] = []
    withoutActuallyEscaping({ (piece: UnsafeRawBufferPointer) in pieces.append(Array(piece)) }) { drain in
      var out = ByteBuffer(drainingInto: drain)
      list.write(as: format, to: &out)
      out.drainAll()
    }
    #expect(String(decoding: pieces.joined(), as: UTF8.self) == whole)
    #expect(pieces.map(\.count).max() ?? 0 < 400_000)
  }
}
