internal import ListModel
internal import SpecTree

/// Writes the properties of elements as JSON: what the compiled list says of each.
///
/// Loops over the catalogue: no property is known by name here.
struct ElementJSON {
  /// The list that the elements are of.
  let resolver: Resolver
  private let view: TreeView
  /// By `Element.rawValue`.
  private let plans: [ElementPlan]
  private var merge = ModelMerge()

  /// A writer for the elements of a list.
  init(_ resolver: Resolver) {
    self.resolver = resolver
    view = resolver.view
    plans = Element.allCases.map { ElementPlan($0, for: resolver.spec.runtime) }
  }

  /// What writing an element needs.
  func plan(of element: Element) -> ElementPlan { plans[Int(element.rawValue)] }

  /// The properties of an element that the compiled list shows, without its events.
  @inline(__always)
  func shown(of element: ResolvedElement) -> SlotSet {
    resolver.shown(of: element, plans[Int(element.element.rawValue)].properties)
  }

  /// The events of an element.
  @inline(__always)
  func events(of element: ResolvedElement) -> SlotSet {
    element.present.intersection(plans[Int(element.element.rawValue)].properties.events)
  }

  /// Appends an element as an object.
  mutating func append(_ element: ResolvedElement, to out: inout ByteBuffer) {
    out.append(UInt8(ascii: "{"))
    appendMembers(of: element, to: &out)
    out.append(UInt8(ascii: "}"))
  }

  /// Appends the members of an element's object.
  mutating func appendMembers(of element: ResolvedElement, to out: inout ByteBuffer) {
    let shown = shown(of: element)
    append(shown, of: element, isFirst: true, to: &out)
    if !events(of: element).isEmpty {
      if !shown.isEmpty { out.append(literal: ", ") }
      appendEvents(of: element, to: &out)
    }
  }

  /// Appends a property with its key, after a comma unless it is the first.
  @inline(__always)
  mutating func append(_ slot: Slot, of element: ResolvedElement, isFirst: Bool = false, to out: inout ByteBuffer) {
    append(SlotSet([slot]), of: element, isFirst: isFirst, to: &out)
  }

  /// Appends properties with their keys, after a comma unless they are the first.
  @inline(__always)
  mutating func append(_ slots: SlotSet, of element: ResolvedElement, isFirst: Bool = false, to out: inout ByteBuffer) {
    append(slots, of: element, plans[Int(element.element.rawValue)], isFirst: isFirst, to: &out)
  }

  /// The same with the element's plan, to be held for many elements: it has arrays, and getting at them anew for each key
  /// is nothing but counting owners.
  @inline(__always)
  mutating func append(
    _ slots: SlotSet, of element: ResolvedElement, _ plan: ElementPlan, isFirst: Bool = false, to out: inout ByteBuffer
  ) {
    var isFirst = isFirst
    for slot in slots {
      plan.appendKey(slot, isFirst: isFirst, to: &out)
      appendValue(slot, of: element, plan, to: &out)
      isFirst = false
    }
  }

  /// Appends the events of an element under the key `events`; `{}` where it has none.
  mutating func appendEvents(of element: ResolvedElement, to out: inout ByteBuffer) {
    let events = events(of: element)
    if events.isEmpty { return out.append(literal: "\"events\": {}") }
    out.append(literal: "\"events\": {")
    append(events, of: element, isFirst: true, to: &out)
    out.append(UInt8(ascii: "}"))
  }

  /// Appends the value of a property.
  mutating func appendValue(_ slot: Slot, of element: ResolvedElement, to out: inout ByteBuffer) {
    appendValue(slot, of: element, plans[Int(element.element.rawValue)], to: &out)
  }

  private mutating func appendValue(
    _ slot: Slot, of element: ResolvedElement, _ plan: ElementPlan, to out: inout ByteBuffer
  ) {
    switch element[slot].content {
    case .data(let node):
      if let base = element.modelBase, slot == plan.model {
        merge.append(node, over: base, in: view, to: &out)
      } else {
        out.appendJSON(node, in: view, as: plan.readings[slot])
      }
    case .choice(let choice): plan.appendWord(choice, of: slot, to: &out)
    case .elements(let range): appendElements(range, PropertyTable.of(element.element)[slot].kind, to: &out)
    case let content: out.appendJSON(content, in: view)
    }
  }

  /// Appends a value that needs nothing of the catalogue.
  func append(_ content: ResolvedValue.Content, to out: inout ByteBuffer) { out.appendJSON(content, in: view) }

  /// Appends what runs in the app: `{"native": name or null}` or `{"openURL": url}`.
  func appendCode(_ node: NodeID?, to out: inout ByteBuffer) { out.appendJSON(codeAt: node, in: view) }

  private mutating func appendElements(_ range: Range<Int>, _ kind: ValueKind, to out: inout ByteBuffer) {
    switch kind {
    case .elements(let element):
      out.append(UInt8(ascii: "["))
      for place in range {
        if place > range.lowerBound { out.append(literal: ", ") }
        append(resolver.element(element, at: place), to: &out)
      }
      out.append(UInt8(ascii: "]"))
    case .element(let element) where range.count == 1:
      append(resolver.element(element, at: range.lowerBound), to: &out)
    default: out.append(literal: "null")
    }
  }
}

extension ModelMerge {
  /// Appends the merged model as JSON; where one of the two is no mapping there is nothing to merge, and the own one
  /// is the model.
  fileprivate mutating func append(_ model: NodeID, over base: NodeID, in view: TreeView, to out: inout ByteBuffer) {
    guard view.kind(of: model) == .mapping, view.kind(of: base) == .mapping else {
      return out.appendJSON(model, in: view)
    }
    var isFirst = true
    out.append(UInt8(ascii: "{"))
    forEachPair(of: model, over: base, in: view) { key, value in
      if !isFirst { out.append(literal: ", ") }
      isFirst = false
      out.appendJSON(key: key, in: view)
      out.appendJSON(value, in: view)
    }
    out.append(UInt8(ascii: "}"))
  }
}
