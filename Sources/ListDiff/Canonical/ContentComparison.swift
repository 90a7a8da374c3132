internal import ListModel
internal import SpecTree

/// Compares effective values of two lists without building anything: nearly all of them are equal.
final class ContentComparison {
  private let old: Resolver
  private let new: Resolver
  private let nodes: NodeComparison
  /// By `Element.rawValue` and slot: how data is read.
  private let readings: [[ScalarReading]]

  init(_ old: Resolver, _ new: Resolver) {
    self.old = old
    self.new = new
    nodes = NodeComparison(old: old.view, new: new.view)
    readings = Element.allCases.map { PropertyTable.of($0).properties.map(\.kind.reading) }
  }

  /// Whether two elements have a property alike; nil where only their canonical values can tell.
  func areSame(_ slot: Slot, _ left: ResolvedElement, _ right: ResolvedElement) -> Bool? {
    switch (old.effective(slot, of: left), new.effective(slot, of: right)) {
    case (.unset, .unset), (.automatic, .automatic), (.native(nil), .native(nil)): true
    case (.flag(let left), .flag(let right)): left == right
    case (.number(let left), .number(let right)): left == right
    case (.choice(let left), .choice(let right)): left == right
    case (.known(let left), .known(let right)): left == right
    case (.text(let left), .text(let right)): nodes.areSame(left, right, as: .text)
    case (.data(let own), .data(let other)) where !left.isMerged(slot) && !right.isMerged(slot):
      // Data that is null is the same as none.
      nodes.areSame(own, other, as: readings[Int(left.element.rawValue)][slot])
    default: nil
    }
  }
}
