internal import ListModel
internal import SpecSource
internal import SpecTree

/// Finds where the three lists say something, for conflicts.
struct MergePlaces {
  let inputs: [MergeInput]
  let units: MergeUnits

  /// What a row is called: by its tag, else by its place.
  func name(ofRow unit: Int) -> String {
    let row = units.rows[unit]
    for side in [MergeSide.base, .ours, .theirs] where row.isIn(side) {
      let outline = inputs[side.rawValue].outline
      if let tag = outline.tag(ofRow: row[side]) { return "row '\(tag)'" }
    }
    let side = MergeSide.allCases.first(where: row.isIn) ?? .base
    let path = inputs[side.rawValue].outline.indexPath(ofRow: row[side])
    return "row \(path.row) of \(name(ofSection: units.number(ofSection: path.section, side)))"
  }

  /// What a section is called.
  func name(ofSection unit: Int) -> String {
    let section = units.sections[unit]
    for side in [MergeSide.base, .ours, .theirs] where section.isIn(side) {
      if let tag = inputs[side.rawValue].outline.tag(ofSection: section[side]) { return "section '\(tag)'" }
    }
    return "the section without a tag"
  }

  /// The place of a row or of a property of it; of its section where a list has no such row.
  func place(ofRow unit: Int, _ path: [String], _ side: MergeSide) -> Location {
    let row = units.rows[unit]
    guard row.isIn(side) else {
      let home = [MergeSide.base, .ours, .theirs].first(where: row.isIn).map { units.home(ofRow: row[$0], $0) }
      return home.map { place(ofSection: $0, [], side) } ?? root(side)
    }
    let spec = inputs[side.rawValue].list.spec.rows[row[side]]
    return location(path, of: spec.record, .row, at: spec.node, side)
  }

  /// The place of a section or of a property of it; of the list where it has no such section.
  func place(ofSection unit: Int, _ path: [String], _ side: MergeSide) -> Location {
    let section = units.sections[unit]
    guard section.isIn(side) else { return parts(side) }
    let spec = inputs[side.rawValue].sections[section[side]]
    let parts = (spec.header?.record, spec.footer?.record, spec.rowDefaults)
    if let place = location(path, in: parts, side) { return place }
    let list = inputs[side.rawValue].list
    // The section that a list with `rows` has.
    if path.isEmpty, list.view.resolved(spec.node) == list.view.resolved(list.spec.root) { return self.parts(side) }
    return location(path, of: spec.record, .section, at: spec.node, side)
  }

  /// The place of a property of the root.
  func place(ofRoot path: [String], _ side: MergeSide) -> Location {
    let spec = inputs[side.rawValue].list.spec
    let parts = (spec.header?.record, spec.footer?.record, spec.rowDefaults)
    if let place = location(path, in: parts, side) { return place }
    return location(path, of: spec.list, .list, at: spec.root, side)
  }

  /// The place of a property that lies in a part with a record of its own; nil where the path leads to none of them.
  private func location(
    _ path: [String], in parts: (header: Record?, footer: Record?, rowDefaults: Record?), _ side: MergeSide
  ) -> Location? {
    let (part, element): (Record?, Element) =
      switch path.first {
      case "header": (parts.header, .header)
      case "footer": (parts.footer, .header)
      case "rowDefaults": (parts.rowDefaults, .row)
      default: (nil, .row)
      }
    return part.map { location(Array(path.dropFirst()), of: $0, element, at: $0.node, side) }
  }

  /// The place of a declared class or of a property of it; of the list where it is not declared.
  func place(
    ofClass name: String, _ path: [String], _ table: KeyPath<ListSpec, ClassTable>, _ element: Element,
    _ side: MergeSide
  ) -> Location {
    let list = inputs[side.rawValue].list
    let classes = list.spec[keyPath: table]
    let place = (0..<classes.declaredCount).first {
      list.view.text(of: classes.classes[$0].name).elementsEqual(name.utf8)
    }
    guard let place else { return root(side) }
    guard !path.isEmpty, let record = classes.classes[place].record else {
      return list.view.firstLineLocation(of: classes.classes[place].name)
    }
    return location(path, of: record, element, at: classes.classes[place].name, side)
  }

  /// The key under which a list has its sections, or its rows; its first key where it has none.
  private func parts(_ side: MergeSide) -> Location {
    let list = inputs[side.rawValue].list
    let parts = list.spec.values(of: list.spec.list).first { value in
      [.structure(.sections), .structure(.rows)].contains(PropertyTable.list[value.slot].kind)
    }
    return parts.map { list.view.location(of: NodeID($0.node.index - 1)) } ?? root(side)
  }

  /// The place of a list as a whole: its first key.
  func root(_ side: MergeSide) -> Location {
    let list = inputs[side.rawValue].list
    let root = list.view.resolved(list.spec.root)
    let first = list.view.kind(of: root) == .mapping && list.view.count(of: root) > 0 ? root.next : root
    return list.view.firstLineLocation(of: first)
  }

  /// The place of what a path leads to in an element, or of the innermost that is there.
  private func location(
    _ path: [String], of record: Record, _ element: Element, at node: NodeID, _ side: MergeSide
  ) -> Location {
    let list = inputs[side.rawValue].list
    if element == .list, path.isEmpty { return root(side) }
    guard let first = path.first,
      let value = list.spec.values(of: record).first(where: { CanonicalReader.name(of: $0, element) == first })
    else { return element == .list ? root(side) : list.view.firstLineLocation(of: node) }
    var found = value.node
    for key in path.dropFirst() {
      let target = list.view.resolved(found)
      guard list.view.kind(of: target) == .mapping else { break }
      var inner: NodeID?
      list.view.forEachPair(of: target) { pair in
        if list.view.text(of: pair.key).elementsEqual(key.utf8) { inner = pair.value }
      }
      guard let inner else { break }
      found = inner
    }
    return list.view.firstLineLocation(of: found)
  }
}
