internal import ListRender
internal import SpecSource
internal import SpecTree

/// The findings that a project knows and has put off: how many of each rule there are at each place of each file.
///
/// A place is told by the tags of its section and row, so that an entry stays right when lines move.
struct Baseline: Equatable, Sendable {
  /// What findings have in common that count as the same.
  struct Entry: Hashable, Sendable {
    /// The file that was checked, from the folder of the baseline on, with slashes.
    let file: ByteText
    /// The tags of the section and the row; empty outside of both.
    let tagPath: ByteText
    let rule: String

    init(file: String, tagPath: String, rule: String) {
      self.file = ByteText(file)
      self.tagPath = ByteText(tagPath)
      self.rule = rule
    }
  }

  /// The key at the root of the file.
  static let rootKey: StaticString = "listspec-baseline"
  /// The versions that are known. In one of the first, an entry holds for all the rows that a finding is about.
  static let versions = 1...2

  /// The version, which it keeps when it is brought up to date.
  var version = Baseline.versions.upperBound
  /// Whether each row that a finding is about has an entry of its own.
  var isByRow: Bool { version > 1 }
  /// How many findings there are of each entry, one at least.
  private(set) var counts: [Entry: Int] = [:]

  /// How many findings there are in all.
  var total: Int { counts.values.reduce(0, +) }

  /// Adds findings.
  mutating func add(_ entry: Entry, _ count: Int = 1) {
    counts[entry, default: 0] += count
  }

  /// Takes one finding out; false where there is none.
  mutating func take(_ entry: Entry) -> Bool {
    guard let count = counts[entry] else { return false }
    counts[entry] = count > 1 ? count - 1 : nil
    return true
  }

  /// The findings of the files for which something holds.
  func only(_ holds: (ByteText) -> Bool) -> Baseline {
    var verdicts: [ByteText: Bool] = [:]
    var result = Baseline()
    result.version = version
    for (entry, count) in counts {
      let verdict = verdicts[entry.file] ?? holds(entry.file)
      verdicts[entry.file] = verdict
      if verdict { result.counts[entry] = count }
    }
    return result
  }

  /// The entries in the order of the file: by file, place and rule.
  var entries: [Entry] {
    counts.keys.sorted { left, right in
      if left.file != right.file { return left.file < right.file }
      if left.tagPath != right.tagPath { return left.tagPath < right.tagPath }
      return left.rule.utf8.lexicographicallyPrecedes(right.rule.utf8)
    }
  }

  /// Writes it, an entry a line, so that two branches that change it can be merged.
  func write(as format: SourceFormat, to out: inout ByteBuffer) {
    switch format {
    case .yaml: writeYAML(to: &out)
    case .json: writeJSON(to: &out)
    }
  }

  private func writeJSON(to out: inout ByteBuffer) {
    out.append("{\"\(Self.rootKey)\": \(version), \"findings\": [")
    for (number, entry) in entries.enumerated() {
      out.append(number == 0 ? "\n  {\"file\": " : ",\n  {\"file\": ")
      out.appendJSON(entry.file.string)
      if !entry.tagPath.string.isEmpty {
        out.append(", \"at\": ")
        out.appendJSON(entry.tagPath.string)
      }
      out.append(", \"rule\": ")
      out.appendJSON(entry.rule)
      if let count = counts[entry], count > 1 { out.append(", \"count\": \(count)") }
      out.append("}")
      out.drainIfLong()
    }
    out.append("\n]}\n")
  }

  private func writeYAML(to out: inout ByteBuffer) {
    out.append("# Findings that are known and do not count. Written by 'listspec validate --write-baseline'.\n")
    out.append("\(Self.rootKey): \(version)\n")
    let entries = entries
    out.append(entries.isEmpty ? "findings: []\n" : "findings:\n")
    for entry in entries {
      out.append("  - {file: ")
      out.appendYAML(entry.file.string)
      if !entry.tagPath.string.isEmpty {
        out.append(", at: ")
        out.appendYAML(entry.tagPath.string)
      }
      out.append(", rule: ")
      out.appendYAML(entry.rule)
      if let count = counts[entry], count > 1 { out.append(", count: \(count)") }
      out.append("}\n")
      out.drainIfLong()
    }
  }
}
