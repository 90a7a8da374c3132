public import ListModel

/// Compares two lists: the entrance to this floor.
public enum ListComparison {
  /// Everything that differs between two lists, as they are written.
  public static func changes(from old: ComparedSpec, to new: ComparedSpec) -> ListChanges {
    PairComparison(WrittenPair(old, new)).changes()
  }

  /// Everything that differs between two lists, as they come to: the effective values of their rows.
  public static func changes(from old: Resolver, to new: Resolver) -> ListChanges {
    PairComparison(ResolvedPair(old, new)).changes()
  }
}
