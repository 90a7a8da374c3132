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

  private var className: String { explanation.className.map { "'\($0)'" } ?? "the class" }

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
    case .section(let key): return "'\(resolver.view.excerpt(of: key))' of the section"
    case .list(let key): return "list-wide '\(resolver.view.excerpt(of: key))'"
    case .layout(let key): return "'\(resolver.view.excerpt(of: key))' of the layout"
    case .wholeList: return "implied by what the list says"
    case .property(let other):
      let name = table[other].name
      return answer.value.tier == .runtime ? "the same as '\(name)', by default" : "'\(name)' of \(noun) itself"
    case .trigger(let other, let key):
      return "implied by '\(key.map { resolver.view.excerpt(of: $0) } ?? table[other].name)'"
    case .listTrigger(let key): return "implied by '\(resolver.view.excerpt(of: key))' of the list"
    case .firstSecondText: return "implied by the section's first second text"
    case .plainRow: return "implied: a plain row under \(runtime)"
    case .standard: return "the default of \(standardOwner)"
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
