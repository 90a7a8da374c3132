import Foundation
import SpecTree

/// A value as JSON has it, from a tree or from JSON text, for comparing what the two mean.
indirect enum YAMLValue: Equatable {
  case null
  case bool(Bool)
  case number(Double)
  case text(String)
  case list([YAMLValue])
  case map([String: YAMLValue])

  /// The values of a tree's documents; aliases stand for what they name, and `<<` is a key like any other.
  static func documents(of tree: NodeTree) -> [YAMLValue] {
    tree.withView { view in tree.documents.map { YAMLValue(view, $0.root) } }
  }

  private init(_ view: TreeView, _ node: NodeID) {
    let node = view.resolved(node)
    switch view.kind(of: node) {
    case .scalar, .alias:
      switch view.scalar(of: node) {
      case .text, .hugeInteger: self = .text(view.string(of: node))
      case .null: self = .null
      case .bool(let value): self = .bool(value)
      case .integer(let value): self = .number(Double(value))
      case .double(let value): self = .number(value)
      }
    case .sequence:
      self = .list(Self.children(view, node).map { YAMLValue(view, $0) })
    case .mapping:
      let children = Self.children(view, node)
      let pairs = stride(from: 0, to: children.count, by: 2).map {
        (view.string(of: children[$0]), YAMLValue(view, children[$0 + 1]))
      }
      self = .map(Dictionary(pairs) { first, _ in first })
    }
  }

  private static func children(_ view: TreeView, _ node: NodeID) -> [NodeID] {
    var children: [NodeID] = []
    var child = node.next
    while child < view.after(node) {
      children.append(child)
      child = view.after(child)
    }
    return children
  }

  /// The values of a text that holds any number of JSON values one after the other.
  static func documents(json: String) throws -> [YAMLValue] {
    var values: [YAMLValue] = []
    var text = ""
    for line in json.split(separator: "\n", omittingEmptySubsequences: false) {
      text += line + "\n"
      guard !text.allSatisfy(\.isWhitespace),
        let value = try? JSONSerialization.jsonObject(with: Data(text.utf8), options: .fragmentsAllowed)
      else { continue }
      values.append(YAMLValue(foundation: value))
      text = ""
    }
    return values
  }

  private init(foundation value: Any) {
    switch value {
    case let number as NSNumber:
      // Foundation keeps booleans as numbers of the C type `char`, and numbers of JSON never as that.
      self = String(cString: number.objCType) == "c" ? .bool(number.boolValue) : .number(number.doubleValue)
    case let text as String: self = .text(text)
    case let list as [Any]: self = .list(list.map(YAMLValue.init(foundation:)))
    case let map as [String: Any]: self = .map(map.mapValues(YAMLValue.init(foundation:)))
    default: self = .null
    }
  }
}
