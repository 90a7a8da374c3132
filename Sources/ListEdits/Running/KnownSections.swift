internal import SpecSource
internal import SpecTree

/// The sections of the list at hand, found by their tags.
struct KnownSections {
  /// All of them, in order.
  private(set) var places: [SectionPlace]
  /// The places of those with a tag, or without one, in order; nil as long as none was looked for.
  private var byTag: [ByteText?: [Int]]?

  init(_ places: [SectionPlace]) { self.places = places }

  /// The sections with a tag, or those without one, in order.
  mutating func tagged(_ tag: ByteText?) -> [SectionPlace] {
    let known = byTag ?? Dictionary(grouping: places.indices) { places[$0].tag }
    byTag = known
    return known[tag, default: []].map { places[$0] }
  }

  /// Adds a section behind the others.
  mutating func append(_ section: SectionPlace) {
    places.append(section)
    byTag?[section.tag, default: []].append(places.count - 1)
  }

  /// Puts a section in the place of another.
  mutating func replace(_ old: SectionPlace, with new: SectionPlace) {
    guard let place = place(of: old) else { return }
    byTag?[old.tag]?.removeAll { $0 == place }
    places[place] = new
    guard let numbers = byTag?[new.tag] else {
      byTag?[new.tag] = [place]
      return
    }
    byTag?[new.tag]?.insert(place, at: numbers.firstPlace { $0 > place })
  }

  /// The place of a section, which is among those of its tag.
  private mutating func place(of section: SectionPlace) -> Int? {
    _ = tagged(section.tag)
    return byTag?[section.tag]?.first { places[$0].node == section.node }
      ?? places.firstIndex { $0.node == section.node }
  }
}
