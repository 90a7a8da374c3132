internal import ListModel

/// What is known of a row without resolving it: cheap enough for every row of a long list.
///
/// It points at what it says, so that a rule that looks at one property does not pay for a copy of all; it is good for
/// as long as a rule is shown it.
struct RowFacts {
  /// What there is to know. Small numbers, since it is written and read once for every row.
  struct Content {
    let spec: RowSpec
    let values: SlotSet
    let handlers: SlotSet
    let index: UInt32
    let indexInSection: UInt32
    let section: UInt32
    let cell: Int32?
    let isPlain: Bool
    var firstOfIdentifier: Int32?

    /// The facts of a row, which has these places.
    init(
      _ spec: RowSpec, at index: Int, _ indexInSection: Int, ofSection section: Int, cell: Int?,
      _ slots: (values: SlotSet, handlers: SlotSet), isPlain: Bool
    ) {
      self.spec = spec
      (values, handlers) = slots
      self.index = UInt32(truncatingIfNeeded: index)
      self.indexInSection = UInt32(truncatingIfNeeded: indexInSection)
      self.section = UInt32(truncatingIfNeeded: section)
      self.cell = cell.map { Int32(truncatingIfNeeded: $0) }
      self.isPlain = isPlain
    }
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
  var index: Int { Int(content.pointee.index) }
  /// Its place in its section.
  var indexInSection: Int { Int(content.pointee.indexInSection) }
  /// The section's place in the list.
  var section: Int { Int(content.pointee.section) }
  /// The class it has in the end, as an index into `ListSpec.cells`.
  var cell: Int? { content.pointee.cell.map { Int($0) } }
  /// The properties that it gives as values.
  var values: SlotSet { content.pointee.values }
  /// The properties that it gives as blocks.
  var handlers: SlotSet { content.pointee.handlers }
  /// Whether it is a plain row.
  var isPlain: Bool { content.pointee.isPlain }
  /// The row that had its reuse identifier first, as an index into `ReuseTable.firsts`; nil when this is the first, or
  /// when only code knows it.
  var firstOfIdentifier: Int? { content.pointee.firstOfIdentifier.map { Int($0) } }
}
