/// Says what differs between the properties of two elements, however they came about.
enum MemberChanges {
  /// The parts of an element that an update merges key by key.
  private static let merging: Set<String> = ["header", "footer", "implements"]

  /// The changes that make the old properties of the new ones.
  ///
  /// - Parameter named: Whether the tag is left out, since it is what the element is known by.
  static func changes(
    _ old: [CanonicalValue.Member], _ new: [CanonicalValue.Member], at path: [String] = [], named isNamed: Bool = true
  ) -> [PropertyChange] {
    func isName(_ member: CanonicalValue.Member) -> Bool { isNamed && path.isEmpty && member.name == "tag" }
    let before = CanonicalMembers(old)
    let after = CanonicalMembers(new)
    var changes: [PropertyChange] = []
    for member in old where !isName(member) {
      let place = path + [member.name]
      guard let value = after[member.name] else {
        changes.append(PropertyChange(place, written: place, old: member.value, new: nil))
        continue
      }
      if value == member.value { continue }
      if path.isEmpty, merging.contains(member.name), case .map(let first) = member.value,
        case .map(let second) = value
      {
        changes += self.changes(first, second, at: place)
      } else {
        changes += ValueComparison.changes(member.value, value, at: place, written: place)
      }
    }
    for member in new where before[member.name] == nil && !isName(member) {
      let place = path + [member.name]
      changes.append(PropertyChange(place, written: place, old: nil, new: member.value))
    }
    return changes
  }
}
