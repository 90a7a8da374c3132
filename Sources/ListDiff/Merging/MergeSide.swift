/// One of the three lists of a merge.
public enum MergeSide: Int, CaseIterable, Sendable {
  /// The list that both others were made of.
  case base
  /// The list whose text is kept.
  case ours
  /// The list whose changes are brought in.
  case theirs

  /// The other of the two that changed the base.
  var other: MergeSide { self == .ours ? .theirs : .ours }
}
