internal import SpecSource
internal import SpecTree

/// The sections of the list at hand, found by their tags.
struct KnownSections {
  /// All of them, in order.
  private(set) var places: [SectionPlace]
  /// Those with a tag, or without one, in no order; nil as long as none was looked for.
  private var byTag: [ByteText?: [SectionPlace]]?

  init(_ places: [SectionPlace]) { self.places = places }

  /// The sections with a tag, or those without one, in order.
  mutating func tagged(_ tag: ByteText?) -> [SectionPlace] {
    if byTag == nil { byTag = Dictionary(grouping: places, by: \.tag) }
    guard let found = byTag?[tag] else { return [] }
    return found.count > 1 ? places.filter { $0.tag == tag } : found
  }

  /// Adds sections at a place.
  mutating func insert(_ sections: [SectionPlace], at place: Int) {
    places.insert(contentsOf: sections, at: place)
    for section in sections { byTag?[section.tag, default: []].append(section) }
  }

  /// Adds a section behind the others.
  mutating func append(_ section: SectionPlace) { insert([section], at: places.count) }

  /// Takes sections out.
  mutating func remove(_ sections: [SectionPlace]) {
    for section in sections { forget(section) }
    if sections.count == 1 {
      if let place = places.firstIndex(where: { $0.node == sections[0].node }) { places.remove(at: place) }
    } else {
      let gone = Set(sections.map(\.node))
      places.removeAll { gone.contains($0.node) }
    }
  }

  /// Puts a section in the place of another.
  mutating func replace(_ old: SectionPlace, with new: SectionPlace) {
    guard let place = places.firstIndex(where: { $0.node == old.node }) else { return }
    forget(places[place])
    places[place] = new
    byTag?[new.tag, default: []].append(new)
  }

  private mutating func forget(_ section: SectionPlace) {
    byTag?[section.tag]?.removeAll { $0.node == section.node }
  }
}
