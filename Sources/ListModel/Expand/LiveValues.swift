internal import SpecExpression
internal import SpecSource
internal import SpecTree

/// Working out values: a text with expressions comes to what they say, everything else to itself.
extension ListExpander {
  /// The place of a text's template; nil when a finding says why it is none.
  mutating func template(_ node: NodeID, _ scope: LiveScope, isInModel: Bool) -> Int? {
    let key = ParsedTemplates.Key(
      node: NodeRef(tree: tree, node: node), scope: scope.number, isInModel: isInModel)
    let outcome = templates.outcome(of: key) ?? templates.add(parse(node, scope, isInModel: isInModel), for: key)
    guard case .template(let place) = outcome else { return nil }
    return place
  }

  /// The same for a text that has been parsed; nil for any other.
  func knownTemplate(of node: NodeID, _ scope: LiveScope, isInModel: Bool) -> Int? {
    templates.template(
      of: ParsedTemplates.Key(node: NodeRef(tree: tree, node: node), scope: scope.number, isInModel: isInModel))
  }

  private mutating func parse(_ node: NodeID, _ scope: LiveScope, isInModel: Bool) -> Template? {
    do throws(TemplateFaults) {
      return try Template(view.text(of: node), names: isInModel ? scope.namesOfModel : scope.names)
    } catch {
      for fault in error.all { report(fault, in: node) }
      return nil
    }
  }

  /// The value that a scalar comes to; nil when a finding says why there is none.
  mutating func value(of node: NodeID, _ scope: LiveScope, isInModel: Bool = false) -> Value? {
    guard Template.isLive(view.text(of: node)) else { return evaluator.value(of: node, in: tree) }
    guard let place = template(node, scope, isInModel: isInModel) else { return nil }
    return value(of: node, by: place)
  }

  /// The value of a text's template; nil when a finding says why there is none.
  private mutating func value(of node: NodeID, by place: Int) -> Value? {
    workOut(node, by: place) { template, evaluator throws(ExpressionFault) in try template.value(in: &evaluator) }
  }

  /// What `body` makes of a text's template; nil when a finding says why there is nothing.
  private mutating func workOut<Result>(
    _ node: NodeID, by place: Int,
    _ body: (Template, inout Evaluator) throws(ExpressionFault) -> Result
  ) -> Result? {
    let template = templates.all[place]
    // What could not be loaded has its finding; nothing more is concluded from it.
    if dataIsIncomplete, let data = slots.data, template.reads(data) { return nil }
    do throws(ExpressionFault) {
      return try body(template, &evaluator)
    } catch {
      reportOnce(error, in: node)
      return nil
    }
  }

  private mutating func reportOnce(_ fault: ExpressionFault, in node: NodeID) {
    if reported.insert(NodeRef(tree: tree, node: node)).inserted { report(fault, in: node, by: composer.route) }
  }

  /// The value that any node comes to, with all that is in it; what cannot be worked out is null.
  mutating func deepValue(of node: NodeID, _ scope: LiveScope, isInModel: Bool) -> Value {
    let target = view.resolved(node)
    guard view.isLive(target) else { return evaluator.value(of: target, in: tree) }
    switch view.kind(of: target) {
    case .scalar: return value(of: target, scope, isInModel: isInModel) ?? .null
    case .sequence:
      var elements: [Value] = []
      var item = target.next
      while item < view.after(target) {
        elements.append(deepValue(of: item, scope, isInModel: isInModel))
        item = view.after(item)
      }
      return .list(elements)
    case .mapping:
      var map = ValueMap()
      for pair in pairs(of: target) {
        map.set(deepValue(of: pair.value, scope, isInModel: isInModel), for: view.string(of: pair.key))
      }
      return .map(map)
    case .alias: return .null
    }
  }

  /// Reports what is wrong with the expression of a scalar; `route` says for which element, when it depends on that.
  mutating func report(_ fault: ExpressionFault, in node: NodeID, by route: UInt32 = 0) {
    var place = ScalarSourceMap(of: node, in: view).location(of: fault.range)
    place.route = route
    if fault.kind == .syntax, view.style(of: node) == .plain, CommaCut.isOpenExpression(node, in: view),
      let cut = CommaCut(of: node, in: view)
    {
      let message =
        "the comma ends the expression, because it stands inside braces without quotes; quote the expression"
      diagnostics.append(Diagnostic(.expression(fault.kind), message, at: place, fixes: cut.fixes(in: view)))
      return
    }
    var fixes: [Fix] = []
    if let replacement = fault.replacement {
      fixes = [Fix("write '\(replacement)'", .suggested, [TextEdit(place.range, replacement)])]
    }
    diagnostics.append(Diagnostic(.expression(fault.kind), fault.message, at: place, fixes: fixes))
  }

  /// Adds a value that was worked out where `node` stands.
  mutating func write(_ value: Value, at node: NodeID) { write(value, at: view.location(of: node)) }

