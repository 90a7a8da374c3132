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
    cascade(of: side, section).map { resolve($0, headerStandards, titleHeight: spec.runtime.titleHeight) }
  }

  /// The properties of the header or footer of the whole list; nil when it has none. UIKit alone decides about it.
  public func listHeader(_ side: HeaderSide) -> ResolvedElement? {
    cascade(ofListHeader: side).map { resolve($0, Standards(.header, nil), titleHeight: nil) }
  }

  /// What may speak of the properties of a section's header or footer; nil when it has none.
  func cascade(of side: HeaderSide, _ section: SectionSpec) -> Cascade? {
    let overrides = side == .header ? spec.overrides.header : spec.overrides.footer
    let written = side == .header ? section.header : section.footer
    guard written != nil || !overrides.isEmpty else { return nil }
    return cascade(of: written, overrides: SlotSet(overrides.keys))
  }

  /// What may speak of the properties of the list's header or footer; nil when it has none.
  func cascade(ofListHeader side: HeaderSide) -> Cascade? {
    (side == .header ? spec.header : spec.footer).map { cascade(of: $0, overrides: SlotSet()) }
  }

  private func cascade(of header: HeaderSpec?, overrides: SlotSet) -> Cascade {
    var cascade = Cascade()
    cascade.overrides = overrides
    guard let header else { return cascade }
    cascade.own = header.record.range
    cascade.ownSlots = slots(header.record.range)
    if let index = header.view {
      cascade.methods = spec.views.classes[index].methods
      cascade.implemented = spec.views.facts[index].implemented
      cascade.classDefault = spec.views.classes[index].record?.range ?? 0..<0
      cascade.classSlots = spec.views.facts[index].defaults
    }
    return cascade
  }

  private func resolve(_ cascade: Cascade, _ standards: Standards, titleHeight: Double?) -> ResolvedElement {
    var result = ResolvedElement(.header)
    for slot in cascade.spoken {
      if let value = spoken(slot, cascade) { result.set(slot, value) }
    }
    let spoken = result.present
    visitImpliedByTitle(spoken, titleHeight: titleHeight) { slot, value in
      if !spoken.contains(slot) { result.set(slot, value) }
    }
    fill(&result, standards)
    setModelBase(headerKeys.model, cascade, into: &result)
    return result
  }

  /// Visits what a title brings with it.
  func visitImpliedByTitle(_ spoken: SlotSet, titleHeight: Double?, _ body: (Slot, ResolvedValue) -> Void) {
    guard spoken.contains(headerKeys.title) else { return }
    // A title without a class is compiled to "no class", because the library's default class would hide it.
    body(headerKeys.view, ResolvedValue(.none, .implied))
    if let titleHeight { body(headerKeys.height, ResolvedValue(.number(titleHeight), .implied)) }
  }
}
