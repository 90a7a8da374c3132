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
    var isFirst = true
    for slot in shown(of: element) {
      append(slot, of: element, isFirst: isFirst, to: &out)
      isFirst = false
    }
    if !events(of: element).isEmpty {
      if !isFirst { out.append(literal: ", ") }
      appendEvents(of: element, to: &out)
    }
    out.append(UInt8(ascii: "}"))
  }

  /// Appends a property with its key, after a comma unless it is the first.
  @inline(__always)
  mutating func append(_ slot: Slot, of element: ResolvedElement, isFirst: Bool = false, to out: inout ByteBuffer) {
    plans[Int(element.element.rawValue)].appendKey(slot, isFirst: isFirst, to: &out)
    appendValue(slot, of: element, to: &out)
  }

  /// Appends the events of an element under the key `events`; `{}` where it has none.
  mutating func appendEvents(of element: ResolvedElement, to out: inout ByteBuffer) {
    out.append(literal: "\"events\": {")
    var isFirst = true
    for slot in events(of: element) {
      append(slot, of: element, isFirst: isFirst, to: &out)
      isFirst = false
    }
    out.append(UInt8(ascii: "}"))
  }

  /// Appends the value of a property.
  mutating func appendValue(_ slot: Slot, of element: ResolvedElement, to out: inout ByteBuffer) {
    let place = Int(element.element.rawValue)
    switch element[slot].content {
    case .data(let node):
      if let base = element.modelBase, slot == plans[place].model {
        merge.append(node, over: base, in: view, to: &out)
      } else {
        out.appendJSON(node, in: view, as: plans[place].readings[slot])
      }
    case .choice(let choice): plans[place].appendWord(choice, of: slot, to: &out)
    case .elements(let range): appendElements(range, PropertyTable.of(element.element)[slot].kind, to: &out)
    case let content: append(content, to: &out)
    }
  }

  /// Appends a value that needs nothing of the catalogue.
  func append(_ content: ResolvedValue.Content, to out: inout ByteBuffer) {
    switch content {
    case .text(let node): out.appendJSON(view.text(of: node))
    case .known(let name): out.appendJSON(name.rawValue)
    case .joined(let node, let ending): out.appendJSON(view.string(of: node) + ending.rawValue)
    case .size(let width, let height):
      out.append(literal: "{\"width\": ")
      out.append(width)
      out.append(literal: ", \"height\": ")
      out.append(height)
      out.append(UInt8(ascii: "}"))
    case .number(let number): out.append(number)
    case .flag(let isTrue): out.appendJSON(isTrue)
    case .automatic: out.append(literal: "\"automatic\"")
    case .nothing: out.append(UInt8(ascii: "0"))
    case .native(let node): appendCode(node, to: &out)
    // Text that cannot be used stops a run before it comes here.
    case .unset, .none, .unusable, .data, .choice, .elements: out.append(literal: "null")
    }
  }

  /// Appends what runs in the app: `{"native": name or null}` or `{"openURL": url}`.
  func appendCode(_ node: NodeID?, to out: inout ByteBuffer) {
    switch node.map({ view.code(at: $0) }) ?? .native(name: nil) {
    case .native(nil): out.append(literal: "{\"native\": null}")
    case .native(let name?):
      out.append(literal: "{\"native\": ")
      out.appendJSON(view.text(of: name))
      out.append(UInt8(ascii: "}"))
    case .openURL(let url):
      out.append(literal: "{\"openURL\": ")
      out.appendJSON(view.text(of: url))
      out.append(UInt8(ascii: "}"))
    }
  }

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
