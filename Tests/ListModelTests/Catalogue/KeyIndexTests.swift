import TestSupport
import Testing

@testable import ListModel

@Suite("looking up keys")
struct KeyIndexTests {
  /// Every supported runtime's keys of every element.
  static let vocabularies = (Runtime.all + Runtime.collections).flatMap { runtime in
    Element.allCases.map { (runtime, $0) }
  }

  @Test("every key is found with its meaning", arguments: vocabularies)
  func allKeys(runtime: Runtime, element: Element) {
    let entries = Vocabulary.entries(of: element, in: runtime)
    let index = KeyIndex(entries)
    for entry in entries { #expect(index.meaning(of: entry.name) == entry.meaning, "\(entry.name)") }
    #expect(entries.count >= 3)
  }

  @Test("a key that is one change away from a known one is not found", arguments: vocabularies)
  func nearMisses(runtime: Runtime, element: Element) {
    let entries = Vocabulary.entries(of: element, in: runtime)
    let known = Set(entries.map { Array($0.name.utf8) })
    let index = KeyIndex(entries)
    var random = SeededGenerator(seed: 0x5EED)
    var tried = 0
    for entry in entries {
      for _ in 0..<50 {
        let miss = Self.changed(Array(entry.name.utf8), &random)
        guard !known.contains(miss) else { continue }
        tried += 1
        #expect(index.meaning(of: miss) == nil, "\(String(decoding: miss, as: UTF8.self))")
      }
    }
    #expect(tried > entries.count * 40)
  }

  @Test("keys of odd lengths and bytes are not found")
  func oddKeys() {
    let index = KeyIndex(Vocabulary.entries(of: .row, in: .holo))
    for key in [[], [0], Array("tag\0".utf8), [UInt8](repeating: 0x61, count: 70_000), [0xFF, 0xFE]] {
      #expect(index.meaning(of: key) == nil, "\(key.count) bytes")
    }
  }

  @Test("keys that share their first eight bytes and their length are told apart")
  func sharedPrefix() {
    let names = ["accessibilityHint", "accessibilityHunt", "accessib", "accessibi"]
    let index = KeyIndex(
      names.enumerated().map { slot, name in
        KeyEntry(name, KeyMeaning(slot: slot, form: .value, target: .own, isAlias: false))
      })
    #expect(names.map { index.meaning(of: $0)?.slot } == [0, 1, 2, 3])
    #expect(index.meaning(of: "accessibilityHent") == nil)
  }

  @Test("a meaning keeps all of what it is made of")
  func meanings() {
    for slot in [0, 1, 63, 64, 127] {
      for form in [WrittenForm.value, .handler] {
        for target in [KeyTarget.own, .header, .footer] {
          for isAlias in [false, true] {
            let meaning = KeyMeaning(slot: slot, form: form, target: target, isAlias: isAlias)
            #expect(meaning.slot == slot && meaning.form == form)
            #expect(meaning.target == target && meaning.isAlias == isAlias)
          }
        }
      }
    }
  }

  /// The key with one byte replaced, added, removed, or two neighbours swapped.
  private static func changed(_ key: [UInt8], _ random: inout SeededGenerator) -> [UInt8] {
    var result = key
    let place = Int.random(in: 0..<key.count, using: &random)
    let letter = UInt8.random(in: 0x21...0x7E, using: &random)
    switch Int.random(in: 0..<4, using: &random) {
    case 0: result[place] = letter
    case 1: result.insert(letter, at: place)
    case 2: result.remove(at: place)
    default: if place + 1 < key.count { result.swapAt(place, place + 1) }
    }
    return result
  }
}

extension KeyIndex {
  /// What some bytes mean.
  func meaning(of key: [UInt8]) -> KeyMeaning? { key.withUnsafeBufferPointer { meaning(of: $0) } }

  /// What a name means.
  func meaning(of key: String) -> KeyMeaning? { meaning(of: Array(key.utf8)) }
}
