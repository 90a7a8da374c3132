/// What follows from a runtime alone: its keys, ready to be looked up by their bytes, and what absence means.
///
/// An object that is made once for each runtime of the program: made for every list, it would count in a run over many
/// short ones.
final class Vocabulary: Sendable {
  let runtime: Runtime
  /// By `Element.rawValue`.
  private let indexes: [ElementKeys]
  let rowStandards: Standards
  let headerStandards: Standards
  let footerStandards: Standards
  /// What the resolver needs of the runtime.
  let rules: ResolvingRules

  init(_ runtime: Runtime) {
    self.runtime = runtime
    rowStandards = Standards(.row, runtime)
    headerStandards = Standards(.header, runtime)
    footerStandards = Standards(.header, runtime, isFooter: true)
    rules = ResolvingRules(runtime)
    indexes = Element.allCases.map { ElementKeys($0, runtime) }
  }

  /// The keys of a runtime. Each runtime makes its own when it is first asked, since it takes as long as checking a
  /// short list.
  static func of(_ runtime: Runtime) -> Vocabulary { runtime.keys() }

  /// The keys of an element.
  func index(of element: Element) -> KeyIndex { indexes[Int(element.rawValue)].index }

  /// The keys of an element with what they mean: canonical names, handler forms, then the library's own names.
  static func entries(of element: Element, in runtime: Runtime) -> [KeyEntry] {
    let table = PropertyTable.of(element)
    let aliases = runtime.rules.aliases()
    var entries: [KeyEntry] = []
    entries.reserveCapacity(2 * table.properties.count + aliases.count)
    // By index: an entry that is handed out is copied, with all that it holds.
    for slot in table.properties.indices where runtime.knows(table.properties[slot]) {
      let name = table.properties[slot].name
      entries.append(KeyEntry(name, KeyMeaning(slot: slot, form: .value, target: .own, isAlias: false)))
      if runtime.rules.hasHandlers, table.properties[slot].tiers.contains(.handler) {
        let meaning = KeyMeaning(slot: slot, form: .handler, target: .own, isAlias: false)
        entries.append(KeyEntry(blockOf: name, meaning))
      }
    }
    for place in aliases.indices where aliases[place].element == element {
      let alias = aliases[place]
      let home = alias.target.table(from: element)
      let meaning = KeyMeaning(slot: home.slot(alias.property), form: alias.form, target: alias.target, isAlias: true)
      entries.append(KeyEntry(alias.name, meaning))
    }
    return entries
  }
}

/// What a key stands for.
struct KeyMeaning: Sendable, Equatable {
  private let bits: UInt16

  /// The property, by its place in its table.
  var slot: Slot { @inline(__always) get { Int(bits & 0x7F) } }
  /// Whether it is the value or the block that gives one.
  var form: WrittenForm { @inline(__always) get { bits & 0x80 == 0 ? .value : .handler } }
  /// Whose property it is.
  var target: KeyTarget { @inline(__always) get { KeyTarget(rawValue: UInt8(bits >> 8 & 3)).unsafelyUnwrapped } }
  /// Whether it is the library's own name for it.
  var isAlias: Bool { @inline(__always) get { bits & 0x400 != 0 } }

  init(slot: Slot, form: WrittenForm, target: KeyTarget, isAlias: Bool) {
    bits = UInt16(slot) | (form == .handler ? 0x80 : 0) | UInt16(target.rawValue) << 8 | (isAlias ? 0x400 : 0)
  }
}

/// Whose property a key is: the element's own, that of its header or footer, or one that its rows inherit.
enum KeyTarget: UInt8, Sendable {
  case own
  case header
  case footer
  case rows

  /// The table that the property is in, for a key of an element.
  func table(from element: Element) -> PropertyTable {
    switch self {
    case .own: PropertyTable.of(element)
    case .header, .footer: .header
    case .rows: .row
    }
  }
}

/// How a value is given.
public enum WrittenForm: UInt8, Sendable {
  /// As a value.
  case value
  /// As a block that is given the model.
  case handler
}
