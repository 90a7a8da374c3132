/// What the records of mappings with the same keys have in common: found out once, so that nobody looks at the values of
/// each of ten thousand rows for it.
struct RecordShape: Sendable {
  /// The properties that they give as values.
  private(set) var values = SlotSet()
  /// The properties that they give as code.
  private(set) var handlers = SlotSet()
  /// Which of a record's values, as bits from the first on, tell what a row is (`RowKeys.told`).
  private(set) var telling: UInt64 = 0

  /// So many values at most has a record of a shape.
  static let mostValues = UInt64.bitWidth

  /// The shape of records whose values are of the properties that some keys mean, in the order of the keys.
  init(of element: Element, _ keys: some Sequence<KeyMeaning>) {
    let told = RowKeys.shared.told
    for (place, key) in keys.enumerated() {
      if key.form == .value { values.insert(key.slot) } else { handlers.insert(key.slot) }
      if element == .row, told.contains(key.slot) { telling |= 1 << UInt64(place) }
    }
  }
}
