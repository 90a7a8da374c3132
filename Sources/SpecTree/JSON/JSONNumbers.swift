internal import SpecSource

/// Scanning numbers.
extension JSONScanner {
  /// Whether a text is a number and nothing else.
  static func isNumber(_ text: [UInt8]) -> Bool {
    text.withUnsafeBufferPointer { bytes in
      let scanner = JSONScanner(bytes)
      return (try? scanner.endOfNumber(from: 0)) == bytes.count
    }
  }

  /// A number: `-? (0 | [1-9][0-9]*) (\.[0-9]+)? ([eE][-+]?[0-9]+)?`.
  @inline(always)
  func endOfNumber(from start: Int) throws(JSONFault) -> Int {
    var place = start
    if place < end, base[place] == UInt8(ascii: "-") { place &+= 1 }
    if place < end, base[place] == UInt8(ascii: "0") {
      place &+= 1
    } else {
      place = try digits(from: place, of: start)
    }
    if place < end, base[place] == UInt8(ascii: ".") {
      place = try digits(from: place &+ 1, of: start)
    }
    if place < end, base[place] | 0x20 == UInt8(ascii: "e") {
      place &+= 1
      if place < end, base[place] == UInt8(ascii: "-") || base[place] == UInt8(ascii: "+") { place &+= 1 }
      place = try digits(from: place, of: start)
    }
    return place
  }

  /// One digit or more.
  @inline(always)
  private func digits(from first: Int, of start: Int) throws(JSONFault) -> Int {
    var place = first
    while place < end, base[place] &- UInt8(ascii: "0") < 10 { place &+= 1 }
    guard place > first else { throw JSONFault(.number, at: place, in: start) }
    return place
  }
}
