internal import SpecTree

/// What a class and defaults that speak in expressions come to for one row or header.
struct ComputedValues {
  /// What the methods of its class answer.
  var methods: Record
  /// What its class's declaration says.
  var classDefault: Record
  /// What `rowDefaults` of its section say.
  var nearDefault: Record
  /// What `rowDefaults` of the list say.
  var farDefault: Record
}

extension SpecBuilder {
  /// Reads what an expansion wrote for an element.
  mutating func readComputed(_ node: NodeID, _ element: Element) -> Int {
    var records: [Record] = []
    var group = node.next
    while group < view.after(node) {
      let ofClass: Levels = element == .row ? .cellClass : .viewClass
      records.append(readRecord(group, element, at: records.count < 2 ? ofClass : .rowDefaults))
      if element == .row { numberReuseIds(in: records[records.count - 1]) }
      group = view.after(group)
    }
    let nothing = Record(node, 0..<0)
    records += Array(repeating: nothing, count: max(0, 4 - records.count))
    spec.computed.append(
      ComputedValues(
        methods: records[0], classDefault: records[1], nearDefault: records[2], farDefault: records[3]))
    return spec.computed.count - 1
  }
}
