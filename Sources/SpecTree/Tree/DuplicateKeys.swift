internal import SpecSource

/// A key's length and first bytes, so that most unequal keys are told apart without touching the text.
struct KeyPrint {
  /// The key's scalar.
  let node: UInt32
  /// Length in the upper byte (saturating), the first seven bytes below it.
  let print: UInt64

  init(node: UInt32, text: UnsafeBufferPointer<UInt8>) {
    self.node = node
    var bits: UInt64 = 0
    for offset in 0..<min(text.count, 7) { bits = bits << 8 | UInt64(text[offset]) }
    print = bits | UInt64(min(text.count, 255)) << 56
  }
}

extension TreeBuilder {
  /// Above this many keys a set is quicker than comparing every pair.
  private static let fewKeys = 16

  /// Reports each key of the mapping at `position` that stands there before; `keys[first...]` are the mapping's own.
  mutating func reportDuplicateKeys(from first: Int, in position: Int) {
    let count = keys.count - first
    guard count > 1 else { return }
    if count > Self.fewKeys {
      reportDuplicatesBySet(from: first)
      return
    }
    for later in first + 1..<keys.count {
      for earlier in first..<later where keys[earlier].print == keys[later].print {
        guard sameText(keys[earlier], keys[later]) else { continue }
        reportDuplicate(keys[later], first: keys[earlier])
        break
      }
    }
  }

  private mutating func reportDuplicatesBySet(from first: Int) {
    var seen: [[UInt8]: KeyPrint] = [:]
    seen.reserveCapacity(keys.count - first)
    for key in keys[first...] {
      let text = copyText(of: NodeID(key.node))
      if let earlier = seen[text] {
        reportDuplicate(key, first: earlier)
      } else {
        seen[text] = key
      }
    }
  }

  private func sameText(_ left: KeyPrint, _ right: KeyPrint) -> Bool {
    // A short key is its print; a longer one has to be read.
    left.print >> 56 <= 7 || copyText(of: NodeID(left.node)) == copyText(of: NodeID(right.node))
  }

  private mutating func reportDuplicate(_ key: KeyPrint, first: KeyPrint) {
    let here = NodeID(key.node)
    let there = NodeID(first.node)
    let name = String(decoding: copyText(of: here), as: UTF8.self)
    diagnostics.append(
      .duplicateKey(
        name, isMerge: node(here).style == .plain && name == "<<", at: place(of: here), first: place(of: there)))
  }

  private func place(of node: NodeID) -> Location {
    Location(source.id, SourceRange(Int(self.node(node).start)..<end(of: node)))
  }
}
