internal import ListModel

/// Two lists of one sort, and what differs between their parts.
protocol ComparedPair {
  /// What the lists are.
  associatedtype Side: ComparedSide
  /// The old list.
  var old: Side { get }
  /// The new list.
  var new: Side { get }

  /// Whether a row of the old list and one of the new list are equal, their tags too if these count.
  func areSameRows(_ left: Int, _ right: Int, withTags: Bool) -> Bool
  /// What differs between a row of the old list and one of the new list, but for their tags.
  func changes(ofRow left: Int, to right: Int) -> [PropertyChange]
  /// What differs between a section of the old list and one of the new list, but for their tags and their rows.
  func changes(ofSection left: Int, to right: Int) -> [PropertyChange]
  /// What differs between the roots.
  func listChanges() -> [PropertyChange]
  /// What differs between the declared classes.
  func classChanges() -> (cells: [ClassChange], views: [ClassChange])
}

/// One of two lists to be compared.
protocol ComparedSide {
  /// The library that it is for.
  var runtime: Runtime { get }
  /// How many rows it has.
  var rowCount: Int { get }

  /// Its sections and rows by their tags, which go into a table.
  func outline(_ tags: inout TagTable) -> ListOutline
  /// The title of a section's header.
  func title(ofSection section: Int) -> String?
  /// A section without its rows.
  func members(ofSection section: Int) -> [CanonicalValue.Member]
  /// A row.
  func content(ofRow row: Int) -> CanonicalValue
  /// The hash of a row, equal for rows that are; of its tag only if that counts.
  func hash(ofRow row: Int, withTag: Bool) -> UInt64
  /// The hash of the class that a row has.
  func cellHash(ofRow row: Int) -> UInt64
}
