internal import SpecSource

/// A key's length and first bytes: tells most unequal keys apart without touching their texts.
struct KeyPrint: Hashable {
  /// The print of the YAML merge key.
  static let merge = KeyPrint(bits: 2 << 56 | 0x3C3C)

  /// The first seven bytes, the first one lowest, and the length above them (saturating).
  private let bits: UInt64

  private init(bits: UInt64) { self.bits = bits }

  /// The print of a text that is a range of `bytes`.
  @inline(always)
  init(_ text: Range<Int>, in bytes: UnsafeBufferPointer<UInt8>) {
    let count = text.upperBound &- text.lowerBound
    // No call of min, which stays one.
    let first = ByteWord.load(count < 7 ? count : 7, at: text.lowerBound, of: bytes)
    bits = first | UInt64(truncatingIfNeeded: count < 255 ? count : 255) &<< 56
  }

  /// Whether the text begins with `x-`, as keys do that are the author's own.
  var isExtension: Bool {
    @inline(__always) get { bits & 0xFFFF == 0x2D78 }
  }

  /// Whether the print is all of the text, so that equal prints are equal keys.
  var isWhole: Bool { bits >> 56 <= 7 }
}

/// A key of a mapping that is not closed yet.
struct Key {
  /// The key's scalar.
  let node: UInt32
  /// What it begins with.
  let print: KeyPrint
}

extension TreeBuilder {
  /// Searches a mapping for duplicate keys, unless one of its shape has none, and notes its shape.
  @inline(__always)
  mutating func finish(_ mapping: OpenCollection) {
    guard mapping.shape != KeyShapes.empty else { return }
    if mapping.shape == KeyShapes.unknown || shapes.uniqueness(of: mapping.shape) != .unique {
      guard isUnique(mapping) else { return }
    }
    nodes.update(Int(mapping.node) &+ 1) { $0.head |= mapping.shape &* Node.childUnit }
  }

  /// Whether no key of a mapping stands in it twice; reports those that do. False where the mapping has no known shape.
  @inline(never)
  private mutating func isUnique(_ mapping: OpenCollection) -> Bool {
    let before = duplicates
    keys.cut(to: 0)
    var key = Int(mapping.node) + 1
    while key < nodes.count {
      let found = nodes[key]
      if found.kind == .scalar { keys.push(Key(node: UInt32(truncatingIfNeeded: key), print: print(of: found))) }
      key = after(after(key))
    }
    reportDuplicates(among: keys.suffix(from: 0))
    guard mapping.shape != KeyShapes.unknown else { return false }
    shapes.note(duplicates == before ? .unique : .repeated, of: mapping.shape)
    return duplicates == before
  }

  private func print(of key: Node) -> KeyPrint {
    let text = Int(key.first)..<Int(key.first) &+ Int(key.second)
    return key.isPooled ? pool.withUnsafeBufferPointer { KeyPrint(text, in: $0) } : KeyPrint(text, in: bytes)
  }

  /// The position behind a node that is complete, and all that is in it.
  private func after(_ position: Int) -> Int {
    let found = nodes[position]
    return found.kind == .scalar || found.kind == .alias ? position &+ 1 : Int(found.second)
  }

  /// Up to this many keys, comparing every pair of prints is quicker than a table.
  private static let fewKeys = 32
  /// So many duplicates of one file are reported; a file can hold millions.
  private static let mostDuplicates = 1000

  /// Reports each key of a mapping that stands in it before; `keys` are the mapping's own, in written order.
  mutating func reportDuplicates(among keys: UnsafeBufferPointer<Key>) {
    guard keys.count <= Self.fewKeys else {
      reportDuplicatesByTable(among: keys)
      return
    }
    guard Self.haveEqualPrints(keys) else { return }
    for later in 0..<keys.count {
      for earlier in 0..<later where keys[earlier].print == keys[later].print {
        guard isSameText(keys[earlier], keys[later]) else { continue }
        reportDuplicate(keys[later], first: keys[earlier])
        break
      }
    }
  }

  /// Whether two of a few keys may be equal; nearly always not, so this is what closing a mapping costs.
  private static func haveEqualPrints(_ keys: UnsafeBufferPointer<Key>) -> Bool {
    var later = 1
    while later < keys.count {
      let print = keys[later].print
      var earlier = 0
      while earlier < later {
        if keys[earlier].print == print { return true }
        earlier &+= 1
      }
      later &+= 1
    }
    return false
  }

  /// The same with a hash table, so that the cost grows with the number of keys.
  private mutating func reportDuplicatesByTable(among keys: UnsafeBufferPointer<Key>) {
    let mask = (1 << (Int.bitWidth - (2 * keys.count - 1).leadingZeroBitCount)) - 1
    // A slot holds half of a key's hash above its place (from 1; 0 is free): few probes have to look at a key.
    var table = [UInt64](repeating: 0, count: mask + 1)
    for place in 0..<keys.count {
      let key = keys[place]
      let hash = hash(of: key)
      let tag = UInt64(truncatingIfNeeded: hash) & ~0xFFFF_FFFF
      var slot = hash & mask
      var earlier: Key?
      while earlier == nil, table[slot] != 0 {
        if table[slot] & ~0xFFFF_FFFF == tag {
          let other = keys[Int(table[slot] & 0xFFFF_FFFF) - 1]
          if other.print == key.print, isSameText(other, key) { earlier = other }
        }
        slot = (slot + 1) & mask
      }
      if let earlier {
        reportDuplicate(key, first: earlier)
      } else {
        table[slot] = tag | UInt64(place + 1)
      }
    }
  }

  /// Seeded anew in every process, so that no file can be made to collide; the reports do not depend on it.
  private func hash(of key: Key) -> Int {
    var hasher = Hasher()
    if key.print.isWhole {
      hasher.combine(key.print)
    } else {
      withText(of: NodeID(key.node)) { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    }
    return hasher.finalize()
  }

  /// Whether two keys with one print are equal.
  private func isSameText(_ left: Key, _ right: Key) -> Bool {
    left.print.isWhole
      || withText(of: NodeID(left.node)) { left in
        withText(of: NodeID(right.node)) { right in left.elementsEqual(right) }
      }
  }

  private mutating func reportDuplicate(_ key: Key, first: Key) {
    duplicates += 1
    guard duplicates <= Self.mostDuplicates else { return }
    let here = NodeID(key.node)
    let there = NodeID(first.node)
    let name = withText(of: here) { Excerpt.text($0) }
    var finding = Diagnostic.duplicateKey(
      name, isMerge: node(here).style == .plain && name == "<<", at: place(of: here), first: place(of: there))
    if duplicates == Self.mostDuplicates {
      finding.notes.append(.init("further duplicate keys of this file are not listed"))
    }
    diagnostics.append(finding)
  }

  private func place(of node: NodeID) -> Location {
    Location(source.id, SourceRange(Int(self.node(node).start)..<end(of: node)))
  }
}
