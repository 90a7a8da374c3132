internal import SpecSource
internal import SpecTree

/// The sections of included files, by the tags with which `use` names them.
struct UsableSections {
  /// A section with its tag and the number of its tree.
  typealias Place = (node: NodeID, key: NodeID, tree: UInt32)

  /// All sections that have a tag, in the order of the files.
  private(set) var byTag: [ByteText: [Place]] = [:]
  /// The tags, each once, in the same order.
  private(set) var tags: [String] = []

  /// Adds a section.
  mutating func add(_ tag: ByteText, _ place: Place) {
    if byTag[tag] == nil { tags.append(tag.string) }
    byTag[tag, default: []].append(place)
  }
}
