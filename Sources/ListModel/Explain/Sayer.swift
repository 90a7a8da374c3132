public import SpecTree

/// Who speaks of a property.
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
  /// A key of the list such as `rowHeight`, by its slot in the list's table.
  case list(Slot)
  /// Another property of the element, which brings this one along or whose value this one takes.
  case property(Slot)
  /// Being a plain row.
  case plainRow
  /// Something that the list says for all of its kind.
  case wholeList
  /// What absence means.
  case standard
}
