internal import SpecSource
internal import SpecTree

/// Reading headers and footers.
extension SpecBuilder {
  /// Reads a header or footer: a mapping, or a text that is its title, with what stands beside it under flat names.
  mutating func readHeader(_ value: WrittenValue?, at level: Levels, _ flat: [FlatValue] = []) -> HeaderSpec? {
    let first = spec.values.count
    guard value != nil || !flat.isEmpty else { return nil }
    computedNode = nil
    var node = flat.first?.value.node ?? spec.root
    if let value {
      let target = view.resolved(value.node)
      node = target
      switch value.content {
      case .element: readRecord(target, .header, at: level)
      case .text:
        spec.values.append(WrittenValue(HeaderKeys.shared.title, .value, .text, value.node))
        reportTitleLikeClass(value.node, target)
      case .expression: spec.values.append(WrittenValue(HeaderKeys.shared.title, .value, .expression, value.node))
      default: spec.values.append(WrittenValue(HeaderKeys.shared.title, .value, .unusable, value.node))
      }
    }
    addFlatValues(flat, from: first)
    let keys = HeaderKeys.shared
    var index: Int?
    for value in spec.values[first...]
    where value.content == .text && (value.slot == keys.view || value.slot == keys.type) {
      if value.slot == keys.view {
        index = spec.views.index(ofClassNamedBy: view.resolved(value.node), in: view, &viewNames)
      } else if let name = types[view.byteText(of: view.resolved(value.node))], index == nil {
        index = spec.views.index(ofClassNamedBy: name, in: view, &viewNames)
      }
    }
    let record = Record(node, first..<spec.values.count)
    let computed = computedNode.map { readComputed($0, .header) }
    return HeaderSpec(computed: computed, record: record, view: index)
  }

  /// Adds to an element's values, which begin at `first`, what its section says of it.
  mutating func addFlatValues(_ flat: [FlatValue], from first: Int) {
    for entry in flat {
      if let earlier = spec.values[first...].first(where: {
        $0.slot == entry.value.slot && $0.form == entry.value.form
      }) {
        let keys = [entry.key, NodeID(earlier.node.index - 1)].sorted()
        reportSameProperty(keys[1], as: keys[0])
      } else {
        spec.values.append(entry.value)
      }
    }
  }

  /// A header that is a text is a title; one that is spelt like a declared class was probably meant as its view.
  private mutating func reportTitleLikeClass(_ node: NodeID, _ target: NodeID) {
    let text = view.string(of: target)
    let isDeclared = namesOfDeclaredViews().contains(ByteText(text))
    let endsLikeClass = ["HeaderView", "FooterView", "Header", "Footer", "View"].contains { text.hasSuffix($0) }
    let isOneWord = text.utf8.allSatisfy { $0 >= 0x30 && $0 < 0x80 } && text.first?.isUppercase == true
    guard isDeclared || endsLikeClass && isOneWord && text.dropFirst().contains(where: \.isUppercase) else { return }
    let isJSON = view.style(of: NodeID(node.index - 1)) == .doubleQuoted
    let mapping = isJSON ? "{\"view\": \"\(text)\"}" : "{view: \(text)}"
    diagnostics.add(
      Diagnostic(
        .titleLikeClass, "'\(text)' is shown as a title; if it is a class, write '\(mapping)'",
        at: view.location(of: node),
        fixes: [Fix("write '\(mapping)'", .suggested, [TextEdit(view.range(of: node), mapping)])]))
  }

  /// The names of all declared views; they are read before the first header.
  private mutating func namesOfDeclaredViews() -> Set<ByteText> {
    if let declaredViews { return declaredViews }
    let names = Set(spec.views.classes.prefix(spec.views.declaredCount).map { view.byteText(of: $0.name) })
    declaredViews = names
    return names
  }
}
