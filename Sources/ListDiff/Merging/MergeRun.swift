internal import ListModel
internal import SpecSource

/// Puts the merged list together; where the sides clash, one of the three is taken.
struct MergeRun {
  let inputs: [MergeInput]
  let units: MergeUnits
  let comparisons: MergeComparisons
  let contents: MergedContents
  let places: MergePlaces
  let decided: MergeSide
  private(set) var conflicts: [MergeConflict] = []
  var list = MergedList()
  /// By unit: whether the list has the section.
  var hasSection: [Bool] = []
  /// By unit: whether one side removed the section and the other changed it.
  var isDisputed: [Bool] = []

  init(
    _ inputs: [MergeInput], _ units: MergeUnits, _ comparisons: MergeComparisons, _ contents: MergedContents,
    decidedFor side: MergeSide
  ) {
    self.inputs = inputs
    self.units = units
    self.comparisons = comparisons
    self.contents = contents
    places = MergePlaces(inputs: inputs, units: units)
    decided = side
  }

  /// Merges everything.
  mutating func run() {
    mergeRoot()
    list.cells = mergedClasses(\.cells, .row, "cell class")
    list.views = mergedClasses(\.views, .header, "view class")
    mergeSections()
  }

  func input(_ side: MergeSide) -> MergeInput { inputs[side.rawValue] }

  mutating func add(_ conflict: MergeConflict) { conflicts.append(conflict) }

  // MARK: - The root

  private mutating func mergeRoot() {
    let members = inputs.map(\.rootMembers)
    var merge = ValueMerge(decidedFor: decided)
    list.root = merge.members(members[0], members[1], members[2], .element(.list))
    for clash in merge.clashes {
      add(
        MergeConflict(
          subject: "the list", kind: .value, path: clash.path, values: clash.values,
          places: MergeSide.allCases.map { places.place(ofRoot: clash.path, $0) },
          isThere: clash.values.map { $0 != nil }))
    }
  }

  private mutating func mergedClasses(
    _ table: KeyPath<ListSpec, ClassTable>, _ element: Element, _ noun: String
  ) -> [CanonicalValue.Member] {
    let classes = inputs.map { $0.classes(table, element) }
    let tables = classes.map { CanonicalMembers($0) }
    var seen: Set<ByteText> = []
    var merged: [CanonicalValue.Member] = []
    for name in (classes[1] + classes[2] + classes[0]).map(\.name) where seen.insert(ByteText(name)).inserted {
      let values = tables.map { $0[name] }
      func conflict(_ kind: MergeConflict.Kind, _ path: [String], _ values: [CanonicalValue?]) -> MergeConflict {
        MergeConflict(
          subject: "\(noun) '\(name)'", kind: kind, path: path, values: values,
          places: MergeSide.allCases.map { places.place(ofClass: name, path, table, element, $0) },
          isThere: values.map { $0 != nil })
      }
      var merge = ValueMerge(decidedFor: decided)
      var value: CanonicalValue?
      if let ours = values[1], let theirs = values[2], case .map(let first) = ours, case .map(let second) = theirs {
        var third: [CanonicalValue.Member] = []
        if case .map(let members)? = values[0] { third = members }
        value = .map(merge.members(third, first, second, .element(element)))
        for clash in merge.clashes { add(conflict(.value, clash.path, clash.values)) }
      } else if values[0] == nil {
        value = values[1] ?? values[2]
      } else if let kept = values[1] ?? values[2] {
        if kept != values[0] {
          add(conflict(.removal(by: values[1] == nil ? .ours : .theirs), [], values))
          value = values[decided.rawValue]
        }
      }
      if let value { merged.append(.init(name, value)) }
    }
    return merged
  }

  // MARK: - What sections and rows have in common

  /// Mixes the properties of something that both sides changed.
  mutating func mixed(
    _ unit: MergeUnit, _ depth: ValueMerge.Depth, _ subject: @autoclosure () -> String,
    _ members: (MergeSide) -> [CanonicalValue.Member], place: ([String], MergeSide) -> Location
  ) -> MergedList.Content {
    let sides = MergeSide.allCases.map { side in unit.isIn(side) ? members(side).filter { $0.name != "tag" } : [] }
    var merge = ValueMerge(decidedFor: decided)
    let merged = merge.members(sides[0], sides[1], sides[2], depth)
    for clash in merge.clashes {
      add(
        MergeConflict(
          subject: subject(), kind: .value, path: clash.path, values: clash.values,
          places: MergeSide.allCases.map { place(clash.path, $0) }, isThere: clash.values.map { $0 != nil },
          isInNew: !unit.isIn(.base)))
    }
    return .mixed(merged)
  }

  /// Whether both sides added something, and not alike: the base has nothing of it.
  func isTornAddition(_ unit: MergeUnit, _ depth: ValueMerge.Depth, _ members: (MergeSide) -> [CanonicalValue.Member])
    -> Bool
  {
    guard !unit.isIn(.base), unit.isIn(.ours), unit.isIn(.theirs) else { return false }
    var merge = ValueMerge(decidedFor: .base)
    _ = merge.members([], members(.ours), members(.theirs), depth)
    return !merge.clashes.isEmpty
  }

  /// The merged tag of something.
  mutating func mergedTag(
    _ unit: MergeUnit, _ subject: @autoclosure () -> String, _ tag: (MergeSide) -> Int32,
    place: (MergeSide) -> Location
  ) -> Int32 {
    guard unit.isIn(.ours), unit.isIn(.theirs) else {
      return tag(unit.isIn(decided) ? decided : unit.onlySide ?? .base)
    }
    let (ours, theirs) = (tag(.ours), tag(.theirs))
    guard unit.isIn(.base), ours != theirs else { return ours }
    if tag(.base) == theirs { return ours }
    if tag(.base) == ours { return theirs }
    let tags = MergeSide.allCases.map(tag)
    add(
      MergeConflict(
        subject: subject(), kind: .tag, path: [],
        values: tags.map { $0 < 0 ? nil : .text(contents.names[Int($0)].string) },
        places: MergeSide.allCases.map(place),
        isThere: [true, true, true]))
    return tags[decided.rawValue]
  }
}
