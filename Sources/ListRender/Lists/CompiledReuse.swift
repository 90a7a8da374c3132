internal import ListModel
internal import SpecSource
internal import SpecTree

/// The pairs of reuse identifier and cell class that a list's rows have, in the order of first use: what an app has to
/// register.
struct CompiledReuse {
  /// One of the pairs.
  struct Entry: Sendable {
    let reuseId: ResolvedValue.Content
    let cell: ResolvedValue.Content
  }

  /// The pairs so far.
  private(set) var entries: [Entry] = []
  private let view: TreeView
  private var texts = NameTable()
  /// By number in `texts`: the place among the known names; nil for a name that the file alone has.
  private var knownTexts: [Int?] = []
  private var codes = NameTable()
  /// Names that no scalar spells by itself.
  private var joined: [ByteText: Int] = [:]
  private var seen: Set<Pair> = []
  /// By class: the identifier that a row of it had last, since most rows have the same again.
  private var last: [NodeID?]

  /// Names by number, so that equal names are equal numbers however they came about.
  private struct Pair: Hashable {
    let reuseId: Int
    let cell: Int
  }

  /// No pairs yet.
  init(_ spec: ListSpec, in view: TreeView) {
    self.view = view
    last = Array(repeating: nil, count: spec.cells.classes.count)
  }

  /// Notes the pair of a row whose class has a number; nil when it names none.
  mutating func note(_ row: ResolvedElement, class number: Int?) {
    let keys = RowKeys.shared
    let reuseId = row[keys.reuseId].content
    let cell = row[keys.cell].content
    if let number, case .text(let identifier) = reuseId, case .text = cell {
      if let known = last[number], known == identifier || isEqual(known, identifier) { return }
      last[number] = identifier
    }
    add(Entry(reuseId: reuseId, cell: cell))
  }

  /// Adds a pair unless it is there.
  mutating func add(_ entry: Entry) {
    guard seen.insert(Pair(reuseId: number(of: entry.reuseId), cell: number(of: entry.cell))).inserted else { return }
    entries.append(entry)
  }

  private func isEqual(_ left: NodeID, _ right: NodeID) -> Bool {
    let left = view.text(of: left)
    let right = view.text(of: right)
    guard left.count == right.count else { return false }
    for offset in 0..<left.count where left[offset] != right[offset] { return false }
    return true
  }

  /// Known names have the lowest numbers, then come texts by twos, with code by name between them.
  private mutating func number(of name: ResolvedValue.Content) -> Int {
    let known = KnownName.allCases
    switch name {
    case .known(let name): return known.firstIndex(of: name) ?? 0
    case .text(let node):
      let (number, isNew) = texts.intern(node, in: view)
      if isNew { knownTexts.append(known.firstIndex { $0.rawValue.utf8.elementsEqual(view.text(of: node)) }) }
      return knownTexts[number] ?? known.count + 2 * number
    case .joined(let node, let ending):
      let text = ByteText(view.string(of: node) + ending.rawValue)
      let number = joined[text] ?? -3 - joined.count
      joined[text] = number
      return number
    case .native(let node):
      guard let node, case .native(let name?) = view.code(at: node) else { return -1 }
      return known.count + 2 * codes.intern(name, in: view).number + 1
    default: return -2
    }
  }
}
