internal import ListModel
internal import SpecTree

/// Writes what a file says of an element as JSON, under the language's own names.
struct RecordJSON {
  private let spec: ListSpec
  private let view: TreeView
  /// By `Element.rawValue`.
  private let plans: [ElementPlan]

  /// A writer for the elements of a list.
  init(_ resolver: Resolver) {
    spec = resolver.spec
    view = resolver.view
    plans = Element.allCases.map { ElementPlan($0, for: resolver.spec.runtime) }
  }

  /// The values of a record in the order of the catalogue, a property's value before its block.
  func inOrder(_ record: Record) -> [WrittenValue] {
    spec.values(of: record).sorted { ($0.slot, $0.form.rawValue) < ($1.slot, $1.form.rawValue) }
  }

  /// Appends an element as an object.
  func append(_ record: Record, _ element: Element, to out: inout ByteBuffer) {
    out.append(UInt8(ascii: "{"))
    _ = appendMembers(of: record, element, to: &out)
    out.append(UInt8(ascii: "}"))
  }

  /// Appends a declared class as an object: its defaults, then the methods that it has.
  func append(_ declared: ClassSpec, _ facts: ClassFacts, _ element: Element, to out: inout ByteBuffer) {
    out.append(UInt8(ascii: "{"))
    var isFirst = true
    if let record = declared.record { isFirst = appendMembers(of: record, element, to: &out) }
    let methods = facts.implemented.union(facts.missing)
    if !methods.isEmpty {
      out.append(isFirst ? "\"implements\": {" : ", \"implements\": {")
      isFirst = true
      for slot in methods {
        if !isFirst { out.append(", ") }
        isFirst = false
        if let method = declared.methods.first(where: { $0.slot == slot }) {
          append(method, element, to: &out)
        } else {
          plans[Int(element.rawValue)].appendKey(slot, isFirst: true, to: &out)
          out.append("false")
        }
      }
      out.append(UInt8(ascii: "}"))
    }
    out.append(UInt8(ascii: "}"))
  }

  /// Appends the members of an element's object; the methods of a class are left to the caller.
  private func appendMembers(of record: Record, _ element: Element, to out: inout ByteBuffer) -> Bool {
    var isFirst = true
    for value in inOrder(record) {
      // The methods of a class come behind its defaults.
      if PropertyTable.of(element)[value.slot].kind == .structure(.implements) { continue }
      if !isFirst { out.append(", ") }
      isFirst = false
      append(value, element, to: &out)
    }
    return isFirst
  }

  /// Appends a value with its key.
  func append(_ value: WrittenValue, _ element: Element, to out: inout ByteBuffer) {
    appendKey(of: value, element, to: &out)
    appendValue(value, element, to: &out)
  }

  /// Appends the key of a value, the colon and the space behind it.
  func appendKey(of value: WrittenValue, _ element: Element, to out: inout ByteBuffer) {
    if value.form == .value { return plans[Int(element.rawValue)].appendKey(value.slot, isFirst: true, to: &out) }
    out.appendJSON(PropertyTable.of(element)[value.slot].name + "Handler")
    out.append(": ")
  }

  /// Appends a value.
  func appendValue(_ value: WrittenValue, _ element: Element, to out: inout ByteBuffer) {
    let plan = plans[Int(element.rawValue)]
    switch value.content {
    case .flag: out.appendJSON(value.isTrue)
    case .number: out.append(value.number)
    case .automatic: out.append("\"automatic\"")
    case .choice: plan.appendWord(value.choice, of: value.slot, to: &out)
    case .text: out.appendJSON(view.text(of: view.resolved(value.node)))
    case .expression: out.appendJSON(value.node, in: view, as: .text)
    case .data, .size: out.appendJSON(value.node, in: view, as: plan.readings[value.slot])
    case .native: appendCode(value.node, to: &out)
    case .method: out.append("\"native\"")
    case .none: out.append("\"none\"")
    case .element: appendElements(of: value, PropertyTable.of(element)[value.slot].kind, to: &out)
    case .unusable: out.append("null")
    }
  }

  /// Appends what runs in the app: `"native"`, `{"native": name}` or `{"openURL": url}`.
  private func appendCode(_ node: NodeID, to out: inout ByteBuffer) {
    let argument: NodeID
    switch view.code(at: node) {
    case .native(nil): return out.append("\"native\"")
    case .native(let name?):
      out.append("{\"native\": ")
      argument = name
    case .openURL(let url):
      out.append("{\"openURL\": ")
      argument = url
    }
    out.appendJSON(view.text(of: argument))
    out.append(UInt8(ascii: "}"))
  }

  private func appendElements(of value: WrittenValue, _ kind: ValueKind, to out: inout ByteBuffer) {
    let records = spec.elements(of: value)
    switch kind {
    case .elements(let element):
      out.append(UInt8(ascii: "["))
      for (place, record) in records.enumerated() {
        if place > 0 { out.append(", ") }
        append(record, element, to: &out)
      }
      out.append(UInt8(ascii: "]"))
    case .element(let element) where records.count == 1:
      append(records[records.startIndex], element, to: &out)
    default: out.append("null")
    }
  }
}
