internal import ListModel
internal import SpecTree

/// Resolved values in words, for people.
struct ValueWording {
  private let view: TreeView
  private var elements: ElementJSON

  /// Wording for the values of a list.
  init(_ resolver: Resolver) {
    view = resolver.view
    elements = ElementJSON(resolver)
  }

  /// What a property is in the end, if only by default; nil where it is absent.
  mutating func text(_ slot: Slot, of element: ResolvedElement) -> String? {
    let property = PropertyTable.of(element.element)[slot]
    switch elements.resolver.effective(slot, of: element) {
    case .unset, .unusable, .none: return nil
    case .automatic: return "auto"
    case .text(let node): return view.string(of: node)
    case .known(let name): return name.rawValue
    case .joined(let node, let ending): return view.string(of: node) + ending.rawValue
    case .size(let width, let height):
      var buffer = ByteBuffer()
      buffer.append(width)
      buffer.append(" × ")
      buffer.append(height)
      return buffer.text
    case .native(let node): return code(node, isEvent: property.isEvent)
    case .elements(let range): return names(range, property.kind)
    case .choice(let place):
      guard case .choice(let names) = property.kind else { return nil }
      return names[place]
    case .data(let node) where isText(slot, of: element) && view.kind(of: node) == .scalar:
      return view.string(of: node)
    case .data:
      var buffer = ByteBuffer()
      elements.appendValue(slot, of: element, to: &buffer)
      return buffer.text
    case let content:
      var buffer = ByteBuffer()
      elements.append(content, to: &buffer)
      return buffer.text
    }
  }

  private func isText(_ slot: Slot, of element: ResolvedElement) -> Bool {
    elements.plan(of: element.element).readings[slot] == .text
  }

  /// What is set of an element, by the file and not by what other properties bring with them, and differs from the
  /// runtime's default, as `name value, name value`; those in `hidden` are left out, those in `forced` are always there.
  mutating func list(
    of element: ResolvedElement, hiding hidden: SlotSet = SlotSet(), forcing forced: SlotSet = SlotSet()
  ) -> String {
    let plan = elements.plan(of: element.element)
    let slots = element.present.intersection(plan.properties.all).union(forced).subtracting(hidden)
    var parts: [String] = []
    for slot in slots where forced.contains(slot) || isSet(slot, of: element) {
      append(slot, of: element, to: &parts)
    }
    for slot in element.present.intersection(plan.properties.events).subtracting(hidden) {
      append(slot, of: element, to: &parts)
    }
    return parts.joined(separator: ", ")
  }

  /// The list itself, without its tag: `runtime holo, title Settings, style insetGrouped`.
  mutating func head(of list: ResolvedElement) -> String {
    let keys = ListKeys.shared
    let runtime = elements.resolver.spec.runtime
    let kind = runtime.kind == .table ? "" : ", collection"
    let rest = self.list(of: list, hiding: SlotSet([keys.tag, keys.header, keys.footer]))
    return "runtime \(runtime.name)\(kind)\(rest.isEmpty ? "" : ", ")\(rest)"
  }

  /// What a section says beside its tag, its header and footer and its rows, and what made it.
  mutating func rest(of section: SectionSpec, _ element: ResolvedElement) -> String {
    let keys = SectionKeys.shared
    let rest = list(of: element, hiding: SlotSet([keys.tag, keys.header, keys.footer]))
    guard let maker = section.maker else { return rest }
    return "made by \(maker.rawValue)\(rest.isEmpty ? "" : ", ")\(rest)"
  }

  /// A header or footer, with its height or size whatever it is; `name` says which it is: `header: title About, height 28`.
  mutating func line(of header: ResolvedElement, _ name: String) -> String {
    let keys = HeaderKeys.shared
    let extent = elements.resolver.spec.runtime.kind == .table ? keys.height : keys.size
    return "\(name): \(list(of: header, forcing: SlotSet([extent])))"
  }

  private func isSet(_ slot: Slot, of element: ResolvedElement) -> Bool {
    element[slot].tier < .implied && elements.resolver.isTelling(slot, of: element)
  }

  /// The events of an element, as `name code, name code`.
  mutating func events(of element: ResolvedElement) -> String {
    var parts: [String] = []
    for slot in element.present.intersection(elements.plan(of: element.element).properties.events) {
      append(slot, of: element, to: &parts)
    }
    return parts.joined(separator: ", ")
  }

  private mutating func append(_ slot: Slot, of element: ResolvedElement, to parts: inout [String]) {
    guard let text = text(slot, of: element) else { return }
    let name = PropertyTable.of(element.element)[slot].name
    guard case .text = element[slot].content else { return parts.append("\(name) \(text)") }
    parts.append("\(name) \(Self.isOneWord(text) ? text : "\"\(text)\"")")
  }

  /// Whether a text among others cannot be taken for several.
  private static func isOneWord(_ text: String) -> Bool {
    !text.isEmpty
      && text.utf8.allSatisfy { $0 > UInt8(ascii: " ") && $0 != UInt8(ascii: ",") && $0 != UInt8(ascii: "\"") }
  }

  /// `native` with its name, `openURL` with the URL; an event can only be code, so there the name is enough.
  private func code(_ node: NodeID?, isEvent: Bool) -> String {
    switch node.map({ view.code(at: $0) }) ?? .native(name: nil) {
    case .native(nil): "native"
    case .native(let name?): isEvent ? view.string(of: name) : "native \(view.string(of: name))"
    case .openURL(let url): "openURL \(view.string(of: url))"
    }
  }

  /// Elements by the first text that each has: `[Delete, Mute]`.
  private mutating func names(_ range: Range<Int>, _ kind: ValueKind) -> String? {
    switch kind {
    case .elements(let element):
      let names = range.map { place in
        let found = elements.resolver.element(element, at: place)
        let text = found.present.first { if case .text = found[$0].content { true } else { false } }
        return text.flatMap { self.text($0, of: found) } ?? "–"
      }
      return "[\(names.joined(separator: ", "))]"
    case .element(let element) where range.count == 1:
      return "{\(list(of: elements.resolver.element(element, at: range.lowerBound)))}"
    default: return nil
    }
  }
}
