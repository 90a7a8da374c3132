internal import ListModel

extension TableColumn {
  /// The columns that tell most about a list: where each row is, its name, class and height, what plain cells show, then
  /// whatever else is set, and the models, which are long, at the end. A column that would be empty is left out.
  static func telling(_ resolver: Resolver) -> [TableColumn] {
    let keys = RowKeys.shared
    let used = used([keys.text, keys.detail, keys.model], in: resolver)
    let extent = resolver.spec.runtime.kind == .table ? keys.height : keys.size
    var columns = [indexPath, property(keys.tag), property(keys.cell), property(extent)]
    for slot in [keys.text, keys.detail] where used.contains(slot) { columns.append(property(slot)) }
    columns.append(also)
    if used.contains(keys.model) { columns.append(property(keys.model)) }
    return columns
  }

  /// Those of some properties that a row of a list speaks of.
  private static func used(_ slots: [Slot], in resolver: Resolver) -> SlotSet {
    var used = SlotSet()
    var missing = slots
    var row = ResolvedElement.empty(.row)
    for section in resolver.spec.sections {
      let inheritance = resolver.inheritance(of: section)
      for index in section.rows {
        resolver.resolve(resolver.spec.rows[index], inheritance, into: &row)
        for slot in missing where row[slot].tier < .runtime { used.insert(slot) }
        missing.removeAll(where: used.contains)
        if missing.isEmpty { return used }
      }
    }
    return used
  }

  /// The properties that some columns show.
  static func covered(by columns: [TableColumn]) -> SlotSet {
    var slots = SlotSet()
    for column in columns {
      switch column.content {
      case .property(let slot): slots.insert(slot)
      case .events: slots = slots.union(PropertyTable.row.slots(where: \.isEvent))
      case .indexPath, .also: break
      }
    }
    return slots
  }

  /// Whether its cells are numbers, which stand at the right.
  var isNumeric: Bool {
    guard case .property(let slot) = content else { return false }
    switch PropertyTable.row[slot].kind {
    case .number, .integer, .length: return true
    default: return false
    }
  }
}
