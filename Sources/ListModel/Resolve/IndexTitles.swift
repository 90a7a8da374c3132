public import SpecTree

/// The index at the side of the list.
public enum IndexTitles: Sendable {
  /// The list has none.
  case absent
  /// An object of the app gives the titles; the node says which, nil when it is the data source.
  case native(NodeID?)
  /// The titles, in order.
  case titles([IndexTitle])
}

/// An entry of the index at the side of the list.
public struct IndexTitle: Sendable {
  /// What it leads to.
  public enum Target: Sendable {
    /// A section, by its place from 0; nil when the list has none at the title's place.
    case section(Int?)
    /// Code at run time says which section (`SpecCode`); nil when an object of the app answers for the whole list.
    case native(NodeID?)
  }

  /// What it shows: text, or code; unset for nothing.
  public let title: ResolvedValue.Content
  /// Where it leads.
  public let target: Target
}

extension Resolver {
  /// The index of a list whose properties are `list`.
  ///
  /// The titles of the list itself lead to the sections in order, as both UIKit and HoloTableView have it without
  /// code for it; else the runtime says how those of the sections become an index.
  public func indexTitles(of list: ResolvedElement) -> IndexTitles {
    let keys = ListKeys.shared
    var code: IndexTitle.Target?
    if case .native(let node) = list[keys.sectionForSectionIndexTitle].content { code = .native(node) }
    switch list[keys.sectionIndexTitles].content {
    case .native(let node): return .native(node)
    case .data(let sequence):
      var titles: [IndexTitle] = []
      var item = sequence.next
      while item < view.after(sequence) {
        let place = titles.count < spec.sections.count ? titles.count : nil
        titles.append(IndexTitle(title: .text(view.resolved(item)), target: code ?? .section(place)))
        item = view.after(item)
      }
      return .titles(titles)
    default: break
    }
    var titles: [IndexTitle] = []
    for (place, section) in spec.sections.enumerated() {
      let written = spec.value(SectionKeys.shared.indexTitle, in: section.record)
      let content = written.map { ResolvedValue($0, in: view, .value).content }
      switch spec.runtime.rules.sectionIndex {
      case .ofTheirSections:
        if let content { titles.append(IndexTitle(title: content, target: code ?? .section(place))) }
      case .withEmptyTitles:
        titles.append(IndexTitle(title: content ?? .unset, target: code ?? .section(place)))
      case .byPlace:
        guard let content, !isEmpty(content) else { continue }
        titles.append(IndexTitle(title: content, target: code ?? target(ofTitle: titles.count)))
      }
    }
    return titles.allSatisfy { $0.title == .unset } ? .absent : .titles(titles)
  }

  private func isEmpty(_ content: ResolvedValue.Content) -> Bool {
    if case .text(let node) = content { return view.text(of: node).isEmpty }
    return false
  }

  /// Where the title at a place leads when the section at that place may name another (TFTableViewDataSource,
  /// `sectionForSectionIndexTitle:atIndex:`).
  private func target(ofTitle place: Int) -> IndexTitle.Target {
    let other = spec.value(SectionKeys.shared.sectionIndex, in: spec.sections[place].record)
    guard let other, other.content == .number else { return .section(place) }
    let number = Int(other.number)
    return .section(spec.sections.indices.contains(number) ? number : nil)
  }
}
