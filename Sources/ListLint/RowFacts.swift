internal import ListModel

/// What is known of a row without resolving it: cheap enough for every row of a long list.
///
/// It points at what it says, so that a rule that looks at one property does not pay for a copy of all; it is good for
/// as long as a rule is shown it.
struct RowFacts {
  /// What there is to know.
  struct Content {
    let spec: RowSpec
    let index: Int
    let indexInSection: Int
    let section: Int
    let cell: Int?
    let values: SlotSet
    let handlers: SlotSet
    let isPlain: Bool
    var firstOfIdentifier: Int?
  }

  private let content: UnsafePointer<Content>

  /// The row at a place among some that follow each other.
  @inline(__always)
  init(_ rows: UnsafeBufferPointer<Content>, _ place: Int) {
    content = rows.baseAddress.unsafelyUnwrapped + place
  }

  /// The row as written.
  var spec: RowSpec { content.pointee.spec }
  /// Its place among all rows of the list.
  var index: Int { content.pointee.index }
  /// Its place in its section.
  var indexInSection: Int { content.pointee.indexInSection }
  /// The section's place in the list.
  var section: Int { content.pointee.section }
  /// The class it has in the end, as an index into `ListSpec.cells`.
  var cell: Int? { content.pointee.cell }
  /// The properties that it gives as values.
  var values: SlotSet { content.pointee.values }
  /// The properties that it gives as blocks.
  var handlers: SlotSet { content.pointee.handlers }
  /// Whether it is a plain row.
  var isPlain: Bool { content.pointee.isPlain }
  /// The row that had its reuse identifier first, as an index into `ReuseTable.firsts`; nil when this is the first, or
  /// when only code knows it.
  var firstOfIdentifier: Int? { content.pointee.firstOfIdentifier }
}
