internal import SpecExpression
internal import SpecSource
internal import SpecTree

/// Reading one value by the kind that its property has.
extension SpecBuilder {
  /// The value of a property, or an unusable one when a finding says why.
  @inline(always)
  mutating func readValue(
    _ node: NodeID, _ plan: SlotPlan, _ meaning: KeyMeaning, of element: Element
  ) -> WrittenValue {
    let slot = meaning.slot
    let target = view.resolved(node)
    if view.kind(of: target) == .scalar, !mayHaveExpressions, !isUnusable(target) {
      switch plan.code {
      case .text, .className:
        // `native` may be code, and `none` no class.
        if meaning.form == .value, isPlainText(target), plan.code == .text || !view.text(of: target, is: "none") {
          return WrittenValue(slot, meaning.form, .text, node)
        }
      case .length, .number:
        if let value = view.shortInteger(of: target) {
          let number = Double(value)
          if number >= plan.lower, number <= plan.upper {
            return WrittenValue(slot, meaning.form, .number, node, bits: number.bitPattern)
          }
        }
      default: break
      }
    }
    if plan.code == .data, meaning.form == .value, view.kind(of: target) != .scalar || !view.isEmptyScalar(target) {
      return WrittenValue(slot, .value, readData(node) ? .data : .unusable, node)
    }
    return readAnyValue(node, plan, meaning, of: element)
  }

  /// Whether a scalar is text without question: quoted, or plain and neither null nor a boolean.
  @inline(__always)
  mutating func isPlainText(_ node: NodeID) -> Bool { view.style(of: node) != .plain || isNoWord(node) }

  /// Whether a plain scalar is neither null nor a boolean. A call, and a mutating one, so that nothing is copied for those
  /// who need not ask.
  @inline(never)
  private mutating func isNoWord(_ node: NodeID) -> Bool {
    switch view.scalar(of: node) {
    case .text, .integer, .hugeInteger, .double: true
    case .null, .bool: false
    }
  }

  /// The value of a property, with every message that it may deserve.
  private mutating func readAnyValue(
    _ node: NodeID, _ plan: SlotPlan, _ meaning: KeyMeaning, of element: Element
  ) -> WrittenValue {
    let property = PropertyTable.of(element)[meaning.slot]
    let target = view.resolved(node)
    let value: (WrittenValue.Content, UInt64)? = read(node, target, plan, meaning.form, property)
    if value?.0 == .native { noteCode(meaning.slot, of: element) }
    return WrittenValue(meaning.slot, meaning.form, value?.0 ?? .unusable, node, bits: value?.1 ?? 0)
  }

  private mutating func noteCode(_ slot: Slot, of element: Element) {
    switch element {
    case .row: spec.codeOfRows.insert(slot)
    case .header: spec.codeOfHeaders.insert(slot)
    default: break
    }
  }

  private mutating func read(
    _ node: NodeID, _ target: NodeID, _ plan: SlotPlan, _ form: WrittenForm, _ property: Property
  ) -> (WrittenValue.Content, UInt64)? {
    if case .structure(let structure) = property.kind { return readStructure(structure, node, target, property) }
    if view.isEmptyScalar(target) {
      let key = NodeID(node.index - 1)
      addEmpty(node, key: key, named: nil, isData: plan.code == .data)
      return nil
    }
    if isUnusable(target) { return nil }
    if form == .handler, isNative(target, plan, form) { return (.native, 0) }
    if plan.code == .data { return readData(node) ? (.data, 0) : nil }
    if reportNull(target, at: node, isText: plan.code == .text) { return nil }
    if isExpression(target) { return (.expression, 0) }
    if plan.code != .event, isNative(target, plan, form) { return (.native, 0) }
    if view.kind(of: target) == .mapping, reportMisspeltParts(of: target, at: node, plan.code) { return nil }
    if form == .handler, reportBareName(node, target, plan) { return nil }
    // A constant where a block is expected is the value that the block gives.
    switch plan.code {
    case .flag: return readFlag(node, target)
    case .number, .length, .integer: return readNumber(node, target, plan)
    case .text: return readText(node, target) ? (.text, 0) : nil
    case .className: return readClassName(node, target, property)
    case .choice: return readChoice(node, target, property)
    case .event: return readEvent(node, target) ? (.native, 0) : nil
    case .condition:
      spec.isLive = true
      return readFlag(node, target)
    case .element: return readElementShape(node, target, property)
    case .elements: return requireList(node, target) ? pendingElements() : nil
    case .texts: return readTexts(node, target) ? (.data, 0) : nil
    case .choices:
      guard case .choices(let names) = property.kind else { return nil }
      return readChoices(node, target, names) ? (.data, 0) : nil
    case .color: return readColor(node, target) ? (.data, 0) : nil
    case .image: return readImage(node, target) ? (.data, 0) : nil
    case .insets: return readInsets(node, target) ? (.data, 0) : nil
    case .size: return readSize(node, target)
    case .data, .structure: return nil
    }
  }

