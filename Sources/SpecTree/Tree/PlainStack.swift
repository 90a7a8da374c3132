/// A stack of plain values in memory of its own: pushing is a store and a comparison.
struct PlainStack<Element: BitwiseCopyable>: ~Copyable {
  private var base: UnsafeMutablePointer<Element>
  private var capacity: Int
  /// The number of values.
  private(set) var count = 0

  /// An empty stack with room for `capacity` values.
  init(capacity: Int) {
    base = .allocate(capacity: capacity)
    self.capacity = capacity
  }

  deinit { base.deallocate() }

  /// Puts a value on top.
  @inline(always)
  mutating func push(_ element: Element) {
    if count == capacity { grow() }
    base[count] = element
    count &+= 1
  }

  /// Takes the value on top; there must be one.
  @inline(__always)
  mutating func pop() -> Element {
    precondition(count > 0, "nothing is open")
    count &-= 1
    return base[count]
  }

  /// Takes values off until `count` of them are left.
  @inline(__always)
  mutating func cut(to count: Int) { self.count = min(count, self.count) }

  /// The values from a place up to the top, valid until the stack is changed.
  @inline(__always)
  func suffix(from first: Int) -> UnsafeBufferPointer<Element> {
    UnsafeBufferPointer(start: base + first, count: count &- first)
  }

  @inline(never)
  private mutating func grow() {
    let larger = UnsafeMutablePointer<Element>.allocate(capacity: 2 * capacity)
    larger.moveInitialize(from: base, count: count)
    base.deallocate()
    base = larger
    capacity *= 2
  }
}
