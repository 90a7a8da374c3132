internal import ListModel
internal import SpecTree

/// The entries of P9TableViewHandler's `callbacks`, and the identifiers that its cells are known by.
struct Callbacks {
  /// An entry: what fires it.
  struct Entry {
    /// The value of `cell`, where it is a text.
    let cell: NodeID?
    /// The value of `event`, where it is a text.
    let event: NodeID?
    /// Whether it has an event, whatever that is; without one it is for selection.
    let hasEvent: Bool
    /// The entry itself.
    let node: NodeID
  }

  let entries: [Entry]

  init(_ spec: ListSpec, in view: TreeView) {
    guard let value = spec.value(PropertyTable.list.slot("callbacks"), in: spec.list), value.content == .element else {
      entries = []
      return
    }
    let cell = PropertyTable.callback.slot("cell")
    let event = PropertyTable.callback.slot("event")
    entries = spec.elements(of: value).map { record in
      let (cell, event) = (spec.value(cell, in: record), spec.value(event, in: record))
      return Entry(
        cell: cell.flatMap { $0.content == .text ? $0.node : nil },
        event: event.flatMap { $0.content == .text ? $0.node : nil }, hasEvent: event != nil, node: record.node)
    }
  }
}
