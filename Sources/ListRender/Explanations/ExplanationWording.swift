internal import ListModel
internal import SpecTree

/// The words of an explanation, the same in every format.
extension ExplanationReport {
  private var runtime: String { "runtime '\(resolver.spec.runtime.name)'" }

  /// What the explanation is about: `row 'sync' of section 'account' (#0/#1)`.
  var subject: String {
    let subject = explanation.subject
    switch subject {
    case .list: return "the list" + tag(explanation.tag)
    case .listHeader(let side): return "the \(side.rawValue) of the list"
    case .section: return "section\(tag(explanation.tag)) (\(subject.address))"
    case .header(let side, _): return "the \(side.rawValue)\(section(or: " of a section")) (\(subject.address))"
    case .row: return "row\(tag(explanation.tag))\(section(or: "")) (\(subject.address))"
    }
  }

  private func tag(_ node: NodeID?) -> String { node.map { " '\(resolver.view.excerpt(of: $0))'" } ?? "" }

  private func section(or nothing: String) -> String {
    explanation.sectionTag == nil ? nothing : " of section\(tag(explanation.sectionTag))"
  }

  private var noun: String {
    switch explanation.subject {
    case .list: "the list"
    case .section: "the section"
    case .listHeader(let side), .header(let side, _): "the \(side.rawValue)"
    case .row: "the row"
    }
  }

  private var className: String { explanation.className.map { "'\(resolver.view.excerpt(of: $0))'" } ?? "the class" }

  /// Who gave an answer.
  func sayer(of answer: Answer, _ slot: Slot) -> String {
    let isBlock = answer.value.form == .handler
    switch answer.sayer {
    case .object:
      let object = table[slot].owner == .dataSource ? "data source" : "delegate"
      return "the app's \(object), for the whole list"
    case .method: return "a method of \(className)"
    case .classDefault: return isBlock ? "a block of \(className)" : "the declaration of \(className)"
    case .own: return isBlock ? "the block of \(noun)" : "\(noun) itself"
    case .sectionDefaults: return "'rowDefaults' of the section"
    case .listDefaults: return "'rowDefaults' of the list"
    case .list(let key): return "list-wide '\(PropertyTable.list[key].name)'"
    case .wholeList: return "implied by what the list says"
    case .property(let other): return sayer(other: table[other].name, answer.value.tier)
    case .plainRow: return "implied: a plain row under \(runtime)"
    case .standard: return "the default of \(standardOwner)"
    }
  }

  private func sayer(other name: String, _ tier: Tier) -> String {
    switch tier {
    case .implied: "implied by '\(name)'"
    case .runtime: "the same as '\(name)', by default"
    default: "'\(name)' of \(noun) itself"
    }
  }

  private var standardOwner: String {
    if case .listHeader = explanation.subject { return "UIKit" }
    return runtime
  }
}

extension Tier {
  /// What it is called in JSON, by the names of docs/language.md.
  var word: String {
    switch self {
    case .delegate: "delegate"
    case .classMethod: "class"
    case .handler: "handler"
    case .value: "value"
    case .classDefault: "class-default"
    case .inherited: "inherited"
    case .implied: "implied"
    case .runtime: "runtime"
    }
  }
}
