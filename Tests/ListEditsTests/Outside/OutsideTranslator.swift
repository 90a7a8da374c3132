import ListTestSupport

/// Says changes at paths of a document as edits of the list that it is written as.
struct OutsideTranslator {
  /// How the document is written.
  let shape: OutsideShape
  /// The document as it is now.
  let document: PlainValue

  /// What holds the values that are changed: an entry's words up to them.
  struct Owner {
    /// The operation.
    var operation = "updateRows"
    /// `"a"`, or `null, nth: 2`: what follows `tag:`.
    var target: String
    /// What follows `in:`; nil to look everywhere.
    var container: String?
    /// The keys to the value in the row or section.
    var path = ["model"]
    /// The value.
    var value: PlainValue
  }

  private static let documentTag = PlainValue.quoted(OutsideShape.document)

  /// The edits for a change at a path.
  func operations(_ change: OutsideChange, at path: [OutsideStep]) throws(Inexpressible) -> OutsideOperations {
    switch shape {
    case .row:
      if let first = path.first, case .key = first.name {
      } else if let first = path.first {
        // A document that is no list has no rows but its own.
        return try row(change, first, [], .none, in: nil, then: path.dropFirst())
      }
    case .rows(let tag):
      if let first = path.first, case .key = first.name {
        return try member(change, path[...], of: Owner(target: Self.documentTag, value: .map([])))
      } else if let first = path.first {
        return try row(change, first, document.items ?? [], tag, in: "null", then: path.dropFirst())
      }
    case .sections:
      if let first = path.first { return try section(change, first, then: path.dropFirst()) }
    case .keyed(let lists, let tag):
      for list in lists where path.count >= list.count && zip(list, path).allSatisfy({ $1.name == .key($0) }) {
        let container = PlainValue.quoted(OutsideShape.tag(of: list))
        if path.count > list.count {
          return try row(
            change, path[list.count], document[path: list]?.items ?? [], tag, in: container,
            then: path.dropFirst(list.count + 1))
        }
        return try wholeList(change, list, tag)
      }
    }
    return try member(change, path[...], of: Owner(target: Self.documentTag, value: document))
  }

  // MARK: - Rows

  private func row(
    _ change: OutsideChange, _ step: OutsideStep, _ elements: [PlainValue], _ rowTag: OutsideShape.RowTag,
    in container: String?, then rest: ArraySlice<OutsideStep>
  ) throws(Inexpressible) -> OutsideOperations {
    let found = try target(step, elements, rowTag)
    let place = container.map { "in: \($0), " } ?? ""
    if step.isOptional, found.element == nil, case .match(let key, let value) = step.name {
      return try missingRow(change, key, value, rowTag, place, rest)
    }
    if let inner = rest.first, found.element == nil {
      // What is missing is refused, whatever is wanted of it.
      return .init(
        "updateRows: {\(place)rows: [{tag: \(found.target), \(PlainValue.quoted("model.\(inner.text)")): 0}]}")
    }
    if !rest.isEmpty {
      let owner = Owner(target: found.target, container: container, value: found.element ?? .map([]))
      return try member(change, rest, of: owner)
    }
    switch change {
    case .insert(let value), .set(let value):
      let row = OutsideShape.row(of: value, rowTag)
      if let side = step.side {
        return .init("insertRows: {\(place)\(side.rawValue): {tag: \(found.target)}, rows: [\(row)]}")
      }
      if step.name == .end { return .init("makeRows: {\(place)rows: [\(row)]}") }
      if case .insert = change {
        guard case .place(let text) = step.name else { throw Inexpressible("a place is a number or a neighbour") }
        return .init("insertRows: {\(place)at: \(text), rows: [\(row)]}")
      }
      return .init("remakeRows: {\(place)rows: [\(remade(value, rowTag, found))]}")
    case .remove:
      return .init("removeRows: {\(place)rows: [{tag: \(found.target)}]}")
    case .expect(let value):
      return .init("updateRows: {\(place)rows: [{tag: \(found.target), expect: {model: \(value.json)}}]}")
    case .expectNothing:
      throw Inexpressible("'expect' asks for values of a row; that there is no such row cannot be asked for")
    }
  }

