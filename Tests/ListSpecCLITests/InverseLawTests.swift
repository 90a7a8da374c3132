import ListEdits
import ListTestSupport
import SpecSource
import SpecTree
import Testing

@testable import ListSpecCLI

@Suite("laws of what undoes edits, on random lists and edits")
struct InverseLawTests {
  private static let nothing = Array("listspec-edits: 1\nedits: []\n".utf8)

  /// Applies random edits to a random list, laid out as `base` wants it; nil where they are refused.
  private static func sample(
    _ seed: UInt64, named name: String, base: (String, inout RandomLayout) -> [UInt8]
  ) throws -> UndoneFile? {
    var random = RandomEdits(seed: seed)
    var layout = RandomLayout(seed: seed &+ 5)
    let list = random.list()
    let edits = (0..<Int(seed % 3) + 1).map { _ in "  \(random.edit())\n" }
    // In one file, or in one for each.
    let files = seed % 2 == 0 ? edits : [edits.joined()]
    return try UndoneFile(
      SourceFile(name: name, bytes: base(list, &layout)),
      edits: files.map { Array("listspec-edits: 1\nedits:\n\($0)".utf8) }, seed % 4 == 0 ? .strict : .holo,
      inverseAs: seed % 5 == 0 ? .json : .yaml)
  }

  /// Applies what undoes it to the result: the bytes are back, and undoing that gives the result again.
  private static func checkBytes(_ sample: UndoneFile, _ name: String) throws {
    let back = try #require(try UndoneFile(sample.result, edits: [sample.inverse]), "\(name): the inverse is refused")
    let isBack = back.bytes == sample.base.bytes
    #expect(isBack, "\(name): \(String(decoding: sample.inverse, as: UTF8.self))")
    let again = try #require(try UndoneFile(back.result, edits: [back.inverse]), "\(name): its inverse is refused")
    let isAgain = again.bytes == sample.bytes
    #expect(isAgain, "\(name): \(String(decoding: back.inverse, as: UTF8.self))")
  }

  /// Applies what undoes it to a copy whose comments were changed: the list is back.
  private static func checkList(_ sample: UndoneFile, _ base: UndoneFile, _ seed: UInt64) throws {
    #expect(sample.obstacle == nil, "seed \(seed)")
    var layout = RandomLayout(seed: seed &+ 9)
    let copy = SourceFile(name: "list.yaml", bytes: layout.redressed(sample.bytes))
    let back = try #require(
      try UndoneFile(copy, edits: [sample.inverse]),
      "seed \(seed): \(String(decoding: sample.inverse, as: UTF8.self))")
    let isSame = back.isSameList(as: base)
    #expect(isSame, "seed \(seed): \(String(decoding: sample.inverse, as: UTF8.self))")
    let isExact = back.bytes == base.bytes
    #expect(!isExact, "seed \(seed)")
  }

  /// The same in JSON: the edits make the same list, its bytes are back, and what undoes the YAML gives back its list.
  private static func checkTwin(_ twin: UndoneFile, _ sample: UndoneFile, _ base: UndoneFile, _ seed: UInt64) throws {
    try Self.checkBytes(twin, "seed \(seed)")
    let isTwin = twin.isSameList(as: sample)
    #expect(isTwin, "seed \(seed)")
    // Of another text, the list: the way in which the twin is written is not the YAML's.
    let copy = SourceFile(name: "list.json", bytes: Array(" ".utf8) + twin.bytes)
    let back = try #require(try UndoneFile(copy, edits: [sample.inverse]), "seed \(seed)")
    let isSame = back.isSameList(as: base)
    #expect(isSame, "seed \(seed): \(String(decoding: sample.inverse, as: UTF8.self))")
  }

  @Test(
    "the very result gives back the bytes, a copy with other comments the list, and the JSON twin both",
    arguments: 0..<10)
  func laws(part: UInt64) throws {
    var (changed, undone, changedTwins) = (0, 0, 0)
    // Making a sample is what costs, so all that is said of it is looked at in one test.
    for seed in part * 150..<(part + 1) * 150 {
      guard let sample = try Self.sample(seed, named: "list.yaml", base: { $1.dressed($0) }) else { continue }
      try Self.checkBytes(sample, "seed \(seed)")
      if sample.bytes != sample.base.bytes { changed += 1 }
      let base = try #require(try UndoneFile(sample.base, edits: [Self.nothing]))
      try Self.checkList(sample, base, seed)
      if !sample.isSameList(as: base) { undone += 1 }
      guard seed % 5 < 3 else { continue }
      let twin = try #require(
        try Self.sample(seed, named: "list.json") { list, layout in layout.json(of: layout.dressed(list)) })
      try Self.checkTwin(twin, sample, base, seed)
      if twin.bytes != twin.base.bytes { changedTwins += 1 }
    }
    #expect(changed > 60)
    #expect(undone > 40)
    #expect(changedTwins > 36)
  }
}
