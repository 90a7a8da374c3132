/// What absence means for each property of an element under one runtime, ready to be used by slot.
struct Standards: Sendable {
  /// What a default is.
  enum Standard: Sendable {
    case content(ResolvedValue.Content)
    /// Whatever another property of the element is.
    case same(Slot)
  }

  /// By slot.
  let standards: [Standard]
  /// The properties that the compiled list always shows.
  let always: SlotSet
  /// Those whose default does not depend on the element, and these defaults by slot.
  let fixed: SlotSet
  let values: [ResolvedValue]

  /// The defaults of an element; `runtime` is nil where UIKit alone decides.
  init(_ element: Element, _ runtime: Runtime?, isFooter: Bool = false) {
    let table = PropertyTable.of(element)
    var standards: [Standard] = []
    var always = SlotSet()
    standards.reserveCapacity(table.properties.count)
    for slot in table.properties.indices {
      // By index: an entry that is handed out is copied, with all that it holds.
      if let constant = table.properties[slot].standard {
        standards.append(Standards.standard(constant, of: table.properties[slot], in: table))
      } else {
        standards.append(.content(.unset))
      }
      guard table.properties[slot].output == .always else { continue }
      // Without a library only tables have headers of their own.
      if runtime?.knows(table.properties[slot]) ?? table.properties[slot].kinds.contains(.tables) {
        always.insert(slot)
      }
    }
    // What the runtime says otherwise; of footers after what it says of both.
    for entry in runtime.map({ isFooter ? $0.rules.defaults + $0.rules.footerDefaults : $0.rules.defaults }) ?? []
    where entry.element == element {
      let slot = table.slot(entry.property)
      standards[slot] = Standards.standard(entry.value, of: table.properties[slot], in: table)
    }
    self.standards = standards
    self.always = always
    var fixed = SlotSet()
    values = standards.enumerated().map { slot, standard in
      guard case .content(let content) = standard else { return ResolvedValue(.unset, .runtime) }
      fixed.insert(slot)
      return ResolvedValue(content, .runtime)
    }
    self.fixed = fixed
  }

  private static func standard(_ constant: Constant?, of property: Property, in table: PropertyTable) -> Standard {
    guard let constant else { return .content(.unset) }
    if case .same(let name) = constant { return .same(table.slot(name)) }
    return .content(content(of: constant, for: property))
  }

  /// What a constant is for a property.
  static func content(of constant: Constant, for property: Property) -> ResolvedValue.Content {
    switch constant {
    case .flag(let flag): return .flag(flag)
    case .number(let number): return .number(number)
    case .automatic: return .automatic
    case .nothing: return .nothing
    case .text(let name): return .known(name)
    case .size(let width, let height): return .size(width, height)
    case .code: return .native(nil)
    case .choice(let name):
      guard case .choice(let names) = property.kind, let place = names.firstIndex(of: name) else { return .unset }
      return .choice(place)
    case .same: return .unset
    }
  }
}
