internal import SpecExpression
internal import SpecSource
internal import SpecTree

/// `paging`: the row that is shown while more is being loaded is a row like any other.
extension ListExpander {
  /// Adds `paging` with its row worked out.
  mutating func expandPaging(_ pair: MappingPair, _ scope: LiveScope) {
    let target = view.resolved(pair.value)
    guard view.kind(of: target) == .mapping else { return expandPair(pair, scope) }
    let index = vocabulary.index(of: .paging)
    var hasRow = false
    composer.copyScalar(pair.key, from: view)
    composer.openMapping(at: view.firstLineLocation(of: target))
    for part in pairs(of: target) {
      let row = view.resolved(part.value)
      guard index.meaning(of: view.text(of: part.key))?.slot == PagingKeys.shared.loading else {
        expandPair(part, scope)
        continue
      }
      hasRow = true
      guard view.kind(of: row) == .mapping else {
        expandPair(part, scope)
        continue
      }
      guard isKept(plan(of: row, .row).condition, of: row, scope) else { continue }
      composer.copyScalar(part.key, from: view)
      addRow(row, scope, each: nil)
    }
    if !hasRow, let found = cells[ByteText(KnownName.loadingItemCell.rawValue)], found.isLive {
      // What the class says needs a place, although nothing is said of the row.
      composer.key("loading", at: view.firstLineLocation(of: target))
      composer.openMapping(at: view.firstLineLocation(of: target))
      set(slots.model, finalModel(nil, of: found))
      addComputed(found, [], of: target, ElementPlan(), scope)
      set(slots.model, nil)
      composer.close()
    }
    composer.close()
  }
}
