internal import Synchronization

/// The keys of one element under one runtime, made when they are first asked for: a list writes few of the elements that
/// there are.
///
/// Threads may ask at the same time; each then makes the same, and the first is kept.
final class ElementKeys: Sendable {
  private let element: Element
  private let runtime: Runtime
  /// Where the keys are, once they are made; 0 before. A number, because Swift's `AtomicLazyReference` works through
  /// tables of its type at each look, and every record of a list has one.
  private let address = Atomic<UInt>(0)

  init(_ element: Element, _ runtime: Runtime) {
    self.element = element
    self.runtime = runtime
  }

  deinit {
    ElementKeys.keys(at: address.load(ordering: .acquiring))?.release()
  }

  /// The keys.
  var index: KeyIndex {
    ElementKeys.keys(at: address.load(ordering: .acquiring))?.takeUnretainedValue() ?? make()
  }

  @inline(never)
  private func make() -> KeyIndex {
    let made = KeyIndex(Vocabulary.entries(of: element, in: runtime), PropertyTable.of(element).plans)
    let own = Unmanaged.passRetained(made)
    let (isFirst, other) = address.compareExchange(
      expected: 0, desired: UInt(bitPattern: own.toOpaque()), ordering: .acquiringAndReleasing)
    if isFirst { return made }
    own.release()
    return ElementKeys.keys(at: other)?.takeUnretainedValue() ?? made
  }

  private static func keys(at address: UInt) -> Unmanaged<KeyIndex>? {
    UnsafeRawPointer(bitPattern: address).map { Unmanaged<KeyIndex>.fromOpaque($0) }
  }
}
