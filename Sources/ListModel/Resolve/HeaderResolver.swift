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
    let isHeader = side == .header
    var result = resolve(
      written, overrides: overrides.slots, isHeader ? headerStandards : footerStandards, spec.runtime.rules)
    fallBack(to: isHeader ? headerLayout : footerLayout, in: &result)
    return result
  }

  /// The properties of the header or footer of the whole list; nil when it has none. UIKit alone decides about it.
  public func listHeader(_ side: HeaderSide) -> ResolvedElement? {
    guard let written = side == .header ? spec.header : spec.footer else { return nil }
    return resolve(written, overrides: SlotSet(), Standards(.header, nil), Runtime.Rules())
  }

  private func resolve(
    _ header: HeaderSpec?, overrides: SlotSet, _ standards: Standards, _ rules: Runtime.Rules
  ) -> ResolvedElement {
    let late = Runtime.slots(rules.lateAnswers, of: .header)
    var cascade = Cascade()
    cascade.overrides = overrides.subtracting(late)
    cascade.zeroIsUnset = Runtime.slots(rules.zeroIsUnset, of: .header)
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
    cascade.forget(Runtime.slots(rules.unread, of: .header))
    var result = ResolvedElement(.header)
    for slot in cascade.spoken {
      if let value = spoken(slot, cascade) { result.set(slot, value) }
    }
    let keys = headerKeys
    let hasTitle = result.present.contains(keys.title)
    // A type that has a class stands for its name.
    if let index = header?.view, !result.present.contains(keys.view), result.present.contains(keys.type) {
      result.set(keys.view, ResolvedValue(spec.views.classes[index].title, .value, node: result[keys.type].node))
    }
    // A title without a class is compiled to "no class", because the library's default class would hide it.
    if hasTitle, !result.present.contains(keys.view) {
      result.set(keys.view, ResolvedValue(.none, .implied))
    }
    if !result.present.contains(keys.height) {
      let hasView = result.present.contains(keys.view) && result[keys.view].content != .none
      let height = (hasView ? rules.viewHeight : nil) ?? (hasTitle ? rules.titleHeight : nil)
      if let height {
        let content = Standards.content(of: height, for: PropertyTable.header[keys.height])
        result.set(keys.height, ResolvedValue(content, .implied))
      }
    }
    fill(&result, standards)
    answerLate(late.intersection(overrides), hasTitle: hasTitle, in: &result)
    setModelBase(keys.model, cascade, into: &result)
    return result
  }

  /// Asks the app's object where the library does so last: when nothing is left but to measure, and there is nothing to
  /// measure.
  private func answerLate(_ slots: SlotSet, hasTitle: Bool, in result: inout ResolvedElement) {
    let view = result[headerKeys.view].content
    guard !slots.isEmpty, !hasTitle, view == .unset || view == .none else { return }
    for slot in slots where result[slot].content == .automatic {
      result.set(slot, ResolvedValue(.native(nil), .delegate))
    }
  }
}
