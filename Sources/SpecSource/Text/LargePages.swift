#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

/// Asks the kernel to back large stretches of memory with large pages.
///
/// A list of a million rows touches some 300 MB once. In pages of 4 KiB that is 75,000 page faults, which take longer
/// than reading the file does; in pages of 2 MiB it is 150. On systems without such pages nothing happens.
public enum LargePages {
  /// Below this many bytes the call costs more than it saves.
  private static let worthwhile = 2 << 20

  /// Asks for the memory of an array that has been reserved and not been written to.
  @inlinable
  public static func advise<Element>(_ array: inout [Element]) {
    let count = array.capacity * MemoryLayout<Element>.stride
    array.withUnsafeMutableBufferPointer { buffer in
      advise(UnsafeMutableRawBufferPointer(start: buffer.baseAddress, count: count))
    }
  }

  /// Asks for a stretch of memory that has not been written to.
  public static func advise(_ memory: UnsafeMutableRawBufferPointer) {
    #if os(Linux)
      guard memory.count >= worthwhile, let start = memory.baseAddress else { return }
      let page = 4096
      let first = (Int(bitPattern: start) + page - 1) & ~(page - 1)
      let end = (Int(bitPattern: start) + memory.count) & ~(page - 1)
      guard end > first, let aligned = UnsafeMutableRawPointer(bitPattern: first) else { return }
      // It is advice: where it is not taken, everything works as before.
      _ = madvise(aligned, end - first, MADV_HUGEPAGE)
    #endif
  }
}
