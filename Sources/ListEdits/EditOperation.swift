/// An operation of the edit language: the single entry from which reading, checking, the schema and the reference
/// follow.
public struct EditOperation: Sendable, Equatable {
  /// What it works on.
  public enum Subject: Sendable, Equatable {
    /// The rows of a table.
    case rows
    /// The items of a collection.
    case items
    /// Sections.
    case sections
    /// The declared cell classes.
    case cells
    /// The declared classes of headers and footers.
    case views
    /// The root's own keys.
    case list
  }

  /// What it does.
  public enum Action: Sendable, Equatable {
    /// Adds at the end.
    case make
    /// Adds at a place.
    case insert
    /// Changes what it names and keeps the rest.
    case update
    /// Puts something fresh with the same tag in the same place.
    case remake
    /// Takes out.
    case remove
    /// Takes out everything there is.
    case removeAll
    /// Takes out and puts in again.
    case move
  }

  /// How its value is written.
  public enum Shape: Sendable, Equatable {
    /// A list of elements, or a mapping with the list and where they are.
    case elements
    /// A mapping with a list of elements and the place that they go to.
    case placedElements
    /// A list of targets, or a mapping with the list and where they are.
    case targets
    /// A mapping with a list of targets and the place that they go to.
    case placedTargets
    /// A mapping whose `in` names sections.
    case containers
    /// `true`, and nothing else.
    case confirmation
    /// A mapping from class names to what the classes say.
    case classes
    /// A mapping of keys.
    case keys
  }

  /// What is written in a file.
  public let name: String
  /// What it works on.
  public let subject: Subject
  /// What it does.
  public let action: Action
  /// Whether it may also stand in an entry of an operation on sections.
  public let isNested: Bool
  /// How its value is written.
  public let shape: Shape
  /// One sentence for the reference.
  public let summary: String

  /// Every operation, in the order of the reference.
  public static let all: [EditOperation] =
    operations(on: .rows, "Rows", "rows") + operations(on: .items, "Items", "items") + [
      EditOperation("makeSections", .sections, .make, .elements, "Adds sections at the end of the list."),
      EditOperation("insertSections", .sections, .insert, .placedElements, "Adds sections at a place."),
      EditOperation(
        "updateSections", .sections, .update, .elements, "Changes what it names of sections and keeps the rest."),
      EditOperation(
        "remakeSections", .sections, .remake, .elements,
        "Puts fresh sections with the same tags in the places of sections; their rows go."),
      EditOperation("removeSections", .sections, .remove, .targets, "Takes out sections with their rows."),
      EditOperation("moveSections", .sections, .move, .placedTargets, "Puts sections at another place."),
      EditOperation("removeAllSections", .sections, .removeAll, .confirmation, "Takes out every section."),
      EditOperation(
        "updateCells", .cells, .update, .classes, "Changes what it names of cell classes; adds those that are missing."),
      EditOperation(
        "updateViews", .views, .update, .classes,
        "Changes what it names of the classes of headers and footers; adds those that are missing."),
      EditOperation("updateList", .list, .update, .keys, "Changes keys of the root, such as its style."),
    ]

  private static func operations(on subject: Subject, _ noun: String, _ plural: String) -> [EditOperation] {
    [
      EditOperation(
        "make\(noun)", subject, .make, .elements, isNested: true,
        "Adds \(plural) at the end of a section; a section that is missing is made."),
      EditOperation(
        "insert\(noun)", subject, .insert, .placedElements,
        "Adds \(plural) at a place; a section that is missing is made."),
      EditOperation(
        "update\(noun)", subject, .update, .elements, isNested: true,
        "Changes what it names of \(plural) and keeps the rest."),
      EditOperation(
        "remake\(noun)", subject, .remake, .elements, isNested: true,
        "Puts fresh \(plural) with the same tags in the places of \(plural)."),
      EditOperation("remove\(noun)", subject, .remove, .targets, "Takes out \(plural)."),
      EditOperation("move\(noun)", subject, .move, .placedTargets, "Puts \(plural) at another place or section."),
      EditOperation(
        "removeAll\(noun)", subject, .removeAll, .containers, "Takes all \(plural) out of sections, which stay."),
    ]
  }

  private init(
    _ name: String, _ subject: Subject, _ action: Action, _ shape: Shape, isNested: Bool = false, _ summary: String
  ) {
    self.name = name
    self.subject = subject
    self.action = action
    self.shape = shape
    self.isNested = isNested
    self.summary = summary
  }

  private static let byName = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })

  /// The operation of a name.
  public static func named(_ name: String) -> EditOperation? { byName[name] }

  /// Whether it works on the rows or items of sections.
  var isOfRows: Bool { subject == .rows || subject == .items }

  /// The key of the list in the mapping form.
  var listKey: String { subject == .sections ? "sections" : subject == .items ? "items" : "rows" }

  /// The word for one of what it works on.
  var noun: String {
    switch subject {
    case .rows: "row"
    case .items: "item"
    case .sections: "section"
    case .cells, .views: "class"
    case .list: "list"
    }
  }
}

/// The words of the edit language that stand beside properties and operations.
public enum EditWord: String, CaseIterable, Sendable {
  /// Where to look, or where to put.
  case `in`
  /// A place among rows or sections, from 0, or `end`.
  case at
  /// The row or section to stand before.
  case before
  /// The row or section to stand behind.
  case after
  /// Which of several with one tag, from 1.
  case nth
  /// What to do with several of one tag: `first` or `all`.
  case match
  /// The tag that replaces the one that is named.
  case newTag
  /// Values that must be there.
  case expect
  /// Whether an operation takes place.
  case when

  /// One sentence for the reference and the schema.
  public var summary: String {
    switch self {
    case .in: "The section to look in, or to put into: a tag, {tag:, nth:}, or null for the section without a tag."
    case .at: "The place: a number from 0, or end."
    case .before: "What to stand before: a tag, or {tag:, nth:}."
    case .after: "What to stand behind: a tag, or {tag:, nth:}."
    case .nth: "Which of several with one tag is meant, from 1."
    case .match: "Whether the first or all of several with one tag are meant."
    case .newTag: "The tag that replaces the old one; null removes it."
    case .expect: "Written values that must be there, or the edit is refused."
    case .when: "Whether the operation takes place: an expression over data and list."
    }
  }
}
