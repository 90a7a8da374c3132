internal import SpecTree

/// Which of a section's two it is.
public enum HeaderSide: String, Sendable, CaseIterable {
  /// Above the rows.
  case header
  /// Below the rows.
  case footer
}

extension Resolver {
  /// The properties of a section's header or footer; nil when it has none.
  ///
  /// A section without one has one all the same when an object of the app answers for all headers.
  public func header(_ side: HeaderSide, of section: SectionSpec) -> ResolvedElement? {
    let overrides = side == .header ? spec.overrides.header : spec.overrides.footer
    let written = side == .header ? section.header : section.footer
    guard written != nil || !overrides.isEmpty else { return nil }
    return resolve(written, overrides: SlotSet(overrides.keys), headerStandards, titleHeight: spec.runtime.titleHeight)
  }

  /// The properties of the header or footer of the whole list; nil when it has none. UIKit alone decides about it.
  public func listHeader(_ side: HeaderSide) -> ResolvedElement? {
    guard let written = side == .header ? spec.header : spec.footer else { return nil }
    return resolve(written, overrides: SlotSet(), Standards(.header, nil), titleHeight: nil)
  }

  private func resolve(
    _ header: HeaderSpec?, overrides: SlotSet, _ standards: Standards, titleHeight: Double?
  ) -> ResolvedElement {
    var cascade = Cascade()
    cascade.overrides = overrides
    if let header {
      cascade.own = header.record.range
      cascade.ownSlots = slots(header.record.range)
      cascade.computed = header.computed.map { spec.computed[$0] }
      if let index = header.view {
        cascade.methods = spec.views.classes[index].methods
        cascade.implemented = spec.views.facts[index].implemented
        cascade.classDefault = spec.views.classes[index].record?.range ?? 0..<0
        cascade.classSlots = spec.views.facts[index].defaults
      }
    }
    var result = ResolvedElement(.header)
    for slot in cascade.spoken {
      if let value = spoken(slot, cascade) { result.set(slot, value) }
    }
    let keys = headerKeys
    let hasTitle = result.present.contains(keys.title)
    // A title without a class is compiled to "no class", because the library's default class would hide it.
    if hasTitle, !result.present.contains(keys.view) {
      result.set(keys.view, ResolvedValue(.none, .implied))
    }
    if hasTitle, !result.present.contains(keys.height), let titleHeight {
      result.set(keys.height, ResolvedValue(.number(titleHeight), .implied))
    }
    fill(&result, standards)
    setModelBase(keys.model, cascade, into: &result)
    return result
  }
}
