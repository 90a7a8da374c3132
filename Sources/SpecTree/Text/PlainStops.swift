/// Finds the bytes that may end a run of plain text, sixteen at a time.
///
/// The marks are those of the bytes that a text may end with, and of some rare ones beside them: whoever stops at a byte
/// looks at it. All of them stop at what is not printable ASCII, except for DEL in JSON. The bytes are taken as signed,
/// so that those beyond ASCII are less than all others.
enum PlainStops {
  typealias Bytes = SIMD16<Int8>
  typealias Marks = SIMDMask<SIMD16<Int8>>

  /// The first place from `start` on that is marked, or one of the last fifteen before `end`.
  @inline(__always)
  static func skip(from start: Int, to end: Int, of base: UnsafePointer<UInt8>, _ stops: (Bytes) -> Marks) -> Int {
    var place = start
    while place &+ 16 <= end {
      let marks = stops(UnsafeRawPointer(base + place).loadUnaligned(as: Bytes.self))
      // The bytes of a mark are all ones. As two numbers, the first mark is the lowest bit that is set.
      let halves = unsafeBitCast(marks, to: SIMD2<UInt64>.self)
      let (low, high) = (UInt64(littleEndian: halves[0]), UInt64(littleEndian: halves[1]))
      if low != 0 { return place &+ low.trailingZeroBitCount &>> 3 }
      if high != 0 { return place &+ 8 &+ high.trailingZeroBitCount &>> 3 }
      place &+= 16
    }
    return place
  }

  /// In a comment nothing else.
  @inline(__always)
  static func inComment(_ bytes: Bytes) -> Marks { unprintable(bytes) }

  /// In a plain scalar of a block: `#`, `$` and `:`.
  @inline(__always)
  static func inBlock(_ bytes: Bytes) -> Marks {
    unprintable(bytes) .| are(bytes, "#") .| are(bytes, "$") .| are(bytes, ":")
  }

  /// In a plain scalar in brackets: commas and brackets as well.
  @inline(__always)
  static func inFlow(_ bytes: Bytes) -> Marks {
    // Square brackets and braces differ in one bit.
    let folded = bytes | Bytes(repeating: 0x20)
    return inBlock(bytes) .| are(bytes, ",") .| are(folded, "{") .| are(folded, "}")
  }

  /// In single quotes: `$` and `'`.
  @inline(__always)
  static func inSingleQuotes(_ bytes: Bytes) -> Marks {
    unprintable(bytes) .| are(bytes, "$") .| are(bytes, "'")
  }

  /// In double quotes of YAML: `"`, `$` and the backslash.
  @inline(__always)
  static func inDoubleQuotes(_ bytes: Bytes) -> Marks { inString(bytes) .| are(bytes, "\u{7F}") }

  /// In a string of JSON: the same, where DEL is a character like others.
  @inline(__always)
  static func inString(_ bytes: Bytes) -> Marks {
    controlOrWide(bytes) .| are(bytes, "\"") .| are(bytes, "$") .| are(bytes, "\\")
  }

  @inline(__always)
  private static func unprintable(_ bytes: Bytes) -> Marks { controlOrWide(bytes) .| are(bytes, "\u{7F}") }

  /// Control characters and what is not ASCII.
  @inline(__always)
  private static func controlOrWide(_ bytes: Bytes) -> Marks { bytes .< Bytes(repeating: 0x20) }

  @inline(__always)
  private static func are(_ bytes: Bytes, _ sign: Unicode.Scalar) -> Marks {
    bytes .== Bytes(repeating: Int8(truncatingIfNeeded: sign.value))
  }
}
