public import SpecSource
public import SpecTree

/// A list as it is written: every value with its node, nothing decided yet.
///
/// Flat arrays throughout, so that a list of a million rows is a few allocations. Valid beside the tree it was read
/// from.
public struct ListSpec: Sendable {
  /// The root mapping of the document.
  public let root: NodeID
  /// The library it is written for.
  public let runtime: Runtime
  /// Whether it has expressions, repetitions or conditions, so that it has to be expanded before it is resolved.
  public internal(set) var isLive = false
  /// What classes and defaults come to for single rows and headers, in a list that was expanded.
  var computed: [ComputedValues] = []
  /// Whether the file has anchors, so that one part of it may stand at several places of the list.
  public let hasAnchors: Bool
  /// All written values; records are ranges of it.
  public internal(set) var values: [WrittenValue] = []
  /// What records with the same keys have in common.
  var shapes: [RecordShape] = []
  /// The properties of rows that somewhere have a value that is code at run time.
  public internal(set) var codeOfRows = SlotSet()
  /// The same of headers and footers.
  public internal(set) var codeOfHeaders = SlotSet()
  /// The elements within elements, such as swipe actions; a value of content `element` is a range of it.
  var elements: [Record] = []
  /// The root's own properties.
  public internal(set) var list: Record
  /// The header and footer of the whole list.
  public internal(set) var header: HeaderSpec?
  /// The footer of the whole list.
  public internal(set) var footer: HeaderSpec?
  /// `rowDefaults` of the root.
  public internal(set) var rowDefaults: Record?
  /// The cell classes: the declared ones in order, then those that rows merely name.
  public internal(set) var cells = ClassTable()
  /// The classes of headers and footers: the declared ones in order, then those that headers and footers merely name.
  public internal(set) var views = ClassTable()
  /// The tags of rows.
  public internal(set) var rowTags = NameTable()
  /// The reuse identifiers of rows: those that are written, and the names of the cell classes.
  public internal(set) var reuseIds = NameTable()
  /// The keys that a comma inside a text made; whatever else is wrong with them is the comma's fault.
  public internal(set) var cutKeys: Set<Location> = []
  /// The class that rows inherit, by the value of `rowDefaults` that names it.
  var inheritedClasses: [NodeID: Int] = [:]
  /// P9TableViewHandler's types: the scalar that names the class of each.
  public internal(set) var types: [ByteText: NodeID] = [:]
  /// What `delegate` and `dataSource` answer for the whole list.
  public internal(set) var overrides = Overrides()
  /// The sections in order; a root with `rows` has one without a tag.
  public internal(set) var sections: [SectionSpec] = []
  /// The rows of all sections, in order.
  public internal(set) var rows: [RowSpec] = []

  init(root: NodeID, runtime: Runtime, hasAnchors: Bool) {
    self.root = root
    self.runtime = runtime
    self.hasAnchors = hasAnchors
    list = Record(root, 0..<0)
  }

  /// The values of a record.
  public func values(of record: Record) -> ArraySlice<WrittenValue> { values[record.range] }

  /// The elements that a value holds, such as the swipe actions of a row.
  public func elements(of value: WrittenValue) -> ArraySlice<Record> { elements[value.elements] }

  /// The elements of a resolved value's range, such as the swipe actions of a row.
  public func elements(in range: Range<Int>) -> ArraySlice<Record> { elements[range] }

  /// The value of a property in a record, in a form.
  public func value(_ slot: Slot, _ form: WrittenForm = .value, in record: Record) -> WrittenValue? {
    // By index: a slice of the array would be counted as one more owner of it for each of a million rows.
    for place in record.range where values[place].slot == slot && values[place].form == form { return values[place] }
    return nil
  }

  /// What records with the same keys as a record have in common; nil where that is not known.
  @inline(__always)
  func shape(of record: Record) -> RecordShape? {
    record.shape == 0 ? nil : shapes[Int(record.shape) &- 1]
  }

  /// The properties that a record gives as values, and those that it gives as code.
  public func slots(of record: Record) -> (values: SlotSet, handlers: SlotSet) {
    if let shape = shape(of: record) { return (shape.values, shape.handlers) }
    var (values, handlers) = (SlotSet(), SlotSet())
    for place in record.range {
      let value = self.values[place]
      if value.form == .value { values.insert(value.slot) } else { handlers.insert(value.slot) }
    }
    return (values, handlers)
  }
}

