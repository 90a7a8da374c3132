import TestSupport
import Testing

@testable import ListModel

@Suite("sets of slots")
struct SlotSetTests {
  @Test("a set of slots agrees with a set of numbers", arguments: 0..<50)
  func agreesWithSet(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let left = Set((0..<40).map { _ in Int.random(in: 0..<128, using: &random) })
    let right = Set((0..<40).map { _ in Int.random(in: 0..<128, using: &random) })
    let (first, second) = (SlotSet(left), SlotSet(right))
    #expect(Array(first) == left.sorted())
    #expect(Array(first.union(second)) == left.union(right).sorted())
    #expect(Array(first.intersection(second)) == left.intersection(right).sorted())
    #expect(Array(first.subtracting(second)) == left.subtracting(right).sorted())
    #expect((0..<128).allSatisfy { first.contains($0) == left.contains($0) })
  }

  @Test("an empty set is empty")
  func empty() {
    #expect(SlotSet().isEmpty && Array(SlotSet()) == [])
    #expect(!SlotSet([127]).isEmpty && !SlotSet([0]).isEmpty)
  }
}
