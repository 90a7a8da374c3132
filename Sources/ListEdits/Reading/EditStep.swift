internal import SpecSource
internal import SpecTree

/// An entry of `edits` as it is written: an operation with what it works on and where.
struct EditStep: Sendable {
  /// What it does.
  let operation: EditOperation
  /// The operation's name in the file.
  let name: NodeID
  /// The value of the operation.
  let value: NodeID
  /// The `when` beside the name.
  var condition: NodeID?
  /// Where to look, or where to put; nil when nothing is said.
  var container: EditTarget?
  /// Where among rows or sections.
  var place: EditPlace?
  /// The rows or sections of `make`, `insert`, `update` and `remake`.
  var entries: [EditEntry] = []
  /// The rows or sections of `remove` and `move`; the sections of `removeAllRows`.
  var targets: [EditTarget] = []
  /// The keys of `updateList`, the classes of `updateCells` and `updateViews`.
  var changes: [EditChange] = []
}

/// What an edit names: by its tag, and by its number among several with that tag.
struct EditTarget: Sendable {
  /// Which of several are meant.
  enum Match: String, CaseIterable, Sendable {
    /// The first.
    case first
    /// Each of them.
    case all
  }

  /// Where it is written.
  let node: NodeID
  /// The tag; nil for "without a tag".
  let tag: ByteText?
  /// Which of several, from 1.
  var nth: Int?
  /// What to do with several.
  var match: Match?
  /// The section to look in: one or none.
  var containers: [EditTarget] = []

  /// As findings name it: `'sync'`, or what has no tag.
  func words(_ noun: String) -> String { tag.map { "\(noun) '\($0)'" } ?? "\(noun) without a tag" }
}

/// Where among rows or sections something goes.
enum EditPlace: Sendable {
  /// At a number, from 0, counted when what is moved has been taken out.
  case index(Int, NodeID)
  /// Behind the last.
  case end(NodeID)
  /// Before another.
  case before(EditTarget)
  /// Behind another.
  case after(EditTarget)

  /// Where it is written.
  var node: NodeID {
    switch self {
    case .index(_, let node), .end(let node): node
    case .before(let target), .after(let target): target.node
    }
  }
}

/// A row or section of an operation.
struct EditEntry: Sendable {
  /// Where it is written.
  let node: NodeID
  /// What is changed or made anew; nil for something new.
  var target: EditTarget?
  /// Where to look or to put, where the entry says so itself.
  var container: EditTarget?
  /// The value of `newTag`.
  var newTag: NodeID?
  /// The value of `expect`.
  var expected: NodeID?
  /// What is said of its properties.
  var changes: [EditChange] = []
  /// The operations on its rows, in order.
  var nested: [EditStep] = []
}

/// A key of an entry with its value.
struct EditChange: Sendable {
  /// The key, split at its dots.
  let path: [String]
  /// The key.
  let key: NodeID
  /// The value; an alias is followed.
  let value: NodeID
}
