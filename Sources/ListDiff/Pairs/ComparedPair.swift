internal import ListModel

/// One of two lists that are compared.
enum ComparedSide {
  /// The old list.
  case old
  /// The new list.
  case new
}

/// Two lists of one sort, and what differs between their parts.
///
/// A class, as what it is made of: it holds both lists, and a copy for each of a million rows would cost more than
/// comparing them. A structure that cannot be copied saves that as well, but the compiler checks each of its hundreds of
/// nested fields at every use, for minutes.
protocol ComparedPair: AnyObject {
  /// The library that a list is for.
  func runtime(of side: ComparedSide) -> Runtime
  /// How many rows a list has.
  func rowCount(of side: ComparedSide) -> Int
  /// The sections and rows of a list by their tags, which go into a table.
  func outline(of side: ComparedSide, _ tags: inout TagTable) -> ListOutline
  /// The title of a section's header.
  func title(ofSection section: Int, of side: ComparedSide) -> String?
  /// A section without its rows.
  func members(ofSection section: Int, of side: ComparedSide) -> [CanonicalValue.Member]
  /// A row.
  func content(ofRow row: Int, of side: ComparedSide) -> CanonicalValue
  /// The hash of a row, equal for rows that are; of its tag only if that counts.
  func hash(ofRow row: Int, of side: ComparedSide, withTag: Bool) -> UInt64
  /// The hash of the class that a row has.
  func cellHash(ofRow row: Int, of side: ComparedSide) -> UInt64

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
