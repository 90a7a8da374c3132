import Foundation
import ListRender
import SpecSource
import SpecTree
import TestSupport
import Testing

@testable import ListSpecCLI

/// Good lists into which one fault is put at a random place: it is found there, by a rule that is about it, and nothing else
/// is said.
@Suite("faults put into good lists")
struct FaultInjectionTests {
  /// A list in which nothing is found.
  struct Sample: Sendable {
    let path: String
    let source: SourceFile
    let tree: NodeTree
    let sites: [FaultSite]
    let runtime: String
    let isCollection: Bool
    let classes: [String]
  }

  /// A fault in a sample.
  struct Injection {
    let text: [UInt8]
    /// Where the finding must be.
    let region: SourceRange
  }

  /// Every list among the fixtures that is good, and without aliases, by which one fault would be many.
  static let samples = Result { () throws -> [Sample] in
    let paths = [".yaml", ".json"].flatMap { RepositoryFiles.paths(below: "Fixtures", suffix: $0) }
    return try paths.compactMap { path in
      let bytes = try RepositoryFiles.bytes(path)
      guard !path.contains("/schema/"), SpecFiles.hasRootKey(bytes, path.hasSuffix("json") ? .json : .yaml) else {
        return nil
      }
      let source = SourceFile(name: path, bytes: bytes)
      let check = try Self.check(source)
      guard check.report.counts.total == 0, !bytes.contains(UInt8(ascii: "*")) else { return nil }
      return check.tree.withView { view -> Sample? in
        let root = check.tree.documents[0].root
        guard view.value(of: "listspec-edits", in: root) == nil, view.value(of: "extends", in: root) == nil else {
          return nil
        }
        let classes = (["cells", "views"] as [StaticString]).flatMap { name in
          view.value(of: name, in: root).map { view.pairs(of: $0).map { view.string(of: $0.key) } } ?? []
        }
        return Sample(
          path: path, source: source, tree: check.tree, sites: FaultSite.all(in: check.tree, view),
          runtime: view.value(of: "runtime", in: root).map { view.string(of: $0) } ?? "uikit",
          isCollection: view.value(of: "kind", in: root).map { view.string(of: $0) } == "collection", classes: classes)
      }
    }
  }

  private static func check(_ source: SourceFile) throws -> SpecCheck {
    let path = FilePath(RepositoryFiles.root.appendingPathComponent(source.name).path)
    return SpecCheck(source, at: path, SpecInputs(on: Disk(folder: nil)), takesEdits: true)
  }

  /// How often each way to break a list is tried; `FAULTS=5000 swift test --filter FaultInjection` looks everywhere.
  private static let tries = ProcessInfo.processInfo.environment["FAULTS"].flatMap { Int($0) } ?? 100

  @Test("one fault gives its finding at its place, and no other", arguments: FaultKind.all)
  func found(kind: FaultKind) throws {
    let samples = try Self.samples.get()
    var places: [(sample: Int, site: Int)] = []
    for (number, sample) in samples.enumerated() {
      for (place, site) in sample.sites.enumerated() where kind.levels.contains(site.level) {
        places.append((number, place))
      }
    }
    var random = SeededGenerator(seed: UInt64(kind.name.utf8.reduce(7) { $0 &* 31 &+ Int($1) } & 0xFFFF))
    var made = 0
    for place in places.shuffled(using: &random) where made < Self.tries {
      let sample = samples[place.sample]
      guard let injection = Self.inject(kind, at: sample.sites[place.site], of: sample, &random) else { continue }
      made += 1
      let report = try Self.check(SourceFile(name: sample.source.name, bytes: injection.text)).report
      let own = report.findings.filter { kind.rules.contains($0.rule.id) }
      let isFound =
        own.count == 1
        && (kind.breaksText || own.allSatisfy { injection.region.contains($0.location.range) })
        && report.findings.allSatisfy { kind.rules.contains($0.rule.id) || kind.besides.contains($0.rule.id) }
      #expect(
        isFound,
        """
        \(kind.name), in \(sample.path) at \(injection.region.bytes):
        \(report.findings.map { "\($0.location.range.bytes): \($0.message) [\($0.rule.id)]" }.joined(separator: "\n"))
        \(String(decoding: injection.text, as: UTF8.self))
        """)
    }
    #expect(made >= 5, "'\(kind.name)' was put into \(made) lists")
  }

  @Test("there are many faults, and many good lists to put them into")
  func table() throws {
    #expect(FaultKind.all.count >= 30)
    #expect(Set(FaultKind.all.map(\.name)).count == FaultKind.all.count)
    #expect(try Self.samples.get().count >= 40)
  }

  private static func inject(
    _ kind: FaultKind, at site: FaultSite, of sample: Sample, _ random: inout SeededGenerator
  ) -> Injection? {
    sample.tree.withView { view in
      let pen = FaultPen(
        view: view, site: site, runtime: sample.runtime, isCollection: sample.isCollection, classes: sample.classes)
      guard let edits = kind.make(pen, &random) else { return nil }
      let text = edits.applied(to: sample.source.bytes)
      let range = view.range(of: site.node)
      let end = Int(range.end) + text.count - sample.source.bytes.count
      // A row that is gone as a whole leaves what stands in its place.
      return Injection(text: text, region: SourceRange(range.start, UInt32(max(Int(range.start), end))))
    }
  }
}