  /// The value of a key of the file's shape; what it holds is read by the part of the builder that knows it.
  private mutating func readStructure(
    _ structure: Structure, _ node: NodeID, _ target: NodeID, _ property: Property
  ) -> (WrittenValue.Content, UInt64)? {
    switch structure {
    case .variant:
      diagnostics.add(.variantKey(property.name, at: keyLocation(of: node)))
      return nil
    case .repetition:
      spec.isLive = true
      if reportEmpty(target, at: node, property.name) || isExpression(target) { return (.data, 0) }
      if view.kind(of: target) == .scalar {
        reportWrongType(node, expected: "a list, a map, or an expression that gives one")
      }
    case .include: readInclude(node, target)
    case .placement:
      spec.isLive = true
      if !reportEmpty(target, at: node, property.name) { _ = readText(node, target) }
    case .values: spec.isLive = spec.isLive || view.kind(of: target) == .mapping && view.count(of: target) > 0
    case .elementName:
      if !reportEmpty(target, at: node, property.name), readText(node, target) { checkElementName(node, target) }
    default: break
    }
    return (.data, 0)
  }

  /// Checks that expressions can use the name of an element, and that it hides nothing.
  private mutating func checkElementName(_ node: NodeID, _ target: NodeID) {
    let name = view.string(of: target)
    let isTaken = LiveScope.base.slot(of: name) != nil
    guard isTaken || !ScopeNames.canBeName(name) else { return }
    reportWrongType(
      node,
      expected: isTaken
        ? "a name that means nothing else in expressions"
        : "a name for expressions: a letter, then letters, digits and '_'")
  }

  /// Checks the list of files that a spec is made of.
  private mutating func readInclude(_ node: NodeID, _ target: NodeID) {
    spec.isLive = true
    guard !reportEmpty(target, at: node, "include"), view.kind(of: target) != .scalar else { return }
    guard view.kind(of: target) == .sequence else {
      reportWrongType(node, "'include'", expected: "a list of files")
      return
    }
    var item = target.next
    while item < view.after(target) {
      let file = view.resolved(item)
      if view.kind(of: file) != .scalar {
        reportWrongType(item, "an entry of 'include'", expected: "the path of a file")
      } else {
        _ = reportEmpty(file, at: item, nil)
      }
      item = view.after(item)
    }
  }

  /// Whether a scalar stands for a value that an expression could not give; its finding is made.
  @inline(__always)
  private func isUnusable(_ target: NodeID) -> Bool {
    view.isWorkedOut && view.kind(of: target) == .scalar && view.text(of: target, is: "\0unusable")
  }

  private mutating func pendingElements() -> (WrittenValue.Content, UInt64) {
    hasPendingElements = true
    return (.element, 0)
  }

  /// Whether a value is code at run time: `native` where it cannot be text, or `{native: name}`.
  private func isNative(_ target: NodeID, _ plan: SlotPlan, _ form: WrittenForm) -> Bool {
    // A header is there or not, and its title may be any text.
    if plan.code == .element { return false }
    switch view.kind(of: target) {
    case .scalar:
      guard view.text(of: target, is: "native") else { return false }
      switch plan.code {
      // A text may be the word itself, so for a value only the mapping form is code.
      case .text, .className, .image, .color: return form == .handler
      default: return true
      }
    case .mapping:
      return view.count(of: target) == 1 && view.text(of: target.next, is: "native")
        && view.kind(of: view.resolved(target.next.next)) == .scalar
    case .sequence, .alias: return false
    }
  }

