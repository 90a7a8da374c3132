internal import ListModel
internal import SpecTree

/// Hashes elements of a list by what they say, however it is written.
struct ContentHash {
  private let side: ComparedSpec
  private let nodes: NodeHash
  /// By `Element.rawValue` and slot: how data is read.
  private let readings: [[ScalarReading]]

  init(_ side: ComparedSpec) {
    self.side = side
    nodes = NodeHash(view: side.view)
    readings = Element.allCases.map { PropertyTable.of($0).properties.map(\.kind.reading) }
  }

  /// The hash of an element without some of its properties.
  func hash(_ record: Record, _ element: Element, ignoring ignored: SlotSet) -> UInt64 {
    var sum: UInt64 = 0
    for place in record.range {
      let value = side.spec.values[place]
      if ignored.contains(value.slot) || side.isNothing(value, ofRow: element == .row) { continue }
      let key = UInt64(value.slot) << 1 | UInt64(value.form.rawValue)
      sum &+= NodeHash.mix(key, hash(value, element))
    }
    return sum
  }

  private func hash(_ value: WrittenValue, _ element: Element) -> UInt64 {
    switch value.content {
    case .number: NodeHash.hash(value.number)
    case .flag: value.isTrue ? 1 : 2
    case .choice: UInt64(value.choice) + 3
    case .text, .expression: nodes.hash(value.node, as: .text)
    case .data, .size: nodes.hash(value.node, as: readings[Int(element.rawValue)][value.slot])
    // Rare, and compared where it matters.
    case .automatic, .native, .method, .none, .element, .unusable: 0
    }
  }

  /// The hash of a row without some of its properties.
  func hash(ofRow row: Int, ignoring ignored: SlotSet) -> UInt64 {
    hash(side.spec.rows[row].record, .row, ignoring: ignored)
  }

  /// The hash of the class that a row names; 0 for none.
  func cell(ofRow row: Int) -> UInt64 {
    for place in side.spec.rows[row].record.range {
      let value = side.spec.values[place]
      if value.slot == RowKeys.shared.cell, value.content == .text { return nodes.hash(value.node, as: .text) }
    }
    return 0
  }

  /// One hash of two.
  static func mix(_ left: UInt64, _ right: UInt64) -> UInt64 { NodeHash.mix(left, right) }
}
