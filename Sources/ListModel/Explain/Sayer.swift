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
  /// A key of the section that speaks for its rows, such as CB's `height`.
  case section(key: NodeID)
  /// A key of the list that speaks for all rows, such as `rowHeight`.
  case list(key: NodeID)
  /// A key of a collection's `layout`.
  case layout(key: NodeID)
  /// Another property of the element whose value this one takes.
  case property(Slot)
  /// Another property of the element that brings this one along; its key as written, nil where it has none.
  case trigger(Slot, key: NodeID?)
  /// A key of the list that brings this one along for every row, such as CB's `commitEditing`.
  case listTrigger(key: NodeID)
  /// The first second text of the section's plain rows, which decides their style.
  case firstSecondText(NodeID)
  /// Being a plain row.
  case plainRow
  /// Something that the list says for all of its kind.
  case wholeList
  /// What absence means.
  case standard
}
