internal import ListModel

/// Merges values of three lists, going into what has parts: headers, models, classes.
struct ValueMerge {
  /// Where the two sides changed one value differently.
  struct Clash {
    /// The keys that lead to it.
    let path: [String]
    /// By side: its value; nil where it is not there.
    let values: [CanonicalValue?]
  }

  /// How far a value may be taken apart.
  enum Depth {
    /// Into the properties of an element.
    case element(Element)
    /// Into mappings of any keys.
    case data
    /// Into the keys of a mapping, each of them as a whole.
    case keys
    /// Only where all three have the same keys: `{light:, dark:}` has parts, `{symbol:}` and `{url:}` exclude each other.
    case twins
  }

  /// The side that is taken where they clash.
  let decided: MergeSide
  private(set) var clashes: [Clash] = []

  init(decidedFor side: MergeSide) { decided = side }

  /// The merged members of a mapping, in the order of ours.
  mutating func members(
    _ base: [CanonicalValue.Member], _ ours: [CanonicalValue.Member], _ theirs: [CanonicalValue.Member],
    at path: [String] = [], _ depth: Depth
  ) -> [CanonicalValue.Member] {
    let tables = [CanonicalMembers(base), CanonicalMembers(ours), CanonicalMembers(theirs)]
    var seen: Set<[UInt8]> = []
    var merged: [CanonicalValue.Member] = []
    for member in ours + theirs + base where seen.insert(Array(member.name.utf8)).inserted {
      let name = member.name
      let value = value(
        tables[0][name], tables[1][name], tables[2][name], at: path + [name], depth.below(name))
      if let value { merged.append(.init(name, value)) }
    }
    return merged
  }

  /// The merged value; nil where there is none.
  private mutating func value(
    _ base: CanonicalValue?, _ ours: CanonicalValue?, _ theirs: CanonicalValue?, at path: [String], _ depth: Depth
  ) -> CanonicalValue? {
    if ours == theirs || base == theirs { return ours }
    if base == ours { return theirs }
    if case .map(let first)? = ours, case .map(let second)? = theirs {
      var third: [CanonicalValue.Member]? = []
      if let base {
        third = nil
        if case .map(let members) = base { third = members }
      }
      if let third, depth.takesApart(base == nil ? nil : third, first, second) {
        return .map(members(third, first, second, at: path, depth))
      }
    }
    clashes.append(Clash(path: path, values: [base, ours, theirs]))
    return [base, ours, theirs][decided.rawValue]
  }
}

extension ValueMerge.Depth {
  /// How far the value of a key may be taken apart.
  fileprivate func below(_ name: String) -> Self {
    switch self {
    case .data: return .data
    case .keys, .twins: return .twins
    case .element(let element):
      switch name {
      case "header", "footer": return .element(.header)
      case "rowDefaults": return .element(.row)
      case "implements", "delegate", "dataSource": return .keys
      default: break
      }
      switch PropertyTable.of(element).properties.first(where: { $0.name == name })?.kind {
      case .element(let inner)?: return .element(inner)
      case .data?, .structure(.values)?, .structure(.types)?: return .data
      default: return .twins
      }
    }
  }

  /// Whether three mappings are merged key by key; `base` is nil where there was none.
  fileprivate func takesApart(
    _ base: [CanonicalValue.Member]?, _ ours: [CanonicalValue.Member], _ theirs: [CanonicalValue.Member]
  ) -> Bool {
    guard case .twins = self else { return true }
    func names(_ members: [CanonicalValue.Member]) -> Set<[UInt8]> { Set(members.map { Array($0.name.utf8) }) }
    guard let base else { return false }
    return names(base) == names(ours) && names(base) == names(theirs)
  }
}