  private func missingRow(
    _ change: OutsideChange, _ key: String, _ value: String, _ rowTag: OutsideShape.RowTag, _ place: String,
    _ rest: ArraySlice<OutsideStep>
  ) throws(Inexpressible) -> OutsideOperations {
    guard case .set(let new) = change else {
      throw Inexpressible("what an edit names must be there, unless it is applied with '--compat holo'")
    }
    var element = PlainValue.map([.init(key: key, value: .text(value))])
    // A list that is missing as well has the one new element.
    var inner = new
    if case .match? = rest.last?.name { inner = .list([new]) }
    let keys = rest.compactMap { step in if case .key(let key) = step.name { key } else { nil } }
    element = element.setting(path: keys, to: inner)
    return .init("makeRows: {\(place)rows: [\(OutsideShape.row(of: element, rowTag))]}")
  }

  private func remade(
    _ value: PlainValue, _ rowTag: OutsideShape.RowTag, _ found: (target: String, element: PlainValue?)
  ) -> String {
    let old = found.element.flatMap { rowTag.tag(of: $0) }
    let new = rowTag.tag(of: value)
    let newTag = old == new ? "" : "newTag: \(new?.json ?? "null"), "
    return "{tag: \(found.target), \(newTag)cell: A, model: \(value.json)}"
  }

  /// What follows `tag:` for an element, and the element where it is there.
  func target(_ step: OutsideStep, _ elements: [PlainValue], _ rowTag: OutsideShape.RowTag) throws(Inexpressible)
    -> (target: String, element: PlainValue?)
  {
    switch step.name {
    case .match(let key, let value):
      if case .member(let tagKey) = rowTag, tagKey != key { throw Inexpressible("a row is found by its tag alone") }
      return (PlainValue.quoted(value), elements.first { $0[key]?.scalarText == value })
    case .key(let key): return (PlainValue.quoted(key), nil)
    case .end: return ("null, nth: end", nil)
    case .place(let text):
      let tags = elements.map { rowTag.tag(of: $0) }
      guard let place = Int(text) else { return ("null, nth: \(text)", nil) }
      // Zeros before a number are kept, and so is the sign of one that counts from the end.
      guard place >= 0, !(text.count > 1 && text.hasPrefix("0")), elements.indices.contains(place) else {
        let untagged = tags.count { $0 == nil }
        let nth =
          place < 0 ? place + 1 : elements.indices.contains(place) ? place + 1 : untagged + 1 + place - elements.count
        return ("null, nth: \(text.hasPrefix("0") && text.count > 1 ? "0" : "")\(nth)", nil)
      }
      let nth = tags[...place].count { $0 == tags[place] }
      guard let tag = tags[place] else { return ("null, nth: \(nth)", elements[place]) }
      let isAlone = tags.count { $0 == tag } == 1
      return (PlainValue.quoted(tag.scalarText ?? "") + (isAlone ? "" : ", nth: \(nth)"), elements[place])
    }
  }

  // MARK: - Sections

  private func section(_ change: OutsideChange, _ step: OutsideStep, then rest: ArraySlice<OutsideStep>)
    throws(Inexpressible) -> OutsideOperations
  {
    guard case .sections(let sectionTag, let rowsKey, let rowTag) = shape else { return .init() }
    let found = try target(step, document.items ?? [], sectionTag)
    let element = found.element ?? .null
    var rest = rest
    if element[rowsKey]?.items != nil, rest.first?.name == .key(rowsKey) { rest = rest.dropFirst() }
    if let inner = rest.first, element.items != nil || element[rowsKey]?.items != nil {
      let elements = element.items ?? element[rowsKey]?.items ?? []
      return try row(change, inner, elements, rowTag, in: "{tag: \(found.target)}", then: rest.dropFirst())
    }
    if rest.isEmpty {
      switch change {
      case .insert(let value), .set(let value):
        let section = shape.section(of: value)
        if step.name == .end { return .init("makeSections: [\(section)]") }
        if case .insert = change { return .init("insertSections: {at: \(step.text), sections: [\(section)]}") }
        return .init("remakeSections: [{tag: \(found.target), \(section.dropFirst())]")
      case .remove: return .init("removeSections: [{tag: \(found.target)}]")
      case .expect, .expectNothing: break
      }
    }
    if element.items == nil, element[rowsKey]?.items == nil, case .place? = rest.first?.name {
      // What is in a list that is not there: the section is missing, or has no rows.
      return try row(change, rest[rest.startIndex], [], rowTag, in: "{tag: \(found.target)}", then: rest.dropFirst())
    }
    let owner = Owner(
      operation: "updateSections", target: found.target, container: nil, path: ["header", "model"], value: element)
    return try member(change, rest, of: owner)
  }

