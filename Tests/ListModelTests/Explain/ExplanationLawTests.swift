import ListModel
import ListTestSupport
import SpecSource
import SpecTree
import TestSupport
import Testing

/// An explanation and the resolver are held against each other on every list that the repository has.
@Suite("explanations agree with what was resolved")
struct ExplanationLawTests {
  /// Every fixture that can be read.
  private static let paths =
    RepositoryFiles.paths(below: "Fixtures", suffix: ".yaml")
    + RepositoryFiles.paths(below: "Fixtures", suffix: "input.json")

  @Test("the winner of every property of everything is its resolved value, and tiers are in order", arguments: paths)
  func winners(_ path: String) throws {
    let sample = SpecSample(bytes: try RepositoryFiles.bytes(path))
    guard let spec = sample.spec else { return }
    sample.tree.withView { view in
      let resolver = Resolver(spec, in: view)
      for subject in Self.subjects(of: spec) {
        let resolved = Self.resolved(subject, resolver)
        for slot in PropertyTable.of(subject.element).properties.indices {
          check(subject, slot, resolved, resolver, path)
        }
      }
    }
  }

  private func check(
    _ subject: Subject, _ slot: Slot, _ resolved: ResolvedElement, _ resolver: Resolver, _ path: String
  ) {
    let property = resolver.explain(subject, slot).properties[0]
    let expected = resolved.present.contains(slot) ? resolved[slot] : resolver.standard(slot, of: resolved)
    let name = PropertyTable.of(subject.element)[slot].name
    let where_ = "\(path) \(subject.address) \(name)"
    #expect(property.winner.value.content == expected.content, "\(where_)")
    #expect(property.winner.value.tier == expected.tier, "\(where_)")
    #expect(property.winner.value.form == expected.form, "\(where_)")
    #expect(property.winner.value.node == expected.node, "\(where_)")
    let tiers = property.answers.map(\.value.tier)
    #expect(tiers == tiers.sorted(), "\(where_)")
    #expect(tiers.last == .runtime, "\(where_)")
  }

  /// Everything in a list that has an address.
  static func subjects(of spec: ListSpec) -> [Subject] {
    var subjects: [Subject] = [.list]
    if spec.header != nil { subjects.append(.listHeader(.header)) }
    if spec.footer != nil { subjects.append(.listHeader(.footer)) }
    for (number, section) in spec.sections.enumerated() {
      subjects.append(.section(number))
      if section.header != nil || !spec.overrides.header.isEmpty { subjects.append(.header(.header, section: number)) }
      if section.footer != nil || !spec.overrides.footer.isEmpty { subjects.append(.header(.footer, section: number)) }
      subjects += section.rows.indices.map { .row(section: number, $0 - section.rows.lowerBound) }
    }
    return subjects
  }

  private static func resolved(_ subject: Subject, _ resolver: Resolver) -> ResolvedElement {
    let spec = resolver.spec
    switch subject {
    case .list: return resolver.list()
    case .listHeader(let side): return resolver.listHeader(side) ?? .empty(.header)
    case .section(let section): return resolver.section(spec.sections[section])
    case .header(let side, let section): return resolver.header(side, of: spec.sections[section]) ?? .empty(.header)
    case .row(let section, let row):
      var result = ResolvedElement.empty(.row)
      let found = spec.sections[section]
      resolver.resolve(spec.rows[found.rows.lowerBound + row], resolver.inheritance(of: found), into: &result)
      return result
    }
  }
}