  private mutating func write(_ value: Value, at place: Location) {
    switch value {
    case .null: writePlain("null", at: place)
    case .bool(let flag): writePlain(flag ? "true" : "false", at: place)
    case .int(let number): writeDigits(at: place) { NumberText.append(number, to: &$0) }
    case .uint(let number): writeDigits(at: place) { NumberText.append(number, to: &$0) }
    case .double(let number): writePlain(String(number), at: place)
    case .type(let type): composer.key(type.rawValue, at: place)
    case .string(let text): composer.key(text, at: place)
    case .list(let elements):
      composer.openSequence(at: place)
      for element in elements where !composer.isFull { write(element, at: place) }
      composer.close()
    case .map(let map):
      composer.openMapping(at: place)
      for entry in map.entries where !composer.isFull {
        composer.key(evaluator.asText(entry.key), at: place)
        write(entry.value, at: place)
      }
      composer.close()
    case .node(let reference):
      let home = evaluator.home(of: reference)
      if home.kind(of: reference.node) == .scalar {
        composer.scalar(home.text(of: reference.node), home.style(of: reference.node), at: place)
      } else {
        composer.copy(reference.node, from: home, at: place)
      }
    }
  }

  private mutating func writePlain(_ text: String, at place: Location) {
    var text = text
    text.withUTF8 { composer.scalar($0, .plain, at: place) }
  }

  private mutating func writeDigits(at place: Location, _ fill: (inout [UInt8]) -> Void) {
    withSpareText { expander, text in
      fill(&text)
      text.withUnsafeBufferPointer { expander.composer.scalar($0, .plain, at: place) }
    }
  }

  /// Adds what a text with expressions comes to; false when a finding says why that is nothing.
  private mutating func writeWorkedOut(_ node: NodeID, _ scope: LiveScope, isInModel: Bool) -> Bool {
    guard let template = template(node, scope, isInModel: isInModel) else { return false }
    return writeWorkedOut(node, by: template, at: view.location(of: node))
  }

  /// The same by the text's template.
  mutating func writeWorkedOut(_ node: NodeID, by template: Int, at place: Location) -> Bool {
    if templates.areExpressions[template] {
      guard let value = value(of: node, by: template) else { return false }
      write(value, at: place)
      return true
    }
    // A text goes from the evaluator to the tree without becoming a string on the way.
    return withSpareText { expander, text in
      let made: Void? = expander.workOut(node, by: template) { template, evaluator throws(ExpressionFault) in
        try template.append(to: &text, in: &evaluator)
      }
      guard made != nil else { return false }
      text.withUnsafeBufferPointer { expander.composer.scalar($0, .doubleQuoted, at: place) }
      return true
    }
  }

  /// Calls `body` with the expander and an empty text whose memory is kept.
  private mutating func withSpareText<Result>(_ body: (inout ListExpander, inout [UInt8]) -> Result) -> Result {
    var text: [UInt8] = []
    swap(&text, &spareText)
    let result = body(&self, &text)
    text.removeAll(keepingCapacity: true)
    swap(&text, &spareText)
    return result
  }

  /// Adds data with everything in it worked out; what cannot be is null.
  mutating func expandData(_ node: NodeID, _ scope: LiveScope) {
    let target = view.resolved(node)
    guard view.isLive(target) else { return composer.copy(target, from: view) }
    switch view.kind(of: target) {
    case .scalar:
      if !writeWorkedOut(target, scope, isInModel: true) { writeNull(at: target) }
    case .sequence:
      composer.openSequence(at: view.firstLineLocation(of: target))
      var item = target.next
      while item < view.after(target) {
        expandData(item, scope)
        item = view.after(item)
      }
      composer.close()
    case .mapping:
      composer.openMapping(at: firstLine(of: target))
      let view = view
      view.forEachPair(of: target) { pair in
        composer.copyScalar(pair.key, from: view)
        expandData(pair.value, scope)
      }
      composer.close()
    case .alias: break
    }
  }

  /// Adds a value with everything in it worked out; nothing where it has no expression but a copy.
  mutating func expand(_ node: NodeID, _ scope: LiveScope, isConditional: Bool = false) {
    let target = view.resolved(node)
    switch view.kind(of: target) {
    case .scalar:
      guard Template.isLive(view.text(of: target)) else {
        composer.copyScalar(target, from: view)
        return
      }
      // What could not be worked out has its finding; nothing more is concluded from it.
      if !writeWorkedOut(target, scope, isInModel: false) { writeUnusable(at: target) }
    case .sequence:
      composer.openSequence(at: view.firstLineLocation(of: target))
      var item = target.next
      while item < view.after(target) {
        expandElement(item, scope)
        item = view.after(item)
      }
      composer.close()
    case .mapping:
      composer.openMapping(at: view.firstLineLocation(of: target))
      let view = view
      view.forEachPair(of: target) { pair in
        if isConditional, view.text(of: pair.key, is: "when"), !isNative(pair.value) { return }
        expandPair(pair, scope)
      }
      composer.close()
    case .alias: break
    }
  }

  /// Adds a pair with its value worked out.
  mutating func expandPair(_ pair: MappingPair, _ scope: LiveScope) {
    composer.copyScalar(pair.key, from: view)
    expand(pair.value, scope)
  }

  /// Adds an entry of a list, such as a swipe action, unless its condition drops it.
  private mutating func expandElement(_ item: NodeID, _ scope: LiveScope) {
    let target = view.resolved(item)
    if view.kind(of: target) == .mapping, !isKept(target, scope) { return }
    expand(item, scope, isConditional: true)
  }

  /// Adds what stands for data that could not be worked out.
  mutating func writeNull(at node: NodeID) { writePlain("null", at: view.location(of: node)) }

  /// Adds what stands for a value that could not be worked out: the builder takes it for unusable without a word.
  mutating func writeUnusable(at node: NodeID) {
    composer.key(ComputedKey.unusableText, at: view.location(of: node))
  }
}