  private func wholeList(_ change: OutsideChange, _ path: [String], _ rowTag: OutsideShape.RowTag)
    throws(Inexpressible) -> OutsideOperations
  {
    let tag = PlainValue.quoted(OutsideShape.tag(of: path))
    switch change {
    case .insert(let value), .set(let value):
      guard let items = value.items else { throw Inexpressible("a section is a list and becomes no other value") }
      let rows = items.map { OutsideShape.row(of: $0, rowTag) }.joined(separator: ", ")
      let isThere = document[path: path] != nil
      return .init("\(isThere ? "remake" : "make")Sections: [{tag: \(tag), rows: [\(rows)]}]")
    case .remove: return .init("removeSections: [\(tag)]")
    case .expect, .expectNothing: throw Inexpressible("'expect' asks for values of a section, not for its rows")
    }
  }

  // MARK: - Values

  /// A change inside of the value of a row or a header.
  private func member(_ change: OutsideChange, _ path: ArraySlice<OutsideStep>, of owner: Owner)
    throws(Inexpressible) -> OutsideOperations
  {
    var named: [String] = []
    for step in path {
      guard owner.value[path: named]?.items == nil, case .key(let key) = step.name, !key.isEmpty, !key.contains(".")
      else { break }
      named.append(key)
    }
    var isWhole = named.count < path.count
    var (change, rest) = (change, path.dropFirst(named.count))
    // Null takes a key out, so that one that is data is written with the map that holds it.
    if !isWhole, change.value == .null, let key = named.popLast() {
      isWhole = true
      rest = [OutsideStep(.key(key))]
    }
    let parent = owner.value[path: named]
    if isWhole, parent == nil, change.value == .null {
      // There is no map to write anew.
      (isWhole, named) = (false, named + rest.map(\.text))
    }
    if isWhole {
      guard let whole = parent?.changed(change, at: rest) else {
        throw Inexpressible("what is inside of a list in a model has no name")
      }
      change = change.isTest ? .expect(whole) : .set(whole)
    }
    let key = PlainValue.quoted((owner.path + named).joined(separator: "."))
    let place = owner.container.map { "in: \($0), " } ?? ""
    let list = owner.operation == "updateRows" ? "rows" : "sections"
    let said: String
    switch change {
    case .insert(let value), .set(let value):
      if named.isEmpty, owner.operation == "updateRows" {
        // The value itself, which may be null.
        return .init(
          "remakeRows: {\(place)rows: [{tag: \(owner.target), cell: A, model: \(value.json)}]}", isWhole: isWhole)
      }
      said = "\(key): \(value.json)"
    case .remove:
      if named.isEmpty { return .init("removeRows: {\(place)rows: [{tag: \(owner.target)}]}") }
      said = "\(key): null"
    case .expect(let value): said = "expect: {\(key): \(value.json)}"
    case .expectNothing: said = "expect: {\(key): null}"
    }
    let entry = "[{tag: \(owner.target), \(said)}]"
    return .init(
      owner.container == nil ? "\(owner.operation): \(entry)" : "\(owner.operation): {\(place)\(list): \(entry)}",
      isWhole: isWhole)
  }
}

extension PlainValue {
  /// The same after a change at a path, with what a test asks for in its place; nil where the path leads nowhere.
  func changed(_ change: OutsideChange, at path: ArraySlice<OutsideStep>) -> PlainValue? {
    guard let step = path.first else { return change.value }
    let rest = path.dropFirst()
    switch (self, step.name) {
    case (.map, .key(let key)):
      if rest.isEmpty { return setting(key, to: change.value) }
      let inner = self[key] ?? (step.isOptional ? .map([]) : nil)
      return inner?.changed(change, at: rest).map { setting(key, to: $0) }
    case (.list(var items), .place), (.list(var items), .end), (.list(var items), .match):
      let place =
        switch step.name {
        case .end: items.count
        case .match(let key, let value): items.firstIndex { $0[key]?.scalarText == value } ?? items.count
        default: Int(step.text) ?? -1
        }
      if rest.isEmpty, case .insert(let value) = change, (0...items.count).contains(place) {
        items.insert(value, at: place)
        return .list(items)
      }
      if rest.isEmpty, case .set(let value) = change, step.name == .end { return .list(items + [value]) }
      guard items.indices.contains(place) else { return nil }
      if rest.isEmpty {
        if let value = change.value { items[place] = value } else { items.remove(at: place) }
        return .list(items)
      }
      guard let inner = items[place].changed(change, at: rest) else { return nil }
      items[place] = inner
      return .list(items)
    default: return nil
    }
  }
}
