/// Says what differs between two values, going into mappings.
enum ValueComparison {
  /// The changes that make one value of the other; each replaces, adds or removes what its path leads to.
  ///
  /// A mapping is replaced as a whole where an edit could not reach the part: a key with a dot in it, or a null that is
  /// data (in an edit it would remove the key).
  static func changes(
    _ old: CanonicalValue, _ new: CanonicalValue, at path: [String], written: [String]
  ) -> [PropertyChange] {
    parts(old, new, at: path, written: written) ?? [PropertyChange(path, written: written, old: old, new: new)]
  }

  /// The changes within two mappings; nil where only the whole can be replaced.
  private static func parts(
    _ old: CanonicalValue, _ new: CanonicalValue, at path: [String], written: [String]
  ) -> [PropertyChange]? {
    guard case .map(let members) = old, case .map(let others) = new, !members.isEmpty, !others.isEmpty else {
      return nil
    }
    let oldTable = CanonicalMembers(members)
    let newTable = CanonicalMembers(others)
    guard members.contains(where: { newTable[$0.name] != nil }) else { return nil }
    var changes: [PropertyChange] = []
    for member in members {
      let other = newTable[member.name]
      if let other, other == member.value { continue }
      guard isReachable(member.name), other != .null else { return nil }
      let place = path + [member.name]
      let spelling = written + [member.name]
      if let other {
        changes += self.changes(member.value, other, at: place, written: spelling)
      } else {
        changes.append(PropertyChange(place, written: spelling, old: member.value, new: nil))
      }
    }
    for member in others where oldTable[member.name] == nil {
      guard isReachable(member.name), member.value != .null else { return nil }
      changes.append(
        PropertyChange(path + [member.name], written: written + [member.name], old: nil, new: member.value))
    }
    return changes
  }

  /// Whether a dotted key can name a key of a mapping.
  private static func isReachable(_ name: String) -> Bool { !name.isEmpty && !name.utf8.contains(UInt8(ascii: ".")) }
}
