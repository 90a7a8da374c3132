internal import SpecTree

/// What a collection's layout says of one property.
struct LayoutValue: Sendable {
  let slot: Slot
  let value: ResolvedValue
}

/// What the `layout` of a collection says for those that say nothing themselves.
struct LayoutValues {
  private let record: Record?
  private let spec: ListSpec
  private let view: TreeView

  init(_ spec: ListSpec, in view: TreeView) {
    self.spec = spec
    self.view = view
    let written = spec.value(ListKeys.shared.layout, in: spec.list)
    record = written.flatMap { $0.content == .element ? spec.elements(of: $0).first : nil }
  }

  /// What it says of an element's properties; `side` stands before the key for headers and footers.
  func values(for element: Element, after side: String = "") -> [LayoutValue] {
    guard let record else { return [] }
    return PropertyTable.of(element).properties.enumerated().compactMap { slot, property in
      guard let key = property.layoutKey, let value = spec.value(PropertyTable.layout.slot(side + key), in: record)
      else { return nil }
      return LayoutValue(slot: slot, value: ResolvedValue(value, in: view, .inherited))
    }
  }
}

extension Resolver {
  /// Takes from the layout what nobody else gives.
  func fallBack(to layout: [LayoutValue], in result: inout ResolvedElement) {
    for entry in layout where !result.present.contains(entry.slot) || result[entry.slot].tier == .runtime {
      result.set(entry.slot, entry.value)
    }
  }
}
