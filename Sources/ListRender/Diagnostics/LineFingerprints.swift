internal import SpecSource

/// The fingerprints of a file's lines by which GitHub's code scanning recognises alerts (`primaryLocationLineHash`).
///
/// They are those that GitHub's upload action works out when a report has none, and warns about when a report has
/// others: a hash over 100 UTF-16 units from the beginning of the line on, spaces and tabs left out, and its number
/// among equals.
struct LineFingerprints {
  /// The hash of each line, and its number among equals; most are never asked for as text.
  private var lines: [(hash: UInt64, number: Int)] = []

  private static let length = 100
  private static let base: UInt64 = 37
  private static let end: UInt16 = 0xFFFF

  /// Works through the whole file, since equal lines are counted.
  init(_ source: SourceFile) {
    let (units, starts) = Self.units(of: source)
    var power: UInt64 = 1
    for _ in 0..<Self.length { power &*= Self.base }
    var counts: [UInt64: Int] = [:]
    // The window that begins at `start` ends before `next`; behind the end of the text there are zeros.
    var hash: UInt64 = 0
    var next = 0
    for start in starts {
      while next < start + Self.length {
        hash = hash &* Self.base &+ UInt64(next < units.count ? units[next] : 0)
        if next >= Self.length { hash &-= power &* UInt64(units[next - Self.length]) }
        next += 1
      }
      let number = counts[hash, default: 0] + 1
      counts[hash] = number
      lines.append((hash, number))
    }
  }

  /// The fingerprint of a line, from 1.
  subscript(line: Int) -> String {
    guard lines.indices.contains(line - 1) else { return "" }
    let (hash, number) = lines[line - 1]
    return "\(String(hash, radix: 16)):\(number)"
  }

  /// The units that count, an end among them, and where each line begins.
  private static func units(of source: SourceFile) -> (units: [UInt16], starts: [Int]) {
    var units: [UInt16] = []
    units.reserveCapacity(source.bytes.count + 1)
    var starts: [Int] = []
    var (isAtStart, isBehindCR) = (true, false)
    func add(_ unit: UInt16) {
      if isAtStart { starts.append(units.count) }
      isAtStart = unit == 0x0A
      units.append(unit)
    }
    func take(_ unit: UInt16) {
      switch unit {
      case 0x20, 0x09: isBehindCR = false
      case 0x0A where isBehindCR: isBehindCR = false
      case 0x0D:
        add(0x0A)
        isBehindCR = true
      default:
        add(unit)
        isBehindCR = false
      }
    }
    if source.bytes.allSatisfy({ $0 < 0x80 }) {
      for byte in source.bytes { take(UInt16(byte)) }
    } else {
      for unit in String(decoding: source.bytes, as: UTF8.self).utf16 { take(unit) }
    }
    add(end)
    return (units, starts)
  }
}