/// A section as it is written.
public struct SectionSpec: Sendable {
  /// The entry in `sections`, an alias not followed; the root for a list with `rows`.
  public internal(set) var node: NodeID
  /// Its own properties.
  public internal(set) var record: Record
  /// The header; nil when it has none.
  public internal(set) var header: HeaderSpec?
  /// The footer; nil when it has none.
  public internal(set) var footer: HeaderSpec?
  /// Row properties that its rows inherit.
  public internal(set) var rowDefaults: Record?
  /// Its rows, as a range of `ListSpec.rows`.
  public internal(set) var rows: Range<Int>
  /// The scalar of its tag; nil without one.
  public internal(set) var tag: NodeID?
  /// What it was made by; nil for a section that the file has.
  public internal(set) var maker: SectionMaker?
}

/// What makes a section that the file does not have.
public enum SectionMaker: String, Sendable {
  /// `paging`, while there are pages to be loaded.
  case paging
}

/// A header or footer as it is written.
public struct HeaderSpec: Sendable {
  /// What its class says in expressions, as an index into `ListSpec.computed`; nil when it says nothing so.
  let computed: Int?
  /// Its properties.
  public let record: Record
  /// The class of its view, as an index into `ListSpec.views`; nil when it names none.
  public let view: Int?
}

/// A row as it is written.
public struct RowSpec: Sendable {
  /// Its properties.
  public let record: Record
  /// The entry in `rows`; an alias is not followed.
  public let node: NodeID
  /// The scalar of its tag; nil without one.
  public let tag: NodeID?
  /// The number of its tag in `ListSpec.rowTags`; meaningless without one.
  private var tagNumber: UInt32 = 0
  /// What class and defaults say in expressions, as an index into `ListSpec.computed` plus one; 0 for nothing.
  private let computedNumber: UInt32
  /// The index of its class plus one; 0 for none.
  private let cellNumber: UInt32
  /// The number of its reuse identifier plus one; 0 for none.
  private let reuseNumber: UInt32

  init(record: Record, node: NodeID, tag: NodeID?, cell: Int?, reuseId: Int? = nil, computed: Int? = nil) {
    computedNumber = UInt32(truncatingIfNeeded: (computed ?? -1) &+ 1)
    self.record = record
    self.node = node
    self.tag = tag
    cellNumber = UInt32(truncatingIfNeeded: (cell ?? -1) &+ 1)
    reuseNumber = UInt32(truncatingIfNeeded: (reuseId ?? -1) &+ 1)
  }

  /// The number in `ListSpec.reuseIds` of the reuse identifier that it writes; nil when it writes none, or no text.
  public var reuseId: Int? {
    @inline(__always) get { reuseNumber == 0 ? nil : Int(reuseNumber) &- 1 }
  }

  /// The number of its tag in `ListSpec.rowTags`, equal for rows with one tag; meaningless without one.
  public var tagName: Int { Int(tagNumber) }

  /// Notes the number of its tag.
  mutating func numberTag(_ number: Int) { tagNumber = UInt32(truncatingIfNeeded: number) }

  /// What class and defaults say in expressions, as an index into `ListSpec.computed`.
  var computed: Int? { computedNumber == 0 ? nil : Int(computedNumber) - 1 }

  /// The class that the row itself names, as an index into `ListSpec.cells`; nil when it names none.
  public var cell: Int? {
    @inline(__always) get { cellNumber == 0 ? nil : Int(cellNumber) &- 1 }
  }
}

/// What the app's objects answer for the whole list, with the node that says so.
public struct Overrides: Sendable {
  /// Whether all of it could be read.
  public internal(set) var isComplete = true
  /// Row properties.
  public internal(set) var row = ObjectAnswers()
  /// Properties of headers.
  public internal(set) var header = ObjectAnswers()
  /// Properties of footers.
  public internal(set) var footer = ObjectAnswers()
  /// Properties of sections.
  public internal(set) var section = ObjectAnswers()
  /// Properties of the list.
  public internal(set) var list = ObjectAnswers()
}
