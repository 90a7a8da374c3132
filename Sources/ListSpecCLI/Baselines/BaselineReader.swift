internal import ListLint
internal import ListModel
internal import ListRender
internal import SpecSource
internal import SpecTree

/// Reads a baseline; one that cannot be understood as a whole is no baseline.
struct BaselineReader {
  private(set) var baseline = Baseline()
  private(set) var findings: [Diagnostic] = []

  /// The keys of the root and of an entry.
  private static let rootKeys = ["\(Baseline.rootKey)", "findings"]
  private static let entryKeys = ["file", "at", "rule", "count"]

  /// The most findings of an entry: so few that no file of them adds up to what cannot be counted.
  private static let mostOfEntry = 1_000_000

  /// The baseline in a file; throws where there is none that could be read.
  static func read(_ path: FilePath, on disk: Disk, _ loader: FileLoader) throws(Failure) -> Baseline {
    let source: SourceFile
    do {
      source = try loader.read(path, as: .main, on: disk)
    } catch {
      var failure = error
      failure.message = "the baseline cannot be used: \(error.message)"
      failure.path = nil
      failure.hint = "'listspec validate --write-baseline \(path.shown)' writes one"
      throw failure
    }
    let reader = BaselineReader(source)
    guard reader.findings.isEmpty else { throw .baseline(path, reader.findings, in: source) }
    return reader.baseline
  }

  /// Reads the text of a baseline.
  init(_ source: SourceFile) {
    let (tree, faults) = SpecReader.read(source, as: SourceFormat(fileName: source.name) ?? .yaml)
    findings = faults
    guard tree.isComplete, findings.isEmpty, let document = tree.documents.first else { return }
    tree.withView { view in
      let root = view.resolved(document.root)
      guard view.kind(of: root) == .mapping, let version = view.value(of: Baseline.rootKey, in: root) else {
        return report("the file is no baseline, which begins with '\(Baseline.rootKey): 2'", root, in: view)
      }
      guard let known = Baseline.versions.first(where: { view.string(of: version) == String($0) }) else {
        return report(
          "'\(Baseline.rootKey)' is \(view.describe(version)), expected 1 or 2, the versions that are known here",
          version, in: view)
      }
      baseline.version = known
      for (key, value) in members(of: root, Self.rootKeys, "a baseline", in: view) where key == "findings" {
        guard view.kind(of: value) == .sequence else {
          report("'findings' is \(view.describe(value)), expected a list", value, in: view)
          continue
        }
        for item in view.items(of: value) { read(view.resolved(item), in: view) }
      }
    }
  }

  private mutating func read(_ item: NodeID, in view: TreeView) {
    guard view.kind(of: item) == .mapping else {
      return report("an entry is \(view.describe(item)), expected a map with 'file' and 'rule'", item, in: view)
    }
    var texts: [String: String] = [:]
    var count = 1
    for (key, value) in members(of: item, Self.entryKeys, "an entry of a baseline", in: view) {
      if key == "count" {
        guard view.kind(of: value) == .scalar, case .integer(let number) = view.scalar(of: value),
          let given = Int(exactly: number), (1...Self.mostOfEntry).contains(given)
        else {
          report("'count' is \(view.describe(value)), expected 1 to \(Self.mostOfEntry.grouped)", value, in: view)
          continue
        }
        count = given
      } else if view.kind(of: value) == .scalar {
        texts[key] = view.string(of: value)
      } else {
        report("'\(key)' is \(view.describe(value)), expected text", value, in: view)
      }
    }
    guard let file = texts["file"], let rule = texts["rule"], !file.isEmpty, !rule.isEmpty else {
      return report("an entry needs 'file' and 'rule'", item, in: view)
    }
    baseline.add(Baseline.Entry(file: file, tagPath: texts["at"] ?? "", rule: rule), count)
  }

  /// The members of a mapping whose keys are known.
  private mutating func members(
    of mapping: NodeID, _ keys: [String], _ owner: String, in view: TreeView
  ) -> [(key: String, value: NodeID)] {
    var members: [(key: String, value: NodeID)] = []
    for pair in view.pairs(of: mapping) {
      let name = view.string(of: pair.key)
      guard keys.contains(name) else {
        let near = Spelling.nearest(to: name, in: keys).map { "; did you mean '\($0)'?" } ?? ""
        report("unknown key '\(name)' in \(owner)\(near)", pair.key, in: view)
        continue
      }
      members.append((name, view.resolved(pair.value)))
    }
    return members
  }

  private mutating func report(_ message: String, _ node: NodeID, in view: TreeView) {
    findings.append(Diagnostic(.invalidConfiguration, message, at: view.firstLineLocation(of: node)))
  }
}

extension Failure {
  /// A baseline that cannot be used, with what is wrong with it.
  fileprivate static func baseline(_ path: FilePath, _ findings: [Diagnostic], in source: SourceFile) -> Failure {
    var out = ByteBuffer()
    var format = DiagnosticFormats.concise.init(TextStyle())
    format.write(FileReport(DiagnosticBag(findings.prefix(mostDetails)), in: [source]), to: &out)
    var failure = Failure("the baseline '\(path.shown)' cannot be used")
    failure.details = out.bytes.split(separator: UInt8(ascii: "\n")).map { String(decoding: $0, as: UTF8.self) }
    if findings.count > mostDetails { failure.details.append("and \(findings.count - mostDetails) more") }
    return failure
  }

  /// The most lines that are said of a baseline.
  private static let mostDetails = 10
}
