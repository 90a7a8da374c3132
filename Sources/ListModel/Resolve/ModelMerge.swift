internal import SpecSource
public import SpecTree

/// An element's own model over the one that its class gives: the class's keys first, each with the own value where
/// there is one, then the own keys that the class has not.
///
/// Meant to be used for many elements in turn, most of which have the same class as the one before.
public struct ModelMerge {
  private var base: NodeID?
  private var basePairs: [MappingPair] = []
  /// The places of `basePairs` in the order of their keys' bytes.
  private var sorted: [Int] = []
  /// For the element at hand: by place in `basePairs`, one more than the place in `own`; 0 where the class's stands.
  private var replaced: [Int32] = []
  private var own: [MappingPair] = []
  private var isExtra: [Bool] = []

  /// A merge that has seen no model yet.
  public init() {}

  /// Calls `body` with the key and the value of each pair of the merged model; both are mappings.
  public mutating func forEachPair(
    of model: NodeID, over base: NodeID, in view: TreeView, _ body: (_ key: NodeID, _ value: NodeID) -> Void
  ) {
    if base != self.base { load(base, in: view) }
    match(model, in: view)
    for place in basePairs.indices {
      let found = Int(replaced[place])
      body(basePairs[place].key, found == 0 ? basePairs[place].value : own[found - 1].value)
    }
    for place in own.indices where isExtra[place] { body(own[place].key, own[place].value) }
  }

  private mutating func load(_ base: NodeID, in view: TreeView) {
    self.base = base
    basePairs.removeAll(keepingCapacity: true)
    view.forEachPair(of: base) { basePairs.append($0) }
    sorted = basePairs.indices.sorted {
      Self.isLess(view.text(of: basePairs[$0].key), view.text(of: basePairs[$1].key))
    }
  }

  private mutating func match(_ model: NodeID, in view: TreeView) {
    own.removeAll(keepingCapacity: true)
    view.forEachPair(of: model) { own.append($0) }
    replaced.removeAll(keepingCapacity: true)
    replaced.append(contentsOf: repeatElement(0, count: basePairs.count))
    isExtra.removeAll(keepingCapacity: true)
    for place in own.indices {
      let found = self.place(of: view.text(of: own[place].key), in: view)
      if let found { replaced[found] = Int32(truncatingIfNeeded: place + 1) }
      isExtra.append(found == nil)
    }
  }

  private func place(of key: UnsafeBufferPointer<UInt8>, in view: TreeView) -> Int? {
    let first = sorted.firstPlace { !Self.isLess(view.text(of: basePairs[$0].key), key) }
    guard first < sorted.count else { return nil }
    let place = sorted[first]
    return Self.isLess(key, view.text(of: basePairs[place].key)) ? nil : place
  }

  /// Shorter first, then by bytes: any order will do.
  private static func isLess(_ left: UnsafeBufferPointer<UInt8>, _ right: UnsafeBufferPointer<UInt8>) -> Bool {
    if left.count != right.count { return left.count < right.count }
    for offset in 0..<left.count where left[offset] != right[offset] { return left[offset] < right[offset] }
    return false
  }
}
