internal import SpecSource
internal import SpecTree

/// What is worth knowing of a property besides who won.
extension ExplanationGround {
  /// The remarks on a property.
  func remarks(_ slot: Slot, _ winner: Answer) -> [Diagnostic.Note] {
    [
      codeRemark(slot, winner), modelRemark(slot), titleRemark(slot, winner), invisibleRemark(slot),
      classRemark(slot, winner),
    ]
    .compactMap(\.self)
  }

  /// A value that is code, which is never guessed.
  private func codeRemark(_ slot: Slot, _ winner: Answer) -> Diagnostic.Note? {
    guard case .native = winner.value.content, !table[slot].isEvent else { return nil }
    return Diagnostic.Note("the value is code: what it answers is known when the app runs")
  }

  /// A model whose gaps the class fills.
  private func modelRemark(_ slot: Slot) -> Diagnostic.Note? {
    guard isModel(slot), let base = result.modelBase, let asked else { return nil }
    return Diagnostic.Note(
      "what it leaves out comes from the declaration of '\(resolver.view.excerpt(of: asked.found.name))'",
      at: resolver.view.location(of: base))
  }

  /// A title that a view hides (UIKit shows either).
  private func titleRemark(_ slot: Slot, _ winner: Answer) -> Diagnostic.Note? {
    guard subject.element == .header, slot == resolver.headerKeys.title, winner.value.content != .unset else {
      return nil
    }
    let keys = resolver.headerKeys
    var view = result[keys.view]
    if view.content == .none || view.content == .unset { view = result[keys.reusableView] }
    switch view.content {
    case .unset, .unusable: return nil
    case .native:
      return Diagnostic.Note("an object of the app gives the view: where it answers with one, the title is not shown")
    case .text(let name):
      return Diagnostic.Note(
        "the title is not shown: the view '\(resolver.view.excerpt(of: name))' takes its place",
        at: view.node.map { resolver.view.location(of: $0) })
    case .known(let name):
      return Diagnostic.Note("the title is not shown: the view '\(name.rawValue)' takes its place")
    default: return nil
    }
  }

  /// A height that leaves nothing to see.
  private func invisibleRemark(_ slot: Slot) -> Diagnostic.Note? {
    let height: Slot
    switch subject.element {
    case .row: height = resolver.rowKeys.height
    case .header: height = resolver.headerKeys.height
    default: return nil
    }
    let isTitle = subject.element == .header && slot == resolver.headerKeys.title
    guard slot == height || isTitle && result[slot].content != .unset else { return nil }
    let what = subject.element == .row ? "the row" : subject.isFooter ? "the footer" : "the header"
    switch result[height].content {
    case .nothing:
      return Diagnostic.Note(
        "\(what) cannot be seen: runtime '\(resolver.spec.runtime.name)' takes a height that is not given for nothing")
    case .number(0): return Diagnostic.Note("\(what) cannot be seen: it is 0 points high")
    default: return nil
    }
  }

  /// What the class leaves open, where a method of it would win.
  private func classRemark(_ slot: Slot, _ winner: Answer) -> Diagnostic.Note? {
    guard table[slot].tiers.contains(.classMethod), winner.value.tier > .classMethod, let asked else { return nil }
    let name = resolver.view.excerpt(of: asked.found.name)
    let property = table[slot].name
    if asked.facts.missing.contains(slot) {
      return Diagnostic.Note("'\(name)' certainly does not implement '\(property)'")
    }
    if asked.found.isDeclared {
      return Diagnostic.Note("'\(name)' does not say whether it implements '\(property)': if it does, that wins")
    }
    let home = subject.element == .row ? "cells" : "views"
    return Diagnostic.Note(
      "'\(name)' is not declared under '\(home)': if it implements '\(property)', that wins")
  }
}

extension Subject {
  /// Whether it is a footer.
  public var isFooter: Bool {
    switch self {
    case .header(.footer, _), .listHeader(.footer): true
    default: false
    }
  }
}
