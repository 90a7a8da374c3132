/// The same section or row in the three lists: its place in each, negative where it is not.
struct MergeUnit {
  var base: Int32 = -1
  var ours: Int32 = -1
  var theirs: Int32 = -1

  /// The place in a list; negative where it is not.
  subscript(side: MergeSide) -> Int {
    get {
      switch side {
      case .base: Int(base)
      case .ours: Int(ours)
      case .theirs: Int(theirs)
      }
    }
    set {
      let place = Int32(truncatingIfNeeded: newValue)
      switch side {
      case .base: base = place
      case .ours: ours = place
      case .theirs: theirs = place
      }
    }
  }

  /// Whether a list has it.
  func isIn(_ side: MergeSide) -> Bool { self[side] >= 0 }

  /// The only one of the two sides that has it; nil when both or none have.
  var onlySide: MergeSide? {
    guard isIn(.ours) != isIn(.theirs) else { return nil }
    return isIn(.ours) ? .ours : .theirs
  }
}
