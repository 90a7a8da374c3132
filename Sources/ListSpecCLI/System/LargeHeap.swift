#if canImport(Glibc)
  internal import CMalloc
  internal import Glibc
#endif

/// The memory that a large file will need, in large pages.
///
/// A list of a million rows touches some 500 MB once. In pages of 4 KiB that is 120,000 page faults, which take longer
/// than reading JSON does; in pages of 2 MiB it is 250. C's allocator takes every large block from the system by itself
/// and hardly ever in a way that a large page fits, so it is asked to keep to its heap, and the heap is grown in advance.
enum LargeHeap {
  /// Below this many bytes of a file it costs more than it saves.
  private static let worthwhile = 256 << 10
  /// How many bytes of memory a byte of a file comes to at most, in most of what is done with it. Only addresses are
  /// taken for it: the memory comes when it is written to.
  private static let growth = 8

  /// Below this many bytes of a file starting a thread costs more than it saves.
  private static let worthwhileBeside = 8 << 20
  /// What follows from a file, by how many bytes of memory a byte of it comes to at least.
  enum Work: Int {
    /// It is read.
    case reading = 2
    /// Another list is made of it as well.
    case composing = 4
    /// It is changed, and read again.
    case editing = 6
  }

  /// The size of a large page, and what the allocator keeps beside a block.
  private static let largePage = 2 << 20
  private static let overhead = 16

  /// Makes room for what follows from a file of so many bytes.
  ///
  /// It is advice: where it is not taken, or on other systems, everything works as without.
  static func prepare(forFileOf bytes: Int, _ work: Work) {
    #if canImport(Glibc)
      guard bytes >= worthwhile else { return }
      // Large blocks come from the heap, and what is freed stays there for the next.
      guard mallopt(LISTSPEC_M_MMAP_MAX, 0) == 1, mallopt(LISTSPEC_M_TRIM_THRESHOLD, -1) == 1 else { return }
      let size = bytes * growth + largePage
      guard let block = malloc(size) else { return }
      let start = Int(bitPattern: block)
      let (first, end) = ((start + largePage) & ~(largePage - 1), (start + size) & ~(largePage - 1))
      if let stretch = UnsafeMutableRawPointer(bitPattern: first), end > first {
        _ = madvise(stretch, end - first, MADV_HUGEPAGE)
      }
      // What lies before the first large page would be filled in small ones: the block keeps it, so that nobody gets it.
      // A new block would not do: the compiler takes out what is never used.
      _ = realloc(block, first - start - overhead)
      // The first page is written to at once, before another core could have cleared it.
      if bytes >= worthwhileBeside {
        let count = min(end - first - largePage, bytes * work.rawValue)
        Threads.runBeside { fill(from: first + largePage, count, until: $0) }
      }
    #endif
  }

  #if canImport(Glibc)
    /// Has the system give the memory of some addresses, which it clears before: work for another core while this one
    /// reads. Page by page, so that the process is not kept from its end; and no longer than until other threads are
    /// started: they need the lock on the process's memory, which this takes again before they get it.
    private static func fill(from first: Int, _ count: Int, until isWanted: () -> Bool) {
      for place in stride(from: first, to: first + count, by: largePage) where !isWanted() {
        // It fails where the memory has been given back in the meantime, and on systems that do not know it.
        guard madvise(UnsafeMutableRawPointer(bitPattern: place), largePage, MADV_POPULATE_WRITE) == 0 else { return }
      }
    }
  #endif
}
