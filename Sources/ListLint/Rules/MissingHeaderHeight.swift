internal import ListModel
internal import SpecSource
internal import SpecTree

/// A header or footer with a view and no height by any tier where absence is the smallest number (HoloTableView 3.1.2,
/// `heightForHeaderInSection:`; pitfalls L013 and L014). A title alone brings
/// 28 points with it there; where it brings nothing it cannot be seen either (MYTableViewManager; properties.md 1.4.2).
///
/// An error where the class says `height: false`; where it may have the method, one warning a class.
struct MissingHeaderHeight: ListRule {
  static let rule = Rule(
    "missing-header-height", .list, .error, "A header or footer has no height, so it cannot be seen.")

  static var page: RulePage {
    page(
      """
      Where nothing gives a height, HoloTableView answers the smallest positive number and MYTableViewManager \
      0: the view is made and cannot be seen. Only a title alone brings a height with it in HoloTableView; an \
      estimate does not. It is an error where the class certainly has no height of its own, else one warning \
      for each class.
      """,
      source: "HoloTableView 3.1.2, `heightForHeaderInSection:`; `MYTableViewSection.m init`",
      pitfalls: [13, 14, 29],
      bad: [
        """
        runtime: holo
        views: {PeopleHeader: {implements: {height: false}}}
        sections:
          - header: ⟦{view: PeopleHeader}⟧
            rows: [Ada]
        """,
        """
        runtime: mytable
        sections:
          - header: ⟦{title: People}⟧
            rows: [Ada]
        """,
        """
        runtime: holo
        sections:
          - header: ⟦{view: none, estimatedHeight: 28}⟧
            rows: [Ada]
        """,
      ],
      good: [
        """
        runtime: holo
        views: {PeopleHeader: {implements: [height]}}
        sections:
          - header: {view: PeopleHeader}
            footer: {title: All of them}
            rows: [Ada]
        """
      ])
  }

  private let height = HeaderKeys.shared.height
  private let estimate = PropertyTable.header.slot("estimatedHeight")
  private let isChecked: Bool
  /// Whether the list is as long as its estimates say, while the headers are as high as nothing (HoloTableView).
  private let countsEstimates: Bool
  /// Whether a height can be written on a header at all.
  private let isRead: Bool
  /// The headers and footers that depend on a class of which nothing is known, by class.
  private var unknown: [Int: [HeaderWithoutHeight]] = [:]

  private struct HeaderWithoutHeight {
    let side: HeaderSide
    let place: Location
  }

  init(_ context: borrowing LintContext) {
    isRead = !context.spec.runtime.unread(of: .header).contains(HeaderKeys.shared.height)
    countsEstimates = context.spec.runtime.isAmong(.holo)
    isChecked = context.resolver.hidesHeadersWithoutHeight && context.spec.overrides.isComplete
  }

  mutating func visitSection(_ section: SectionSpec, _ context: inout LintContext) {
    guard isChecked else { return }
    check(.header, section.header, section, &context)
    check(.footer, section.footer, section, &context)
  }

  private mutating func check(
    _ side: HeaderSide, _ written: HeaderSpec?, _ section: SectionSpec, _ context: inout LintContext
  ) {
    guard let written, let header = context.resolver.header(side, of: section),
      header[height].content == .nothing
    else { return }
    let place = context.place(of: written.record.node)
    guard let index = written.view, context.spec.runtime.asksClasses(for: PropertyTable.header[height]) else {
      // Without a view, a title and an estimate there is nothing that is meant to be seen.
      guard
        written.view != nil || header[HeaderKeys.shared.title].content != .unset
          || countsEstimates && header.isWritten(estimate)
      else { return }
      context.report(
        Diagnostic(
          Self.rule, "the \(side.rawValue) has no height and cannot be seen; write 'height'", at: place))
      return
    }
    let facts = context.spec.views.facts[index]
    if facts.missing.contains(height) {
      let name = context.view.excerpt(of: context.spec.views.classes[index].name)
      context.report(
        Diagnostic(
          Self.rule,
          "the \(side.rawValue) has no height and cannot be seen: '\(name)' does not implement it\(isRead ? "; write 'height'" : "")",
          at: place))
    } else if facts.isComplete, context.spec.views.isComplete, context.nearViews.declared[index] == nil {
      unknown[index, default: []].append(HeaderWithoutHeight(side: side, place: place))
    }
  }

  mutating func finish(_ context: inout LintContext) {
    for (index, headers) in unknown.sorted(by: { $0.key < $1.key }) {
      let known = context.spec.views.classes[index]
      let name = context.view.excerpt(of: known.name)
      let remedy = context.remedy(for: name, isDeclared: known.isDeclared, in: "views", isRead: isRead)
      for group in context.groups(of: headers, for: Self.rule, at: \.place) {
        let more = group.count > 1 ? " and \(group.count - 1) more of '\(name)' have" : " has"
        context.report(
          Diagnostic(
            Self.rule, "the \(group[0].side.rawValue)\(more) no height: \(remedy)", at: group[0].place,
            severity: .warning))
      }
    }
  }
}
