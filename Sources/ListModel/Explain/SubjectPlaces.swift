public import SpecSource
internal import SpecTree

extension Resolver {
  /// Where a subject is written, without the rows in it, and where its class is declared.
  public func places(of subject: Subject) -> SubjectPlaces {
    var places = PlaceList(view)
    var ofClass = PlaceList(view)
    switch subject {
    case .list: places.add(spec.list, .list, spec)
    case .section(let section): places.add(spec.sections[section].record, .section, spec)
    case .listHeader, .header:
      guard let header = headerSpec(subject) else { break }
      places.add(header.record, .header, spec)
      if let index = header.view { ofClass.add(spec.views.classes[index], .header, spec) }
    case .row(let section, _):
      guard let row = row(subject) else { break }
      places.add(row.record, .row, spec)
      if let index = row.cell ?? inheritance(of: spec.sections[section]).cell {
        ofClass.add(spec.cells.classes[index], .row, spec)
      }
    }
    if let node = node(of: subject) { places.add(view.firstLineLocation(of: node)) }
    return SubjectPlaces(own: places.locations, ofClass: ofClass.locations)
  }
}

/// Where something that can be asked about is written.
public struct SubjectPlaces: Sendable {
  let own: [Location]
  let ofClass: [Location]

  /// Whether a finding is about it: at its place or at its class's, or beside another thing that it shares a fault with.
  public func concern(_ finding: Diagnostic) -> Bool {
    if (own + ofClass).contains(where: { $0.contains(finding.location) }) { return true }
    return finding.notes.compactMap(\.location).contains { note in own.contains { $0.contains(note) } }
  }
}

/// The places of what belongs to one subject, at most `most` of them.
private struct PlaceList {
  private(set) var locations: [Location] = []
  private let view: TreeView

  /// More than a subject usually has; findings deep within a model of thousands of values are counted only.
  private static let most = 4_000

  init(_ view: TreeView) { self.view = view }

  mutating func add(_ location: Location) {
    if locations.count < Self.most { locations.append(location) }
  }

  /// Adds the keys and values of a record, without those that hold other subjects.
  mutating func add(_ record: Record, _ element: Element, _ spec: ListSpec) {
    for value in spec.values(of: record) {
      if value.node.index > 0 { add(view.location(of: NodeID(value.node.index - 1))) }
      switch PropertyTable.of(element)[value.slot].kind {
      case .structure, .element(.header): continue
      default: add(view.resolved(value.node))
      }
    }
  }

  /// Adds the declaration of a class.
  mutating func add(_ found: ClassSpec, _ element: Element, _ spec: ListSpec) {
    add(view.location(of: found.name))
    if let record = found.record { add(record, element, spec) }
    for method in found.methods { add(view.resolved(method.node)) }
  }

  /// Adds a value and all that is in it: what was composed knows only the first line of a collection.
  private mutating func add(_ node: NodeID) {
    var current = node
    while current < view.after(node), locations.count < Self.most {
      add(view.location(of: current))
      current = current.next
    }
  }
}
