import SpecSource
import SpecTree
import TestSupport
import Testing

@testable import ListModel

@Suite("numbering names")
struct NameTableTests {
  /// Names with many repetitions, and the numbers that follow from the order in which each is first seen.
  static let (names, numbers) = {
    var random = SeededGenerator(seed: 7)
    let names = (0..<3_000).map { _ in "name-\(Int.random(in: 0..<700, using: &random))" }
    var known: [String: Int] = [:]
    let numbers = names.map { name in
      let number = known[name] ?? known.count
      known[name] = number
      return number
    }
    return (names, numbers)
  }()

  @Test("names that share their beginning, their end or their length are told apart, and the empty one is known")
  func shapes() {
    let names = [
      "", "a", "b", "ab", "abcdefgh", "abcdefghi", "abcdefghj", "bbcdefghi", "abcdefgh12345678", "abcdefgh22345678",
    ]
    let text = "[" + names.map { "\"\($0)\"" }.joined(separator: ", ") + "]"
    SpecReader.read(SourceFile(name: "names.json", bytes: Array(text.utf8)), as: .json).tree.withView { view in
      var table = NameTable()
      #expect(table.empty == nil)
      #expect(names.indices.map { table.intern(NodeID($0 + 1), in: view).number } == Array(names.indices))
      #expect(names.indices.map { table.intern(NodeID($0 + 1), in: view).number } == Array(names.indices))
      #expect(table.empty == NodeID(1))
    }
  }

  @Test(
    "names get their numbers in the order they are first seen, however many at a time", arguments: [1, 2, 64, 3_000])
  func batches(size: Int) {
    let text = "[" + Self.names.map { "\"\($0)\"" }.joined(separator: ", ") + "]"
    let tree = SpecReader.read(SourceFile(name: "names.json", bytes: Array(text.utf8)), as: .json).tree
    tree.withView { view in
      // The names follow the list that holds them.
      let nodes = Self.names.indices.map { NodeID($0 + 1) }
      var table = NameTable()
      var found: [Int] = []
      var batch: [Int] = []
      for first in stride(from: 0, to: nodes.count, by: size) {
        table.intern(Array(nodes[first..<min(first + size, nodes.count)]), in: view, into: &batch)
        found += batch
      }
      #expect(found == Self.numbers)
      #expect(table.count == Set(Self.names).count)
      #expect(nodes.map { table.intern($0, in: view).number } == Self.numbers)
    }
  }

  @Test("no names are no work, also in an empty table")
  func nothing() {
    let tree = SpecReader.read(SourceFile(name: "names.json", bytes: Array("[]".utf8)), as: .json).tree
    tree.withView { view in
      var table = NameTable()
      var numbers = [1]
      table.intern([], in: view, into: &numbers)
      #expect(numbers == [])
      #expect(table.count == 0)
    }
  }
}
