/// Searches bytes for two that stand side by side, many at a time.
public enum PairSearch {
  /// The offset of the next `first` that stands directly before `second` or `other`; nil if there is none.
  ///
  /// It costs about as much as reading the bytes where the pairs are rare.
  public static func next(
    _ first: UInt8, before second: UInt8, or other: UInt8, in bytes: UnsafeBufferPointer<UInt8>, from start: Int = 0
  ) -> Int? {
    let raw = UnsafeRawBufferPointer(bytes)
    let width = SIMD32<UInt8>.scalarCount
    let firsts = SIMD32<UInt8>(repeating: first)
    let seconds = SIMD32<UInt8>(repeating: second)
    let others = SIMD32<UInt8>(repeating: other)
    var offset = start
    while offset &+ width < raw.count {
      let here = raw.loadUnaligned(fromByteOffset: offset, as: SIMD32<UInt8>.self)
      let next = raw.loadUnaligned(fromByteOffset: offset &+ 1, as: SIMD32<UInt8>.self)
      let hits = (here .== firsts) .& ((next .== seconds) .| (next .== others))
      // Asking whether any of the 32 is set is slower than everything else here; four words are asked quickly.
      let words = unsafeBitCast(hits, to: SIMD4<UInt64>.self)
      if words[0] | words[1] | words[2] | words[3] != 0 { break }
      offset &+= width
    }
    // The first of the pairs that were found, or what is left at the end.
    while offset &+ 1 < raw.count {
      if raw[offset] == first, raw[offset &+ 1] == second || raw[offset &+ 1] == other { return offset }
      offset &+= 1
    }
    return nil
  }
}
