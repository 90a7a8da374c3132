/// Who speaks within a tier.
public enum Sayer: Sendable, Equatable {
  /// An object of the app that answers for the whole list.
  case object
  /// A method of the class.
  case method
  /// What the declaration of the class says beside `implements`.
  case classDefault
  /// The element itself.
  case own
  /// `rowDefaults` of the section.
  case sectionDefaults
  /// `rowDefaults` of the list.
  case listDefaults
  /// A list-wide key such as `rowHeight`, by its slot in the list's table.
  case listWide(Slot)
  /// Another property of the element, which brings this one along or whose value this one takes.
  case property(Slot)
  /// Being a plain row.
  case plainRow
  /// What absence means.
  case standard
}
