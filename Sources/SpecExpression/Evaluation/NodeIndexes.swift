internal import SpecTree

/// Tables of the large maps and lists of a file that are asked again and again, so that `data.names[each.id]` for every
/// row costs the same whether there are ten names or ten thousand.
///
/// A collection gets one after it was asked several times: most are asked once or twice for each row that they belong
/// to, and a table would cost more than it saves.
struct NodeIndexes {
  /// Up to this many children are looked through without a table.
  static let fewChildren = 64

  /// The keys of a map.
  struct Keys {
    /// Bytes of a tree, which stay where they are as long as its view may be used.
    private struct Name: Hashable {
      let bytes: UnsafeBufferPointer<UInt8>

      static func == (left: Name, right: Name) -> Bool { TextBytes.equal(left.bytes, right.bytes) }

      func hash(into hasher: inout Hasher) { hasher.combine(bytes: UnsafeRawBufferPointer(bytes)) }
    }

    private var places: [Name: NodeID] = [:]

    init(of mapping: NodeID, in view: TreeView) {
      places.reserveCapacity(view.count(of: mapping))
      view.forEachPair(of: mapping) { pair in
        let name = Name(bytes: view.text(of: pair.key))
        if places[name] == nil { places[name] = pair.value }
      }
    }

    /// The value of a key, as written.
    func value(of name: UnsafeBufferPointer<UInt8>) -> NodeID? { places[Name(bytes: name)] }
  }

  private enum Table {
    case none
    case keys(Keys)
    case elements([NodeID])
  }

  private struct Entry {
    var node: NodeRef
    var asked = 0
    var table = Table.none
  }

  /// A collection has one place here; another that has the same one takes it over unless it has a table.
  private var entries: [Entry?] = []
  private static let capacity = 64
  /// How often a collection is asked before it gets a table.
  private static let patience = 16

  /// Whether no collection has been asked that is large enough for a table.
  var isEmpty: Bool { entries.isEmpty }

  /// The keys of a map, if it has a table by now.
  mutating func keys(of node: NodeRef, in view: TreeView) -> Keys? {
    guard let place = place(of: node) else { return nil }
    if case .keys(let keys)? = entries[place]?.table { return keys }
    guard isDue(place) else { return nil }
    let keys = Keys(of: node.node, in: view)
    entries[place]?.table = .keys(keys)
    return keys
  }

  /// The elements of a list, if it has a table by now.
  mutating func elements(of node: NodeRef, in view: TreeView) -> [NodeID]? {
    guard let place = place(of: node) else { return nil }
    if case .elements(let elements)? = entries[place]?.table { return elements }
    guard isDue(place) else { return nil }
    var elements: [NodeID] = []
    elements.reserveCapacity(view.count(of: node.node))
    var child = node.node.next
    let end = view.after(node.node)
    while child < end {
      elements.append(child)
      child = view.after(child)
    }
    entries[place]?.table = .elements(elements)
    return elements
  }

  /// The place of a collection, which may just have been taken over; nil when one with a table has it.
  private mutating func place(of node: NodeRef) -> Int? {
    if entries.isEmpty { entries = Array(repeating: nil, count: Self.capacity) }
    let place = Int(((node.node.index &* 0x9E37_79B1) >> 26) ^ node.tree) % Self.capacity
    if entries[place]?.node == node { return place }
    if let entry = entries[place], case .none = entry.table {} else if entries[place] != nil { return nil }
    entries[place] = Entry(node: node)
    return place
  }

  private mutating func isDue(_ place: Int) -> Bool {
    entries[place]?.asked += 1
    return entries[place].map { $0.asked >= Self.patience } ?? false
  }
}