  private mutating func readFlag(_ node: NodeID, _ target: NodeID) -> (WrittenValue.Content, UInt64)? {
    if view.kind(of: target) == .scalar, case .bool(let isTrue) = view.scalar(of: target) {
      return (.flag, isTrue ? 1 : 0)
    }
    reportNoFlag(node, target)
    return nil
  }

  private mutating func readNumber(
    _ node: NodeID, _ target: NodeID, _ plan: SlotPlan
  ) -> (WrittenValue.Content, UInt64)? {
    if plan.code == .length, view.text(of: target, is: "automatic") { return (.automatic, 0) }
    guard let number = view.number(of: target) else {
      reportNoNumber(node, target, plan.code)
      return nil
    }
    guard number.isFinite, number >= plan.lower, number <= plan.upper,
      plan.code != .integer || number.rounded() == number
    else {
      reportOutOfRange(node, number, plan)
      return nil
    }
    return (.number, number.bitPattern)
  }

  /// Whether a value is text; a number is its own spelling.
  ///
  /// `entry` says what it is where it is not the value of a key.
  mutating func readText(_ node: NodeID, _ target: NodeID, _ entry: String? = nil) -> Bool {
    if view.kind(of: target) == .scalar, isPlainText(target) { return true }
    reportNoText(node, target, entry)
    return false
  }

  private mutating func readClassName(
    _ node: NodeID, _ target: NodeID, _ property: Property
  ) -> (WrittenValue.Content, UInt64)? {
    guard readText(node, target) else { return nil }
    if property.kind == .className(.view), view.text(of: target, is: "none") { return (.none, 0) }
    return (.text, 0)
  }

  private mutating func readChoice(
    _ node: NodeID, _ target: NodeID, _ property: Property
  ) -> (WrittenValue.Content, UInt64)? {
    guard case .choice(let names) = property.kind else { return nil }
    guard view.kind(of: target) == .scalar else {
      reportWrongType(node, expected: "one of: \(names.joined(separator: ", "))")
      return nil
    }
    if let numbered = readNumberedChoice(node, target, property, names) { return numbered.value }
    let text = view.text(of: target)
    if let choice = names.firstIndex(where: { $0.utf8.elementsEqual(text) }) { return (.choice, UInt64(choice)) }
    report(
      .unknownValue(
        view.string(of: target), of: name(of: node), names: names, at: view.location(of: node),
        style: view.style(of: target)),
      of: node)
    return nil
  }

  /// A choice written as its number, where the runtime has that; nil for anything else.
  private mutating func readNumberedChoice(
    _ node: NodeID, _ target: NodeID, _ property: Property, _ names: [String]
  ) -> (value: (WrittenValue.Content, UInt64)?, Void)? {
    guard let number = view.number(of: target), view.style(of: target) == .plain,
      spec.runtime.rules.numbered.contains(where: { $0.property == property.name })
    else { return nil }
    if number.rounded() == number, number >= 0, number < Double(names.count) { return ((.choice, UInt64(number)), ()) }
    report(
      Diagnostic(
        .outOfRange,
        "\(name(of: node)) is \(view.excerpt(of: target)), expected 0 to \(names.count - 1), or one of: \(names.joined(separator: ", "))",
        at: view.location(of: node)),
      of: node)
    return (nil, ())
  }

  private mutating func readElementShape(
    _ node: NodeID, _ target: NodeID, _ property: Property
  ) -> (WrittenValue.Content, UInt64)? {
    switch view.kind(of: target) {
    case .mapping: return pendingElements()
    case .scalar where property.kind == .element(.header) && spec.runtime.kind == .table:
      return readText(node, target) ? (.text, 0) : nil
    default: break
    }
    let shape =
      property.kind == .element(.header) && spec.runtime.kind == .table
      ? "a mapping, or its title as text" : "a mapping"
    reportWrongType(node, expected: shape)
    return nil
  }
}
