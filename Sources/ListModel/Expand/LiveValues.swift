internal import SpecExpression
internal import SpecSource
internal import SpecTree

/// Working out values: a text with expressions comes to what they say, everything else to itself.
extension ListExpander {
  /// The template of a text; nil when a finding says why it is none.
  mutating func template(_ node: NodeID, _ scope: LiveScope, isInModel: Bool) -> Template? {
    let key = TemplateKey(node: NodeRef(tree: tree, node: node), scope: scope.number, isInModel: isInModel)
    if let known = templates[key] { return known }
    var result: Template?
    do throws(TemplateFaults) {
      result = try Template(view.text(of: node), names: isInModel ? scope.namesOfModel : scope.names)
    } catch {
      for fault in error.all { report(fault, in: node) }
    }
    templates[key] = .some(result)
    parsed.insert(key.node)
    return result
  }

  /// The value that a scalar comes to; nil when a finding says why there is none.
  mutating func value(of node: NodeID, _ scope: LiveScope, isInModel: Bool = false) -> Value? {
    guard Template.isLive(view.text(of: node)) else { return evaluator.value(of: node, in: tree) }
    guard let template = template(node, scope, isInModel: isInModel) else { return nil }
    // What could not be loaded has its finding; nothing more is concluded from it.
    if dataIsIncomplete, let data = slots.data, template.reads(data) { return nil }
    do throws(ExpressionFault) {
      return try template.value(in: &evaluator)
    } catch {
      if reported.insert(NodeRef(tree: tree, node: node)).inserted { report(error, in: node, by: composer.route) }
      return nil
    }
  }

  /// The value that any node comes to, with all that is in it; what cannot be worked out is null.
  mutating func deepValue(of node: NodeID, _ scope: LiveScope, isInModel: Bool) -> Value {
    let target = view.resolved(node)
    guard isLive(target) else { return evaluator.value(of: target, in: tree) }
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
  mutating func write(_ value: Value, at node: NodeID) {
    let place = view.location(of: node)
    switch value {
    case .null: writePlain("null", at: place)
    case .bool(let flag): writePlain(flag ? "true" : "false", at: place)
    case .int(let number): writePlain(String(number), at: place)
    case .uint(let number): writePlain(String(number), at: place)
    case .double(let number): writePlain(String(number), at: place)
    case .type(let type): composer.key(type.rawValue, at: place)
    case .string(let text): composer.key(text, at: place)
    case .list(let elements):
      composer.openSequence(at: place)
      for element in elements where !composer.isFull { write(element, at: node) }
      composer.close()
    case .map(let map):
      composer.openMapping(at: place)
      for entry in map.entries where !composer.isFull {
        composer.key(evaluator.asText(entry.key), at: place)
        write(entry.value, at: node)
      }
      composer.close()
    case .node(let reference):
      let home = evaluator.home(of: reference)
      if home.kind(of: reference.node) == .scalar {
        composer.scalar(home.text(of: reference.node), home.style(of: reference.node), at: place)
      } else {
        composer.copy(reference.node, from: home)
      }
    }
  }

  private mutating func writePlain(_ text: String, at place: Location) {
    var text = text
    text.withUTF8 { composer.scalar($0, .plain, at: place) }
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
      if let value = value(of: target, scope) { write(value, at: target) } else { writeUnusable(at: target) }
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

  /// Adds what stands for a value that could not be worked out: the builder takes it for unusable without a word.
  mutating func writeUnusable(at node: NodeID) {
    composer.key(ComputedKey.unusableText, at: view.location(of: node))
  }
}
