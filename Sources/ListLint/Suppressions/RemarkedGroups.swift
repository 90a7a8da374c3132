internal import SpecSource
internal import SpecTree

extension LintContext {
  /// What a rule says in one finding, parted by the remarks that silence it: a remark is about what it stands at and about
  /// nothing else, and what no remark is about is one group. For a baseline, which knows rows one by one, each is a group.
  mutating func groups<Member>(
    of members: [Member], for rule: Rule, at place: (Member) -> Location
  ) -> [[Member]] {
    if partsGroups { return members.map { [$0] } }
    guard members.count > 1, let silenced = remarks.silenced[rule.id] else { return [members] }
    var others: [Member] = []
    var remarked: [Int: [Member]] = [:]
    for member in members {
      let place = place(member)
      if place.file == .main, let owner = silenced.owner(of: place.range.start) {
        remarked[owner.suppression, default: []].append(member)
      } else {
        others.append(member)
      }
    }
    return ([others] + remarked.sorted { $0.key < $1.key }.map(\.value)).filter { !$0.isEmpty }
  }

  /// The same of values.
  mutating func groups(of values: [NodeID], for rule: Rule) -> [[NodeID]] {
    let view = view
    return groups(of: values, for: rule) { view.location(of: $0) }
  }
}
