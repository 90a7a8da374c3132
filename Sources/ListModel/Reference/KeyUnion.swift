/// Every key that some runtime knows at one place, in the order of the catalogue.
struct KeyUnion {
  /// A key with what it may mean.
  struct Key {
    let name: String
    /// One for each different meaning.
    fileprivate(set) var meanings: [Meaning]

    /// The names of the runtimes that know it.
    var runtimes: [String] { meanings.flatMap(\.runtimes) }
    /// The runtimes that know it, each for the kind of list that it is the table for.
    fileprivate(set) var knownTo: Set<String> = []
  }

  /// What a key means under some runtimes.
  struct Meaning {
    let property: Property
    let meaning: KeyMeaning
    fileprivate(set) var runtimes: [String]
  }

  /// Where the keys are written.
  let place: SchemaPlace
  /// The keys.
  let keys: [Key]

  /// The keys of a place.
  init(_ place: SchemaPlace) {
    self.place = place
    var keys: [Key] = []
    for runtime in Runtime.all + Runtime.collections {
      for entry in Vocabulary.entries(of: place.element, in: runtime) {
        let (name, meaning) = (entry.name, entry.meaning)
        guard let property = Self.property(of: meaning, at: place) else { continue }
        let found = Meaning(property: property, meaning: meaning, runtimes: [runtime.name])
        guard let index = keys.firstIndex(where: { $0.name == name }) else {
          keys.append(Key(name: name, meanings: [found], knownTo: [runtime.nameInSchema]))
          continue
        }
        keys[index].knownTo.insert(runtime.nameInSchema)
        if let same = keys[index].meanings.firstIndex(where: { $0.meaning == meaning }) {
          if !keys[index].meanings[same].runtimes.contains(runtime.name) {
            keys[index].meanings[same].runtimes.append(runtime.name)
          }
        } else {
          keys[index].meanings.append(found)
        }
      }
    }
    self.keys = keys
  }

  /// The property that a key stands for; nil where the place does not have it.
  private static func property(of meaning: KeyMeaning, at place: SchemaPlace) -> Property? {
    guard meaning.target == .own else { return meaning.target.table(from: place.element)[meaning.slot] }
    let property = PropertyTable.of(place.element)[meaning.slot]
    return property.levels.contains(place.level) ? property : nil
  }

  /// The keys that a runtime does not know in the kind of list that it is the table for.
  func foreign(to runtime: Runtime) -> [String] {
    keys.filter { !$0.knownTo.contains(runtime.nameInSchema) }.map(\.name)
  }
}

extension Runtime {
  /// Its name and its kind of list, as the schema's definitions are named after them.
  var nameInSchema: String { kind == .table ? name : "\(name).\(kind.rawValue)" }
}

/// A place of a spec that has keys of its own: a definition of the schema.
struct SchemaPlace: Sendable {
  /// The definition's name.
  let name: String
  let element: Element
  let level: Levels

  /// The root.
  static let list = SchemaPlace(name: "list", element: .list, level: .list)

  /// Every place below the root.
  static let all: [SchemaPlace] = [
    SchemaPlace(name: "section", element: .section, level: .section),
    SchemaPlace(name: "header", element: .header, level: .header),
    SchemaPlace(name: "listHeader", element: .header, level: .listHeader),
    SchemaPlace(name: "viewClass", element: .header, level: .viewClass),
    SchemaPlace(name: "row", element: .row, level: .row),
    SchemaPlace(name: "cellClass", element: .row, level: .cellClass),
    SchemaPlace(name: "rowDefaults", element: .row, level: .rowDefaults),
    SchemaPlace(name: "swipeAction", element: .swipeAction, level: .swipeAction),
    SchemaPlace(name: "menuItem", element: .menuItem, level: .menuItem),
    SchemaPlace(name: "empty", element: .empty, level: .empty),
    SchemaPlace(name: "layout", element: .layout, level: .layout),
    SchemaPlace(name: "paging", element: .paging, level: .paging),
    SchemaPlace(name: "source", element: .source, level: .source),
    SchemaPlace(name: "callback", element: .callback, level: .callback),
  ]
}
