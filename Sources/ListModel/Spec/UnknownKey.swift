internal import SpecSource
internal import SpecTree

/// A key that an element does not have, at the place where it stands.
struct UnknownKey: Hashable {
  let name: String
  let element: Element
  let level: Levels

  /// What a key most likely is, strongest guess first.
  enum Meaning {
    /// A key that lists of the other kind have here.
    case otherKind(Property)
    /// Another runtime's name of a property.
    case otherRuntime(Runtime, KeyMeaning, Property)
    /// A key of other places.
    case otherPlace(Levels, isText: Bool)
    /// A misspelt key of this place.
    case misspelt(String, KeyMeaning)
    /// Nothing that is known.
    case unknown
  }

  /// The most keys of one file that are compared with every known one.
  private static let mostCompared = 1000

  /// What the key is in a list for a runtime; `known` is how many other unknown keys were looked up before.
  func meaning(for runtime: Runtime, known: Int) -> Meaning {
    if let other = otherKind(than: runtime) { return other }
    if let other = otherRuntime(than: runtime) { return other }
    if let other = otherPlace(in: runtime) { return other }
    guard known < UnknownKey.mostCompared else { return .unknown }
    let entries = self.entries(of: runtime)
    guard let nearest = Spelling.nearest(to: name, in: entries.lazy.map(\.name)),
      let entry = entries.first(where: { $0.name == nearest })
    else { return .unknown }
    return .misspelt(nearest, entry.meaning)
  }

  /// The keys that the element has at this level.
  func entries(of runtime: Runtime) -> [KeyEntry] {
    let plans = PropertyTable.of(element).plans
    return Vocabulary.entries(of: element, in: runtime).filter { entry in
      entry.meaning.target != .own || plans[entry.meaning.slot].levels.contains(level)
    }
  }

  private func otherKind(than own: Runtime) -> Meaning? {
    let property = PropertyTable.of(element).properties.first { property in
      property.name == name && property.levels.contains(level) && !property.kinds.contains(ListKinds(own.kind))
        && property.runtimes?.contains(own.mask) ?? true
    }
    return property.map(Meaning.otherKind)
  }

  private func otherRuntime(than own: Runtime) -> Meaning? {
    for runtime in Runtime.all where runtime.mask != own.mask {
      var name = name
      guard
        let meaning = name.withUTF8({ Vocabulary.of(runtime).index(of: element).meaning(of: $0) })
      else { continue }
      let table = meaning.target.table(from: element)
      let property = table[meaning.slot]
      if meaning.target == .own, !property.levels.contains(level) { continue }
      return .otherRuntime(runtime, meaning, property)
    }
    return nil
  }

  /// The levels of other elements that have a key of this name.
  private func otherPlace(in runtime: Runtime) -> Meaning? {
    var homes: Levels = []
    var isText = false
    for other in Element.allCases where other != element {
      for property in PropertyTable.of(other).properties where property.name == name && runtime.knows(property) {
        homes.formUnion(property.levels)
        if property.kind == .text { isText = true }
      }
      for alias in runtime.rules.aliases() where alias.element == other && alias.name == name {
        homes.formUnion(other.level)
      }
    }
    return homes.isEmpty ? nil : .otherPlace(homes, isText: isText)
  }
}

extension Levels {
  /// The levels as a message lists them: `a row or a swipe action`.
  var names: String {
    let single = Levels.single.filter(contains).map(\.name)
    guard let last = single.last, single.count > 1 else { return single.first ?? name }
    return single.dropLast().joined(separator: ", ") + " or " + last
  }
}
