internal import Synchronization

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// Work on several cores.
///
/// Threads of the system and no tasks: the run time of Swift's concurrency would cost every run of the program several
/// milliseconds.
enum Threads {
  /// The cores that work may be spread over.
  static let cores = max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN))))

  /// What `work` makes of each number below `count`, in their order; the numbers are handed out one by one to so many
  /// threads, or as many as there are cores.
  static func map<Result: Sendable>(
    _ count: Int, on wanted: Int? = nil, _ work: @escaping @Sendable (Int) -> Result
  ) -> [Result] {
    // Asking for the cores opens a file, which is much for a run that checks one.
    guard count > 1 else { return (0..<count).map(work) }
    let threads = min(wanted ?? cores, count)
    guard threads > 1 else { return (0..<count).map(work) }
    let shared = Shared<Result>()
    let takeAll: @Sendable () -> Void = {
      var own: [(place: Int, result: Result)] = []
      while true {
        let place = shared.next.wrappingAdd(1, ordering: .relaxed).oldValue
        guard place < count else { break }
        own.append((place, work(place)))
      }
      shared.results.withLock { $0 += own }
    }
    isBusy.store(true, ordering: .relaxed)
    let others = (1..<threads).compactMap { _ in start(takeAll) }
    takeAll()
    for thread in others { pthread_join(thread, nil) }
    return shared.results.withLock { $0.sorted { $0.place < $1.place }.map(\.result) }
  }

  /// Whether work has been started that somebody waits for.
  private static let isBusy = Atomic(false)

  /// Starts some work beside the caller's, where there is a core for it; nobody waits for its end. It is to end as soon as
  /// what it is given says that the core is wanted for other work.
  static func runBeside(_ work: @escaping @Sendable (_ isWanted: () -> Bool) -> Void) {
    guard cores > 1, let thread = start({ work { isBusy.load(ordering: .relaxed) } }) else { return }
    pthread_detach(thread)
  }

  /// Starts some work beside the caller's, where there is a core for it; what it gives is waited for when it is asked for.
  /// Elsewhere it is done then.
  static func beside<Result: Sendable>(_ work: @escaping @Sendable () -> Result) -> () -> Result {
    let result = Outcome<Result>()
    isBusy.store(true, ordering: .relaxed)
    guard cores > 1, let thread = start({ result.value.withLock { $0 = work() } }) else { return work }
    return {
      pthread_join(thread, nil)
      return result.value.withLock { $0 } ?? work()
    }
  }

  /// What a thread gives.
  private final class Outcome<Result: Sendable>: Sendable {
    let value = Mutex<Result?>(nil)
  }

  /// What the threads of one call share.
  private final class Shared<Result: Sendable>: Sendable {
    let next = Atomic<Int>(0)
    let results = Mutex<[(place: Int, result: Result)]>([])
  }

  /// The work of a thread, as something that a pointer can lead to.
  private final class Work: Sendable {
    let body: @Sendable () -> Void
    init(_ body: @escaping @Sendable () -> Void) { self.body = body }
  }

  /// As much as the first thread has: a list may be nested deeply.
  private static let stackSize = 8 << 20

  /// Starts a thread; nil where the system has none left, and the others do its work.
  private static func start(_ body: @escaping @Sendable () -> Void) -> pthread_t? {
    // Allocated because the type's initializer belongs to whichever C module is read first, and that may be libyaml's.
    let attributes = UnsafeMutablePointer<pthread_attr_t>.allocate(capacity: 1)
    defer { attributes.deallocate() }
    pthread_attr_init(attributes)
    defer { pthread_attr_destroy(attributes) }
    pthread_attr_setstacksize(attributes, stackSize)
    let work = Unmanaged.passRetained(Work(body))
    #if canImport(Darwin)
      var thread: pthread_t?
    #else
      var thread = pthread_t()
    #endif
    let status = pthread_create(
      &thread, attributes,
      { pointer in
        #if canImport(Darwin)
          Unmanaged<Work>.fromOpaque(pointer).takeRetainedValue().body()
        #else
          pointer.map { Unmanaged<Work>.fromOpaque($0).takeRetainedValue().body() }
        #endif
        return nil
      }, work.toOpaque())
    guard status == 0 else {
      work.release()
      return nil
    }
    return thread
  }
}
