internal import SpecExpression
internal import SpecSource
public import SpecTree

extension TreeView {
  /// Whether a value has an expression anywhere in it.
  public func isLive(_ node: NodeID) -> Bool { containsText(in: node) { Template.isLive($0) } }

  /// Whether an expression anywhere in a value may speak of the model.
  func mentionsModel(_ node: NodeID) -> Bool {
    containsText(in: node) { text in
      Template.isLive(text)
        && PairSearch.next(UInt8(ascii: "m"), before: UInt8(ascii: "o"), or: UInt8(ascii: "o"), in: text) != nil
    }
  }

  /// Whether what a root says may read data: an expression names it, or other files belong to it.
  public func mayReadData(_ root: NodeID) -> Bool {
    if ["include", "extends"].contains(where: { value(of: $0, in: root) != nil }) { return true }
    return containsText(in: root) { text in
      Template.isLive(text) && text.indices.contains { text[$0...].starts(with: "data".utf8) }
    }
  }

  private func containsText(in node: NodeID, where condition: (UnsafeBufferPointer<UInt8>) -> Bool) -> Bool {
    let target = resolved(node)
    guard kind(of: target) != .scalar else { return condition(text(of: target)) }
    var current = target.next
    while current < after(target) {
      switch kind(of: current) {
      case .alias: if containsText(in: current, where: condition) { return true }
      case .scalar: if condition(text(of: current)) { return true }
      case .sequence, .mapping: break
      }
      current = current.next
    }
    return false
  }
}
