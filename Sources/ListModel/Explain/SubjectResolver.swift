internal import SpecTree

/// What a subject is in the spec, and what becomes of it.
extension Resolver {
  /// The properties of a subject.
  func resolved(_ subject: Subject) -> ResolvedElement {
    switch subject {
    case .list: return list()
    case .listHeader(let side): return listHeader(side) ?? .empty(.header)
    case .section(let section): return self.section(spec.sections[section])
    case .header(let side, let section): return header(side, of: spec.sections[section]) ?? .empty(.header)
    case .row(let section, _):
      var result = ResolvedElement.empty(.row)
      if let row = row(subject) { resolve(row, inheritance(of: spec.sections[section]), into: &result) }
      return result
    }
  }

  /// What absence of its properties means.
  func standards(of subject: Subject) -> Standards {
    switch subject {
    case .row: rowStandards
    case .header: subject.isFooter ? footerStandards : headerStandards
    case .listHeader: Standards(.header, nil)
    case .list, .section: Standards(subject.element, spec.runtime)
    }
  }

  /// The row that a subject is.
  func row(_ subject: Subject) -> RowSpec? {
    guard case .row(let section, let place) = subject else { return nil }
    return spec.rows[spec.sections[section].rows.lowerBound + place]
  }

  /// The header or footer that a subject is; nil for one that only objects of the app speak of.
  func headerSpec(_ subject: Subject) -> HeaderSpec? {
    switch subject {
    case .header(let side, let section):
      side == .header ? spec.sections[section].header : spec.sections[section].footer
    case .listHeader(let side): side == .header ? spec.header : spec.footer
    case .list, .section, .row: nil
    }
  }

  /// The list's own tag.
  var listTag: NodeID? {
    guard let tag = spec.value(ListKeys.shared.tag, in: spec.list), tag.content == .text else { return nil }
    return view.resolved(tag.node)
  }

  /// The mapping that a subject is written as; nil where there is none.
  func node(of subject: Subject) -> NodeID? {
    switch subject {
    case .list: return spec.root
    case .section(let section): return spec.sections[section].record.node
    case .row: return row(subject).map { view.resolved($0.node) }
    case .header, .listHeader:
      guard let header = headerSpec(subject) else { return nil }
      // A header that is made of flat keys of its section has no mapping of its own.
      return header.record.node == spec.root ? spec.values(of: header.record).first?.node : header.record.node
    }
  }
}
